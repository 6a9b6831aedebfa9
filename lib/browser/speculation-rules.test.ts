import assert from "node:assert/strict";
import { test } from "node:test";
import { speculationRules } from "#lib/browser/speculation-rules";

type Condition = { href_matches?: string | string[]; not?: Condition };

/** Whether the rules let a browser fetch the link's page ahead. */
function mayFetchAhead(path: string): boolean {
	const [{ where }] = JSON.parse(speculationRules("moderate")).prefetch as [{ where: { and: Condition[] } }];
	const base = "https://site.example/about";
	const matches = (patterns: string | string[] = []) =>
		[patterns].flat().some((pattern) => new URLPattern(pattern, base).test(new URL(path, base)));
	return where.and.every(({ href_matches: wanted, not }) =>
		wanted ? matches(wanted) : !matches(not?.href_matches),
	);
}

test("pages are fetched ahead, with and without a query", () => {
	for (const path of ["/", "/faqs", "/products/loans/SME%20Loans", "/notices?category=bog", "/search"])
		assert.equal(mayFetchAhead(path), true, path);
});

test("one visitor's own answers, files and other sites are not", () => {
	for (const path of [
		"/contact/reply/abc",
		"/careers/1/reply/abc",
		"/search?q=debt",
		"/can-i-borrow?income=900",
		"/preview?url=/faqs",
		"/uploads/abc",
		"/content/documents/a.pdf",
		"/api/contact",
		"/news/feed.xml",
		"/holidays.ics",
		"https://other.example/",
	])
		assert.equal(mayFetchAhead(path), false, path);
});
