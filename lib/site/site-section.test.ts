import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ROUTE_ALIASES, siteSection } from "./site-section.ts";

test("the section of a URL is its first part, or that of the screen which it shows", () => {
	for (const [path, section] of [
		["/", ""],
		["", ""],
		["/about/7", "about"],
		["/products/business/Susu%20and%20Nkosuo%20Loans", "products"],
		["/contact/", "contact"],
		["/not-a-page", "not-a-page"],
		["/constructor", "constructor"],
		["/__proto__", "__proto__"],
		["/stories/12", "news"],
		["/award/1", "awards"],
		["/contact-us", "locator"],
	] as const)
		assert.equal(siteSection(path), section, path);
});

test("the middleware serves every alias: Next reads its matcher from the source, so it cannot be computed", () => {
	const [, list = ""] = /matcher: (\[.*\])/.exec(readFileSync("middleware.ts", "utf8")) ?? [];
	const served = (JSON.parse(list) as string[]).map((path) => path.replace(/:(\w+)/g, "[$1]"));
	assert.deepEqual(served.sort(), Object.keys(ROUTE_ALIASES).sort());
});
