import assert from "node:assert/strict";
import { test } from "node:test";
import { QUERIED_PATHS } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { isSitePath } from "#lib/site/site-paths";

test("an alert for any page of the site finds it, and made-up paths are none", () => {
	const registered = Object.values(SITE_PAGES).map(({ path }) => path.split("?", 1)[0] ?? "");
	for (const path of [...registered, ...QUERIED_PATHS, "/News/", "/home", "/award/1", "/products/loans/A"])
		assert.equal(isSitePath(path), true, path);
	for (const path of ["/all", "/everywhere", "/faqs/everything", "/*"])
		assert.equal(isSitePath(path), false, path);
});
