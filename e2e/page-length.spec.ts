import { expect, test } from "@playwright/test";
import { SCREENS } from "./pages.ts";
import { FULL, refuseCookies } from "./visitor.ts";

/** Heights in px on a phone of 360 by 800. */
const HOME_MAX = 5_200;
const MEDIAN_MAX = 2_900;
const HEADING_MAX = 120;

/** Their bands hold what people come for: the figures and 'Apply', the way to a branch, an article's picture. */
const ACTING_BANDS = /^\/$|^\/(?:products|careers|news|stories|locator|about|notices)\/|^\/(?:careers|ussd)$/;

test(
	"on a phone pages are short, and their headings leave the first screen to what they are about",
	FULL,
	async ({ page }) => {
		test.setTimeout(120_000);
		await page.setViewportSize({ width: 360, height: 800 });
		await refuseCookies(page);
		const heights: number[] = [];
		for (const path of SCREENS) {
			await page.goto(path);
			const [height = 0, band = 0] = await page.evaluate(() => [
				document.documentElement.scrollHeight,
				document.querySelector("main .kente")?.getBoundingClientRect().height ?? 0,
			]);
			heights.push(height);
			if (path === "/") expect.soft(height, path).toBeLessThanOrEqual(HOME_MAX);
			if (!ACTING_BANDS.test(path)) expect.soft(band, path).toBeLessThanOrEqual(HEADING_MAX);
		}
		heights.sort((one, other) => one - other);
		expect(heights[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(MEDIAN_MAX);
	},
);
