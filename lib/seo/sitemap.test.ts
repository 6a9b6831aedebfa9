import assert from "node:assert/strict";
import { test } from "node:test";
import {
	PAGES_OF,
	PAGES_PER_SITEMAP,
	type SitemapPage,
	sitemapIndexXml,
	sitemapParts,
	sitemapSections,
	sitemapXml,
} from "#lib/seo/sitemap";

const product = (path: string) => ({
	id: path,
	title: "Any",
	category: "savings",
	path,
	subcategory: undefined,
	image: undefined,
	features: [],
	description: undefined,
});

const addressesIn = (xml: string) =>
	[...xml.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)].map(([, path]) => path);
const paths = (pages: Iterable<SitemapPage>) => addressesIn(sitemapXml(sitemapSections(pages)));

test("every product is in the sitemap", () => {
	const products = [product("/products/savings/Sika%20Dua"), product("/products/other/Sika%20Dua-2")];
	assert.deepEqual(
		paths(PAGES_OF.products(products)),
		products.map(({ path }) => path),
	);
});

test("every branch is in the sitemap", () => {
	const branch = {
		id: "1",
		name: "Ho Branch",
		region: "Volta",
		location: "Ho",
		area: undefined,
		phone: undefined,
		position: undefined,
		services: [],
		languages: [],
		hasWheelchairAccess: undefined,
		hasCashMachine: undefined,
		digitalAddress: undefined,
		path: "/locator/volta/ho-branch",
	};
	assert.deepEqual(paths(PAGES_OF.branches([branch])), ["/locator/volta/ho-branch"]);
});

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
	assert.deepEqual(paths(PAGES_OF.members(members)), ["/about/1"]);
});

test("no address is listed twice", () => {
	const award = { id: "1", title: "Award", excerpt: undefined, image: undefined };
	assert.deepEqual(paths(PAGES_OF.awards([award, award])), ["/awards/1"]);
});

test("addresses are absolute and escaped, pictures are listed, and dates only if known", () => {
	const sections = sitemapSections([
		{ path: "/news?tab=gallery&page=2" },
		{
			path: "/news/1",
			changedAt: "2026-07-10T00:00:00.000Z",
			images: [
				"/content/images/a.webp",
				"https://cdn.example/b.jpg?w=1&h=2",
				"data:image/png;base64,AA",
				undefined,
			],
		},
	]);
	const xml = sitemapXml(sections);
	assert.match(xml, /<loc>http:\/\/localhost:3000\/news\?tab=gallery&amp;page=2<\/loc><\/url>/);
	assert.match(xml, /<lastmod>2026-07-10T00:00:00.000Z<\/lastmod>/);
	assert.match(xml, /<image:loc>http:\/\/localhost:3000\/content\/images\/a.webp<\/image:loc>/);
	assert.match(xml, /<image:loc>https:\/\/cdn.example\/b.jpg\?w=1&amp;h=2<\/image:loc>/);
	assert.doesNotMatch(xml, /data:/);
});

test("a large site has an index and parts that list every page once", () => {
	const pages = (kind: string, count: number): SitemapPage[] =>
		Array.from({ length: count }, (_, index) => ({ path: `/${kind}/${index}` }));
	const counts = { about: 10, notices: PAGES_PER_SITEMAP * 2 + 1, news: PAGES_PER_SITEMAP, careers: 7 };
	const lists = Object.entries(counts).map(([kind, count]) => sitemapSections(pages(kind, count)));
	const parts = sitemapParts(lists.flat()).map(sitemapXml);
	const listed = parts.map(addressesIn);
	const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
	assert.equal(new Set(listed.flat()).size, all);
	assert.equal(listed.flat().length, all);
	for (const part of listed) assert.ok(part.length > 0 && part.length <= PAGES_PER_SITEMAP);
	assert.deepEqual(
		addressesIn(sitemapIndexXml(parts.length)),
		parts.map((_, at) => `/sitemaps/${at + 1}.xml`),
	);
});

test("kinds that fit one file share it", () => {
	const sections = [["/a"], [], ["/b"]].map((all) => sitemapSections(all.map((path) => ({ path }))));
	assert.deepEqual(sitemapParts(sections.flat()).map(sitemapXml).map(addressesIn), [["/a", "/b"]]);
});
