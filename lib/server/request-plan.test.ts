import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { dirname } from "node:path";
import { test } from "node:test";
import { indexBuildFiles } from "#lib/server/build-files";
import { planFor } from "#lib/server/request-plan";

await indexBuildFiles(process.cwd());
const sourceOf = (url: string) => planFor("GET", url).source;

test("each class of URL has the source that its cost allows", () => {
	for (const [url, source] of [
		["/healthz", "process"],
		["/readyz?x", "process"],
		["/metrics", "process"],
		["/uploads/a?expires=1", "process"],
		["/logo.svg", "memory file"],
		["/content/images/heroes/loans.webp", "file"],
		["/content/articles.json", "file"],
		["/", "page"],
		["/notices?page=2", "page"],
		["/nothing/here", "page"],
		["/robots.txt", "cached handler"],
		["/sitemap.xml", "cached handler"],
		["/news/feed.xml", "cached handler"],
		["/holidays.ics", "cached handler"],
		["/manifest.webmanifest", "cached handler"],
		["/service-worker.js", "cached handler"],
		["/locator/all", "cached handler"],
		["/_next/image?url=%2Fimages%2Fbranch.webp&w=96&q=55", "picture"],
		["/preview-image.jpg?of=%2Flogo.svg", "picture"],
		["/api/search?q=a", "handler"],
		["/api/contact", "handler"],
	] as const)
		assert.equal(sourceOf(url), source, url);
	for (const url of ["/api/contact", "/api/vitals"]) assert.equal(planFor("POST", url).source, "next", url);
});

test("the URL that a form sends to leads back to the form", () => {
	for (const [url, page] of [
		["/api/check-message", "/security"],
		["/api/contact", "/contact"],
		["/api/contact?x=1", "/contact"],
		["/api/feedback", "/"],
		["/api/applications/a%20b", "/careers/a%20b"],
		["/api/search?q=a", undefined],
		["/api/vitals", undefined],
	] as const)
		for (const method of ["GET", "HEAD"]) assert.equal(planFor(method, url).redirectTo, page, url);
	assert.equal(planFor("POST", "/api/contact").redirectTo, undefined);
});

test("no route handler that reads a query shares one copy among all queries", async () => {
	const seen: string[] = [];
	for await (const file of glob(["app/**/route.ts", "app/.well-known/**/route.ts"])) {
		if (!/searchParams/.test(readFileSync(file, "utf8"))) continue;
		const url = dirname(file).replaceAll("\\", "/").slice("app".length);
		assert.notEqual(sourceOf(url), "cached handler", url);
		seen.push(url);
	}
	assert.ok(seen.length >= 3, seen.join());
});

test("the process sends pictures and documents of the embedded content, and nothing outside their folders", () => {
	const pathOf = (url: string) => planFor("GET", url).file?.path;
	assert.match(pathOf("/content/images/heroes/loans.webp") ?? "", /content.images.heroes.loans\.webp$/);
	for (const url of [
		"/content/articles.json",
		"/content/images/..%2f..%2fpackage.json",
		"/content/images/..%2f..%2f..%2fetc/a.png",
		"/content/images",
	])
		assert.equal(pathOf(url), undefined, url);
});
