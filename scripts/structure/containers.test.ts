import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const compose = readFileSync("deploy/compose.yaml", "utf8");

test("an operator's settings reach the site in containers, and no file with secrets gets into the image", () => {
	assert.match(compose, /^x-site:[\s\S]*?^ {2}env_file: \.env$/m);
	assert.ok(readFileSync(".dockerignore", "utf8").split("\n").includes("**/.env*"));
});

test("the database in containers has the version of the pg_dump beside the site, which is Debian's", () => {
	assert.match(compose, /image: postgres:17-trixie/);
	assert.match(readFileSync("Dockerfile", "utf8"), /NODE_IMAGE=node:\d+-trixie-slim[\s\S]*postgresql-client/);
});
