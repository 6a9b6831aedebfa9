import { expect, test } from "@playwright/test";
import { PAGES } from "./support/pages.ts";

/** More pages than the embedded content has: a crawl that finds more runs in circles. */
const MAX_PAGES = 1_000;

test("every internal link to a page without a query leads somewhere", async ({ baseURL }) => {
	test.setTimeout(300_000);
	const seen = new Map<string, string>(PAGES.map((path) => [path, "the list of pages"]));
	const dead: string[] = [];
	for (const [path, from] of seen) {
		const response = await fetch(baseURL + path, { redirect: "manual" });
		const text = await response.text();
		// A form's target sends back to the form if it gets no fields.
		if (response.status === 303) continue;
		if (response.status !== 200) {
			dead.push(`${response.status} ${path} (linked from ${from})`);
			continue;
		}
		if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
		for (const href of targetsOf(text)) {
			if (!href.startsWith("/") || href.startsWith("//")) continue;
			const target = href.split("#")[0] ?? href;
			// Filtered lists and their pages are half of all URLs.
			if (target && !target.includes("?") && !seen.has(target)) seen.set(target, path);
		}
		expect(seen.size, "the crawl comes to an end").toBeLessThan(MAX_PAGES);
	}
	expect(dead).toEqual([]);
	expect(seen.size, "the crawl went beyond its start").toBeGreaterThan(PAGES.length + 40);
});

/** Where the page's links and its forms without a post lead. A parser of HTML would take most of the crawl's time. */
function targetsOf(html: string): string[] {
	const tags = html.match(/<(?:a|form)\s(?:"[^"]*"|[^">])*>/gi) ?? [];
	return tags
		.filter((tag) => !/\smethod="post"/i.test(tag))
		.flatMap((tag) => /\s(?:href|action)="([^"]*)"/.exec(tag)?.[1] ?? [])
		.map((href) => href.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"'));
}
