import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

const choices = (settings: object) =>
	spawnSync(
		process.execPath,
		["-e", 'import("./scripts/random.ts").then(({ random, SEED }) => console.log(SEED, random(), random()))'],
		{ env: { ...process.env, ...settings }, encoding: "utf8" },
	).stdout.trim();

test("a developer who repeats a test with its seed gets the same choices", () => {
	const first = choices({ SEED: "" });
	assert.match(first, /^\d+ 0\.\d+ 0\.\d+$/);
	assert.equal(choices({ SEED: first.split(" ")[0] }), first);
	assert.notEqual(choices({ SEED: "" }), first);
});
