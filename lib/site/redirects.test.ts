import assert from "node:assert/strict";
import { test } from "node:test";
import { REDIRECTS, redirectOf } from "#lib/site/redirects";
import { OTHER_PAGE, pageKind } from "#lib/vitals/page-kinds";

test("an old URL leads to the page that took its place, with its query", () => {
	for (const url of ["/home", "/Home/", "/index.html"]) assert.equal(redirectOf(url), "/");
	assert.equal(redirectOf("/home?utm_source=sms"), "/?utm_source=sms");
	for (const url of ["/", "/homes", "/faqs", "/constructor"]) assert.equal(redirectOf(url), undefined);
});

test("every redirect leads in one step from no page to a page", () => {
	for (const [from, to] of REDIRECTS) {
		assert.equal(pageKind(from), OTHER_PAGE, from);
		assert.notEqual(pageKind(to), OTHER_PAGE, to);
		assert.equal(redirectOf(to), undefined, to);
	}
});
