import assert from "node:assert/strict";
import { test } from "node:test";
import { pageSteps } from "#lib/lists/page-steps";

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
