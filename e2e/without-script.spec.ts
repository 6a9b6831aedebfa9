import { expect, test } from "@playwright/test";
import { MAIN_SCREENS, SCREENS, UNLISTED_PAGES } from "./pages.ts";
import { thoroughUnless } from "./visitor.ts";

const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1280, height: 900 };

test.use({ javaScriptEnabled: false, viewport: PHONE });

for (const [which, paths] of [
	["the main pages are", MAIN_SCREENS],
	["every page is", [...SCREENS, ...UNLISTED_PAGES]],
] as const)
	test(`${which} whole without script`, thoroughUnless(paths === MAIN_SCREENS), async ({ page }) => {
		test.setTimeout(180_000);
		// Changing the size costs as much as a visit, so each page is loaded at the size the last one ended with.
		const sizes = [PHONE, DESKTOP];
		for (const path of paths) {
			const answer = await page.goto(path);
			expect.soft(answer?.status(), path).toBe(200);
			await expect.soft(page.locator("h1"), path).toHaveCount(1);
			await expect.soft(page.locator("h1"), path).toBeVisible();
			for (const viewport of sizes) {
				await page.setViewportSize(viewport);
				const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
				expect.soft(tooWide, `${path} sticks out sideways at ${viewport.width} px`).toBeLessThanOrEqual(0);
			}
			sizes.reverse();
		}
	});

test("the menu leads on without script", async ({ page }) => {
	await page.goto("/");
	const banner = page.getByRole("banner");
	await banner.locator("summary").filter({ hasText: "Menu" }).click();
	await banner.locator("summary").filter({ hasText: "Products" }).click();
	await banner.getByRole("link", { name: "All products" }).click();
	await expect(page).toHaveURL(/\/products$/);
	await page.setViewportSize(DESKTOP);
	await banner.getByRole("link", { name: "About", exact: true }).click();
	await expect(page).toHaveURL(/\/about$/);
	await expect(page.locator("h1")).toBeVisible();
});

const MISSING: [path: string, text: string][] = [
	["/products/loans/no-such-loan", "Sorry, we couldn't find that product."],
	["/about/no-such-person", "Personality not found"],
	["/news/no-such-article", "Article not found"],
	["/stories/no-such-article", "Article not found"],
	["/careers/no-such-role", "Career not found"],
	["/notices/no-such-notice", "Notice not found"],
	["/locator/volta/no-such-branch", "Branch not found"],
];

test("a missing page says so without script", async ({ page }) => {
	for (const [path, text] of MISSING) {
		const answer = await page.goto(path);
		expect.soft(answer?.status(), path).toBe(404);
		await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveText(text);
		await expect.soft(page.locator("main a[href]").first(), path).toBeVisible();
	}
});
