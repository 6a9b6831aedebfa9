import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { type BrowserContext, expect, type Locator, type Page, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { DAY_MS } from "#lib/platform/durations";
import { SCREENS } from "./support/pages.ts";
import {
	FULL_ON_BOTH_SCREENS,
	holdFiles,
	interactive,
	settled,
	shifts,
	watchShifts,
} from "./support/visitor.ts";

const banner = (page: Page) => page.getByRole("region", { name: /cookies/i });
const button = (page: Page, name: string) => banner(page).getByRole("button", { name });
const toggle = (page: Page, name: string) => banner(page).getByRole("checkbox", { name });
const settings = (page: Page) => page.getByRole("button", { name: "Cookie settings" });

const cookie = async (context: BrowserContext, name: string) =>
	(await context.cookies()).find((stored) => stored.name === name);
const expectStored = (context: BrowserContext, choice: object) =>
	expect
		.poll(async () =>
			JSON.parse(decodeURIComponent((await cookie(context, "cookie_preferences"))?.value ?? "null")),
		)
		.toEqual(choice);

/** The page as on a first visit, with its script. */
async function visitUnasked(page: Page) {
	await page.goto("/about");
	await expect(banner(page)).toBeVisible();
	await interactive(page);
	await page.keyboard.press("Shift");
	await settled(page);
}

const NECESSARY = { necessary: true, analytics: false, marketing: false, preferences: false };
const ALL = { necessary: true, analytics: true, marketing: true, preferences: true };

test("a new visitor is asked, no cookie is set before the answer, and kinds of cookies are chosen one by one", async ({
	page,
	context,
}) => {
	await page.goto("/about");
	await expect(banner(page)).toBeVisible();
	await expect(banner(page).getByRole("button")).toHaveText([
		"Reject Non-Essential",
		"Accept All",
		"Customize",
	]);
	expect(await context.cookies()).toEqual([]);
	await expect(page.getByRole("dialog"), "the page stays usable").toHaveCount(0);
	await test.step("none of the answers is pushed", async () => {
		const [reject, accept, choose] = await Promise.all(
			["Reject Non-Essential", "Accept All", "Customize"].map((name) =>
				button(page, name).evaluate((element) => {
					const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element);
					const { clientWidth, clientHeight, offsetTop } = element as HTMLElement;
					const box = { clientWidth, clientHeight, offsetTop };
					return { backgroundColor, color, fontSize, fontWeight, borderColor, ...box };
				}),
			),
		);
		expect(reject).toEqual(accept);
		expect(choose).toEqual(accept);
	});
	await test.step("the keyboard reaches the banner right after the link that skips to the content", async () => {
		await page.keyboard.press("Tab");
		await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(banner(page).getByRole("link", { name: "Privacy Policy" })).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(button(page, "Reject Non-Essential")).toBeFocused();
		await page.keyboard.press("Escape");
		await settled(page);
		await expect(banner(page), "without a choice the banner stays").toBeVisible();
	});

	await test.step("Cancel returns to the main view and stores nothing", async () => {
		await button(page, "Customize").click();
		await toggle(page, "Marketing").check();
		await button(page, "Cancel").click();
		await expect(button(page, "Accept All")).toBeVisible();
		expect(await context.cookies()).toEqual([]);
		await button(page, "Customize").click();
		await expect(toggle(page, "Marketing")).not.toBeChecked();
		await button(page, "Cancel").click();
	});

	await test.step("kinds of cookies are chosen one by one", async () => {
		await button(page, "Customize").click();
		await expect(banner(page).getByRole("heading")).toBeFocused();
		await expect(toggle(page, "Necessary")).toBeChecked();
		await expect(toggle(page, "Necessary")).toBeDisabled();
		for (const kind of ["Analytics", "Marketing", "Preferences"])
			await expect(toggle(page, kind)).not.toBeChecked();
		for (const kind of ["Marketing", "Preferences"])
			await expect(toggle(page, kind)).toHaveAccessibleDescription(/We set none today\.$/);
		await toggle(page, "Analytics").check();
		await toggle(page, "Preferences").focus();
		await page.keyboard.press("Space");
		await button(page, "Save Preferences").click();
		await expect(banner(page)).toBeHidden();
		await expectStored(context, { ...NECESSARY, analytics: true, preferences: true });
	});
});

