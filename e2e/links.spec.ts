import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { PAGES } from "./pages.ts";

/** More pages than the embedded content has; a crawl that meets more goes round in circles. */
const MAX_PAGES = 400;

test("every internal link of the site leads somewhere", async ({ request }) => {
	test.setTimeout(300_000);
	const seen = new Map<string, string>(PAGES.map((path) => [path, "the list of pages"]));
	const dead: string[] = [];
	for (const [path, from] of seen) {
		const answer = await request.get(path, { maxRedirects: 0 });
		if (answer.status() !== 200) {
			dead.push(`${answer.status()} ${path} (linked from ${from})`);
			continue;
		}
		if (!answer.headers()["content-type"]?.startsWith("text/html")) continue;
		for (const link of parse(await answer.text()).querySelectorAll("a[href], form[action]")) {
			const href = link.getAttribute("href") ?? link.getAttribute("action") ?? "";
			if (
				!href.startsWith("/") ||
				href.startsWith("//") ||
				link.getAttribute("method")?.toLowerCase() === "post"
			)
				continue;
			const target = href.split("#")[0] ?? href;
			if (target && !seen.has(target)) seen.set(target, path);
		}
		expect(seen.size, "the crawl comes to an end").toBeLessThan(MAX_PAGES);
	}
	expect(dead).toEqual([]);
	expect(seen.size, "the crawl went beyond its start").toBeGreaterThan(PAGES.length + 40);
});
