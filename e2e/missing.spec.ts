import { expect, type Page, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { duringTests } from "./support/during-tests.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";
import { FULL } from "./support/visitor.ts";

const MISSING: [path: string, heading?: string][] = [
	["/no-such-page", "Page not found"],
	["/no/such/page?utm_source=x", "Page not found"],
	["/index.php", "Page not found"],
	// Only `npm run dev` serves it.
	["/catalogue", "Page not found"],
	["/products/loans/no-such-loan", "Sorry, we couldn't find that product."],
	["/products/loans", "Page not found"],
	["/about/no-such-person", "Personality not found"],
	["/about/constructor", "Personality not found"],
	["/about/%25", "Personality not found"],
	["/news/no-such-article", "Article not found"],
	["/stories/no-such-article", "Article not found"],
	["/careers/no-such-role", "Career not found"],
	["/careers/a%2Fb", "Career not found"],
	["/notices/no-such-notice", "Notice not found"],
	["/notices/%25E0%25A4%25A", "Notice not found"],
	["/locator/volta/no-such-branch", "Branch not found"],
	["/preview-image.jpg"],
	["/preview-image.jpg?of=//evil.example/x.jpg"],
];

for (const [path, heading] of MISSING) {
	test(`${path} is missing, also for the index`, async ({ request }) => {
		const response = await request.get(path, { maxRedirects: 0 });
		expect(response.status()).toBe(404);
		if (!response.headers()["content-type"]?.startsWith("text/html")) return;
		const html = parse(await response.text());
		expect(html.querySelector("h1")?.text).toBe(heading);
		const head = html.querySelector("head");
		expect(head?.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
		expect(head?.querySelector('link[rel="canonical"]')).toBeNull();
	});
}

/** The contact options of a page, without those of its frame. */
async function expectHelp(page: Page) {
	const main = page.getByRole("main");
	await expect(main.getByRole("link", { name: /Dial \*277#/ })).toHaveAttribute("href", "tel:*277%23");
	await expect(main.getByRole("link", { name: /Call 0800 000 000/ })).toHaveAttribute(
		"href",
		"tel:0800000000",
	);
	await expect(main.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
		"href",
		/^https:\/\/wa\.me\/\d+/,
	);
	await expect(main.getByRole("link", { name: /branch/i })).toHaveAttribute("href", "/locator");
}

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("an unknown URL leads on to the main tasks and pages, and to a person", async ({ page }) => {
		await page.goto("/no-such-page");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
		const main = page.getByRole("main");
		for (const name of [
			"Find a branch",
			"Something went wrong",
			"Products",
			"Contact Us",
			"FAQs",
			"News",
			"Careers",
		])
			await expect(main.getByRole("link", { name })).toBeVisible();
		await expectHelp(page);
	});
});

test.describe("with a backend that fails", () => {
	const FAILS = { kind: "status", status: 500 } as const;
	const running = duringTests(() => startSiteWithBackend({}, { "/": FAILS }));

	test.describe("without script", () => {
		test.use({ javaScriptEnabled: false });

		test("a page that is unavailable says what to do meanwhile", FULL, async ({ page }) => {
			await page.goto(`${running.site.url}/notices/1`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error loading notice");
			await expect(page.getByRole("heading", { name: "What you can do in the meantime" })).toBeVisible();
			await expectHelp(page);
		});
	});
});
