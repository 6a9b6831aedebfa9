import { expect, type Page, test } from "@playwright/test";
import { PAGES, UNLISTED_PAGES } from "./pages.ts";
import { interactive, refuseCookies, THOROUGH } from "./visitor.ts";

const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1280, height: 900 };

// A script must not come from the browser's cache.
test.use({ viewport: PHONE, reuseContext: false });

/** Pages that load the same files behave alike: each file is missing once, and on each page at least one is. */
const alreadyMissed = new Set<string>();

for (const path of ["/", "/contact", "/ussd"])
	test(
		`whichever script of ${path} does not come, the page is as without script`,
		THOROUGH,
		async ({ page }) => {
			test.setTimeout(120_000);
			const scripts = await scriptsOf(page, path);
			const fresh = scripts.filter((script) => !alreadyMissed.has(script));
			await withEachScriptMissing(page, path, fresh.length > 0 ? fresh : scripts.slice(0, 1));
			for (const script of fresh) alreadyMissed.add(script);
			await page.goto(path);
			await interactive(page);
			await expect(page.locator("html")).not.toHaveClass(/no-script/);
		},
	);

test(
	"whichever script of any kind of page does not come, the page is as without script",
	THOROUGH,
	async ({ page }) => {
		test.setTimeout(900_000);
		// Pages that load the same files behave alike.
		const pageByScripts = new Map<string, string>();
		for (const path of [...PAGES, ...UNLISTED_PAGES]) {
			const key = (await scriptsOf(page, path)).sort().join();
			if (!pageByScripts.has(key)) pageByScripts.set(key, path);
		}
		for (const path of pageByScripts.values())
			await test.step(path, async () => withEachScriptMissing(page, path, await scriptsOf(page, path)));
	},
);

test.describe("a script that is fetched when it is needed does not come", () => {
	test("the footer offers no setting that it could not keep", THOROUGH, async ({ page }) => {
		await withoutLaterScripts(page, "/faqs");
		await expect(page.getByRole("button", { name: "Cookie settings" })).toBeHidden();
		await expect(page.getByRole("button", { name: "Use less data" })).toBeHidden();
	});

	test("the map says so and offers another try", THOROUGH, async ({ page }) => {
		await withoutLaterScripts(page, "/locator");
		await page.getByRole("button", { name: "Show streets" }).click();
		await expect(page.getByText("The map could not be loaded.")).toBeVisible();
		await page.unrouteAll();
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.locator(".leaflet-container")).toBeVisible();
	});

	test("a list says so and offers another try", async ({ page }) => {
		await withoutLaterScripts(page, "/reports");
		await page.getByRole("searchbox").fill("zzzz");
		const failure = page.getByRole("main").getByRole("alert");
		await expect(failure).toContainText("Error loading annual reports");
		await page.unrouteAll();
		await failure.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByRole("main").getByRole("status")).toHaveText("0 reports for “zzzz”");
	});

	test("live chat leads to the contact page", THOROUGH, async ({ page }) => {
		await page.setViewportSize(DESKTOP);
		await withoutLaterScripts(page, "/faqs");
		await page.getByRole("button", { name: "Live chat" }).click();
		await expect(page).toHaveURL(/\/contact#content$/);
	});

	test("live chat on the contact page keeps what was typed", THOROUGH, async ({ page }) => {
		await withoutLaterScripts(page, "/contact");
		const name = page.getByRole("textbox", { name: "Name" });
		await name.fill("Ama Mensah");
		await page.getByRole("button", { name: "Live chat" }).click();
		await expect(page).toHaveURL(/\/contact#content$/);
		await expect(name).toHaveValue("Ama Mensah");
	});

	test("less data cannot be chosen, and its button goes", THOROUGH, async ({ page }) => {
		await page.goto("/faqs");
		await expect(page.getByRole("region", { name: "Cookies on this site" })).toBeVisible();
		await page.route(LATER, (route) => route.abort());
		const button = page.getByRole("button", { name: "Use less data" });
		await button.press("Enter");
		await expect(button).toBeHidden();
	});
});

/** The URLs of the page's framework scripts, in order. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
	const html = await (await page.request.get(path)).text();
	const scripts = [...html.matchAll(/ data-src="([^"]+)"/g)].map(([, src = ""]) => src);
	expect(scripts.length, `${path} has scripts`).toBeGreaterThan(3);
	return scripts;
}

/** Opens the page once for each of these scripts, without that script, and looks for controls that do nothing. */
async function withEachScriptMissing(page: Page, path: string, scripts: readonly string[]) {
	for (const missing of scripts) {
		await page.route(`**${missing}`, (route) => route.abort());
		await page.goto(path, { waitUntil: "domcontentloaded" });
		await expect(page.locator("html"), `${path} without ${missing}`).toHaveClass(/no-script/);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		for (const size of [DESKTOP, PHONE]) {
			await page.setViewportSize(size);
			expect(await deadControls(page), `${path} without ${missing}, ${size.width} px wide`).toEqual([]);
		}
		await page.unroute(`**${missing}`);
	}
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

const LATER = /\/_next\/static\/.*\.js$/;

/** Opens the page with its own scripts, but without those that they load. */
async function withoutLaterScripts(page: Page, path: string) {
	await refuseCookies(page);
	const own = await scriptsOf(page, path);
	await page.route(LATER, (route) =>
		own.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
	);
	await page.goto(path);
	await interactive(page);
}
