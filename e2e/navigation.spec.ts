import { expect, type Page, test } from "@playwright/test";
import {
	interactive,
	ON_BOTH_SCREENS,
	refuseCookies,
	THOROUGH,
	THOROUGH_ON_BOTH_SCREENS,
	visit,
} from "./visitor.ts";

const footerLink = (page: Page, name: string) =>
	page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const wordsOf = (page: Page) => page.getByRole("main").evaluate(({ textContent }) => textContent);

/** A variable on `window` survives a page change only if no new document loads. */
const leaveMark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);

test(
	"a link changes the page softly: on top, with its title, and the focus on its heading; back returns to the place on the page, with all its content",
	ON_BOTH_SCREENS,
	async ({ page }) => {
		await visit(page, "/about");
		await leaveMark(page);
		const words = await wordsOf(page);
		await footerLink(page, "Branch Locator").scrollIntoViewIfNeeded();
		const before = await page.evaluate(() => scrollY);
		expect(before).toBeGreaterThan(500);
		await footerLink(page, "Branch Locator").click();
		await expect(page).toHaveURL(/\/locator$/);
		await expect(heading(page)).toBeFocused();
		await expect(page).toHaveTitle(/Locator/);
		await expect.poll(() => isMarked(page)).toBe(true);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		await test.step("back", async () => {
			await page.goBack();
			await expect(page).toHaveURL(/\/about$/);
			await expect(heading(page)).toHaveText("About Us");
			await expect.poll(() => wordsOf(page)).toBe(words);
			await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
			await expect.poll(() => isMarked(page)).toBe(true);
		});
	},
);

test(
	"the anchor of the first page's address is not there when a link leads back to the page without it",
	THOROUGH,
	async ({ page }) => {
		await visit(page, "/faqs#content");
		await leaveMark(page);
		await footerLink(page, "Branch Locator").click();
		await expect(page).toHaveURL("/locator");
		await interactive(page);
		await footerLink(page, "FAQs").click();
		await expect(heading(page)).toBeFocused();
		await expect(page).toHaveURL("/faqs");
		expect(await isMarked(page)).toBe(true);
	},
);

test(
	"a tab of an address with an anchor is reached again with its one anchor",
	THOROUGH,
	async ({ page }) => {
		await visit(page, "/contact#request");
		const tab = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
		await footerLink(page, "FAQs").click();
		await expect(page).toHaveURL("/faqs");
		await interactive(page);
		await footerLink(page, "Contact Us").click();
		await expect(page).toHaveURL("/contact");
		await tab("Request Loan").click();
		await expect(page).toHaveURL("/contact?tab=loan#request");
		await tab("Make Enquiry").click();
		await expect(page).toHaveURL("/contact#request");
	},
);

/** What opens above a page, how, and what is open then. */
const OVERLAYS = [
	[
		"menu",
		async (page: Page) => {
			const menu = page.getByRole("banner").locator("summary").filter({ hasText: "Menu" });
			if (await menu.isVisible()) return menu.click();
			await page.getByRole("button", { name: "Products menu" }).focus();
			await page.keyboard.press("Enter");
		},
		(page: Page) => page.locator("#mega-menu, header details > div").filter({ visible: true }),
	],
	[
		"panel of live chat",
		(page: Page) => page.getByRole("button", { name: "Live chat" }).filter({ visible: true }).first().click(),
		(page: Page) => page.locator(".chat-panel").filter({ visible: true }),
	],
	[
		"search",
		async (page: Page) => {
			const search = page.getByRole("banner").getByRole("link", { name: "Search" });
			if (await search.isVisible()) return search.click();
			// On a phone the menu contains it.
			await page.getByRole("banner").locator("summary").filter({ hasText: "Menu" }).click();
		},
		(page: Page) => page.locator("dialog[open], header details[open]"),
	],
] as const;

test(
	"back and forward close the menu, the panel of live chat and the search",
	THOROUGH_ON_BOTH_SCREENS,
	async ({ page }) => {
		await visit(page, "/about");
		await footerLink(page, "Contact Us").click();
		await expect(page).toHaveURL(/\/contact$/);
		await expect(heading(page)).toBeFocused();
		for (const [what, open, isOpen] of OVERLAYS) {
			await test.step(what, async () => {
				await open(page);
				await expect(isOpen(page)).toHaveCount(1);
				await page.goBack();
				await expect(page).toHaveURL(/\/about$/);
				await expect(heading(page)).toHaveText("About Us");
				await expect(isOpen(page)).toHaveCount(0);
				await page.goForward();
				await expect(page).toHaveURL(/\/contact$/);
				await expect(heading(page)).toHaveText("Contact Us");
				await expect(isOpen(page)).toHaveCount(0);
			});
		}
	},
);

test("a search that opens just as the visitor goes back is closed again", THOROUGH, async ({ page }) => {
	await visit(page, "/about");
	await page.evaluate(() => {
		new MutationObserver((_, observer) => {
			if (!document.querySelector("dialog[open]")) return;
			observer.disconnect();
			document.documentElement.dataset.sawSearch = "yes";
			dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
		}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["open"] });
	});
	await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
	await expect(page.locator("html[data-saw-search]")).toBeAttached();
	await expect(page.locator("dialog[open]")).toHaveCount(0);
});

