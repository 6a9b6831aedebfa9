import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { DAY_MS } from "#lib/platform/durations";
import { FULL, holdFiles, refuseCookies, visit } from "./support/visitor.ts";

const control = (page: Page) => page.getByRole("button", { name: "Use less data" });
const choice = async (context: BrowserContext) =>
	(await context.cookies()).find(({ name }) => name === "less_data");

/** A visitor who turned it on earlier. */
async function pressedBefore(page: Page, baseURL: string | undefined) {
	await page.context().addCookies([{ name: "less_data", value: "1", url: baseURL }]);
}

test("is remembered for a year, and forgotten when it is pressed again", async ({ page, context }) => {
	await visit(page, "/faqs");
	await expect(control(page)).toHaveAttribute("aria-pressed", "false");
	await control(page).click();
	await expect(control(page)).toHaveAttribute("aria-pressed", "true");
	await expect(page.locator("script[type=speculationrules]"), "nothing is fetched ahead").toHaveCount(0);
	await expect.poll(() => choice(context)).toMatchObject({ value: "1", path: "/", sameSite: "Lax" });
	const stored = await choice(context);
	const days = ((stored?.expires ?? 0) * 1000 - Date.now()) / DAY_MS;
	expect(days).toBeGreaterThan(364.9);
	expect(days).toBeLessThan(365.1);
	await visit(page, "/about");
	await expect(control(page)).toHaveAttribute("aria-pressed", "true");
	await control(page).focus();
	await page.keyboard.press("Space");
	await expect(control(page)).toHaveAttribute("aria-pressed", "false");
	await expect.poll(() => choice(context)).toBeUndefined();
});

test("other open pages follow it: they say so, fetch nothing ahead, and a press there turns it off", async ({
	page,
	context,
}) => {
	await visit(page, "/faqs");
	await expect(page.locator("script[type=speculationrules]")).toHaveCount(1);
	const other = await context.newPage();
	await visit(other, "/about");
	await control(other).click();
	await expect(control(other)).toHaveAttribute("aria-pressed", "true");
	await page.evaluate(() => dispatchEvent(new Event("focus")));
	await expect(control(page)).toHaveAttribute("aria-pressed", "true");
	await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
	await control(page).click();
	await expect(control(page)).toHaveAttribute("aria-pressed", "false");
	await expect.poll(() => choice(context)).toBeUndefined();
	await other.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
	await expect(control(other)).toHaveAttribute("aria-pressed", "false");
	await expect(other.locator("script[type=speculationrules]")).toHaveCount(1);
});

test.describe("with the browser's data saver on", () => {
	test.beforeEach(({ page }) =>
		page.addInitScript(() => {
			Object.defineProperty(navigator, "connection", { value: { saveData: true } });
		}),
	);

	test("no page is fetched ahead", async ({ page }) => {
		await visit(page, "/about");
		await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
	});

	test("nothing moves by itself", async ({ page }) => {
		await page.clock.install();
		await visit(page, "/");
		await page.getByRole("heading", { name: "What Our Customers Say" }).scrollIntoViewIfNeeded();
		await expect(page.getByRole("button", { name: "Play Customers’ words" })).toBeVisible();
		await page.clock.runFor(30_000);
		await expect(page.getByRole("button", { name: /^(Pause|Play) What is on/ })).toBeHidden();
		const hero = page.getByRole("group", { name: "What is on" });
		await expect(hero.locator(".slides > [aria-current]")).toHaveAttribute("aria-label", /^1 of/);
	});
});

test("stops what moves at the press, and lets it move again", FULL, async ({ page }) => {
	await visit(page, "/");
	await page.getByRole("heading", { name: "What Our Customers Say" }).scrollIntoViewIfNeeded();
	await expect(page.getByRole("button", { name: "Pause Customers’ words" })).toBeVisible();
	await control(page).click();
	await expect(page.getByRole("button", { name: "Play Customers’ words" })).toBeVisible();
	await control(page).click();
	await expect(page.getByRole("button", { name: "Pause Customers’ words" })).toBeVisible();
});

test("takes effect although it was pressed before its script had come", async ({ page }) => {
	const codeArrives = await holdFiles(page, "**/islands/*.js");
	const requested = page.waitForRequest("**/islands/*.js");
	await refuseCookies(page);
	await page.goto("/faqs");
	await requested;
	await control(page).click();
	codeArrives();
	await expect(control(page)).toHaveAttribute("aria-pressed", "true");
});

test.describe("on a phone with a sharp screen", () => {
	test.use({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 3 });

	test("pictures of the pages that one goes to come smaller", FULL, async ({ page, baseURL }) => {
		/** The width of the last article's picture, for a visitor who came to the news from another page. */
		const width = async () => {
			await visit(page, "/faqs");
			await page.getByRole("banner").locator("summary").filter({ hasText: "Menu" }).click();
			await page.getByRole("banner").getByRole("link", { name: "News", exact: true }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("News");
			const picture = page.getByRole("main").locator("img[srcset]").last();
			await picture.scrollIntoViewIfNeeded();
			const chosen = () =>
				picture.evaluate((image: HTMLImageElement) => /[?&]w=(\d+)/.exec(image.currentSrc)?.[1] ?? "0");
			await expect.poll(chosen).not.toBe("0");
			return Number(await chosen());
		};
		// Must come first: a browser keeps showing a picture that it has already loaded.
		await pressedBefore(page, baseURL);
		const small = await width();
		await page.context().clearCookies({ name: "less_data" });
		expect(small).toBeLessThanOrEqual((await width()) / 2);
	});
});

test("without cookies there is no switch that would do nothing", FULL, async ({ page }) => {
	await page.addInitScript(() =>
		Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false }),
	);
	await visit(page, "/faqs");
	await expect(control(page)).toBeHidden();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("there is no switch that would do nothing, and a page says what holds", FULL, async ({ page }) => {
		await page.goto("/offline");
		await expect(control(page)).toHaveCount(0);
		await expect(page.getByRole("main")).toContainText("The site uses the least data without JavaScript");
	});
});
