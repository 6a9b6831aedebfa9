import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const compose = readFileSync("deploy/compose.yaml", "utf8");

test("an operator's settings reach the site in containers, and no file with secrets gets into the image", () => {
	assert.match(compose, /^x-site:[\s\S]*?^ {2}env_file: \.env$/m);
	assert.ok(readFileSync(".dockerignore", "utf8").split("\n").includes("**/.env*"));
});

test("git ignores every file with secrets that Next reads, and keeps their example", () => {
	const isIgnored = (file: string) =>
		spawnSync("git", ["check-ignore", "--no-index", "-q", file]).status === 0;
	const modes = ["development", "production", "test"];
	const read = [".env", ".env.local", ...modes.flatMap((mode) => [`.env.${mode}`, `.env.${mode}.local`])];
	assert.deepEqual(
		[...read, "deploy/.env"].filter((file) => !isIgnored(file)),
		[],
	);
	assert.ok(!isIgnored(".env.example"));
});
