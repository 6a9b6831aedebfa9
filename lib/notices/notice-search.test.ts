import assert from "node:assert/strict";
import { test } from "node:test";
import { noticeCategory, noticeQuery, searchNotices } from "#lib/notices/notice-search";

test("a category is recognised in any spelling", () => {
	const rows: [text: string | null | undefined, slug: string | undefined][] = [
		["BOG", "bog"],
		["bog-notice", "bog"],
		[" BOG_NOTICES ", "bog"],
		["Bank of Ghana", "bog"],
		["Security Notices", "security"],
		["finance", "finance"],
		["General", undefined],
		["Securities", undefined],
		["constructor", undefined],
		["notices", undefined],
		["", undefined],
		[null, undefined],
		[undefined, undefined],
	];
	for (const [text, slug] of rows) assert.equal(noticeCategory(text)?.slug, slug, String(text));
});

test("a URL becomes a query, with defaults for unknown values", () => {
	const rows: [search: string, category: string, q: string, page: string][] = [
		["", "", "", ""],
		["category=Security&q=fraud&page=2", "security", "fraud", "2"],
		["category=BoG", "bog", "", ""],
		["category=other", "", "", ""],
		["category=all", "", "", ""],
		["page=1", "", "", ""],
		["q=%20%20pin%20%20", "", "pin", ""],
		["utm_source=x", "", "", ""],
	];
	for (const [search, category, q, page] of rows) {
		assert.deepEqual(noticeQuery(new URLSearchParams(search)), { category, q, page }, search);
	}
	assert.equal(noticeQuery(new URLSearchParams({ q: "x".repeat(500) })).q.length, 80);
});

test("category and search together narrow the list and keep its order", () => {
	const notices = [
		{ id: 1, title: "New rates", description: "From the Bank of Ghana", category: "BoG" },
		{ id: 2, title: "Fraud alert", description: "Never share your PIN", category: "security" },
		{ id: 3, title: "Fraud alert", description: "SIM swaps", category: "SECURITY" },
		{ id: 4, title: "Opening hours", category: "General" },
		{ id: 5 },
	];
	const rows: [category: "" | "bog" | "security" | "finance", q: string, ids: number[]][] = [
		["", "", [1, 2, 3, 4, 5]],
		["security", "", [2, 3]],
		["bog", "", [1]],
		["finance", "", []],
		["", "fraud", [2, 3]],
		["", "pin", [2]],
		["security", "sim", [3]],
		["bog", "fraud", []],
		["", "nothing like it", []],
	];
	for (const [category, q, ids] of rows) {
		const found = searchNotices(notices, { category, q, page: "" }).map(({ id }) => id);
		assert.deepEqual(found, ids, `${category} ${q}`);
	}
});
