import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { type Backend, startBackend } from "./backend.ts";
import { type Site, startSite } from "./site.ts";
import { refuseCookies, THOROUGH, THOROUGH_ON_BOTH_SCREENS } from "./visitor.ts";

/* Every page offers a retry for a list that could not be loaded. */

const LISTS = [
	["/", "No featured products available"],
	["/about", "We could not load the team"],
	["/about?category=shareholders", "We could not load the team"],
	["/products", "Error loading products"],
	["/products?category=savings", "Error loading products"],
	["/careers", "Our open roles could not be loaded"],
	["/locator", "Our branches could not be loaded"],
	["/contact-us?region=Ashanti", "Our branches could not be loaded"],
	["/news", "We could not load the articles"],
	["/news?tab=gallery", "We could not load the galleries"],
	["/awards", "We could not load the awards"],
	["/notices", "The notices could not be loaded"],
	["/reports", "Error loading annual reports"],
	["/rates", "The rates could not be loaded"],
	["/security", "The warnings could not be loaded"],
	["/offline", "The branches could not be loaded"],
	["/before-you-visit", "Our branches could not be loaded"],
] as const;

let backend: Backend;
let site: Site;
test.beforeAll(async () => {
	backend = await startBackend();
	site = await startSite({ API_BASE_URL: backend.url });
});
test.afterAll(async () => {
	await site.stop();
	await backend.stop();
});

test("every list that failed has the link ‘Try again’", THOROUGH, async ({ page }) => {
	test.setTimeout(120_000);
	backend.fault("/", { kind: "status", status: 500 });
	await refuseCookies(page);
	for (const [path, text] of LISTS) {
		await page.goto(site.url + path, { waitUntil: "domcontentloaded" });
		const main = page.getByRole("main");
		await expect(main, path).toContainText(text);
		await expect(main.getByRole("link", { name: "Try again" }), path).toHaveCount(1);
	}
});

test("it has the link without script, too", async ({ request }) => {
	backend.fault("/", { kind: "status", status: 500 });
	for (const [path, text] of LISTS) {
		const main = parse(await (await request.get(site.url + path)).text()).querySelector("main");
		expect.soft(main?.structuredText, path).toContain(text);
		const links = main?.querySelectorAll("a").map((link) => link.text.trim()) ?? [];
		// The offline page has a second one, hidden, for when it replaces a page that did not load.
		const expected = path === "/offline" ? 2 : 1;
		expect.soft(links.filter((link) => link === "Try again").length, path).toBe(expected);
	}
});

test("‘Try again’ stands apart from the link beside it", THOROUGH_ON_BOTH_SCREENS, async ({ page }) => {
	backend.fault("/", { kind: "status", status: 500 });
	await refuseCookies(page);
	await page.goto(site.url);
	const boxOf = (name: string) => page.getByRole("main").getByRole("link", { name }).boundingBox();
	const [all, again] = await Promise.all([boxOf("See all products"), boxOf("Try again")]);
	if (!all || !again) throw new Error("a link is not drawn");
	const gap = Math.max(again.x - (all.x + all.width), again.y - (all.y + all.height));
	expect(gap).toBeGreaterThanOrEqual(8);
});

test.describe("the link", () => {
	test.use({ javaScriptEnabled: false });

	test(
		"loads the page anew, with its query, and is not shown twice where a browser is offline",
		THOROUGH,
		async ({ page }) => {
			backend.fault("/", { kind: "status", status: 500 });
			await page.goto(`${site.url}/offline`);
			await expect(page.getByRole("main").getByRole("link", { name: "Try again" })).toHaveCount(1);
			await page.goto(`${site.url}/products?category=savings`);
			backend.heal();
			// The site does not retry a failing backend for some seconds.
			await expect(async () => {
				const again = page.getByRole("main").getByRole("link", { name: "Try again" });
				if (await again.isVisible()) await again.click({ timeout: 1_000 });
				await expect(page.getByRole("main").getByText("Susu Account").first()).toBeVisible({
					timeout: 2_000,
				});
			}).toPass({ timeout: 20_000 });
			await expect(page).toHaveURL(`${site.url}/products?category=savings`);
		},
	);
});
