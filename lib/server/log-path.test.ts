import assert from "node:assert/strict";
import { test } from "node:test";
import { planFor } from "#lib/server/request-plan";

test("an operator reads the path of a request, but no reply's address, no query and nothing that a visitor made up", () => {
	const rows: [url: string, logged: string][] = [
		["/", "/"],
		["/news/1?utm_source=x", "/news/1"],
		["/products/loans/Salary%20Loans", "/products/loans/Salary%20Loans"],
		["/api/search?q=SECRET", "/api/search"],
		["/tools/loan-cost/repayments.ics?amount=SECRET", "/tools/loan-cost/repayments.ics"],
		["/contact/reply/SECRET", "/contact/reply/-"],
		["/careers/1/reply/SECRET?x", "/careers/1/reply/-"],
		["/contact/reply/SECRET/", "/contact/reply/-"],
		["/CONTACT/REPLY/SECRET", "/CONTACT"],
		["/contact/REPLY/SECRET", "/contact"],
		["/contact%2Freply%2FSECRET", "/contact"],
		["/careers/1%2freply%2fSECRET", "/careers"],
		["/careers/1%252freply%252fSECRET", "/careers"],
		["/contact/%72eply/SECRET", "/contact"],
		["/made-up/SECRET", "/made-up"],
		["//SECRET/reply/x", "/"],
		["/news/\u007f\u00e9", "/news/--"],
		[`/news/${"x".repeat(300)}`, `/news/${"x".repeat(194)}`],
	];
	for (const [url, logged] of rows) assert.equal(planFor("GET", url).logPath, logged, url);
	assert.equal(planFor("POST", "/contact/reply/SECRET").logPath, "/contact");
	assert.equal(planFor("POST", "/api/contact?SECRET").logPath, "/api/contact");
});
