import { expect, type Page, test } from "@playwright/test";
import { LONG_WORD } from "#lib/text/samples/long-word";
import { duringTests } from "./support/during-tests.ts";
import {
	brokenWords,
	cutOff,
	LARGE_LETTERS,
	letters,
	openAll,
	READERS_SPACING,
	tooSmall,
	wear,
} from "./support/layout.ts";
import { longWords, PAGES_OF_LONG_WORDS } from "./support/long-words.ts";
import { MAIN_SCREENS } from "./support/pages.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";
import { FULL, interactive } from "./support/visitor.ts";

/**
 * The cases that `every-page` cannot show in one visit per screen: the cookie banner under a thumb and in large letters, and pages whose
 * content is one long word.
 */
test.use({
	viewport: { width: 360, height: 800 },
	hasTouch: true,
	contextOptions: { reducedMotion: "reduce" },
});

/** One screen of each layout with columns, which stand below one another on phones. */
const WITH_COLUMNS = [
	"/news",
	"/news/1",
	"/notices",
	"/notices/1",
	"/reports",
	"/products",
	"/security",
	"/ussd",
	"/about",
	"/locator/greater-accra/makola-branch",
];

test("the cookie banner's two views suit thumbs and large letters", async ({ page }) => {
	await page.goto("/about");
	await interactive(page);
	await expect(page.getByRole("button", { name: "Customize" })).toBeVisible();
	for (const open of [false, true]) {
		if (open) {
			await page.getByRole("button", { name: "Customize" }).click();
			// The second view's code loads now.
			await expect(page.getByRole("button", { name: "Save Preferences" })).toBeVisible();
		}
		await page.setViewportSize({ width: 360, height: 800 });
		expect.soft(await tooSmall(page)).toEqual([]);
		await wear(page, LARGE_LETTERS);
		expect.soft(await cutOff(page)).toEqual([]);
		expect.soft(await brokenWords(page)).toEqual([]);
		const buttons = await page.locator(".choices-answers:visible button").all();
		expect(buttons.length).toBeGreaterThan(0);
		for (const button of buttons) await expect.soft(button).toBeInViewport({ ratio: 1 });
		await wear(page, "");
		await letters(page, 32);
		expect.soft(await cutOff(page), "letters set in the browser").toEqual([]);
		for (const button of buttons) await expect.soft(button).toBeInViewport({ ratio: 1 });
		await letters(page, 16);
		await page.setViewportSize({ width: 320, height: 640 });
		expect.soft(await cutOff(page)).toEqual([]);
		await wear(page, READERS_SPACING);
		expect.soft(await cutOff(page)).toEqual([]);
		await wear(page, "");
	}
});

/** The parts of a form whose controls stand in rows. */
const WITH_ROWS = ["/tools/loan-cost", "/tools/susu", "/contact?tab=loan", "/where-is-it"];

test("labels and controls of one row stand on one line each", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	for (const path of WITH_ROWS) {
		await page.goto(path);
		const fields = await page
			.getByRole("main")
			.locator("label[for]:visible")
			.evaluateAll((labels) =>
				labels.map((label) => {
					const control = (label as HTMLLabelElement).control?.getBoundingClientRect();
					return {
						label: Math.round(label.getBoundingClientRect().top),
						control: Math.round(control?.top ?? 0),
					};
				}),
			);
		const rows = Map.groupBy(fields, ({ control }) => control);
		expect
			.soft(
				[...rows.values()].some((row) => row.length > 1),
				`${path} has rows`,
			)
			.toBe(true);
		for (const row of rows.values())
			expect.soft(new Set(row.map(({ label }) => label)).size, `labels of a row on ${path}`).toBe(1);
	}
});

test("something too wide in a column leaves the text beside it in the window", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	for (const path of WITH_COLUMNS) {
		await page.goto(path);
		const problems = await page.evaluate(() => {
			const columns = document.querySelectorAll("main .page-width, main .page-width > *");
			const grids = [...columns].filter((element) => getComputedStyle(element).display === "grid");
			if (grids.length === 0) return ["no column"];
			for (const grid of grids) {
				const wide = document.createElement("div");
				wide.style.width = "600px";
				grid.firstElementChild?.append(wide);
			}
			return grids
				.flatMap((grid) => [...grid.children])
				.filter((child) => child.getBoundingClientRect().right > innerWidth)
				.map(({ localName, className }) => `${localName} ${className}`);
		});
		expect.soft(problems, path).toEqual([]);
	}
});

