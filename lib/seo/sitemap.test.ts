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
const paths = (content: Partial<SitemapContent>) =>
	addressesIn(sitemapXml(pagesOf({ ...NOTHING, ...content })));

test("every product is in the sitemap", () => {
	const products = [product("/products/savings/Sika%20Dua"), product("/products/other/Sika%20Dua-2")];
	assert.deepEqual(
		paths({ products }),
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
		hours: undefined,
		digitalAddress: undefined,
		path: "/locator/volta/ho-branch",
	};
	assert.deepEqual(paths({ branches: [branch] }), ["/locator/volta/ho-branch"]);
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
	assert.deepEqual(paths({ members }), ["/about/1"]);
});

test("no address is listed twice", () => {
	const award = { id: "1", title: "Award", excerpt: undefined, image: undefined };
	assert.deepEqual(paths({ awards: [award, award] }), ["/awards/1"]);
});

test("addresses are absolute and escaped, pictures are listed, and dates only if known", () => {
	const xml = sitemapXml([
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
	assert.match(xml, /<loc>http:\/\/localhost:3000\/news\?tab=gallery&amp;page=2<\/loc><\/url>/);
	assert.match(xml, /<lastmod>2026-07-10T00:00:00.000Z<\/lastmod>/);
	assert.match(xml, /<image:loc>http:\/\/localhost:3000\/content\/images\/a.webp<\/image:loc>/);
	assert.match(xml, /<image:loc>https:\/\/cdn.example\/b.jpg\?w=1&amp;h=2<\/image:loc>/);
	assert.doesNotMatch(xml, /data:/);
});
