import { expect, type Page, type Route, test } from "@playwright/test";
import { PAGES, UNLISTED_PAGES } from "./support/pages.ts";
import { FULL, fullUnless, interactive, refuseCookies } from "./support/visitor.ts";

const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1280, height: 900 };

test.use({ viewport: PHONE });

/** The ways in which a script's file may fail. The wait for one that hangs is over at the clock's word. */
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
	"does not come": (route) => route.abort(),
	throws: (route) => route.fulfill({ contentType: "text/javascript", body: "throw new Error('It throws')" }),
	hangs: async () => {},
};

for (const [failure, fail] of Object.entries(FAILURES)) {
	test(`the loader ${failure}: a page is as without script once something is pressed`, async ({ page }) => {
		await page.clock.install();
		await page.route(/\/loader-\w+\.js$/, fail);
		await page.goto("/faqs", { waitUntil: "commit" });
		const reject = page.getByRole("button", { name: "Reject Non-Essential" });
		if (failure === "hangs") {
			await reject.click();
			await expect(reject).toHaveAttribute("aria-busy", "true");
			await page.clock.fastForward(10_000);
		}
		await expect(page.locator("html")).toHaveClass(/no-script/);
		await expect(reject).toBeHidden();
		await expect(page.locator("[aria-busy]")).toHaveCount(0);
		expect(await deadControls(page)).toEqual([]);
	});

	test(
		`a file of an island ${failure}: any page is as without script`,
		fullUnless(failure === "hangs"),
		async ({ page }) => {
			test.setTimeout(900_000);
			await page.clock.install();
			const paths = process.env.E2E_FULL ? [...PAGES, ...UNLISTED_PAGES] : ["/ussd"];
			for (const path of paths) await test.step(path, () => withoutIslands(page, path, fail));
		},
	);

	test(`the map ${failure}: it says so and offers another try`, FULL, async ({ page }) => {
		await page.clock.install();
		await withoutLaterScripts(page, "/locator", fail);
		const show = page.getByRole("button", { name: "Show streets" });
		await show.click();
		if (failure === "hangs") {
			await expect(show).toHaveAttribute("aria-busy", "true");
			await expect(page.getByText("Loading the map…")).toBeVisible();
			await page.clock.fastForward(15_000);
		}
		await expect(page.getByText("The map could not be loaded.")).toBeVisible();
		// Browsers keep what a module has thrown.
		if (failure === "throws") return;
		await page.unrouteAll();
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.locator(".leaflet-container")).toBeVisible();
	});

	test(`a dialog ${failure}: its link is followed`, fullUnless(failure === "hangs"), async ({ page }) => {
		await page.clock.install();
		await page.setViewportSize(DESKTOP);
		await page.route("**/content/documents/**", (route) => route.fulfill({ body: "The document" }));
		for (const [path, name, leadsTo] of [
			["/faqs", "Search", /\/search$/],
			["/reports", "View", /\/content\/documents\//],
			["/news?tab=gallery", "View all images", /\/images\//],
		] as const) {
			await refuseCookies(page);
			await page.route(DIALOG_FILES, fail);
			await page.goto(path);
			await interactive(page);
			const link = page.getByRole("link", { name }).first();
			await link.click();
			if (failure === "hangs") {
				await expect(link).toHaveAttribute("aria-busy", "true");
				await page.clock.fastForward(6_000);
			}
			await expect(page).toHaveURL(leadsTo);
			await page.unroute(DIALOG_FILES);
		}
	});
}

test("live chat offers other ways, and keeps what was typed", FULL, async ({ page }) => {
	await withoutLaterScripts(page, "/contact", (route) => route.abort());
	const name = page.getByRole("textbox", { name: "Name" });
	await name.fill("Ama Mensah");
	await page.getByRole("button", { name: "Live chat" }).click();
	await expect(page.getByRole("list", { name: "Contact us now" }).getByText("Talk to us")).toBeVisible();
	await expect(name).toHaveValue("Ama Mensah");
});

const DIALOG_FILES = /\/islands\/(?:search-opener|document-view|lightbox-opener)-\w+\.js$/;
const ISLAND_FILES = /\/_next\/static\/islands\/.*\.js$/;

/** Opens the page without the code of its islands, uses it, reaches for each, and looks for controls that do nothing. */
async function withoutIslands(page: Page, path: string, fail: (route: Route) => Promise<void>) {
	await page.route(ISLAND_FILES, fail);
	await page.goto(path);
	await failed(page);
	await page.keyboard.press("Shift");
	await page.evaluate(() => {
		for (const island of document.querySelectorAll("site-island"))
			island.firstElementChild?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
	});
	await failed(page);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	for (const size of [DESKTOP, PHONE]) {
		await page.setViewportSize(size);
		expect(await deadControls(page), `${path}, ${size.width} px wide`).toEqual([]);
	}
	await page.unrouteAll();
}

/** Waits until nothing is loading any more. */
const failed = (page: Page) =>
	expect(async () => {
		await page.clock.fastForward(15_000);
		await expect(page.locator("html")).toHaveAttribute("data-islands", "ready", { timeout: 500 });
	}).toPass({ timeout: 30_000 });

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
async function withoutLaterScripts(page: Page, path: string, fail: (route: Route) => Promise<void>) {
	await refuseCookies(page);
	const html = await (await page.request.get(path)).text();
	const own = [...html.matchAll(/ data-files="([^"]+)"/g)].flatMap(([, files = ""]) => files.split(" "));
	await page.route(ISLAND_FILES, (route) =>
		own.some((file) => route.request().url().endsWith(`/${file}`)) ? route.continue() : fail(route),
	);
	await page.goto(path);
	await interactive(page);
}
