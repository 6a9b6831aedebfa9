import { setTimeout as wait } from "node:timers/promises";
import { expect, type Page, test } from "@playwright/test";
import { slowLine } from "./support/listen.ts";
import {
	FULL,
	fullUnless,
	holdFiles,
	interactive,
	refuseCookies,
	shifts,
	visit,
	watchShifts,
} from "./support/visitor.ts";

const SHEETS = /\/_next\/static\/.*\.css/;
const PICTURES = /\/_next\/image|\/content\/images\//;
const SCRIPTS = /\/_next\/static\/islands\/.*\.js/;

const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1280, height: 900 };

/** The elements hidden until the sheets are there. */
const WAITING = "main ~ *, [data-below-first-screen], [data-below-first-screen] ~ *";

/** These pages have the most different first screens. */
for (const path of ["/", "/locator"]) {
	test(`${path} is painted without waiting for its style sheets, and they move nothing`, async ({ page }) => {
		await page.setViewportSize(PHONE);
		await refuseCookies(page);
		const release = await holdFiles(page, SHEETS);
		await watchShifts(page);
		// Hydration would change the page itself.
		await page.route(SCRIPTS, () => {});
		await page.route(PICTURES, () => {});
		await page.goto(path, { waitUntil: "commit" });
		await expect.poll(() => paints(page)).not.toEqual([]);
		await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
		// A page requests its sheets at the first key, too, when its picture does not come.
		await page.keyboard.press("Shift");
		expect(await shownAfterMain(page), "what follows the main part waits for them").toEqual([]);
		// Parts grow while the page arrives, and the browser reports a shift one frame later.
		await page.waitForFunction(() => document.readyState !== "loading");
		await page.evaluate(
			() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
		);
		const before = await shifts(page);
		release();
		await expect(page.getByRole("contentinfo")).toBeVisible();
		await page.waitForFunction(areSheetsThere);
		expect(await shifts(page)).toBe(before);
	});
}

for (const path of ["/", "/about", "/locator", "/news/1", "/products/personal/salary%20loans"]) {
	test(
		`${path} needs its style sheets only below the first screen`,
		fullUnless(path === "/"),
		async ({ page }) => {
			await page.goto(path);
			for (const size of [PHONE, DESKTOP]) {
				await page.setViewportSize(size);
				const late = page.locator("main [data-below-first-screen]").filter({ visible: true });
				expect(await late.count()).toBeGreaterThan(0);
				for (const part of await late.all())
					expect((await part.boundingBox())?.y, `${size.width} px`).toBeGreaterThanOrEqual(size.height);
			}
		},
	);
}

test(
	"each style sheet is fetched once, and stands in the head in the end, where later ones override it",
	FULL,
	async ({ page }) => {
		const requested = requestedSheets(page);
		await visit(page, "/awards");
		await expect.poll(() => linkedFrom(page)).toEqual({ head: 2, body: 0 });
		expect(requested.length).toBe(new Set(requested).size);
		await page.getByRole("banner").getByRole("link", { name: "News", exact: true }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("News");
		await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveCSS(
			"color",
			"rgb(255, 255, 255)",
		);
	},
);

test("a page requests its style sheets when its first picture has begun to arrive", async ({ page }) => {
	const pictureArrives = await holdFiles(page, PICTURES);
	const requested = requestedSheets(page);
	// Time stands still: after two seconds the page would wait no longer.
	await page.addInitScript("Date.now = () => 0");
	// Hydration would fetch the cookie banner, which has a sheet of its own.
	await page.route(SCRIPTS, () => {});
	await page.goto("/news/1", { waitUntil: "domcontentloaded" });
	await expect.poll(() => paints(page)).not.toEqual([]);
	expect(requested).toEqual([]);
	expect(await shownAfterMain(page)).toEqual([]);
	pictureArrives();
	await expect(page.getByRole("contentinfo")).toHaveCSS("background-color", "rgb(32, 10, 53)");
	expect(requested).toHaveLength(1);
});

test(
	"a picture that does not come holds the style sheets back for two seconds at most, and a touch ends that",
	FULL,
	async ({ page }) => {
		await page.clock.install();
		await page.route(PICTURES, () => {});
		const requested = requestedSheets(page);
		await page.goto("/news/1", { waitUntil: "domcontentloaded" });
		// The clock goes on by itself while the page is loading.
		await page.clock.runFor(500);
		expect(requested).toEqual([]);
		await page.clock.runFor(1_500);
		await expect.poll(() => requested.length).toBe(1);
		await page.goto("/products/personal/salary%20loans", { waitUntil: "domcontentloaded" });
		await expect(page.getByRole("contentinfo")).toBeHidden();
		await page.getByRole("heading", { level: 1 }).click();
		await expect(page.getByRole("contentinfo")).toBeVisible();
	},
);

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a page is painted before its style sheets, and what follows its first screen waits for them", async ({
		page,
	}) => {
		const release = await holdFiles(page, SHEETS);
		await page.goto("/news/1", { waitUntil: "commit" });
		await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(255, 255, 255)");
		await expect(page.getByRole("contentinfo")).toBeHidden();
		release();
		await expect(page.getByRole("contentinfo")).toHaveCSS("background-color", "rgb(32, 10, 53)");
		// The links to the sheets stand between the text and the list beside it.
		const related = page.getByRole("complementary", { name: "Related Posts" });
		expect((await related.boundingBox())?.x).toBeGreaterThan(DESKTOP.width / 2);
	});
});

