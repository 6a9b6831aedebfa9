import { expect, test } from "@playwright/test";
import { PAGES, UNLISTED_PAGES } from "./pages.ts";

const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1280, height: 900 };

test.use({ javaScriptEnabled: false, viewport: PHONE });

for (const path of [...PAGES, ...UNLISTED_PAGES]) {
	test(`${path} is whole without script`, async ({ page }) => {
		const answer = await page.goto(path);
		expect(answer?.status()).toBe(200);
		await expect(page.locator("h1")).toHaveCount(1);
		await expect(page.locator("h1")).toBeVisible();
		const text = (await page.locator("main").textContent()) ?? "";
		expect(text.length, "the page has its text").toBeGreaterThan(200);
		expect(text).not.toMatch(/\bundefined\b|\bNaN\b|\[object Object\]|\{email\}|\{phone\}/);
		for (const image of await page.locator("main img").all()) {
			expect(await image.getAttribute("src"), "every picture has its address").toBeTruthy();
			expect(
				await image.getAttribute("alt"),
				"and says what it shows, or that it only decorates",
			).not.toBeNull();
		}
		await expect(page.locator("main a[href]").first()).toBeAttached();
		for (const viewport of [PHONE, DESKTOP]) {
			await page.setViewportSize(viewport);
			const isWiderThanTheScreen = await page.evaluate(
				() => document.documentElement.scrollWidth > innerWidth,
			);
			expect(isWiderThanTheScreen, `nothing sticks out sideways at ${viewport.width} px`).toBe(false);
		}
	});
}

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

for (const [path, text] of MISSING) {
	test(`${path} is missing, and says so without script`, async ({ page }) => {
		const answer = await page.goto(path);
		expect(answer?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
		await expect(page.locator("main a[href]").first()).toBeVisible();
	});
}
