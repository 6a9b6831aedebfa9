import assert from "node:assert/strict";
import { test } from "node:test";
import { pageNumber } from "#lib/lists/page-number";

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