test("a page whose style sheets never come fits a phone's screen", async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.route(SHEETS, (route) => route.abort());
	for (const path of ["/", "/about", "/careers"]) {
		await page.goto(path);
		await expect(page.locator("html")).toHaveClass(/no-script/);
		expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(PHONE.width);
	}
});

test("a page whose style sheets hang shows its menu and foot in the end, and follows them if they come", async ({
	page,
}) => {
	await page.setViewportSize(PHONE);
	await page.clock.install({ time: 0 });
	// It stands: on a busy machine the test itself takes as long as the page waits.
	await page.clock.pauseAt(1_000);
	const release = await holdFiles(page, SHEETS);
	await page.goto("/faqs", { waitUntil: "domcontentloaded" });
	const foot = page.getByRole("contentinfo");
	await page.getByRole("heading", { level: 1 }).click();
	await page.clock.runFor(5_999);
	await expect(foot).toBeHidden();
	await page.clock.runFor(1);
	await expect(foot).toBeVisible();
	await page.getByRole("banner").locator("summary").filter({ visible: true }).first().click();
	await expect(page.getByRole("banner").getByRole("link", { name: "Contact" }).first()).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
	release();
	await expect(foot).toHaveCSS("background-color", "rgb(32, 10, 53)");
	await expect(foot, "nothing wraps that should not").toHaveCSS("flex-wrap", "nowrap");
});

test("a page whose style sheets fail can be read and used", FULL, async ({ page }) => {
	await page.route(SHEETS, (route) => route.abort());
	await page.goto("/contact");
	await expect(page.locator("html")).toHaveClass(/no-script/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(50, 20, 77)");
	await expect(page.getByRole("contentinfo")).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Request Loan" }).click();
	await expect(page.getByRole("heading", { level: 2, name: "Request Loan" })).toBeVisible();
	await test.step("the next page is loaded whole, and tries again", async () => {
		await page.unroute(SHEETS);
		await page.getByRole("main").getByRole("link", { name: "Make Enquiry" }).click();
		await interactive(page);
		await expect.poll(() => linkedFrom(page)).toEqual({ head: 1, body: 0 });
	});
});

test("a style sheet that comes only at the second try is used", FULL, async ({ page }) => {
	await page.route(SHEETS, (route) => route.abort(), { times: 1 });
	await page.goto("/contact");
	await interactive(page);
	await expect.poll(() => linkedFrom(page)).toEqual({ head: 1, body: 0 });
	await expect(page.getByRole("contentinfo")).toHaveCSS("background-color", "rgb(32, 10, 53)");
});

test("a page that arrives in two parts, torn within the links to its sheets, gets all of them", async ({
	page,
	baseURL,
}) => {
	const inALink = (html: Buffer) => html.indexOf("<link", html.indexOf('<noscript id="late-sheets"')) + 20;
	await using line = await slowLine(baseURL, "/faqs", inALink, () => wait(400));
	await page.goto(`${line.url}/faqs`);
	await expect(page.getByRole("contentinfo")).toHaveCSS("background-color", "rgb(32, 10, 53)");
});

/** The URLs of the style sheets in the order of their requests. */
function requestedSheets(page: Page): string[] {
	const requested: string[] = [];
	page.on("request", (request) => {
		if (SHEETS.test(request.url())) requested.push(request.url());
	});
	return requested;
}

const paints = (page: Page) =>
	page.evaluate(() => performance.getEntriesByType("paint").map(({ name }) => name));

const areSheetsThere = () =>
	[...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet);

/** The elements after the main part, and after what is marked as below the first screen, that are shown. */
const shownAfterMain = (page: Page) =>
	page.evaluate(
		(waiting) =>
			[...document.querySelectorAll(waiting)]
				.filter((element) => element.checkVisibility())
				.map(({ localName }) => localName),
		WAITING,
	);

const linkedFrom = (page: Page) =>
	page.evaluate(() => ({
		head: document.head.querySelectorAll('link[rel="stylesheet"][data-precedence]').length,
		body: document.body.querySelectorAll('link[rel="stylesheet"]').length,
	}));
