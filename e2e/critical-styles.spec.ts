import { globSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { SCREENS, UNLISTED_PAGES } from "./pages.ts";
import { forgetFiles, interactive, refuseCookies, shifts, visit, watchShifts } from "./visitor.ts";

test.beforeEach(({ page }) => forgetFiles(page));

const SHEETS = /\/_next\/static\/.*\.css/;
const PICTURES = /\/_next\/image|\/content\/images\//;
const SCRIPTS = /\/_next\/static\/.*\.js/;

const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1280, height: 900 };

for (const path of [...SCREENS, ...UNLISTED_PAGES]) {
	test(`${path} is painted without waiting for its style sheets, and they change nothing`, async ({
		page,
	}) => {
		const release = await holdSheets(page);
		// Hydration would change the page itself, and a picture that arrives its height by a third of a pixel.
		await page.route(SCRIPTS, () => {});
		await page.route(PICTURES, () => {});
		await page.goto(path, { waitUntil: "commit" });
		await expect.poll(() => paints(page)).not.toEqual([]);
		await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
		expect(await behindSheets(page), "what follows the sheets waits for them").toEqual([]);
		const before = await looks(page);
		release();
		await expect(page.getByRole("contentinfo")).toBeVisible();
		await page.waitForFunction(areSheetsThere);
		expect(changes(before, await looks(page))).toEqual([]);
	});
}

for (const { width, height } of [
	PHONE,
	DESKTOP,
	{ width: 768, height: 1024 },
	{ width: 1920, height: 1080 },
]) {
	test(`nothing moves when the style sheets come late, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await refuseCookies(page);
		await watchShifts(page);
		for (const path of ["/", "/contact", "/news/1", "/products/personal/salary%20loans", "/awards"]) {
			const release = await holdSheets(page);
			await page.goto(path, { waitUntil: "commit" });
			await expect.poll(() => paints(page)).not.toEqual([]);
			release();
			await interactive(page);
			expect.soft(await shifts(page), path).toBe(0);
			await page.unroute(SHEETS);
		}
	});
}

test("each style sheet is fetched once, and stands in the head in the end, where later ones override it", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (SHEETS.test(request.url())) asked.push(request.url());
	});
	await visit(page, "/awards");
	await expect.poll(() => linkedFrom(page)).toEqual({ head: 2, body: 0 });
	await page.getByRole("banner").getByRole("link", { name: "News", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("News");
	await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveCSS(
		"color",
		"rgb(255, 255, 255)",
	);
	expect(asked.length).toBe(new Set(asked).size);
});

test("a page whose style sheets fail can be read and used", async ({ page }) => {
	await page.route(SHEETS, (route) => route.abort());
	await visit(page, "/contact");
	await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(255, 255, 255)");
	await expect(page.getByRole("contentinfo")).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Request Loan" }).click();
	await expect(page.getByRole("heading", { level: 2, name: "Request Loan" })).toBeVisible();
});

/** Holds the style sheets back until the returned function is called. */
async function holdSheets(page: Page): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(SHEETS, async (route) => {
		await released;
		await route.continue();
	});
	return release;
}

const paints = (page: Page) =>
	page.evaluate(() => performance.getEntriesByType("paint").map(({ name }) => name));

const areSheetsThere = () =>
	[...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet);

/** The elements that the browser has after the links to the style sheets. */
const behindSheets = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll("body > link ~ :not(link)")].map(({ localName }) => localName),
	);

const linkedFrom = (page: Page) =>
	page.evaluate(() => ({
		head: document.head.querySelectorAll('link[rel="stylesheet"][data-precedence]').length,
		body: document.body.querySelectorAll('link[rel="stylesheet"]').length,
	}));

/** The computed values of each kind of element, in the order of `PROPERTIES`. */
type Looks = Record<string, string[]>;

/** What the sheets set. Margins show in the boxes. What has no effect before something changes, or before the pointer is over it, is not needed at once. */
const PROPERTIES = [
	...new Set(
		globSync(".next/static/**/*.css")
			.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/[{;]([a-z][a-z-]+):/g)])
			.map(([, name = ""]) => name)
			.filter(
				(name) =>
					!/^(?:margin|transition|cursor|src$|syntax|inherits|initial-value|size-adjust|.*-override$)/.test(
						name,
					),
			),
	),
];

/** How everything above the style sheets looks at both sizes, and where no scripts run. */
async function looks(page: Page): Promise<Looks> {
	const found: Looks = {};
	for (const [size, noScript] of [
		[PHONE, false],
		[PHONE, true],
		[DESKTOP, false],
	] as const) {
		await page.setViewportSize(size);
		await page.evaluate((off) => document.documentElement.classList.toggle("no-script", off), noScript);
		const now = await page.evaluate(looksNow, PROPERTIES);
		for (const [place, look] of Object.entries(now))
			found[`${size.width} px${noScript ? " without script" : ""}: ${place}`] = look;
	}
	return found;
}

/** Runs in the page. Of elements that are alike down from the body, the first two are enough. */
function looksNow(properties: readonly string[]): Looks {
	for (const animation of document.getAnimations()) {
		if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
		else animation.finish();
	}
	const found: Looks = {};
	const seen = new Map<string, number>();
	const walk = (element: Element, above: string) => {
		if (element.localName === "script") return;
		const path = `${above} > ${element.localName}${element.id && "#"}${element.id}.${[...element.classList].join(".")}`;
		const count = (seen.get(path) ?? 0) + 1;
		seen.set(path, count);
		if (count > 2) return;
		const { x, y, width, height } = element.getBoundingClientRect();
		for (const pseudo of ["", "::before", "::after"]) {
			const style = getComputedStyle(element, pseudo);
			if (pseudo && style.content === "none") continue;
			const values = properties.map((name) => style.getPropertyValue(name));
			found[`${path} (${count})${pseudo}`] = [[x, y, width, height].map(Math.round).join(" "), ...values];
			// What is not shown has no look.
			if (style.display === "none") {
				found[`${path} (${count})${pseudo}`] = ["not shown"];
				return;
			}
		}
		for (const child of element.children) walk(child, path);
	};
	for (const element of document.body.children) if (!element.matches("main ~ *")) walk(element, "body");
	return found;
}

function changes(before: Looks, after: Looks): string[] {
	const places = [...new Set([...Object.keys(before), ...Object.keys(after)])];
	return places
		.flatMap((place) =>
			["box", ...PROPERTIES].map((name, at) => [`${place} ${name}`, before[place]?.[at], after[place]?.[at]]),
		)
		.flatMap(([name, was, is]) => (was === is ? [] : `${name}: ${was} → ${is}`))
		.slice(0, 20);
}
