import assert from "node:assert/strict";
import { test } from "node:test";
import { searchQuery } from "#lib/search/search-query";

test("the search is read from the URL, within bounds", () => {
	const plain = { q: "", kind: "", page: "", few: "" };
	const rows: [query: string, read: Partial<typeof plain>][] = [
		["", {}],
		["q=susu", { q: "susu" }],
		["q=%20susu%20&few=1&utm_source=x", { q: "susu", few: "few" }],
		["q=a&q=b", {}],
		[`q=${"x".repeat(500)}`, { q: "x".repeat(80) }],
		["q=susu&kind=notice&page=2", { q: "susu", kind: "notice", page: "2" }],
		["q=susu&kind=notice&page=1", { q: "susu", kind: "notice" }],
		["q=susu&kind=toString&page=2", { q: "susu" }],
		["q=susu&page=2", { q: "susu" }],
	];
	for (const [query, read] of rows)
		assert.deepEqual(searchQuery(new URLSearchParams(query)), { ...plain, ...read }, query);
});
