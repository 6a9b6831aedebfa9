import assert from "node:assert/strict";
import { test } from "node:test";
import { isPage, routeUrl, withoutSlashes } from "#lib/server/route-url";

const urlFor = (url: string) => routeUrl(url, (path) => path === "/logo.svg");

test("Next is asked for a page with the recognised query alone", () => {
	const rows: [url: string, expected: string][] = [
		["/", "/"],
		["/?mc_eid=SECRET", "/"],
		["/faqs?utm_source=SECRET&_rsc=1a-b", "/faqs"],
		["/faqs?_rsc=SECRET%20SECRET", "/faqs"],
		["/faqs#SECRET", "/faqs"],
		["/notices?x=SECRET&page=2&category=BoG", "/notices?category=BoG&page=2"],
		["/notices?q=a%26b&q2=SECRET&_rsc=1", "/notices?q=a%26b"],
		["/contact?tab=loan&tab=SECRET", "/contact"],
		["/tools/loan-cost?nxtPrate=SECRET", "/tools/loan-cost"],
		["/products/SECRET/Salary%20Loans?a", "/products/any/salary%20loans"],
		["/locator/greater accra/makola-branch?a", "/locator/greater-accra/makola-branch"],
		["/contact-us?region=Ashanti&x=SECRET", "/contact-us?region=Ashanti"],
		["/contact/reply/abc?x=SECRET", "/contact/reply/abc"],
		["/logo.svg?SECRET", "/logo.svg"],
	];
	for (const [url, expected] of rows) assert.equal(urlFor(url), expected, url);
});

test("Next is asked for the missing page itself where nothing is", () => {
	for (const url of [
		"/SECRET",
		"/SECRET?x=SECRET",
		"/about/1/SECRET",
		"/about.rsc",
		"/awards/2.rsc",
		"/news/1.RSC?x=SECRET",
		"/news/1.segments/_tree.segment.rsc",
		"/SECRET/",
		"/api/SECRET",
		"/_next/SECRET",
		"/_next/static/SECRET.js",
		"/_global-error",
		"/_not-found",
		"/SECRET/../about",
		"/content/SECRET/%2E%2e/../about",
	])
		assert.equal(urlFor(url), "/missing", url);
});

test("a URL that is neither page nor document keeps its query", () => {
	for (const url of [
		"/api/search?q=a",
		"/uploads/1?expires=1&signature=2",
		"/_next/image?url=%2Flogo.svg&w=96&q=60",
		"/content/images/heroes/loans.webp?v=1",
		"/preview-image.jpg?of=a",
		"/tools/loan-cost/repayments.ics?amount=1",
	])
		assert.equal(urlFor(url), url, url);
});

test("a document has one URL, whatever its query", () => {
	for (const url of ["/holidays.ics", "/news/feed.xml", "/.well-known/security.txt", "/robots.txt"])
		assert.equal(urlFor(`${url}?x=SECRET`), url, url);
});

test("a URL with needless slashes leads to the one without, where something stands there", () => {
	for (const [url, expected] of [
		["/faqs/?utm_source=x", "/faqs?utm_source=x"],
		["/news//1", "/news/1"],
		["/robots.txt/", "/robots.txt"],
		["/faqs", undefined],
		["/", undefined],
		["/nothing/here/", undefined],
	] as const)
		assert.equal(withoutSlashes(url), expected, url);
});

test("a feed is no page, although its name could be an id", () => {
	for (const path of ["/careers/feed.xml", "/news/feed.xml", "/notices/feed.xml", "/api/notices", "/healthz"])
		assert.equal(isPage(path), false, path);
	for (const path of ["/careers/7", "/news/feed", "/stories/1", "/", "/missing"])
		assert.equal(isPage(path), true, path);
});
