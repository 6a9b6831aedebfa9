import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { expect, test } from "@playwright/test";
import { type HTMLElement, parse } from "node-html-parser";
import { duringTests } from "./support/during-tests.ts";
import { PAGES } from "./support/pages.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";
import { FULL } from "./support/visitor.ts";

type Item = Record<string, unknown> & { "@type": string };

test.describe("every page's structured data", () => {
	/** The types that these pages state, beside their breadcrumbs. */
	const KINDS: Record<string, readonly string[]> = {
		"/": ["Organization", "WebSite"],
		"/locator": ["BankOrCreditUnion"],
		"/locator/greater-accra/makola-branch": ["BankOrCreditUnion"],
		"/news/1": ["NewsArticle"],
		"/products/loans/salary%20loans": ["FinancialProduct"],
		"/careers/1": ["JobPosting"],
	};
	for (const path of new Set([...PAGES, ...Object.keys(KINDS)])) {
		const kinds = KINDS[path] ?? [];
		test(`${path}: is valid, and says what the page shows${kinds.length > 0 ? `, as ${kinds.join(" and ")}` : ""}`, async ({
			baseURL,
		}) => {
			const html = await (await fetch(baseURL + path)).text();
			expect(await errorsIn(html)).toEqual([]);
			const items = itemsOf(html);
			expect(items.map((item) => item["@type"])).toEqual(expect.arrayContaining([...kinds]));
			const page = parse(html);
			const crumbs = page.querySelectorAll('nav[aria-label="Breadcrumb"] li');
			const stated = items.find((item) => item["@type"] === "BreadcrumbList");
			expect((stated?.itemListElement as Item[] | undefined)?.map(({ name }) => name) ?? []).toEqual(
				crumbs.map((crumb) => oneLine(crumb.textContent)),
			);
			const shown = visibleText(page);
			for (const text of textsOf(items)) expect(shown, `on the page: ${text}`).toContain(oneLine(text));
			for (const url of urlsOf(items)) expect(url).toMatch(new RegExp(`^(${baseURL}|https://)`));
		});
	}

	test("names URLs that are there", async ({ baseURL, request }) => {
		const urls = new Set<string>();
		for (const path of PAGES) {
			const items = itemsOf(await (await fetch(baseURL + path)).text());
			for (const url of urlsOf(items)) urls.add(url);
		}
		const own = [...urls].filter((url) => url.startsWith(baseURL ?? "-"));
		expect(own.length).toBeGreaterThan(25);
		for (const url of own) expect((await request.get(url)).status(), url).toBe(200);
	});
});

test.describe("with a backend of its own", () => {
	const running = duringTests(startSiteWithBackend);

	test("unknown facts are left out", FULL, async () => {
		const article = { id: 1, title: "A", story: "B" };
		const role = { id: 1, title: "Teller", location: "Wa" };
		await running.change({
			"/content/articles": { kind: "body", body: { data: [article] } },
			"/content/articles/1": { kind: "body", body: { data: article } },
			"/roles": { kind: "body", body: { data: [role] } },
			"/roles/1": { kind: "body", body: { data: role } },
		});
		const read = async (path: string) => (await fetch(running.site.url + path)).text();
		const html = await read("/news/1");
		expect(await errorsIn(html)).toEqual([]);
		const news = itemsOf(html).find((item) => item["@type"] === "NewsArticle");
		expect(news?.headline).toBe("A");
		expect(news).not.toHaveProperty("datePublished");
		const job = itemsOf(await read("/careers/1"));
		expect(job.map((item) => item["@type"])).toEqual(["BreadcrumbList"]);
	});
});

/**
 * The validator's errors by the rules for rich results; the compiler knows schema.org's types (`schema-dts`). Its warnings about
 * optional fields name data that the backend does not have.
 */
async function errorsIn(html: string): Promise<string[]> {
	const extracted = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(html);
	expect(extracted.errors ?? []).toEqual([]);
	const issues = await new Validator().validate(extracted);
	return issues
		.filter(({ severity }) => severity === "ERROR" || severity === "WARNING")
		.filter(({ issueMessage }) => !/^(Missing field|One of).*\(optional\)$/.test(issueMessage))
		.map(({ issueMessage, path }) => `${issueMessage} ${JSON.stringify(path)}`);
}

function itemsOf(html: string): Item[] {
	// As a parser does, it ends at the first closing tag, whatever is in the data.
	return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
		([, text = ""]) => {
			const data = JSON.parse(text);
			expect(data["@context"]).toBe("https://schema.org");
			return (data["@graph"] ?? [data]) as Item[];
		},
	);
}

/** The properties whose text must also be visible on the page. */
const SHOWN = new Set([
	"name",
	"headline",
	"title",
	"telephone",
	"streetAddress",
	"addressRegion",
	"addressLocality",
	"category",
]);

function textsOf(value: unknown, key = ""): string[] {
	if (typeof value === "string") return SHOWN.has(key) ? [value] : [];
	if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
	if (value && typeof value === "object")
		return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name));
	return [];
}

function urlsOf(value: unknown): string[] {
	if (typeof value === "string") return /^https?:/.test(value) && !value.includes("#") ? [value] : [];
	if (Array.isArray(value)) return value.flatMap(urlsOf);
	if (value && typeof value === "object") return Object.values(value).flatMap(urlsOf);
	return [];
}

/** All text in the page's body, including closed disclosures and the footer. */
function visibleText(page: HTMLElement): string {
	const body = page.querySelector("body");
	for (const part of body?.querySelectorAll("script, style") ?? []) part.remove();
	return oneLine(body?.structuredText ?? "");
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
