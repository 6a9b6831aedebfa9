import { expect, type Page, test } from "@playwright/test";
import { settled, shifts, visit, watchShifts } from "./support/visitor.ts";

test.use({ viewport: { width: 360, height: 800 } });
const FONT = "**/*.woff2";

test("on a slow line the first page does not fetch the font, even when it is used; the pages after it have it", async ({
	page,
}) => {
	await reportConnection(page, "3g");
	await watchShifts(page);
	const fonts = requestedFonts(page);
	await visit(page, "/faqs");
	await page.mouse.wheel(0, 10);
	await settled(page);
	expect(fonts).toEqual([]);
	const others = await textWidth(page);
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
	await expect.poll(() => fonts.length).toBe(1);
	expect(await shifts(page)).toBe(0);
	await expect
		.poll(async () => {
			await page.goto("/faqs", { referer: page.url() });
			return textWidth(page);
		}, "now in letters of our own")
		.not.toBe(others);
	expect(await shifts(page)).toBe(0);
});

test("on a fast line the first page is set in it, and nothing moves", async ({ browser }) => {
	// A browser waits 50 ms for it, in which a busy computer does not always send it.
	await expect(async () => {
		await using context = await browser.newContext({ viewport: { width: 360, height: 800 } });
		const page = await context.newPage();
		await reportConnection(page, "4g");
		await watchShifts(page);
		await page.goto("/faqs");
		await settled(page);
		const ours = await textWidth(page);
		expect(await shifts(page)).toBe(0);
		await page.route(FONT, (route) => route.abort());
		await page.goto("/faqs");
		expect(await textWidth(page)).not.toBe(ours);
	}).toPass();
});

test("a first page that it reaches too late keeps the phone’s own letters, and nothing moves", async ({
	page,
}) => {
	await reportConnection(page, "4g");
	await watchShifts(page);
	await page.route(FONT, async (route) => {
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await route.continue();
	});
	const arrived = page.waitForResponse(FONT);
	await visit(page, "/contact");
	const others = await textWidth(page);
	await arrived;
	await page.evaluate(() => document.fonts.ready);
	await settled(page);
	expect(await textWidth(page)).toBe(others);
	expect(await shifts(page)).toBe(0);
});

test("a visitor who saves data does not fetch it, on no page", async ({ page, baseURL }) => {
	await page.context().addCookies([{ name: "less_data", value: "1", url: baseURL }]);
	const fonts = requestedFonts(page);
	await visit(page, "/faqs");
	await page.mouse.wheel(0, 10);
	await settled(page);
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
	await settled(page);
	expect(fonts).toEqual([]);
});

/** Has the browser report such a connection to the page. */
const reportConnection = (page: Page, effectiveType: string) =>
	page.addInitScript((type) => {
		Object.defineProperty(navigator, "connection", { value: { effectiveType: type } });
	}, effectiveType);

function requestedFonts(page: Page): string[] {
	const requested: string[] = [];
	page.on("request", (request) => request.url().endsWith(".woff2") && requested.push(request.url()));
	return requested;
}

/** The width of a line of text on the page. */
const textWidth = (page: Page) =>
	page.getByRole("heading", { level: 1 }).evaluate((heading) => {
		const range = document.createRange();
		range.selectNodeContents(heading);
		return range.getBoundingClientRect().width;
	});
