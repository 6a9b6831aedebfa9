import assert from "node:assert/strict";
import { test } from "node:test";
import { pageNumber, pageSteps, paginate } from "#lib/lists/paginate";

test("a list is cut into pages, and a page number outside of it is clamped", () => {
	const list = ["a", "b", "c", "d", "e"];
	const rows: [page: number, items: string[], shown: number][] = [
		[1, ["a", "b"], 1],
		[2, ["c", "d"], 2],
		[3, ["e"], 3],
		[4, ["e"], 3],
		[1e9, ["e"], 3],
		[0, ["a", "b"], 1],
		[-1, ["a", "b"], 1],
	];
	for (const [page, items, shown] of rows) {
		assert.deepEqual(paginate(list, page, 2), { items, page: shown, pages: 3, total: 5 }, `page ${page}`);
	}
	assert.deepEqual(paginate(list.slice(0, 4), 2, 2), { items: ["c", "d"], page: 2, pages: 2, total: 4 });
	assert.deepEqual(paginate([], 3, 2), { items: [], page: 1, pages: 1, total: 0 });
});

test("an address may carry anything as its page", () => {
	const rows: [value: string | null | undefined, page: number][] = [
		["2", 2],
		["02", 2],
		["1000000", 1_000_000],
		["0", 1],
		["-1", 1],
		["9".repeat(80), Number.MAX_SAFE_INTEGER],
		["1.5", 1],
		["1e9", 1],
		["<script>", 1],
		["", 1],
		[null, 1],
		[undefined, 1],
	];
	for (const [value, page] of rows) assert.equal(pageNumber(value), page, String(value));
});

test("more than seven pages are shown with gaps, always in seven places", () => {
	const rows: [page: number, pages: number, expected: string][] = [
		[1, 1, "1"],
		[2, 3, "1 2 3"],
		[4, 7, "1 2 3 4 5 6 7"],
		[1, 8, "1 2 3 4 5 gap 8"],
		[4, 8, "1 2 3 4 5 gap 8"],
		[5, 8, "1 gap 4 5 6 7 8"],
		[5, 10, "1 gap 4 5 6 gap 10"],
		[8, 10, "1 gap 6 7 8 9 10"],
		[2500, 5000, "1 gap 2499 2500 2501 gap 5000"],
		[5000, 5000, "1 gap 4996 4997 4998 4999 5000"],
	];
	for (const [page, pages, expected] of rows) {
		assert.equal(pageSteps(page, pages).join(" "), expected, `${page} of ${pages}`);
	}
});
