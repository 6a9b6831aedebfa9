import { expect, type Page, test } from "@playwright/test";

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

const SCREENS = [
	{ name: "a dense phone", viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 },
	{ name: "a desktop", viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
];

for (const { name, viewport, deviceScaleFactor } of SCREENS) {
	test.describe(name, () => {
		test.use({ viewport, deviceScaleFactor, javaScriptEnabled: false });

		for (const path of PAGES) {
			test(`${path} asks for its first picture before its style sheets are there, no larger than it is shown`, async ({
				page,
			}) => {
				await page.route(/\/_next\/static\/.*\.css/, () => {});
				const asked: string[] = [];
				page.on("request", (request) => asked.push(request.url()));
				await page.goto(path, { waitUntil: "commit" });
				const { address, width, drawnWidth } = await firstPicture(page);
				// On a dense screen nobody sees the few pixels that a cropped picture would need in addition.
				const needed = deviceScaleFactor > 1 ? width * deviceScaleFactor : drawnWidth;
				const largest = WIDTHS.find((candidate) => candidate >= needed);
				const { searchParams } = new URL(address);
				expect(Number(searchParams.get("w"))).toBeLessThanOrEqual(largest ?? 0);
				const [name = ""] = new URLSearchParams({ url: searchParams.get("url") ?? "" }).toString().split("&");
				expect(asked.filter((url) => url.includes(name))).toEqual([address]);
			});
		}
	});
}

/** The address of the page's first picture, the width of its box, and the width it is drawn with, including what is cropped. */
async function firstPicture(page: Page) {
	const picture = page.getByRole("main").locator("img[fetchpriority=high]").first();
	await expect(picture).toBeInViewport();
	await expect(picture).toHaveJSProperty("complete", true);
	return picture.evaluate((image: HTMLImageElement) => {
		const { width, height } = image.getBoundingClientRect();
		const ratio = image.naturalWidth / image.naturalHeight;
		return { address: image.currentSrc, width, drawnWidth: Math.max(width, height * ratio) };
	});
}
