import assert from "node:assert/strict";
import { test } from "node:test";
import { pageQuery, recognisedQuery } from "#lib/pages/page-query";

const recognised = (path: string, query: string) =>
	recognisedQuery(path, new URLSearchParams(query)).toString();

test("only recognised parameters change a page, in one spelling", () => {
	const rows: [path: string, query: string, expected: string][] = [
		["/products", "category=savings", "category=savings"],
		["/products", "utm_source=x&category=savings&fbclid=y", "category=savings"],
		["/products", "subcategory=accounts&category=savings", "category=savings&subcategory=accounts"],
		["/products", "category=a&category=b", ""],
		["/contact", "tab=loan&tab=loan", ""],
		["/notices", "q=rates&page=2&page=3", "q=rates"],
		["/notices", "q=+rates+", "q=rates"],
		["/products", "utm_source=x", ""],
		["/products", "category=", ""],
		["/products", "category[]=x", ""],
		["/news", "page=2&tab=gallery", "tab=gallery&page=2"],
		["/contact-us", "region=Ashanti", "region=Ashanti"],
		["/tools/loan-cost", "nxtPrate=1", ""],
		["/", "category=x", ""],
		["/constructor", "category=x", ""],
	];
	for (const [path, query, expected] of rows)
		assert.equal(recognised(path, query), expected, `${path}?${query}`);
});

test("a value of any characters survives its way through the URL", () => {
	for (const value of ["savings", "a&b=c", "%E0%A4%A", "ɛ ɔ", "../x", "100%", "a#b"]) {
		const query = recognised("/products", new URLSearchParams({ category: value }).toString());
		assert.equal(new URLSearchParams(query).get("category"), value);
	}
});

test("a value of any length makes a URL of bounded length", () => {
	assert.ok(recognised("/products", `category=${"x".repeat(9_000)}`).length < 200);
});

test("a page reads the same query from what Next hands over", async () => {
	const given = { category: " savings ", page: ["1", "2"], utm_source: "x", subcategory: undefined };
	assert.equal((await pageQuery("/products", Promise.resolve(given))).toString(), "category=savings");
});