for (const [choice, expected] of [
	["Accept All", ALL],
	["Reject Non-Essential", NECESSARY],
] as const) {
	test(`'${choice}' is stored for a year and not asked again`, async ({ page, context }) => {
		await page.goto("/about");
		await button(page, choice).click();
		await expect(banner(page)).toBeHidden();
		await expectStored(context, expected);
		for (const name of ["site_cookie_consent", "cookie_preferences"]) {
			const stored = await cookie(context, name);
			expect(stored).toMatchObject({ path: "/", sameSite: "Lax", httpOnly: false });
			const days = ((stored?.expires ?? 0) * 1000 - Date.now()) / DAY_MS;
			expect(days).toBeGreaterThan(364.9);
			expect(days).toBeLessThan(365.1);
		}
		expect((await cookie(context, "site_cookie_consent"))?.value).toBe("true");
		await page.goto("/products");
		await settled(page);
		await expect(banner(page)).toBeHidden();
		const names = (await context.cookies()).map(({ name }) => name);
		expect(names.sort(), "as the banner says, none for marketing or preferences").toEqual([
			"cookie_preferences",
			"site_cookie_consent",
		]);
	});
}

/** Names that lists against cookie banners, advertisements and trackers block. */
const BLOCKED = /cookie|consent|banner|analytics|track|advert|social|share|popup/i;

test("visitors behind filter lists answer, choose kinds and withdraw their consent", async ({
	page,
	context,
}) => {
	const refused: string[] = [];
	await page.route(
		({ pathname }) => BLOCKED.test(pathname),
		(route) => {
			refused.push(route.request().url());
			return route.abort("blockedbyclient");
		},
	);
	await page.goto("/about");
	await button(page, "Accept All").click();
	await expect(banner(page)).toBeHidden();
	await expectStored(context, ALL);
	await settings(page).click();
	await button(page, "Customize").click();
	await toggle(page, "Marketing").uncheck();
	await button(page, "Save Preferences").click();
	await expectStored(context, { ...ALL, marketing: false });
	await settings(page).click();
	await button(page, "Reject Non-Essential").click();
	await expect(banner(page)).toBeHidden();
	await expectStored(context, NECESSARY);
	await page.goto("/");
	await settled(page);
	expect(refused, "what such lists block is not asked for").toEqual([]);
});

test("no file that browsers download has a name that filter lists block", () => {
	const names = globSync(".next/static/**/*").map((path) => basename(path));
	expect(names.length).toBeGreaterThan(50);
	expect(names.filter((name) => BLOCKED.test(name))).toEqual([]);
});

/** Lists against social networks also hide elements by the names of networks. Tailwind's `tracking-…` is in no list. */
const HIDDEN =
	/cookie|consent|banner|advert|social|share|popup|follow|facebook|instagram|linkedin|whatsapp|twitter/i;

test("no element has a class or an id that filter lists hide", async ({ baseURL }) => {
	for (const path of SCREENS) {
		const page = parse(await (await fetch(baseURL + path)).text());
		const names = page
			.querySelectorAll("[class], [id]")
			.flatMap((element) => [...element.classList.value, element.id]);
		expect(names.length).toBeGreaterThan(50);
		expect.soft([...new Set(names.filter((name) => HIDDEN.test(name)))], path).toEqual([]);
	}
	const styles = globSync(".next/static/**/*.css").map((path) => readFileSync(path, "utf8"));
	const classes = styles.join().match(/\.[a-z][\w-]+/g) ?? [];
	expect(classes.length).toBeGreaterThan(500);
	// Leaflet's classes are in no list.
	expect(classes.filter((name) => HIDDEN.test(name) && !name.startsWith(".leaflet-"))).toEqual([]);
});

test("an answer is stored although the line broke after the page's script had come", async ({
	page,
	context,
}) => {
	await visitUnasked(page);
	await context.setOffline(true);
	await button(page, "Customize").click();
	await toggle(page, "Marketing").check();
	await button(page, "Save Preferences").click();
	await expect(banner(page)).toBeHidden();
	await expectStored(context, { ...NECESSARY, marketing: true });
});

test("'Cookie settings' asks again, shows the stored choice and takes a new one", async ({
	page,
	context,
}) => {
	await page.goto("/about");
	await button(page, "Accept All").click();
	await expect(banner(page)).toBeHidden();
	await settings(page).click();
	await expect(banner(page).getByRole("heading")).toBeFocused();
	await button(page, "Customize").click();
	for (const kind of ["Analytics", "Marketing", "Preferences"])
		await expect(toggle(page, kind)).toBeChecked();
	await toggle(page, "Marketing").uncheck();
	await button(page, "Save Preferences").click();
	await expectStored(context, { ...ALL, marketing: false });
	await expect(settings(page), "the focus goes back to where it came from").toBeFocused();

	await settings(page).click();
	await expect(banner(page).getByRole("heading")).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(banner(page), "a stored choice can be left as it is").toBeHidden();
	await expectStored(context, { ...ALL, marketing: false });
});

