import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { PAGES } from "./pages.ts";
import { visit } from "./visitor.ts";

/**
 * The rules of WCAG 2.2 A and AA that a program can check, those for contrast at AAA, and axe's best practices, on every page
 * and in every state that a visitor can bring about. A floor: what needs hands and eyes stands in the other tests.
 */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** An address of another company's, asked for in an iframe, is not ours to check. */
const faultsOf = async (page: Page) => {
	const { violations } = await new AxeBuilder({ page }).withTags(TAGS).exclude("iframe").analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
	);
};

const SIZES = [
	{ width: 320, height: 640 },
	{ width: 1280, height: 900 },
];

for (const path of PAGES) {
	test(`${path} has no fault, narrow or wide, and nothing sticks out`, async ({ page }) => {
		await visit(page, path);
		for (const size of SIZES) {
			await page.setViewportSize(size);
			expect(await faultsOf(page), `at ${size.width} px`).toEqual([]);
			expect(
				await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
				`sticks out at ${size.width} px`,
			).toBeLessThanOrEqual(0);
		}
	});
}

const STATES: Record<string, (page: Page) => Promise<void>> = {
	"the cookie choices": async (page) => {
		await page.context().clearCookies();
		await page.goto("/about");
		await page.getByRole("button", { name: "Customize" }).click();
		await expect(page.getByRole("button", { name: "Save Preferences" })).toBeVisible();
	},
	"the products menu": async (page) => {
		await visit(page, "/about");
		await page.getByRole("button", { name: "Products menu" }).click();
		await expect(page.locator("#mega-menu")).toBeVisible();
	},
	"the phone’s menu": async (page) => {
		await page.setViewportSize({ width: 360, height: 800 });
		await visit(page, "/about");
		await page.getByRole("banner").locator("summary").filter({ hasText: "Menu" }).click();
		await page.getByRole("banner").locator("summary").filter({ hasText: "Products" }).click();
	},
	"the lightbox": async (page) => {
		await visit(page, "/news?tab=gallery");
		await page.getByRole("link", { name: "View all images" }).first().click();
		await expect(page.getByRole("dialog")).toBeVisible();
	},
	"a document preview": async (page) => {
		await visit(page, "/reports");
		await page.getByRole("link", { name: /^View/ }).first().click();
		await expect(page.getByRole("dialog")).toBeVisible();
	},
	"an application with every error": async (page) => {
		await visit(page, "/careers/1");
		await page.getByRole("button", { name: "Submit Application" }).click();
		await expect(page.getByText("Please fill all fields and upload your file")).toBeVisible();
	},
	"all questions open": async (page) => {
		await visit(page, "/faqs");
		for (const summary of await page.locator("main summary").all()) await summary.click();
	},
	"an empty result": async (page) => {
		await visit(page, "/notices?q=zzzzzz");
		await expect(page.getByText("No notices match your filters")).toBeVisible();
	},
	"a page that is not there": async (page) => {
		await visit(page, "/no-such-page");
	},
};

for (const [name, reach] of Object.entries(STATES)) {
	test(`${name}: no fault`, async ({ page }) => {
		await reach(page);
		expect(await faultsOf(page)).toEqual([]);
	});
}
