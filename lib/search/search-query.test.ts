import assert from "node:assert/strict";
import { test } from "node:test";
import { searchQuery } from "#lib/search/search-query";

test("the search is read from the address, within bounds", () => {
	const rows: [query: string, q: string, few: string][] = [
		["", "", ""],
		["q=susu", "susu", ""],
		["q=%20susu%20&few=1&utm_source=x", "susu", "few"],
		["q=a&q=b", "", ""],
		[`q=${"x".repeat(500)}`, "x".repeat(80), ""],
	];
	for (const [query, q, few] of rows)
		assert.deepEqual(searchQuery(new URLSearchParams(query)), { q, few }, query);
});
