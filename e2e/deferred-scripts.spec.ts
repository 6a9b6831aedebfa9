import { expect, type Page, test } from "@playwright/test";
import { forgetFiles, refuseCookies } from "./visitor.ts";

// Needs a browser with an empty cache.
test.use({ viewport: { width: 360, height: 800 } });
test.beforeEach(({ page }) => forgetFiles(page));

/** The URLs of the framework's scripts, in the order of their requests. */
function scriptsAskedFor(page: Page): string[] {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(request.url());
	});
	return scripts;
}

/** Holds back the page's pictures, so that it never finishes loading. */
async function holdPictures(page: Page): Promise<void> {
	await page.route(/\/_next\/image/, () => {});
}

const isHydrated = (page: Page) =>
	page.evaluate(() =>
		Object.keys(document.querySelector("header a") ?? {}).some((key) => key.startsWith("__react")),
	);

test("the scripts come after the page with its pictures", async ({ page }) => {
	await refuseCookies(page);
	await page.goto("/");
	await expect.poll(() => isHydrated(page)).toBe(true);
	const { loaded, firstScript } = await page.evaluate(() => {
		const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
		const [navigation] = performance.getEntriesByType("navigation");
		return {
			loaded: (navigation as PerformanceNavigationTiming).loadEventStart,
			firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
		};
	});
	expect(firstScript).toBeGreaterThanOrEqual(loaded);
});

for (const [sign, give] of [
	["touch", (page: Page) => page.mouse.click(350, 700)],
	["key", (page: Page) => page.keyboard.press("Tab")],
] as const) {
	test(`a ${sign} starts them before`, async ({ page }) => {
		await holdPictures(page);
		const scripts = scriptsAskedFor(page);
		await page.goto("/", { waitUntil: "domcontentloaded" });
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		expect(scripts).toEqual([]);
		await give(page);
		await expect.poll(() => isHydrated(page)).toBe(true);
	});
}

test("a picture that never comes keeps them away for ten seconds at most", async ({ page }) => {
	await page.clock.install();
	await holdPictures(page);
	const scripts = scriptsAskedFor(page);
	await page.goto("/", { waitUntil: "domcontentloaded" });
	await page.clock.runFor(9_000);
	expect(scripts).toEqual([]);
	await page.clock.runFor(1_500);
	await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test("a link that is pressed before they come leads on", async ({ page }) => {
	await holdPictures(page);
	await page.route(/\.js$/, () => {});
	await page.goto("/", { waitUntil: "domcontentloaded" });
	await page.getByRole("contentinfo").getByRole("link", { name: "FAQs" }).click();
	await expect(page).toHaveURL(/\/faqs$/);
});

test("the pictures of a slider's other slides wait until it is used", async ({ page }) => {
	const pictures: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "image") pictures.push(decodeURIComponent(request.url()));
	});
	const second = () => pictures.filter((url) => url.includes("mmofra-daakye.webp"));
	await refuseCookies(page);
	await page.goto("/faqs");
	await expect.poll(() => isHydrated(page)).toBe(true);
	const offers = page.getByRole("complementary", { name: "Offers" });
	await offers.scrollIntoViewIfNeeded();
	await expect.poll(() => pictures.some((url) => url.includes("susu-nkosuo.webp"))).toBe(true);
	expect(second()).toEqual([]);
	await offers.getByRole("button", { name: "Next slide" }).click();
	await expect.poll(second).not.toEqual([]);
});

test("a script that the browser cannot parse leaves the page as without script", async ({ page }) => {
	const html = await (await page.request.get("/ussd")).text();
	const [, broken = ""] = / data-src="([^"]+)"/.exec(html) ?? [];
	await page.route(`**${broken}`, (route) =>
		route.fulfill({ contentType: "text/javascript", body: "static {" }),
	);
	await page.goto("/ussd");
	await expect(page.locator("html")).toHaveClass(/no-script/);
	await expect(page.getByRole("form", { name: "Phone to try" })).toBeHidden();
});
