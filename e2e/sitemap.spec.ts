import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { parseSitemap } from "sitemap";
import { validateXML } from "xmllint-wasm";
import { duringTests } from "./support/during-tests.ts";
import { PAGES } from "./support/pages.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";

const SITEMAP_SCHEMA = new URL("../node_modules/sitemap/schema/sitemap.xsd", import.meta.url);

/** A page's declarations to search engines. */
async function facts(baseURL: string | undefined, path: string) {
	const response = await fetch(`${baseURL}${path}`, { redirect: "manual" });
	const html = await response.text();
	const head = parse(html.slice(0, html.indexOf("<body"))).querySelector("head");
	return {
		status: response.status,
		canonical: head?.querySelector('link[rel="canonical"]')?.getAttribute("href"),
		isForIndex: !head?.querySelector('meta[name="robots"]')?.getAttribute("content")?.includes("noindex"),
	};
}

const sitemapOf = async (request: APIRequestContext) =>
	parseSitemap(Readable.from([await (await request.get("/sitemap.xml")).text()]));

/** The path of one of the site's URLs; '/' for the home page. */
const pathOf = (url: string) => {
	const { pathname, search } = new URL(url);
	return pathname + search;
};

test("the sitemap is valid by the protocol's own schema", async ({ request }) => {
	const response = await request.get("/sitemap.xml");
	expect(response.headers()["content-type"]).toBe("application/xml; charset=utf-8");
	const result = await validateXML({
		xml: { fileName: "sitemap.xml", contents: await response.text() },
		schema: { fileName: "sitemap.xsd", contents: await readFile(SITEMAP_SCHEMA, "utf8") },
	});
	expect(result.errors).toEqual([]);
	expect(result.valid).toBe(true);
});

test("every URL in the sitemap is there, is for the index, and calls itself canonical", async ({
	request,
	baseURL,
}) => {
	test.setTimeout(120_000);
	const pages = await sitemapOf(request);
	expect(pages.length).toBeGreaterThan(60);
	expect(new Set(pages.map(({ url }) => url)).size, "each once").toBe(pages.length);
	for (const { url } of pages) {
		expect
			.soft(await facts(baseURL, pathOf(url)), url)
			.toEqual({ status: 200, canonical: url, isForIndex: true });
	}
});

test("pages of every kind are in the sitemap at their canonical URL, or not indexable", async ({
	request,
	baseURL,
}) => {
	const listed = new Set((await sitemapOf(request)).map(({ url }) => url));
	for (const path of PAGES) {
		const { canonical, isForIndex } = await facts(baseURL, path);
		if (isForIndex) expect(listed, `${path} names ${canonical}`).toContain(canonical);
		else expect([...listed].map(pathOf), path).not.toContain(path);
	}
});

/** Aliases of a screen (behaviour §2), each with the canonical URL. */
const ALIASES: [path: string, canonical: string][] = [
	["/contact-us", "/locator"],
	["/award/1", "/awards/1"],
	["/stories/2", "/news/2"],
	["/products/personal/salary%20loans", "/products/loans/Salary%20Loans"],
	["/products/remmittance/Ria", "/products/remittance/Ria"],
	["/contact?tab=loan", "/contact"],
	["/news?tab=gallery", "/news?tab=gallery"],
	["/news?tab=GALLERY", "/news?tab=gallery"],
	["/faqs?utm_source=x&fbclid=y", "/faqs"],
];

for (const [path, canonicalPath] of ALIASES) {
	test(`${path} is served, and names ${canonicalPath} as canonical`, async ({ baseURL }) => {
		const canonical = `${baseURL}${canonicalPath}`;
		expect(await facts(baseURL, path)).toEqual({ status: 200, canonical, isForIndex: true });
	});
}

test("parts of a list and results are not for the index, and name no other page as canonical", async ({
	baseURL,
}) => {
	for (const path of [
		"/about?category=shareholders",
		"/notices?q=fees",
		"/notices?category=security",
		"/reports?q=2020",
		"/products?category=loans",
		"/careers?category=IT",
		"/locator?region=Ashanti",
		"/contact-us?page=2",
		"/tools/loan-cost?amount=5000&months=12&rate=36",
	])
		expect(await facts(baseURL, path), path).toEqual({
			status: 200,
			canonical: undefined,
			isForIndex: false,
		});
});

test("security.txt says where to report a vulnerability, and until when that holds", async ({ request }) => {
	const response = await request.get("/.well-known/security.txt");
	expect(response.status()).toBe(200);
	expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
	const text = await response.text();
	expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
	expect(text).toMatch(/^Contact: https?:\/\/\S+\/contact$/m);
	expect(text).toMatch(/^Canonical: https?:\/\/\S+\/\.well-known\/security\.txt$/m);
	expect(text.match(/^Expires: \d{4}-\d\d-\d\dT\S+Z$/gm)).toHaveLength(1);
});

test("robots.txt leads to the sitemap and keeps nothing of it from search engines", async ({ request }) => {
	const response = await request.get("/robots.txt");
	expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
	const lines = (await response.text()).split("\n");
	const valuesOf = (field: string) =>
		lines.filter((line) => line.startsWith(`${field}: `)).map((line) => line.slice(field.length + 2));
	const [sitemap = ""] = valuesOf("Sitemap");
	expect(pathOf(sitemap)).toBe("/sitemap.xml");
	// RFC 9309: `*` matches anything, `$` the end of the URL.
	const isKept = (path: string) =>
		valuesOf("Disallow").some((rule) =>
			new RegExp(`^${rule.replace(/[.?+]/g, "\\$&").replaceAll("*", ".*")}`).test(path),
		);
	for (const { url } of await sitemapOf(request)) expect(isKept(pathOf(url)), url).toBe(false);
	expect(isKept("/preview")).toBe(true);
	expect(isKept("/preview?url=/news/1")).toBe(true);
	expect(isKept("/preview-image.jpg?of=%2Fimages%2Fa.webp"), "robots fetch what they show").toBe(false);
	const home = parse(await (await request.get("/")).text());
	for (const island of home.querySelectorAll("site-island"))
		for (const file of island.getAttribute("data-files")?.split(" ") ?? [])
			expect(isKept(`/_next/static/islands/${file}`), "they draw the page too").toBe(false);
});

test.describe("with a backend of its own", () => {
	const running = duringTests(() => startSiteWithBackend({ API_FRESH_MS: "0" }));

	// First: later the site has last good responses.
	test("no sitemap lacks pages: it fails until every list can be read, and then the last good one stays", async ({
		request,
	}) => {
		const { site, backend } = running;
		await running.change({ "/awards": { kind: "status", status: 500 } });
		const response = await request.get(`${site.url}/sitemap.xml`);
		expect(response.status()).toBe(503);
		expect(response.headers()["cache-control"]).toBe("no-store");
		expect(Number(response.headers()["retry-after"])).toBeGreaterThan(0);
		backend.heal();
		await site.putClockAhead();
		await expect
			.poll(async () => (await request.get(`${site.url}/sitemap.xml`)).status(), { timeout: 15_000 })
			.toBe(200);
		const whole = await (await request.get(`${site.url}/sitemap.xml`)).text();
		backend.override("/", { kind: "status", status: 500 });
		const lastGood = await request.get(`${site.url}/sitemap.xml`);
		expect(lastGood.status()).toBe(200);
		expect(await lastGood.text()).toBe(whole);
	});
});
