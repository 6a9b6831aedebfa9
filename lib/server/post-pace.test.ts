import assert from "node:assert/strict";
import { test } from "node:test";
import { postDelayMs } from "#lib/server/post-pace";

test("ten posts at once go through, further ones follow at twenty-five a second", () => {
	const waits = Array.from({ length: 14 }, () => postDelayMs("busy", 1_000));
	assert.deepEqual(waits.slice(0, 11), Array(11).fill(0));
	assert.deepEqual(waits.slice(11), [40, 80, 120]);
	assert.equal(postDelayMs("another", 1_000), 0);
	assert.equal(postDelayMs("busy", 1_600), 0, "six tenths of a second later nobody waits");
});

test("nobody waits longer than five seconds, and a flood leaves no longer debt than that", () => {
	for (let post = 0; post < 5_000; post++) postDelayMs("flood", 2_000);
	assert.equal(postDelayMs("flood", 2_000), 5_000);
	assert.equal(postDelayMs("flood", 7_500), 0);
});
