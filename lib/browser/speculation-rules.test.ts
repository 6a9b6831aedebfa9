import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "node-html-parser";
import { CAN_HOVER, SPECULATION_RULES } from "#lib/browser/speculation-rules";

/** How a browser may fetch the page of such a link ahead. */
function eagernessOf(path: string, root = "") {
	const page = parse(`<html ${root}><a href="${path}">A</a></html>`);
	const { prefetch } = JSON.parse(SPECULATION_RULES) as {
		prefetch: { where: { selector_matches: string }; eagerness: string }[];
	};
	return prefetch
		.filter(({ where }) => page.querySelector(where.selector_matches))
		.map(({ eagerness }) => eagerness);
}

test("pages are fetched ahead, with and without a query, and on a hovering pointer’s rest", () => {
	for (const path of ["/", "/faqs", "/products/loans/SME%20Loans", "/notices?category=bog", "/search"]) {
		assert.deepEqual(eagernessOf(path), ["conservative"], path);
		assert.deepEqual(eagernessOf(path, CAN_HOVER), ["conservative", "moderate"], path);
	}
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
		"//other.example/",
	])
		assert.deepEqual(eagernessOf(path, CAN_HOVER), [], path);
});
