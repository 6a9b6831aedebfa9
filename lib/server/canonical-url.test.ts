import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { canonicalUrl } from "#lib/server/canonical-url";

test("a URL in capitals or with needless encoding redirects to the right one, in one step", () => {
	const rows: [url: string, canonical: string | undefined][] = [
		["/News", "/news"],
		["/NEWS?tab=gallery", "/news?tab=gallery"],
		["/News/", "/news"],
		["/Tools/Loan-Cost?rate=36", "/tools/loan-cost?rate=36"],
		["/tools/Loan-Cost", "/tools/loan-cost"],
		["/Contact-Us", "/contact-us"],
		["/Products/Personal/Salary%20Loans", "/products/Personal/Salary%20Loans"],
		["/Locator/Volta/ho-branch", "/locator/Volta/ho-branch"],
		["/Complaints/reply/aB3?x", "/complaints/reply/aB3?x"],
		["/Award/1", "/award/1"],
		["/%66aqs", "/faqs"],
		["/%46AQS/?q=%66", "/faqs?q=%66"],
		["/contact%2Dus", "/contact-us"],
		["/%6e%65ws/%31", "/news/1"],
		["/products/loans/%53alary%20Loans", "/products/loans/Salary%20Loans"],
		["/news/%25%36%36", "/news/%2566"],
		["/", undefined],
		["/news", undefined],
		["/news/", undefined],
		["/news/1", undefined],
		["/products/personal/Salary%20Loans", undefined],
		["/Nothing", undefined],
		["/Nothing/News", undefined],
		["/API/contact", undefined],
		["/_Next/static/x", undefined],
		["/%2566aqs", undefined],
		["/news/%2e%2e%2fmetrics", undefined],
		["/news%2f1", undefined],
		["/faqs%00", undefined],
		["/%6detrics", undefined],
		["/%61pi/contact", undefined],
		["/_next/%69mage?url=x", undefined],
		["", undefined],
	];
	for (const [url, canonical] of rows) assert.equal(canonicalUrl(url), canonical, url);
});

test("every section of the site is known", () => {
	/** Not for people to type. */
	const INNER = [
		"api",
		"catalogue",
		"content",
		"healthz",
		"metrics",
		"missing",
		"offline",
		"readyz",
		"uploads",
	];
	const sections = readdirSync(new URL("../../app", import.meta.url), { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && !entry.name.includes(".") && !INNER.includes(entry.name))
		.map(({ name }) => name);
	assert.ok(sections.length > 15);
	for (const name of sections) assert.equal(canonicalUrl(`/${name.toUpperCase()}`), `/${name}`);
});
