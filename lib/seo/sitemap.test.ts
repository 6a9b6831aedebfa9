import assert from "node:assert/strict";
import { test } from "node:test";
import {
	PAGES_PER_SITEMAP,
	type SitemapContent,
	type SitemapPage,
	sitemapIndexXml,
	sitemapPages,
	sitemapXml,
} from "#lib/seo/sitemap";

const NOTHING: SitemapContent = {
	products: [],
	members: [],
	jobs: [],
	articles: [],
	awards: [],
	notices: [],
	branches: [],
};

const product = (title: string, category: string) => ({
	id: title,
	title,
	category,
	subcategory: undefined,
	image: undefined,
	features: [],
	description: undefined,
});

const paths = async (content: Partial<SitemapContent>) =>
	(await sitemapPages({ ...NOTHING, ...content })).map(({ path }) => path);

test("a product has one address, whatever else has its title", async () => {
	const found = await paths({
		products: [product("Sika Dua", "savings"), product("SIKA  dua", "other"), product("Ria", "remittance")],
	});
	assert.deepEqual(
		found.filter((path) => path.startsWith("/products/")),
		["/products/savings/Sika%20Dua", "/products/remittance/Ria"],
	);
});

test("every branch is in the sitemap", async () => {
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
		path: "/locator/volta/ho-branch",
	};
	assert.ok((await paths({ branches: [branch] })).includes("/locator/volta/ho-branch"));
});

test("a team member in no group is not in the sitemap", async () => {
	const member = {
		name: "Ama",
		position: undefined,
		biography: undefined,
		image: undefined,
		displayOrder: 1,
	};
	const found = await paths({
		members: [
			{ ...member, id: "1", group: "management" },
			{ ...member, id: "2", group: undefined },
		],
	});
	assert.deepEqual(
		found.filter((path) => path.startsWith("/about/")),
		["/about/1"],
	);
});

test("no address is listed twice", async () => {
	const award = { id: "1", title: "Award", excerpt: undefined, image: undefined };
	const found = await paths({ awards: [award, award] });
	assert.equal(new Set(found).size, found.length);
});

test("addresses are absolute and escaped, pictures are listed, and dates only if known", async () => {
	const xml = await sitemapXml([
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
	assert.match(xml ?? "", /<loc>http:\/\/localhost:3000\/news\?tab=gallery&amp;page=2<\/loc><\/url>/);
	assert.match(xml ?? "", /<lastmod>2026-07-10T00:00:00.000Z<\/lastmod>/);
	assert.match(xml ?? "", /<image:loc>http:\/\/localhost:3000\/content\/images\/a.webp<\/image:loc>/);
	assert.match(xml ?? "", /<image:loc>https:\/\/cdn.example\/b.jpg\?w=1&amp;h=2<\/image:loc>/);
	assert.doesNotMatch(xml ?? "", /data:/);
});

test("a large site has an index and parts that list every page once", async () => {
	const pages: SitemapPage[] = Array.from({ length: PAGES_PER_SITEMAP * 2 + 1 }, (_, index) => ({
		path: `/notices/${index}`,
	}));
	assert.equal(sitemapIndexXml(pages.slice(0, PAGES_PER_SITEMAP)), undefined);
	const index = sitemapIndexXml(pages) ?? "";
	assert.deepEqual(
		[...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address),
		[1, 2, 3].map((part) => `http://localhost:3000/sitemaps/${part}.xml`),
	);
	const parts = await Promise.all([1, 2, 3].map((part) => sitemapXml(pages, part)));
	const listed = parts.flatMap((xml) => [...(xml ?? "").matchAll(/<loc>([^<]+)<\/loc>/g)]);
	assert.equal(new Set(listed.map(([, address]) => address)).size, pages.length);
	assert.equal(await sitemapXml(pages, 4), undefined);
});
