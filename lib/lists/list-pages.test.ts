import assert from "node:assert/strict";
import { test } from "node:test";
import { listHref, pageNumber, paginate } from "#lib/lists/list-pages";

test("a URL names only what differs from the default", () => {
	assert.equal(listHref("/notices", { category: "", q: "", page: "" }), "/notices");
	assert.equal(listHref("/notices", { category: "bog", q: "", page: "2" }), "/notices?category=bog&page=2");
	assert.equal(listHref("/notices", { q: "a&b=c #1" }), "/notices?q=a%26b%3Dc+%231");
});

test("a URL may carry anything as its page", () => {
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
