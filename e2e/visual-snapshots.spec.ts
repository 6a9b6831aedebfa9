import { globSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { FULL, visit } from "./visitor.ts";

/**
 * Compares the frame and the main pages with their snapshots. After an intended change, `npm run test:full --
 * --project=snapshots --update-snapshots` updates e2e/snapshots. Artwork and photographs are masked, because they are content. Runs only where
 * text renders as on the machine that took the snapshots (scripts/snapshot-machine.ts).
 */
test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Africa/Accra" });

const SIZES = [
	{ width: 360, height: 800 },
	{ width: 1280, height: 900 },
];

const MAIN_PAGES = {
	home: "/",
	products: "/products",
	product: "/products/personal/salary%20loans",
	news: "/news",
	notices: "/notices",
	locator: "/locator",
	contact: "/contact",
};

for (const { width, height } of SIZES) {
	test.describe(`at ${width} px`, FULL, () => {
		test.use({ viewport: { width, height } });

		test("the main pages, the foot and the menu look as ever", async ({ page }) => {
			for (const [name, path] of Object.entries(MAIN_PAGES)) {
				await test.step(name, async () => {
					await open(page, path);
					await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, look(page));
				});
			}

			await test.step("the foot", async () => {
				await open(page, "/faqs");
				const foot = page.getByRole("contentinfo");
				// Taller than a small window, so the bar would cover part of it.
				await page.getByRole("banner").evaluate((bar) => bar.remove());
				await expect.soft(foot).toHaveScreenshot(`foot-${width}.png`, look(page));
			});

			await test.step("the menu", async () => {
				await open(page, "/faqs");
				const bar = page.getByRole("banner");
				if (width < 768) {
					await bar.locator("summary").filter({ hasText: "Menu" }).click();
					await bar.locator("summary").filter({ hasText: "Products" }).click();
				} else {
					await bar.getByRole("button", { name: "Products menu" }).focus();
					await page.keyboard.press("Enter");
					await expect(page.locator("#mega-menu")).toBeVisible();
				}
				await expect.soft(page).toHaveScreenshot(`menu-${width}.png`, look(page));
			});
		});
	});
}

/** On a morning when branches are open. */
async function open(page: Page, path: string) {
	await page.clock.setFixedTime(new Date("2026-11-24T10:00:00Z"));
	await page.route(/tile/, (route) => route.abort());
	await visit(page, path);
	// A font that arrives too late for the first paint is not used in this view, but it must be here.
	const [font = ""] = globSync("*.woff2", { cwd: "public/fonts" });
	await page.evaluate(async (url) => {
		document.fonts.add(await new FontFace("figtree", `url(${url})`, { weight: "400 800" }).load());
	}, `/fonts/${font}`);
}

const look = (page: Page) => ({
	animations: "disabled" as const,
	caret: "hide" as const,
	scale: "css" as const,
	maxDiffPixelRatio: 0.01,
	mask: [page.locator("img:not(header img):visible"), page.locator(".leaflet-container")],
	maskColor: "#dfcdf0",
});
