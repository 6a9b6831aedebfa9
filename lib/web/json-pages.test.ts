import assert from "node:assert/strict";
import { test } from "node:test";
import { missingItems, nextUrl } from "#lib/web/json-pages";

const page = (payload: unknown, headers: Record<string, string> = {}) => ({
	payload,
	headers,
	url: new URL("https://x.example/api/notices"),
});
const NEXT = "https://x.example/api/notices?page=2";

test("the reader finds the link to the next page as each framework sends it", () => {
	for (const [name, payload, headers] of [
		["Laravel's resource", { data: [], links: { next: NEXT, prev: null } }],
		["Laravel's paginator", { data: [], next_page_url: NEXT }],
		["Laravel's paginator in data", { data: { data: [], next_page_url: NEXT } }],
		["Django", { next: NEXT, results: [] }],
		["a relative link", { data: [], next: "/api/notices?page=2" }],
		["a query alone", { data: [], meta: { next: "?page=2" } }],
		["HAL", { data: [], _links: { next: { href: NEXT } } }],
		["OData", { data: [], "@odata.nextLink": NEXT }],
		["WordPress", [], { link: `<https://x.example/a>; rel="prev", <${NEXT}>; rel="next"` }],
	] as [string, unknown, Record<string, string>?][])
		assert.equal(nextUrl(page(payload, headers))?.href, NEXT, name);
	for (const payload of [
		{ data: [], links: { next: null } },
		{ data: [{ next: NEXT }] },
		{ data: [], next: 2 },
		[],
	])
		assert.equal(nextUrl(page(payload)), undefined, JSON.stringify(payload));
});

test("the reader takes no longer for a `Link` header of a megabyte than for its bytes", () => {
	for (const link of ["<".repeat(1_000_000), "<a>".repeat(300_000), `<a>;${" rel".repeat(250_000)}`])
		assert.equal(nextUrl(page([], { link })), undefined);
	const link = `${"<".repeat(100_000)}, <${NEXT}>; rel=next`;
	assert.equal(nextUrl(page([], { link }))?.href, NEXT);
});

test("a response that says of more items than it has is not whole", () => {
	const items = [1, 2, 3];
	for (const [payload, headers] of [
		[{ data: items, meta: { pagination: { page: 1, pageCount: 5, total: 14 } } }],
		[{ data: items, meta: { last_page: 2 } }],
		[{ data: items, total: "14" }],
		[{ data: { data: items, totalDocs: 14 } }],
		[{ data: items, pageInfo: { hasNextPage: true } }],
		[{ data: items, has_more: true }],
		[{ data: items, nextPage: 2 }],
		[{ data: items, page: { totalElements: 4 } }],
		[items, { "x-wp-total": "14" }],
		[items, { "x-total-count": "4" }],
	] as [unknown, Record<string, string>?][])
		assert.ok(missingItems(page(payload, headers), 3, false), JSON.stringify(payload));
	for (const payload of [
		{ data: items, meta: { pagination: { page: 1, pageCount: 1, total: 3 } } },
		{ data: items, count: 3, total: 3, has_more: false, next: null },
		{ data: [{ total: 900, pages: 12 }] },
		items,
	])
		assert.equal(missingItems(page(payload), 3, false), undefined, JSON.stringify(payload));
	assert.equal(
		missingItems(page({ data: items, last_page: 2, total: 3 }), 3, true),
		undefined,
		"all pages were read",
	);
});
