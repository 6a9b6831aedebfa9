import { expect, type Page, test } from "@playwright/test";
import { PAGES, UNLISTED_PAGES } from "./pages.ts";
import { FULL, interactive, refuseCookies } from "./visitor.ts";

const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1280, height: 900 };

test.use({ viewport: PHONE });

test("without the files of its islands, any page is as without script", FULL, async ({ page }) => {
	test.setTimeout(900_000);
	for (const path of [...PAGES, ...UNLISTED_PAGES]) await test.step(path, () => withoutIslands(page, path));
});

test.describe("a script that is fetched when it is needed does not come", () => {
	test("the map says so and offers another try", FULL, async ({ page }) => {
		await withoutLaterScripts(page, "/locator");
		await page.getByRole("button", { name: "Show streets" }).click();
		await expect(page.getByText("The map could not be loaded.")).toBeVisible();
		await page.unrouteAll();
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.locator(".leaflet-container")).toBeVisible();
	});

	test("live chat offers other ways, and keeps what was typed", FULL, async ({ page }) => {
		await withoutLaterScripts(page, "/contact");
		const name = page.getByRole("textbox", { name: "Name" });
		await name.fill("Ama Mensah");
		await page.getByRole("button", { name: "Live chat" }).click();
		await expect(page.getByRole("list", { name: "Contact us now" }).getByText("Talk to us")).toBeVisible();
		await expect(name).toHaveValue("Ama Mensah");
	});
});

const ISLAND_FILES = /\/_next\/static\/islands\/.*\.js$/;

/** Opens the page without the code of its islands, uses it, reaches for each, and looks for controls that do nothing. */
async function withoutIslands(page: Page, path: string) {
	await page.route(ISLAND_FILES, (route) => route.abort());
	await page.goto(path);
	await interactive(page);
	await page.keyboard.press("Shift");
	await page.evaluate(() => {
		for (const island of document.querySelectorAll("site-island"))
			island.firstElementChild?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
	});
	await interactive(page);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	for (const size of [DESKTOP, PHONE]) {
		await page.setViewportSize(size);
		expect(await deadControls(page), `${path}, ${size.width} px wide`).toEqual([]);
	}
	await page.unrouteAll();
}

/** The controls that a visitor can see and press, but that neither submit a form nor lead to a page without script. */
const deadControls = (page: Page) =>
	page.evaluate(() => {
		const isSeen = (element: Element) =>
			element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
		const sends = (form: HTMLFormElement | null) =>
			Boolean(form?.getAttribute("action")) &&
			[...(form?.elements ?? [])].some(
				(part) => part instanceof HTMLButtonElement && part.type === "submit" && isSeen(part),
			);
		return [...document.querySelectorAll("a, button, input, select, textarea, [role=button]")]
			.filter((element) => isSeen(element) && !element.matches(":disabled, [aria-disabled=true]"))
			.filter((element) => {
				if (element instanceof HTMLAnchorElement) return !element.href;
				if (element instanceof HTMLButtonElement && element.type !== "submit") return true;
				const { form = null, type } = element as HTMLInputElement;
				// A checkbox outside a form needs only to be ticked.
				return !sends(form) && !(type === "checkbox" && !form);
			})
			.map((element) => element.outerHTML.slice(0, 160));
	});

/** Opens the page with the code of its islands, but without what they fetch later. */
async function withoutLaterScripts(page: Page, path: string) {
	await refuseCookies(page);
	const html = await (await page.request.get(path)).text();
	const own = [...html.matchAll(/ data-files="([^"]+)"/g)].flatMap(([, files = ""]) => files.split(" "));
	await page.route(ISLAND_FILES, (route) =>
		own.some((file) => route.request().url().endsWith(`/${file}`)) ? route.continue() : route.abort(),
	);
	await page.goto(path);
	await interactive(page);
}
