import { type APIRequestContext, expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { type SiteWithBackend, startSiteWithBackend } from "./site-with-backend.ts";

/** Short, so that a hanging backend does not slow the test; the site's default is 8 seconds. */
const DEADLINE_MS = 700;

/** The text of a page that visitors read, without parts that change by themselves. */
async function textOf(url: string): Promise<string> {
	const answer = await fetch(url);
	expect(answer.status, url).toBe(200);
	return textIn(await answer.text());
}

function textIn(html: string): string {
	const main = parse(html).querySelector("main");
	for (const script of main?.querySelectorAll("script") ?? []) script.remove();
	for (const section of main?.querySelectorAll("section") ?? [])
		if (section.querySelector("h2")?.text === "What Our Customers Say") section.remove();
	// Nor is the number of branches that the company states the number of those in its sample content.
	return main?.structuredText.replace(/\s+/g, " ").replace(/\d+ branches/gi, "our branches") ?? "";
}

test.describe("with a backend that fails at first", () => {
	let running: SiteWithBackend;

	test.beforeAll(async () => {
		running = await startSiteWithBackend({ API_TIMEOUT_MS: String(DEADLINE_MS) });
	});
	test.afterAll(() => running.stop());

	/**
	 * The branches come, so that the site calls the backend again, and then nothing more. Of all else that the tests ask for, the
	 * site has no last good answer until the repair.
	 */
	async function hangAfterBranches() {
		running.backend.heal();
		// After repeated failures the site tries a backend again after five seconds.
		running.site.putClockAhead();
		await expect.poll(async () => (await fetch(`${running.site.url}/api/branches`)).status).toBe(200);
		running.backend.requests.length = 0;
		running.backend.fault("/", { kind: "hang" });
	}

	test.describe("and hangs", () => {
		test.beforeAll(hangAfterBranches);
		test.afterAll(() => {
			expect(running.backend.requests.length, "it was asked").toBeGreaterThan(0);
		});

		test("home, about and products answer within the deadline, with their fallbacks", async () => {
			const started = Date.now();
			for (const { path, toast, text } of FALLBACKS) {
				const answer = await fetch(running.site.url + path);
				expect(answer.status, path).toBe(200);
				const html = await answer.text();
				expect(textIn(html), path).toMatch(text);
				if (toast) expect(html, "it brings its toast").toContain(toast);
			}
			expect(Date.now() - started, "three pages, each within a few deadlines").toBeLessThan(30_000);
		});

		test("items answer 503 with a text, never 404 or 200", async () => {
			for (const [path, toast] of DETAILS) {
				const answer = await fetch(running.site.url + path);
				expect(answer.status, path).toBe(503);
				const html = await answer.text();
				const main = parse(html).querySelector("main");
				expect(main?.querySelector("h1")?.text, `${path} says so without script`).toMatch(/load/);
				expect(main?.structuredText, path).toContain("Try again");
				expect(html, `${path} brings its toast`).toContain(toast);
			}
		});
	});

	test("each list says that it is empty", async () => {
		await running.change({ "/": { kind: "empty" } });
		const texts: [path: string, text: string][] = [
			["/", "No featured products available"],
			["/products", "No products available"],
			["/news", "No articles found"],
			["/news?tab=gallery", "No galleries found"],
			["/notices", "No notices found"],
			["/reports", "No reports available"],
			["/careers", "No roles found in this category"],
			["/locator", "No branch data available"],
			["/awards", "No awards to show yet"],
			["/award/1", "No awards to show yet"],
		];
		for (const [path, text] of texts)
			expect.soft(await textOf(running.site.url + path), path).toContain(text);
		const awards = parse(await (await fetch(`${running.site.url}/awards`)).text());
		const links = awards.querySelectorAll("main a").filter(({ text }) => text.trim() === "Go to News");
		expect(links.map((link) => link.getAttribute("href"))).toEqual(["/news"]);
	});

	test.describe("and leaves things out", () => {
		test.beforeAll(() =>
			running.change({
				"/team": { kind: "body", body: { data: [{ id: 1, category: "management" }] } },
				"/products": { kind: "body", body: { data: [{ id: 1, title: "Plain Loan", category: "loans" }] } },
			}),
		);

		const mainOf = async (request: APIRequestContext, path: string) => {
			const main = parse(await (await request.get(running.site.url + path)).text()).querySelector("main");
			if (!main) throw new Error(`${path} has no main part`);
			return main;
		};

		test("a person without name, position and biography is shown all the same", async ({ request }) => {
			const about = await mainOf(request, "/about");
			const card = about.querySelectorAll("#team li").findLast(({ text }) => text.includes("Unknown"));
			expect(card?.text).toContain("Position not specified");
			expect(card?.text).toContain("No bio available");
			const person = await mainOf(request, "/about/1");
			expect(person.querySelector("h1")?.text).toBe("Unknown");
			expect(person.text).toContain("No biography available");
		});

		test("a product without picture and features is shown all the same", async ({ page }) => {
			await page.goto(`${running.site.url}/products`);
			const card = page.locator("main li").filter({ hasText: "Plain Loan" });
			await expect(card).toContainText("No Image");
			await card.getByRole("link", { name: "Plain Loan" }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain Loan");
			await expect(page.locator("main img").first()).toHaveAttribute("src", /default-product/);
		});

		test("a category without products says so", async ({ request }) => {
			const { text } = await mainOf(request, "/products?category=remittance");
			expect(text).toContain("No products found in Remittance category");
		});
	});
});

const DETAILS = [
	["/about/1", "Failed to fetch team member details"],
	["/products/x/SME%20Loans", ""],
	["/news/1", "Failed to fetch article"],
	["/careers/1", "Failed to fetch career details"],
	["/notices/1", "Failed to fetch notice details"],
] as const;

const FALLBACKS: { path: string; toast?: string; text: RegExp }[] = [
	{ path: "/", toast: "Failed to load featured products", text: /No featured products available/ },
	{ path: "/about", toast: "Failed to fetch teams", text: /Meet The Team/ },
	{ path: "/products", text: /Error loading products: the server/ },
];
