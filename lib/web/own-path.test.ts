import assert from "node:assert/strict";
import { test } from "node:test";
import { ownPath } from "#lib/web/own-path";

const SITE = "https://www.bestfield.example";

const ROWS: [typed: string, path: string | undefined][] = [
	["/news/1", "/news/1"],
	["  /news/1  ", "/news/1"],
	["/news?tab=gallery#top", "/news?tab=gallery"],
	["/products/savings/Sika Dua", "/products/savings/Sika%20Dua"],
	["https://www.bestfield.example/news/1?utm_source=x", "/news/1?utm_source=x"],
	["HTTPS://WWW.BESTFIELD.EXAMPLE", "/"],
	["/preview-image.jpg?of=/images/a.webp", "/preview-image.jpg?of=/images/a.webp"],
	["", undefined],
	["https://evil.example/news/1", undefined],
	["http://www.bestfield.example/", undefined],
	["https://www.bestfield.example:8443/", undefined],
	["https://www.bestfield.example@evil.example/", undefined],
	["//evil.example/", undefined],
	["/\\evil.example/", undefined],
	["/.//evil.example/", undefined],
	["http://169.254.169.254/latest/meta-data", undefined],
	["javascript:alert(1)", undefined],
	["/news\r\nHost: evil.example", undefined],
	["/preview", undefined],
	["/preview?url=/preview", undefined],
	["/x/../preview?url=/", undefined],
	["/%70review?url=/", undefined],
];

for (const [typed, path] of ROWS) {
	test(`${JSON.stringify(typed)} is ${path ?? "no page of this site"}`, () => {
		assert.equal(ownPath(typed, SITE), path);
	});
}
