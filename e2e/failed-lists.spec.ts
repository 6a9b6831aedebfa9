import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { duringTests } from "./support/during-tests.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";
import { boxOf, FULL_ON_BOTH_SCREENS, visit } from "./support/visitor.ts";

/* Every page offers a retry for a list that could not be loaded. */

const BRANCHES = "Failed to fetch branches";
const LISTS: [path: string, text: string, toast?: string][] = [
	["/", "No featured products available", "Failed to load featured products"],
	["/about", "We could not load the team", "Failed to fetch teams"],
	["/about?category=shareholders", "We could not load the team", "Failed to fetch teams"],
	["/products", "Error loading products"],
	["/products?category=savings", "Error loading products"],
	["/careers", "Our open roles could not be loaded", "Failed to fetch roles"],
	["/locator", "Our branches could not be loaded", BRANCHES],
	["/contact-us?region=Ashanti", "Our branches could not be loaded", BRANCHES],
	["/news", "We could not load the articles", "Failed to fetch content"],
	["/news?tab=gallery", "We could not load the galleries", "Failed to fetch content"],
	["/awards", "We could not load the awards", "Failed to fetch awards"],
	["/notices", "The notices could not be loaded", "Failed to fetch notices"],
	["/reports", "Error loading annual reports"],
	["/rates", "The rates could not be loaded"],
	["/security", "The warnings could not be loaded"],
	["/offline", "The branches could not be loaded"],
	["/search?q=loan", "Not everything could be searched just now"],
	["/before-you-visit", "Our branches could not be loaded", BRANCHES],
];
const ITEMS = [
	["/about/1", "Failed to fetch team member details"],
	["/products/x/SME%20Loans", ""],
	["/news/1", "Failed to fetch article"],
	["/careers/1", "Failed to fetch career details"],
	["/notices/1", "Failed to fetch notice details"],
] as const;

const running = duringTests(() => startSiteWithBackend({}, { "/": { kind: "status", status: 500 } }));

test("every list that failed says so, brings its toast and has the link ‘Try again’", async ({ request }) => {
	for (const [path, text, toast = ""] of LISTS) {
		const response = await request.get(running.site.url + path);
		expect.soft(response.status(), path).toBe(200);
		const html = await response.text();
		expect.soft(html, path).toContain(toast);
		const main = parse(html).querySelector("main");
		expect.soft(main?.structuredText, path).toContain(text);
		const again = main?.querySelectorAll("a").filter((link) => link.text.trim() === "Try again") ?? [];
		expect.soft(again, path).toHaveLength(1);
		const target = new URL(again.at(-1)?.getAttribute("href") ?? "/none", running.site.url + path);
		expect.soft(target.pathname + target.search, "it loads the page anew, with its query").toBe(path);
	}
});

test("no branch's number is called false while the branches cannot be loaded", async ({ request }) => {
	const form = { message: "Call 0302740000" };
	const html = await (await request.post(`${running.site.url}/api/check-message`, { form })).text();
	const verdict = parse(html).querySelector("#reply")?.structuredText;
	expect(verdict).toContain("We cannot check branch numbers at the moment");
});

test("items answer 503 with a text, never 404 or 200", async ({ request }) => {
	for (const [path, toast] of ITEMS) {
		const response = await request.get(running.site.url + path);
		expect(response.status(), path).toBe(503);
		const html = await response.text();
		const main = parse(html).querySelector("main");
		expect(main?.querySelector("h1")?.text, `${path} says so without script`).toMatch(/load/);
		expect(main?.structuredText, path).toContain("Try again");
		expect(html, `${path} brings its toast`).toContain(toast);
	}
});

test("‘Try again’ stands apart from the link beside it", FULL_ON_BOTH_SCREENS, async ({ page }) => {
	await visit(page, running.site.url);
	const boxOfLink = (name: string) => boxOf(page.getByRole("main").getByRole("link", { name }));
	const [all, again] = await Promise.all([boxOfLink("See all products"), boxOfLink("Try again")]);
	const gap = Math.max(again.x - (all.x + all.width), again.y - (all.y + all.height));
	expect(gap).toBeGreaterThanOrEqual(8);
});
