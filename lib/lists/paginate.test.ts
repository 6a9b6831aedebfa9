import assert from "node:assert/strict";
import { test } from "node:test";
import { paginate } from "#lib/lists/paginate";

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
