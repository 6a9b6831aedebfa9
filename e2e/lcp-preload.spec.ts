import { expect, type Page, test } from "@playwright/test";
import { FULL, fullUnless, settled, visit } from "./support/visitor.ts";

/** Next's widths of pictures (`next.config.ts`). */
const WIDTHS = [96, 160, 240, 360, 480, 720, 1080, 1600];

/** The kinds of pages that have a picture in the first screen of a phone and of a desktop. */
const PAGES = [
	"/",
	"/products",
	"/products/personal/salary%20loans",
	"/careers",
	"/news",
	"/news?tab=gallery",
	"/news/1",
	"/notices/1",
	"/about/1",
];

/** Large first pictures cost phones most: there, `npm test` covers one page of each layout. */
const SCREENS = [
	{
		name: "a dense phone",
		viewport: { width: 360, height: 800 },
		deviceScaleFactor: 2,
		always: ["/products/personal/salary%20loans", "/news?tab=gallery", "/notices/1"],
	},
	{ name: "a desktop", viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1, always: ["/"] },
];

/** Pictures that begin 1,500 to 2,100 px below the first screen of a phone. */
const DISTANT_PICTURES = [
	["/", "/images/promotions/susu-nkosuo.webp"],
	["/news/1", "/articles/article-12.webp"],
] as const;

/** On such connections browsers fetch lazy pictures from far away. */
const SLOW = { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 };

for (const { name, viewport, deviceScaleFactor, always } of SCREENS) {
	test.describe(name, () => {
		test.use({ viewport, deviceScaleFactor, javaScriptEnabled: false });

		for (const path of PAGES) {
			// There the slides come below the first screen.
			if (path === "/" && deviceScaleFactor > 1) continue;
			const options = fullUnless(always.includes(path));
			test(
				`${path} asks for its first picture before its style sheets are there, no larger than it is shown`,
				options,
				async ({ page }) => {
					await page.route(/\/_next\/static\/.*\.css/, () => {});
					const requested: string[] = [];
					page.on("request", (request) => requested.push(request.url()));
					await page.goto(path, { waitUntil: "commit" });
					const { url, width, drawnWidth } = await firstPicture(page);
					// On a dense screen nobody sees the few pixels that a cropped picture would need in addition.
					const needed = deviceScaleFactor > 1 ? width * deviceScaleFactor : drawnWidth;
					const largest = WIDTHS.find((candidate) => candidate >= needed);
					const { searchParams } = new URL(url);
					expect(Number(searchParams.get("w"))).toBeLessThanOrEqual(largest ?? 0);
					const [name = ""] = new URLSearchParams({ url: searchParams.get("url") ?? "" })
						.toString()
						.split("&");
					expect(requested.filter((url) => url.includes(name))).toEqual([url]);
				},
			);
		}
	});
}

test.describe("a phone", () => {
	test.use({ viewport: { width: 360, height: 640 }, javaScriptEnabled: false });

	test("does not fetch the home page's first slide before its style sheets", async ({ page }) => {
		await page.route(/\/_next\/static\/.*\.css/, () => {});
		await page.goto("/", { waitUntil: "commit" });
		await expect(page.locator(".hero-picture img").first()).toBeAttached();
		await expect(
			page.locator("img[fetchpriority=high], link[rel=preload][as=image]:not([media], [href*=logo])"),
		).toHaveCount(0);
	});
});

test.describe("a phone on a slow connection", () => {
	test.use({ viewport: { width: 360, height: 800 } });

	test("fetches a picture far below when the visitor comes near", FULL, async ({ page }) => {
		const session = await page.context().newCDPSession(page);
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", SLOW);
		const requested: string[] = [];
		page.on("request", (request) => {
			if (request.resourceType() === "image") requested.push(decodeURIComponent(request.url()));
		});
		for (const [path, far] of DISTANT_PICTURES) {
			requested.length = 0;
			await visit(page, path);
			await settled(page);
			const isRequested = () => requested.some((url) => url.includes(far));
			expect(isRequested(), `${path} asks for ${far}`).toBe(false);
			await page.mouse.wheel(0, 1_500);
			await expect.poll(isRequested, `${path} asks for ${far} in time`).toBe(true);
		}
		await session.detach();
	});
});

/** The URL of the page's first picture, the width of its box, and the width it is drawn with, including what is cropped. */
async function firstPicture(page: Page) {
	const picture = page.getByRole("main").locator("img[fetchpriority=high], link[as=image] + img").first();
	await expect(picture).toBeInViewport();
	// The site resizes the pictures of all tests one at a time.
	await expect(picture).toHaveJSProperty("complete", true, { timeout: 30_000 });
	return picture.evaluate((image: HTMLImageElement) => {
		const { width, height } = image.getBoundingClientRect();
		const ratio = image.naturalWidth / image.naturalHeight;
		return { url: image.currentSrc, width, drawnWidth: Math.max(width, height * ratio) };
	});
}
