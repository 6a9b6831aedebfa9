import assert from "node:assert/strict";
import { test } from "node:test";
import { safeHref } from "#lib/web/safe-href";

test("a link from the backend is safe to put into href", () => {
	const rows: [link: string | undefined, href: string | undefined][] = [
		[undefined, undefined],
		["", undefined],
		["/products", "/products"],
		["products/savings/Current Account", "/products/savings/Current%20Account"],
		["/products/loans/Best%20Quick%20Loan", "/products/loans/Best%20Quick%20Loan"],
		[" /contact?tab=loan#form ", "/contact?tab=loan#form"],
		["/a/../b", "/b"],
		["https://example.com/a b", "https://example.com/a%20b"],
		["HTTP://example.com", "http://example.com/"],
		["https://", undefined],
		["http://localhost:8000/a.pdf", undefined],
		["http://127.0.0.1/a", undefined],
		["http://192.168.1.4/a", undefined],
		["http://[::1]/a", undefined],
		["http://backend/a", undefined],
		["http://admin.local/a", undefined],
		["http://8.8.8.8/a", "http://8.8.8.8/a"],
		["/\\example.com", undefined],
		["\\\\example.com", undefined],
		["javascript:alert(1)", undefined],
		["java\nscript:alert(1)", undefined],
		["\tjavascript:alert(1)", undefined],
		["data:text/html,hi", undefined],
		["mailto:someone@example.com", undefined],
		["www.example.com/x", "https://www.example.com/x"],
		["example.com.gh/a b?c=1", "https://example.com.gh/a%20b?c=1"],
		["example.com#x", "https://example.com/#x"],
		["hello@example.com", undefined],
		["https://www.bank.example@evil.example/", undefined],
		["https://:secret@evil.example/", undefined],
		["https://example.com/@name", "https://example.com/@name"],
		["annual report.pdf", "/annual%20report.pdf"],
		["content/documents/a.b.pdf", "/content/documents/a.b.pdf"],
		["notices/feed.xml", "/notices/feed.xml"],
	];
	for (const [link, href] of rows) assert.equal(safeHref(link), href, JSON.stringify(link));
});

test("no path leads to another host", () => {
	for (const link of ["/.//example.com", "/..//example.com", "./\u0000/example.com", "/%2F/example.com"]) {
		const href = safeHref(link);
		const host = href === undefined ? "own.site" : new URL(href, "https://own.site").host;
		assert.equal(host, "own.site", JSON.stringify(link));
	}
});