test("a phone on its side shows each wide picture whole, below the bar", FULL, async ({ page }) => {
	await page.setViewportSize({ width: 740, height: 360 });
	for (const path of [...MAIN_SCREENS, "/about", "/careers", "/news", "/notices/1"]) {
		await page.goto(path);
		const heights = await page
			.getByRole("main")
			.locator("img:visible")
			.evaluateAll((pictures) =>
				pictures.map((picture) => Math.round(picture.getBoundingClientRect().height)),
			);
		expect.soft(Math.max(0, ...heights), path).toBeLessThan(300);
	}
});

/** The opened dialog; the backend's alert is a dialog, too, and may come at any moment. */
const opened = (page: Page) => page.locator("dialog[open]:not([data-alert])");

test.describe("where every text of the backend is one long word", () => {
	const running = duringTests(() => startSiteWithBackend({ API_TIMEOUT_MS: "20000" }, longWords()));

	for (const [on, widths] of [
		["a small phone", [320]],
		["a tablet and a desktop", [768, 1280]],
	] as const) {
		test(`every page is as wide as the screen of ${on}, and shows the whole word`, FULL, async ({ page }) => {
			test.setTimeout(180_000);
			for (const path of PAGES_OF_LONG_WORDS) {
				await test.step(path.replaceAll(LONG_WORD, "…"), async () => {
					const response = await page.goto(running.site.url + path);
					expect.soft(response?.status(), path).toBe(200);
					await expect.soft(page.locator("body"), path).toContainText(LONG_WORD);
					await expect
						.soft(page.getByRole("button", { name: "Reject Non-Essential" }), path)
						.toBeInViewport();
					await openAll(page);
					for (const width of widths) {
						await page.setViewportSize({ width, height: 800 });
						expect.soft(await cutOff(page), `${path} at ${width} px`).toEqual([]);
						expect.soft(await pressedOutOfShape(page), `pictures of ${path} at ${width} px`).toEqual([]);
					}
					await page.setViewportSize({ width: 360, height: 800 });
				});
			}
		});
	}

	test("dialogs and live lists hold it, too", FULL, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await page.route("https://docs.google.com/**", (route) => route.fulfill({ body: "" }));
		await page.goto(`${running.site.url}/notices/1`);
		await interactive(page);
		await page.getByRole("button", { name: "Reject Non-Essential" }).click();
		await page.getByRole("link", { name: "View Attached Document" }).click();
		await expect(opened(page)).toBeVisible();
		expect.soft(await cutOff(page), "the previewer").toEqual([]);

		await page.goto(`${running.site.url}/news?tab=gallery`);
		await interactive(page);
		await page
			.getByRole("link", { name: /View all images/ })
			.first()
			.click();
		await expect(opened(page)).toBeVisible();
		expect.soft(await cutOff(page), "the lightbox").toEqual([]);

		await page.goto(`${running.site.url}/reports`);
		await interactive(page);
		await page.getByRole("searchbox", { name: "Search reports" }).fill(LONG_WORD);
		await expect(page.getByRole("status").filter({ hasText: LONG_WORD.slice(0, 60) })).toBeVisible();
		expect.soft(await cutOff(page), "a list that was searched").toEqual([]);

		await page.setViewportSize({ width: 1280, height: 900 });
		await page.goto(`${running.site.url}/about`);
		await interactive(page);
		await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
		await opened(page).getByRole("searchbox").fill(LONG_WORD.slice(0, 60));
		await expect(opened(page).getByRole("region").first()).toContainText(LONG_WORD);
		await page.setViewportSize({ width: 320, height: 640 });
		expect.soft(await cutOff(page), "the search").toEqual([]);
	});
});

/** Pictures that the text beside them has left less than a thumb's width. */
const pressedOutOfShape = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLImageElement>("main img")]
			// One that is still far from the screen may have no size yet.
			.filter((image) => image.checkVisibility({ contentVisibilityAuto: true }))
			.filter((image) => !image.closest(".leaflet-container"))
			.filter(({ clientWidth }) => clientWidth < 24)
			.map(({ currentSrc, clientWidth }) => `${currentSrc} ${clientWidth} px`),
	);
