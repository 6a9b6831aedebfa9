import assert from "node:assert/strict";
import { test } from "node:test";
import { equalShare } from "#lib/text/equal-share";

test("long texts are cut to one length, and short ones leave their rest to them", () => {
	assert.equal(equalShare([10, 10, 100, 200], 120), 50);
	assert.equal(equalShare([100, 10, 200, 10], 120), 50, "in any order");
});

test("texts that fit stay whole", () => {
	assert.equal(equalShare([10, 20], 30), Number.POSITIVE_INFINITY);
	assert.equal(equalShare([], 0), Number.POSITIVE_INFINITY);
});
