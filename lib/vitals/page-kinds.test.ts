import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { test } from "node:test";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { ROUTE_ALIASES } from "#lib/site/site-section";
import { PAGE_KINDS, pageKind } from "#lib/vitals/page-kinds";

/** Personal pages, pages that only the server asks for, and the page of unknown URLs. */
const NOT_MEASURED = /\/(?:reply|missing)\b/;

test("the kinds are the routes of the app, and every single page of the registry is one", () => {
	const routes = globSync("app/**/page.tsx")
		.map((file) => file.replace(/^app|\/page\.tsx$/g, "") || "/")
		.filter((route) => !NOT_MEASURED.test(route));
	assert.deepEqual(new Set(PAGE_KINDS), new Set([...routes, ...Object.keys(ROUTE_ALIASES)]));
	for (const { path } of Object.values(SITE_PAGES)) {
		const [plain = ""] = path.split("?");
		assert.equal(pageKind(plain), plain);
	}
});

test("a page is counted by its route, never by its URL", () => {
	assert.equal(pageKind("/news/17"), "/news/[id]");
	assert.equal(pageKind("/locator/volta/ho-branch"), "/locator/[region]/[branch]");
	assert.equal(pageKind("/products/personal/salary%20loans"), "/products/[category]/[title]");
	for (const path of ["/ama-mensah", "/news/", "/news/1/2", "/contact/reply/Xk3", "", "/about/x/y"])
		assert.equal(pageKind(path), "other", path);
});
