import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { type Fault, startBackend } from "./backend.ts";
import { type SiteWithBackend, startSiteWithBackend } from "./site-with-backend.ts";
import { THOROUGH } from "./visitor.ts";

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
	// The embedded content has invented customers; a real backend has none.
	for (const section of main?.querySelectorAll("section") ?? [])
		if (section.querySelector("h2")?.text === "What Our Customers Say") section.remove();
	// Nor is the number of branches that the company states the number of those in its sample content.
	return main?.structuredText.replace(/\s+/g, " ").replace(/\d+ branches/gi, "our branches") ?? "";
}

/** A failure looks the same in a browser whatever its kind, so one kind is tested there and the others by their HTML. */
const FAULTS: { name: string; fault: Fault | "gone"; isSeenInBrowser?: true }[] = [
	{ name: "hanging", fault: { kind: "hang" }, isSeenInBrowser: true },
	{ name: "answering 500", fault: { kind: "status", status: 500 } },
	{ name: "breaking connections", fault: { kind: "reset" } },
	{ name: "sending half a JSON", fault: { kind: "malformed" } },
	{ name: "sending a maintenance page", fault: { kind: "html" } },
	{ name: "sending another shape", fault: { kind: "wrong-shape" } },
	{ name: "gone", fault: "gone" },
];

test.describe("with a backend that fails at first", () => {
	let running: SiteWithBackend;

	test.beforeAll(async () => {
		running = await startSiteWithBackend({ API_TIMEOUT_MS: String(DEADLINE_MS) });
	});
	test.afterAll(() => running.stop());

	/**
	 * The reports come, so that the site calls the backend again, and then nothing more. Of all else that the tests ask for, the
	 * site has no last good answer until the repair.
	 */
	async function breakAfterReports(fault: Fault | "gone") {
		running.backend.heal();
		// After repeated failures the site tries a backend again after five seconds.
		running.site.putClockAhead();
		await expect.poll(async () => (await fetch(`${running.site.url}/api/reports`)).status).toBe(200);
		running.backend.requests.length = 0;
		if (fault === "gone") await running.backend.stop();
		else running.backend.fault("/", fault);
	}

	async function startAgain() {
		running.backend = await startBackend(Number(new URL(running.backend.url).port));
	}

	test("a page that waits for the call of a route says that the list did not come", async () => {
		await breakAfterReports({ kind: "hang" });
		const route = fetch(`${running.site.url}/api/notices`);
		await expect.poll(() => running.backend.requests).toContain("/notices");
		const page = await fetch(`${running.site.url}/notices`);
		expect(page.status).toBe(200);
		expect(await page.text()).toContain("The notices could not be loaded");
		expect((await route).status).toBe(502);
		expect(
			running.backend.requests.filter((path) => path === "/notices"),
			"one call for both",
		).toHaveLength(1);
	});

	for (const { name, fault, isSeenInBrowser } of FAULTS) {
		test.describe(name, () => {
			test.beforeAll(() => breakAfterReports(fault));
			test.afterAll(async () => {
				if (fault === "gone") await startAgain();
				else expect(running.backend.requests.length, "it was asked").toBeGreaterThan(0);
			});

			if (isSeenInBrowser) {
				test(
					"home, about and products answer within the deadline, with their fallbacks and toasts",
					THOROUGH,
					async ({ page }) => {
						await expectFallbacks(page, running.site.url);
					},
				);
			} else {
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
			}

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
	}

	test("visitors see the content soon after the repair, and keep it when the backend fails again", async () => {
		running.backend.heal();
		running.site.putClockAhead();
		await expect
			.poll(() => textOf(`${running.site.url}/products`), { timeout: 15_000 })
			.not.toContain("Error loading products");
		await expect.poll(() => textOf(`${running.site.url}/about`), { timeout: 15_000 }).toContain("Show all");
		for (const [at, { name, fault }] of FAULTS.entries()) {
			await breakAfterReports(fault);
			// A page that nobody has opened yet, some time after the last answer.
			running.site.putClockAhead();
			const text = await textOf(`${running.site.url}/products?category=savings&page=${at + 1}`);
			expect.soft(text, name).not.toContain("Error loading products");
			expect.soft(text, name).toContain("Susu Account");
			if (fault === "gone") await startAgain();
			else expect.soft(running.backend.requests.length, `${name}: it was asked`).toBeGreaterThan(0);
		}
	});

	test("pages say the same as with the embedded content", THOROUGH, async ({ baseURL }) => {
		await running.change({});
		for (const path of [
			"/",
			"/about",
			"/about/1",
			"/products",
			"/products?category=digital",
			"/products/x/SME%20Loans",
			"/news",
			"/notices/2",
			"/careers/1",
			"/locator",
			"/reports",
			"/awards",
		]) {
			// Only embedded content is labelled as a sample.
			const embedded = (await textOf(baseURL + path)).replace(" (sample)", "");
			expect(await textOf(running.site.url + path), path).toBe(embedded);
		}
		expect(running.backend.requests).toContain("/products/featured");
		expect(running.backend.requests).toContain("/notices/2");
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
	["/notices/1", ""],
] as const;

const FALLBACKS: { path: string; toast?: string; text: RegExp }[] = [
	{ path: "/", toast: "Failed to load featured products", text: /No featured products available/ },
	{ path: "/about", toast: "Failed to fetch teams", text: /Meet The Team/ },
	{ path: "/products", text: /Error loading products: the server/ },
];

async function expectFallbacks(page: Page, url: string) {
	const started = Date.now();
	for (const { path, toast, text } of FALLBACKS) {
		const answer = await page.goto(url + path, { waitUntil: "domcontentloaded" });
		expect(answer?.status(), path).toBe(200);
		await expect(page.locator("main")).toContainText(text);
		if (toast) await expect(page.locator("[data-sonner-toast]")).toContainText(toast);
	}
	expect(Date.now() - started, "three pages, each within a few deadlines").toBeLessThan(30_000);
	await page.goto(url, { waitUntil: "domcontentloaded" });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Financial Partner in Ghana");
	await expect(page.getByRole("link", { name: "All Branches" })).toHaveAttribute("href", "/locator");
}
