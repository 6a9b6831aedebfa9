import { expect, type Page, test } from "@playwright/test";
import { rendersLikeSnapshots } from "../scripts/snapshot-machine.ts";
import { FULL, interactive, refuseCookies, settled, shifts, visit, watchShifts } from "./visitor.ts";

test.use({ viewport: { width: 360, height: 800 } });
// Other computers have other fallback fonts.
test.skip(!rendersLikeSnapshots(), "letters are drawn otherwise here");

const TYPEFACE = "**/*.woff2";

/** Round trips in ms. */
const FAST = 40;
const SLOW = 400;

test("a font that comes late moves nothing, and is there for the next page", FULL, async ({ page }) => {
	await connect(page, SLOW);
	await watchShifts(page);
	let sent = 0;
	await page.route(TYPEFACE, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1_500));
		sent += 1;
		await route.continue();
	});
	await visit(page, "/contact");
	await page.mouse.wheel(0, 10);
	await expect.poll(() => sent).toBe(1);
	await settled(page);
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
	expect(await shifts(page)).toBe(0);
	const own = await textWidth(page);
	await page.unroute(TYPEFACE);
	await expect
		.poll(async () => {
			await page.reload();
			return textWidth(page);
		}, "now in letters of our own")
		.not.toBe(own);
	await expect.poll(() => shifts(page)).toBe(0);
});

test("it is fetched only when the page is complete and used, and the next page has it", async ({ page }) => {
	await connect(page, SLOW);
	const files: string[] = [];
	page.on("request", (request) => {
		if (/\.woff2|\.js$/.test(request.url())) files.push(request.url().endsWith(".js") ? "script" : "font");
	});
	await visit(page, "/faqs");
	await settled(page);
	expect(files).not.toContain("font");
	await page.mouse.wheel(0, 10);
	await expect.poll(() => files.lastIndexOf("font")).toBeGreaterThan(files.indexOf("script"));
	expect(await isUsed(page)).toBe(false);
	await page.evaluate(() => document.fonts.ready);
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
	await expect.poll(() => isUsed(page)).toBe(true);
});

test.describe("on a connection that the browser reports as fast", () => {
	test.beforeEach(({ page }) => connect(page, FAST));

	test("the first page is drawn in it, and nothing moves", async ({ page }) => {
		await watchShifts(page);
		// On a busy computer the first frame may come before it, so frames wait.
		await page.clock.install({ time: 0 });
		await page.clock.pauseAt(1_000);
		await page.goto("/faqs");
		await expect(page.locator("html")).toHaveAttribute("data-typeface", "");
		await page.clock.resume();
		await settled(page);
		expect(await isUsed(page)).toBe(true);
		expect(await shifts(page)).toBe(0);
	});

	test("a first page that it reaches too late keeps the phone’s own letters, and nothing moves", async ({
		page,
	}) => {
		await watchShifts(page);
		await page.route(TYPEFACE, async (route) => {
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await route.continue();
		});
		const arrived = page.waitForResponse(TYPEFACE);
		await visit(page, "/faqs");
		await arrived;
		await settled(page);
		expect(await isUsed(page)).toBe(false);
		expect(await shifts(page)).toBe(0);
	});
});

test("a visitor who saves data on a fast connection does not fetch it", async ({ page, baseURL }) => {
	await connect(page, FAST);
	await page.context().addCookies([{ name: "less_data", value: "1", url: baseURL }]);
	const files: string[] = [];
	page.on("request", (request) => files.push(request.url()));
	await visit(page, "/faqs");
	await page.mouse.wheel(0, 10);
	await settled(page);
	expect(files.filter((file) => file.endsWith(".woff2"))).toEqual([]);
});

for (const path of ["/about", "/faqs", "/contact", "/notices/1", "/products/personal/salary%20loans"]) {
	test(`the phone’s own letters take as much room as ours on ${path}`, FULL, async ({ page }) => {
		// Visitors who have not answered the cookie question see the phone's own letters on their first page.
		await refuseCookies(page);
		const measure = async () => {
			await page.goto(path);
			const main = page.getByRole("main");
			await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
			await page.mouse.wheel(0, 10);
			await interactive(page);
			return {
				height: await main.evaluate(({ clientHeight }) => clientHeight),
				width: await textWidth(page),
			};
		};
		await page.route(TYPEFACE, (route) => route.abort());
		const others = await measure();
		await page.unroute(TYPEFACE);
		let ours = others;
		await expect
			.poll(async () => {
				ours = await measure();
				return ours.width;
			}, "letters of our own")
			.not.toBe(others.width);
		expect(Math.abs(others.height / ours.height - 1)).toBeLessThan(0.02);
	});
}

/** Emulates a connection that the browser reports to the page, as it would once it has measured it. */
async function connect(page: Page, latency: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const throughput = 20_000_000 / 8;
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency,
		downloadThroughput: throughput,
		uploadThroughput: throughput,
	});
}

/** Whether the page is drawn in it. */
const isUsed = (page: Page) =>
	page.evaluate(
		() =>
			"typeface" in document.documentElement.dataset &&
			[...document.fonts].some(({ family, status }) => family === "figtree" && status === "loaded"),
	);

/** The width of a line of text on the page. */
const textWidth = (page: Page) =>
	page.getByRole("heading", { level: 1 }).evaluate((heading) => {
		const range = document.createRange();
		range.selectNodeContents(heading);
		return range.getBoundingClientRect().width;
	});