test("a page that takes long shows a line on top until it is there", THOROUGH, async ({ page }) => {
	await refuseCookies(page);
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\/locator\?.*_rsc=/, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto("/about");
	await interactive(page);
	const line = () =>
		page.evaluate(() => {
			const { content, transform, position, height } = getComputedStyle(document.body, "::before");
			return content === "none"
				? 0
				: position === "fixed" && height === "3px"
					? new DOMMatrix(transform).a
					: -1;
		});
	await expect.poll(line).toBe(0);
	await footerLink(page, "Branch Locator").click();
	await expect.poll(line, "it grows").toBeGreaterThan(0.2);
	release();
	await expect(page).toHaveURL(/\/locator$/);
	await expect.poll(line).toBe(0);
});

test("Back leads to the page whose anchor came from the address bar", THOROUGH, async ({ page }) => {
	const followAnchor = () =>
		page.evaluate(() => {
			location.hash = "content";
		});

	await test.step("from another page", async () => {
		await visit(page, "/faqs");
		const title = (await heading(page).textContent()) ?? "";
		await followAnchor();
		await footerLink(page, "Privacy Policy").click();
		await expect(heading(page)).not.toHaveText(title);
		await page.goBack();
		await expect(page).toHaveURL("/faqs#content");
		await expect(heading(page)).toHaveText(title);
	});

	await test.step("from another tab of the same page", async () => {
		const purpose = page.locator("select[name=loanPurpose]");
		await visit(page, "/contact?tab=loan");
		await followAnchor();
		await page.getByRole("main").getByRole("link", { name: "Open Account", exact: true }).click();
		await expect(purpose).toHaveCount(0);
		await page.goBack();
		await expect(page).toHaveURL("/contact?tab=loan#content");
		await expect(purpose).toBeVisible();
	});
});

test("a link within the page loads nothing, also after a list was filtered", async ({ page }) => {
	await visit(page, "/notices");
	await page.getByRole("searchbox", { name: "Search notices" }).fill("PIN");
	await expect(page).toHaveURL("/notices?q=PIN");
	await leaveMark(page);
	await page.getByRole("link", { name: "Skip to content" }).focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/notices?q=PIN#content");
	expect(await isMarked(page)).toBe(true);
});

test(
	"the first Tab offers to skip to the content; a new tab leaves this page alone; Enter on a link changes it softly, under the same header",
	THOROUGH,
	async ({ page, context }) => {
		await visit(page, "/about");
		await page.keyboard.press("Tab");
		const skip = page.getByRole("link", { name: "Skip to content" });
		await expect(skip).toBeFocused();
		await expect(skip).toBeInViewport();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("main")).toBeFocused();

		await test.step("a link opened in a new tab leaves this page alone", async () => {
			const opened = context.waitForEvent("page");
			await footerLink(page, "Branch Locator").click({ modifiers: ["ControlOrMeta"] });
			await expect((await opened).getByRole("heading", { level: 1 })).toBeVisible();
			await expect(page).toHaveURL(/\/about#content$/);
		});

		await test.step("Enter on a link changes the page softly", async () => {
			await leaveMark(page);
			await footerLink(page, "Privacy Policy").focus();
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(/\/privacy$/);
			await expect(heading(page)).toBeFocused();
			await expect.poll(() => isMarked(page)).toBe(true);
		});

		await test.step("Back leads to the page whose content was skipped to, softly", async () => {
			await page.goBack();
			await expect(page).toHaveURL(/\/about#content$/);
			await expect(heading(page)).toHaveText("About Us");
			await expect.poll(() => isMarked(page)).toBe(true);
		});

		await test.step("the header keeps its place in a page's transition", async () => {
			await expect(page.getByRole("banner")).toHaveCSS("view-transition-name", "site-header");
			const animates = await page.evaluate(() => "startViewTransition" in document);
			expect(animates).toBe(true);
			await page.evaluate(() => {
				const start = document.startViewTransition.bind(document);
				Object.assign(window, { transitions: 0 });
				document.startViewTransition = (update) => {
					(window as unknown as { transitions: number }).transitions++;
					return start(update);
				};
			});
			await footerLink(page, "Branch Locator").click();
			await expect(heading(page)).toBeFocused();
			expect(await page.evaluate(() => (window as unknown as { transitions: number }).transitions)).toBe(1);
		});
	},
);

test("an unknown address says so, with status 404 and ways on", async ({ page }) => {
	await refuseCookies(page);
	const answer = await page.goto("/no/such/page");
	expect(answer?.status()).toBe(404);
	await expect(page).toHaveTitle(/^Page not found/);
	await expect(heading(page)).toHaveText("Page not found");
	const main = page.getByRole("main");
	for (const [name, href] of [
		["Products", "/products"],
		["Branch Locator", "/locator"],
		["Contact Us", "/contact"],
		["FAQs", "/faqs"],
	] as const)
		await expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
	await expect(main.locator("a[href='tel:*277%23']")).toContainText("*277#");
	await expect(main.locator("a[href^='tel:']").first()).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("links lead on as ever", THOROUGH, async ({ page }) => {
		await page.goto("/about");
		await footerLink(page, "Branch Locator").click();
		await expect(page).toHaveURL(/\/locator$/);
		await expect(heading(page)).toBeVisible();
	});
});
