import assert from "node:assert/strict";
import { test } from "node:test";
import { pagesOf, type SitemapContent, sitemapXml } from "#lib/seo/sitemap";

const NOTHING: SitemapContent = {
	products: [],
	members: [],
	jobs: [],
	articles: [],
	awards: [],
	notices: [],
	branches: [],
};

const urlsIn = (xml: string) =>
	[...xml.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)].map(([, path]) => path);
const paths = (content: Partial<SitemapContent>) => urlsIn(sitemapXml(pagesOf({ ...NOTHING, ...content })));

test("a team member in no group is not in the sitemap", () => {
	const member = {
		name: "Ama",
		position: undefined,
		biography: undefined,
		image: undefined,
		displayOrder: 1,
	};
	const members = [
		{ ...member, id: "1", group: "management" as const },
		{ ...member, id: "2", group: undefined },
	];
	assert.deepEqual(paths({ members }), ["/about/1"]);
});

test("URLs are absolute and escaped, and dates only if known", () => {
	const xml = sitemapXml([
		{ path: "/news?tab=gallery&page=2" },
		{ path: "/news/1", changedAt: "2026-07-10T00:00:00.000Z" },
	]);
	assert.match(xml, /<loc>http:\/\/localhost:3000\/news\?tab=gallery&amp;page=2<\/loc><\/url>/);
	assert.match(xml, /<lastmod>2026-07-10T00:00:00.000Z<\/lastmod>/);
});
