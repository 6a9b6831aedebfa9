import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { IMAGE_MEMORY, PLAIN_MEMORY } from "./image-environment.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

test("npm start, the Docker image and the systemd unit give the server the same memory", () => {
	assert.match(PLAIN_MEMORY.NODE_OPTIONS ?? "", /--max-old-space-size=\d+/);
	assert.deepEqual(IMAGE_MEMORY, { ...PLAIN_MEMORY });
	const unit = [...read("deploy/systemd/website@.service").matchAll(/^Environment=(.*)$/gm)]
		.flatMap(([, line = ""]) => line.match(/"[^"]*"|\S+/g) ?? [])
		.map((setting) => setting.replaceAll('"', "").split(/=(.*)/s, 2))
		.filter(([name = ""]) => name in PLAIN_MEMORY);
	assert.deepEqual(Object.fromEntries(unit), { ...PLAIN_MEMORY });
});

test("npm start and npm run serve begin the server's process with these settings", () => {
	const { scripts } = JSON.parse(read("package.json"));
	const [serve] =
		/node --env-file-if-exists=deploy\/memory\.env scripts\/serve\.ts$/.exec(scripts.start) ?? [];
	assert.equal(scripts.serve, serve);

	const folder = mkdtempSync(join(tmpdir(), "serve-"));
	try {
		for (const path of ["scripts/serve.ts", "deploy/memory.env"])
			cpSync(new URL(`../${path}`, import.meta.url), join(folder, path));
		// What glibc finds is what the process began with, not what Node has added since.
		writeFileSync(
			join(folder, "server.ts"),
			'import { readFileSync } from "node:fs"; console.log(JSON.stringify([process.argv.slice(2), process.platform === "linux" ? readFileSync("/proc/self/environ", "latin1") : "MALLOC_ARENA_MAX=2"]));',
		);
		const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, ...env } = process.env;
		const options = ["--env-file-if-exists=deploy/memory.env", "scripts/serve.ts", "-p", "3001"];
		const [args, began] = JSON.parse(
			execFileSync(process.execPath, options, { cwd: folder, env, encoding: "utf8" }),
		);
		assert.deepEqual(args, ["-p", "3001"]);
		assert.match(began, /MALLOC_ARENA_MAX=2/);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});
