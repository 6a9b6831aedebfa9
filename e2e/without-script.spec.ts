import { expect, test } from "@playwright/test";
import { MAIN_SCREENS, SCREENS, UNLISTED_PAGES } from "./support/pages.ts";
import { fullUnless } from "./support/visitor.ts";

const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1280, height: 900 };

test.use({ javaScriptEnabled: false, viewport: PHONE });

for (const [which, paths] of [
	["the main pages are", MAIN_SCREENS],
	["every page is", [...SCREENS, ...UNLISTED_PAGES]],
] as const)
	test(`${which} whole without script`, fullUnless(paths === MAIN_SCREENS), async ({ page }) => {
		test.setTimeout(180_000);
		// Changing the size costs as much as a visit, so each page is loaded at the size the last one ended with.
		const sizes = [PHONE, DESKTOP];
		for (const path of paths) {
			const response = await page.goto(path);
			expect.soft(response?.status(), path).toBe(200);
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