test("the banner comes with the page, and an answer waits for its script", async ({ page, context }) => {
	const scriptsArrive = await holdFiles(page, /\/islands\//);
	await page.goto("/contact");
	await button(page, "Accept All").click();
	await expect(banner(page)).toBeVisible();
	scriptsArrive();
	await expect(banner(page)).toBeHidden();
	await expectStored(context, ALL);
});

test("an answer whose script comes late takes no focus from visitors who have gone on", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	const release = await holdFiles(page, /\/page-\w+\.js$/);
	await page.goto("/about");
	await button(page, "Reject Non-Essential").click();
	const menu = page.getByRole("banner").locator("details").first();
	await menu.locator("summary").first().click();
	await expect(button(page, "Reject Non-Essential"), "it looks so").toHaveAttribute("aria-busy", "true");
	release();
	await expect(banner(page)).toBeHidden();
	await expect(menu).toHaveAttribute("open");
});

test("an answer whose script comes late counts, whatever visitors do meanwhile", async ({
	page,
	context,
}) => {
	const release = await holdFiles(page, /\/page-\w+\.js$/);
	await page.goto("/contact");
	await button(page, "Reject Non-Essential").click();
	await page.getByLabel("Name").focus();
	await page.keyboard.press("Escape");
	const lessData = page.getByRole("button", { name: "Use less data" });
	await lessData.click();
	release();
	await expect(banner(page)).toBeHidden();
	await expectStored(context, NECESSARY);
	await expect(lessData).toHaveAttribute("aria-pressed", "true");
});

test("a choice in another tab closes the banner here, also its kinds, and leaves the focus alone", async ({
	page,
	context,
}) => {
	await page.setViewportSize({ width: 360, height: 800 });
	const unused = await context.newPage();
	for (const each of [page, unused]) {
		await each.goto("/contact");
		await expect(banner(each)).toBeVisible();
	}
	await page.bringToFront();
	await button(page, "Customize").click();
	await expect(button(page, "Save Preferences")).toBeVisible();
	const name = page.getByRole("main").getByLabel("Name");
	await name.focus();
	const other = await context.newPage();
	await other.goto("/about");
	await button(other, "Reject Non-Essential").click();
	await expectStored(context, NECESSARY);
	await other.close();
	for (const each of [page, unused]) {
		await each.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
		await expect(banner(each)).toBeHidden();
	}
	await expect(name).toBeFocused();
});

test("the banner moves nothing and leaves most of a small screen free", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 568 });
	await watchShifts(page);
	await page.goto("/about");
	await expect(banner(page)).toBeVisible();
	expect(await shifts(page)).toBeLessThan(0.01);
	expect((await banner(page).boundingBox())?.height).toBeLessThan(568 / 3);
	await page.setViewportSize({ width: 360, height: 740 });
	expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(120);
	await page.setViewportSize({ width: 320, height: 568 });
	await button(page, "Customize").click();
	await expect(button(page, "Save Preferences")).toBeInViewport();
	expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(568 * 0.7);
});

test("with reduced motion, the page makes room for the banner in the same frame", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/about");
	await expect(banner(page)).toBeVisible();
	const roomMade = await page.evaluate(() => {
		const root = document.documentElement;
		const withBanner = root.scrollHeight;
		delete root.dataset.cookies;
		return withBanner - root.scrollHeight;
	});
	expect(roomMade).toBeGreaterThan(150);
});

/** Whether the element can be pressed: it is inside the window, and nothing covers its centre. */
const canBePressed = (element: Locator) =>
	element.evaluate((target) => {
		const { left, right, top, bottom } = target.getBoundingClientRect();
		const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
		return isInside && target.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
	});

test("in a window of 320×256 px, everything on the page can be reached past the banner", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 256 });
	await page.goto("/products/personal/salary%20loans");
	await expect(banner(page)).toBeVisible();
	const main = page.getByRole("main");
	for (const link of [
		page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }),
		main.getByRole("link", { name: "Apply", exact: true }).first(),
		page.getByRole("contentinfo").getByRole("link", { name: "Terms" }),
	]) {
		await link.focus();
		expect.soft(await canBePressed(link), String(link)).toBe(true);
	}
	await settings(page).click();
	await expect(button(page, "Accept All")).toBeInViewport();
});

test(
	"a first-time visitor can press Apply on a product's first screen",
	FULL_ON_BOTH_SCREENS,
	async ({ page }) => {
		await page.goto("/products/personal/salary%20loans");
		await expect(banner(page)).toBeVisible();
		const apply = page.getByRole("main").getByRole("link", { name: "Apply", exact: true });
		expect(await canBePressed(apply.first())).toBe(true);
		for (const link of await apply.filter({ visible: true }).all()) {
			await link.evaluate((target) => target.scrollIntoView({ block: "center", behavior: "instant" }));
			expect(await canBePressed(link), "no Apply lies below the banner").toBe(true);
		}
	},
);

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("nobody is asked, and no cookie is set", async ({ page, context }) => {
		await page.goto("/about");
		await expect(banner(page)).toHaveCount(0);
		expect(await context.cookies()).toEqual([]);
	});
});
