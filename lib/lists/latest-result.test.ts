import assert from "node:assert/strict";
import { test } from "node:test";
import { latestResult } from "#lib/lists/latest-result";

test("the result is reused for the same lists and made again for other ones", () => {
	let calls = 0;
	const together = latestResult((first: readonly string[], second: readonly string[]) => {
		calls += 1;
		return [...first, ...second];
	});
	const [a, b] = [["a"], ["b"]];
	const made = together(a, b);
	assert.deepEqual(made, ["a", "b"]);
	assert.equal(together(a, b), made);
	assert.equal(calls, 1);
	assert.deepEqual(together(b, a), ["b", "a"]);
	assert.deepEqual(together(a, b), ["a", "b"], "only the latest is kept");
	assert.equal(calls, 3);
});

test("a result that failed is tried again", () => {
	let isReady = false;
	const made = latestResult((list: readonly number[]) => {
		if (!isReady) throw new Error("not yet");
		return list.length;
	});
	const list = [1];
	assert.throws(() => made(list));
	isReady = true;
	assert.equal(made(list), 1);
});

test("a result that is still being made is shared, and made again if it fails", async () => {
	let made = 0;
	const list = {};
	const result = latestResult(async (_: object) => {
		made += 1;
		if (made === 1) throw new Error("not this time");
		return made;
	});
	const both = await Promise.allSettled([result(list), result(list)]);
	assert.deepEqual(
		both.map(({ status }) => status),
		["rejected", "rejected"],
	);
	assert.equal(made, 1);
	assert.equal(await result(list), 2);
	assert.equal(await result(list), 2);
});
