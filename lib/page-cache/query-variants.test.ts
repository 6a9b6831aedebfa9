import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { QUERY_VARIANTS, queryOfVariant, queryVariantPath } from "#lib/page-cache/query-variants";

test("only recognised parameters make a page depend on the request", () => {
	const rows: [path: string, query: string, expected: string | undefined][] = [
		["/products", "category=savings", "/products/by-query/category%3Dsavings"],
		["/products", "utm_source=x&category=savings&fbclid=y", "/products/by-query/category%3Dsavings"],
		[
			"/products",
			"subcategory=accounts&category=savings",
			"/products/by-query/category%3Dsavings%26subcategory%3Daccounts",
		],
		["/products", "category=a&category=b", undefined],
		["/contact", "tab=loan&tab=loan", undefined],
		["/notices", "q=rates&page=2&page=3", "/notices/by-query/q%3Drates"],
		["/products", "utm_source=x", undefined],
		["/products", "category=", undefined],
		["/products", "category[]=x", undefined],
		["/news", "page=2&tab=gallery", "/news/by-query/tab%3Dgallery%26page%3D2"],
		["/contact-us", "region=Ashanti", "/locator/by-query/region%3DAshanti"],
		["/", "category=x", undefined],
		["/constructor", "category=x", undefined],
	];
	for (const [path, query, expected] of rows) {
		assert.equal(queryVariantPath(path, new URLSearchParams(query)), expected, `${path}?${query}`);
	}
});

test("a value survives its way through the address, whatever it contains", () => {
	for (const value of ["savings", "a&b=c", "%E0%A4%A", "ɛ ɔ", "../x", "100%"]) {
		const path = queryVariantPath("/products", new URLSearchParams({ category: value }));
		const segment = path?.split("/").at(-1) ?? "";
		assert.equal(path?.split("/").length, 4, "one segment");
		assert.equal(queryOfVariant(segment).get("category"), value);
	}
	assert.equal(queryOfVariant("%E0%A4%A").size, 0);
});

test("a value of any length makes an address of bounded length", () => {
	assert.ok(
		(queryVariantPath("/products", new URLSearchParams({ category: "x".repeat(9000) })) ?? "").length < 200,
	);
});

test("the middleware runs for exactly the recognised parameters", async () => {
	const source = await readFile(new URL("../../middleware.ts", import.meta.url), "utf8");
	const [, matcher = ""] = /matcher: \[(.*)\],\n\};/s.exec(source) ?? [];
	const entry = /\{ source: "([^"]+)", has: \[\{ type: "query", key: "([^"]+)" \}\] \}/g;
	const matched = [...matcher.matchAll(entry)].flatMap(([, paths = "", key]) =>
		eachOf(paths).map((path) => `${path}?${key}`),
	);
	const recognised = Object.entries(QUERY_VARIANTS).flatMap(([path, { keys }]) =>
		keys.map((key) => `${path}?${key}`),
	);
	assert.deepEqual(matched.sort(), recognised.sort());
	assert.match(matcher.replace(entry, ""), /^[\s,]*$/, "entries of another form match something else");
});

test("every screen with recognised parameters has a route for them, and no other screen has", () => {
	const routes = globSync("app/**/by-query/[[]query]/page.tsx").map((file) =>
		file.replaceAll("\\", "/").replace(/^app(.*)\/by-query\/.*$/, "$1"),
	);
	const screens = new Set(Object.values(QUERY_VARIANTS).map(({ screen }) => screen));
	assert.deepEqual(routes.sort(), [...screens].sort());
});

/** `/a/(b|c)` means `/a/b` and `/a/c`. */
function eachOf(paths: string): string[] {
	const [, before, choices, after] = /^(.*)\((.*)\)(.*)$/.exec(paths) ?? [];
	return choices?.split("|").map((choice) => `${before}${choice}${after}`) ?? [paths];
}
