import { expect, type Page, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { FRAME, violationsOf } from "./support/axe.ts";
import { fullUnless, visit } from "./support/visitor.ts";

/** The states that a visitor can bring about; `every-page` looks at the pages as they open. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
	"the cookie choices": async (page) => {
		await page.context().clearCookies();
		await page.goto("/about");
		await page.getByRole("button", { name: "Customize" }).click();
		await expect(page.getByRole("button", { name: "Save Preferences" })).toBeVisible();
	},
	"the products menu": async (page) => {
		await visit(page, "/about");
		await page.getByRole("button", { name: "Products menu" }).click();
		const menu = page.locator("#mega-menu");
		await expect(menu).toBeVisible();
		await menu.evaluate((opening) =>
			Promise.all(opening.getAnimations({ subtree: true }).map(({ finished }) => finished)),
		);
	},
	"the phone’s menu": async (page) => {
		// In a lower window the menu has a gradient, on which axe cannot judge contrast.
		await page.setViewportSize({ width: 360, height: 900 });
		await visit(page, "/about");
		await page.getByRole("banner").locator("summary").filter({ hasText: "Menu" }).click();
		await page.getByRole("banner").locator("summary").filter({ hasText: "Products" }).click();
	},
	"the lightbox": async (page) => {
		await visit(page, "/news?tab=gallery");
		await page.getByRole("link", { name: "View all images" }).first().click();
		await expect(page.getByRole("dialog")).toBeVisible();
	},
	"a document preview": async (page) => {
		await visit(page, "/reports");
		await page.getByRole("link", { name: /^View/ }).first().click();
		await expect(page.getByRole("dialog")).toBeVisible();
	},
	"an application with every error": async (page) => {
		await visit(page, "/careers/1");
		await page.getByRole("button", { name: "Submit Application" }).click();
		await expect(page.getByText("Please fill all fields and upload your file")).toBeVisible();
	},
	"an empty result": async (page) => {
		await visit(page, "/notices?q=zzzzzz");
		await expect(page.getByText("No notices match your filters")).toBeVisible();
	},
	"a page that is not there": async (page) => {
		await visit(page, "/no-such-page");
	},
};

/** The others hold parts of these, or of pages that `every-page` looks at. */
const LOOKED_AT_FIRST = ["the products menu", "an application with every error"];

const IN_THE_FRAME = ["the products menu", "the phone’s menu"];

for (const [name, reach] of Object.entries(STATES)) {
	test(`${name}: passes axe`, fullUnless(LOOKED_AT_FIRST.includes(name)), async ({ page }) => {
		await reach(page);
		expect(await violationsOf(page, IN_THE_FRAME.includes(name) ? [] : FRAME)).toEqual([]);
	});
}

test("the statement says when it was tested, what is missing, and how to get help", async ({ request }) => {
	const pageAt = async (path: string) => parse(await (await request.get(path)).text());
	const footer = (await pageAt("/faqs")).querySelector("footer");
	const link = footer?.querySelectorAll("a").find(({ text }) => text.trim() === "Accessibility");
	const main = (await pageAt(link?.getAttribute("href") ?? "")).querySelector("main");
	const words = main?.structuredText.replace(/\s+/g, " ");
	expect(words).toContain("WCAG) 2.2, level AA");
	expect(words).toMatch(/We last tested it on \d{1,2} [A-Z][a-z]+ 20\d\d/);
	expect(words).toContain("No person with a disability has tested this site for us yet");
	const ways = main?.querySelectorAll("aside[aria-label='Ways to reach us'] a");
	const links = ways?.map((way) => way.getAttribute("href"));
	for (const link of [/^tel:/, /^mailto:/, /wa\.me/, /^\/locator$/])
		expect(links).toContainEqual(expect.stringMatching(link));
	const complain = main?.querySelectorAll("a").find(({ text }) => text.trim() === "How to complain");
	expect(complain?.getAttribute("href")).toBe("/complaints");
});

test("in the visitor's own colours nothing vanishes: icons, the marks of what is chosen, arrows, the edges of buttons", async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: "active" });
	await visit(page, "/contact?tab=loan");
	const icon = page.locator("main .icon").filter({ visible: true }).first();
	const colours = await icon.evaluate((element) => {
		const { backgroundColor, maskImage } = getComputedStyle(element);
		return { backgroundColor, maskImage, page: getComputedStyle(document.body).backgroundColor };
	});
	expect(colours.maskImage).toContain("icons");
	expect(colours.backgroundColor).not.toBe(colours.page);
	const current = page.getByRole("main").locator(".tab[aria-current]").first();
	const other = page.getByRole("main").locator(".tab:not([aria-current])").first();
	const look = (element: Element) => {
		const { backgroundColor, borderColor, borderWidth } = getComputedStyle(element);
		return [backgroundColor, borderColor, borderWidth].join(" ");
	};
	expect(await current.evaluate(look)).not.toBe(await other.evaluate(look));
	await test.step("the marked word has the colour that belongs to its background", async () => {
		const entry = page.getByRole("banner").locator("a[aria-current]").first();
		const expected = await entry.evaluate((element) => {
			element.insertAdjacentHTML("beforeend", '<i style="forced-color-adjust:none;color:HighlightText"></i>');
			return getComputedStyle(element.lastElementChild as Element).color;
		});
		await expect(entry).toHaveCSS("color", expected);
	});
	await test.step("a button that only its ground drew has an edge", async () => {
		const arrow = page.getByRole("complementary", { name: "Offers" }).getByRole("button").first();
		await expect(arrow).toHaveCSS("border-top-width", "2px");
	});
	await test.step("the browser draws the arrows of selects, and no pattern lies behind the text", async () => {
		await expect(page.getByLabel("Nearest branch")).toHaveCSS("appearance", "auto");
		const pattern = await page
			.locator("footer.kente")
			.first()
			.evaluate((element) => getComputedStyle(element, "::before").content);
		expect(pattern).toBe("none");
	});
});
