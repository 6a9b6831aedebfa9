import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { IMAGE_MEMORY, PLAIN_MEMORY } from "./image-environment.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

test("npm start, the Docker image and the systemd unit give Node the same memory", () => {
	const { scripts } = JSON.parse(read("package.json"));
	for (const name of ["start", "serve"])
		assert.match(scripts[name], /node --env-file-if-exists=deploy\/memory\.env server\.ts$/, name);
	assert.match(PLAIN_MEMORY.NODE_OPTIONS ?? "", /--max-old-space-size=\d+/);
	assert.equal(IMAGE_MEMORY.NODE_OPTIONS, PLAIN_MEMORY.NODE_OPTIONS);
	const [, unit] =
		/^Environment="NODE_OPTIONS=([^"]*)"$/m.exec(read("deploy/systemd/website@.service")) ?? [];
	assert.equal(unit, PLAIN_MEMORY.NODE_OPTIONS);
});
