import { expect, type Locator, type Page, test } from "@playwright/test";
import { boxOf, FULL, holdFiles, interactive, visit } from "./support/visitor.ts";

// Each group of tests sets its own screen size, so that one run covers both.
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 800 };

const bar = (page: Page) => page.getByRole("banner");
const links = (page: Page) => bar(page).getByRole("navigation", { name: "Main" });
const products = (page: Page) => links(page).getByRole("link", { name: "Products", exact: true });
const productsButton = (page: Page) => bar(page).getByRole("button", { name: "Products menu" });
const megaMenu = (page: Page) => page.locator("#mega-menu");
const menuButton = (page: Page) => bar(page).locator("summary").filter({ hasText: "Menu" });
const productsEntry = (page: Page) => bar(page).locator("summary").filter({ hasText: "Products" });
const panel = (page: Page) => bar(page).locator("details > div").first();

/** Opens the products menu without the pointer, which opens it by itself. */
async function openByKeyboard(page: Page) {
	await productsButton(page).focus();
	await page.keyboard.press("Enter");
	await expect(megaMenu(page)).toBeVisible();
}

const hrefs = (all: Locator) =>
	all.evaluateAll((elements) => elements.map((link) => decodeURIComponent(link.getAttribute("href") ?? "")));

test("the bar is 60 px high, stays on top, and the content begins below it; it has the six links and a logo that leads home", async ({
	page,
}) => {
	await visit(page, "/about");
	expect.soft(await boxOf(bar(page))).toMatchObject({ x: 0, y: 0, height: 60 });
	expect.soft((await boxOf(page.getByRole("main"))).y).toBe(60);
	await page.evaluate(() => scrollTo(0, 700));
	expect.soft(await boxOf(bar(page))).toMatchObject({ y: 0, height: 60 });
	await test.step("the six links of the site are in their order", async () => {
		const shown = links(page).locator(":scope > ul > li > a").filter({ visible: true });
		await expect.soft(shown).toHaveText(["Home", "About", "Products", "Careers", "News", "Contact Us"]);
		expect.soft(await hrefs(shown)).toEqual(["/", "/about", "/products", "/careers", "/news", "/contact"]);
		await expect.soft(menuButton(page)).toBeHidden();
	});
	await test.step("the logo leads home", async () => {
		await bar(page).getByRole("link", { name: "Bestfield Savings & Loans" }).click();
		await expect(page).toHaveURL(/:\d+\/$/);
	});
});

/** How often the products menu has opened since `countOpenings`. */
const openings = (page: Page) =>
	page.evaluate(() => (globalThis as unknown as { openings: number }).openings);
const countOpenings = (page: Page) =>
	page.evaluate(() => {
		const counted = globalThis as unknown as { openings: number };
		counted.openings = 0;
		const menu = document.querySelector("#mega-menu");
		setInterval(() => {
			if (menu?.checkVisibility()) counted.openings++;
		}, 20);
	});

const ACTIVE = [
	["/about/1", "About"],
	["/products?category=savings", "Products"],
] as const;

test.describe("the active link", () => {
	test.use({ viewport: DESKTOP });

	test("is that of the page's section, bold and purple; a page of no section has none", async ({ page }) => {
		for (const [path, label] of ACTIVE) {
			await visit(page, path);
			const active = links(page).locator("[aria-current=page]").filter({ visible: true });
			await expect.soft(active, path).toHaveText([label]);
			await expect.soft(active, path).toHaveCSS("font-weight", "700");
			await expect.soft(active, path).toHaveCSS("color", "rgb(86, 31, 133)");
		}
		await visit(page, "/faqs");
		await expect(links(page).locator("[aria-current]")).toHaveCount(0);
	});
});

test.describe("the links on a wide screen", () => {
	test.use({ viewport: DESKTOP });

	test("resting on Products opens its menu; the pointer can travel into it, and leaving closes it", async ({
		page,
	}) => {
		await page.clock.install();
		await visit(page, "/about");
		await expect(megaMenu(page)).toBeHidden();
		await products(page).hover();
		await expect(megaMenu(page)).toBeVisible();
		await expect(productsButton(page)).toHaveAttribute("aria-expanded", "true");
		await megaMenu(page).getByRole("link", { name: "Susu Account" }).hover();
		await page.clock.runFor(1_000);
		await expect(megaMenu(page)).toBeVisible();
		await page.mouse.move(20, 850);
		await expect(megaMenu(page)).toBeHidden();
	});

	test(
		"clicking Products goes to the products; the menu stays shut until the pointer has left and come back",
		FULL,
		async ({ page }) => {
			await visit(page, "/about");
			await products(page).hover();
			await expect(megaMenu(page)).toBeVisible();
			await products(page).click();
			await expect(page).toHaveURL(/\/products$/);
			await countOpenings(page);
			// After a page transition the browser reports a pointer that has not moved.
			await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
			await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
			expect(await openings(page)).toBe(0);
			const box = await boxOf(products(page));
			await page.mouse.move(box.x + box.width / 2 + 5, box.y + box.height / 2 + 5);
			await expect(megaMenu(page), "still over the link").toBeHidden();
			await page.mouse.move(20, 850);
			await products(page).hover();
			await expect(megaMenu(page)).toBeVisible();
		},
	);

	test("the button opens and closes the menu; Escape gives the focus back; moving the focus on and pressing elsewhere close it", async ({
		page,
	}) => {
		await visit(page, "/about");

		await test.step("by keyboard", async () => {
			await expect(productsButton(page)).toHaveAttribute("aria-controls", "mega-menu");
			await openByKeyboard(page);
			await page.keyboard.press("Tab");
			await expect(megaMenu(page).getByRole("link", { name: "Salary Loans", exact: true })).toBeFocused();
			await page.keyboard.press("Escape");
			await expect(megaMenu(page)).toBeHidden();
			await expect(productsButton(page)).toBeFocused();
			await page.keyboard.press("Space");
			await expect(megaMenu(page)).toBeVisible();
			await page.keyboard.press("Space");
			await expect(megaMenu(page)).toBeHidden();
			await expect(productsButton(page)).toHaveAttribute("aria-expanded", "false");
		});

		await test.step("moving the focus on and pressing elsewhere", async () => {
			await openByKeyboard(page);
			await page.keyboard.press("Shift+Tab");
			await page.keyboard.press("Shift+Tab");
			await expect(megaMenu(page)).toBeHidden();
			await openByKeyboard(page);
			await page.mouse.click(30, 860);
			await expect(megaMenu(page)).toBeHidden();
			await openByKeyboard(page);
			// Nothing focusable is there.
			await page.mouse.click(3, 30);
			await expect(megaMenu(page)).toBeHidden();
		});

		await test.step("the menu is 900 px wide, or as wide as the window allows, and inside it", async () => {
			for (const [window, width] of [
				[1280, 900],
				[1920, 900],
				[932, 900],
				[768, 736],
			] as const) {
				await page.setViewportSize({ width: window, height: 900 });
				await productsButton(page).focus();
				await page.keyboard.press("Enter");
				await expect.poll(async () => (await boxOf(megaMenu(page))).y, "it slides into its place").toBe(60);
				const box = await boxOf(megaMenu(page));
				expect.soft(box.width, `in a window of ${window} px`).toBe(width);
				expect.soft(box.x, `in a window of ${window} px`).toBeGreaterThanOrEqual(16);
				expect.soft(box.x + box.width, `in a window of ${window} px`).toBeLessThanOrEqual(window - 16);
				await page.keyboard.press("Escape");
				await expect(megaMenu(page)).toBeHidden();
			}
			await page.setViewportSize(DESKTOP);
		});

		await test.step("a click on the button pins the menu that the pointer opened, a second one closes it", async () => {
			await productsButton(page).click();
			await expect(megaMenu(page)).toBeVisible();
			await productsButton(page).click();
			await expect(megaMenu(page)).toBeHidden();
		});
	});

	test("the menu has four columns and two quick tabs; picking an item closes it and leads there", async ({
		page,
	}) => {
		await visit(page, "/about");
		await products(page).hover();

		await test.step("the four columns of the specification", async () => {
			const columns = {
				Loans: [
					"/products/personal/salary loans",
					"/products/business/sme loans",
					"/products/personal/Government Salary Loans",
					"/products/business/Susu and Nkosuo Loans",
					"/products/loans/Best Quick Loan",
				],
				Savings: [
					"/products/accounts/susu account",
					"/products/accounts/Sika Dua",
					"/products/savings/Current Account",
					"/products/accounts/Savings Account",
					"/products/accounts/Mmofra Daakye Account",
				],
				"Digital Banking": [
					"/products/digital/best mobile banking",
					"/products/digital/Mobile Money Services",
				],
				Remmittance: [
					"/products/remmittance/Western Union",
					"/products/remmittance/MoneyGram",
					"/products/remmittance/Ria",
					"/products/remmittance/Unitylink",
				],
			};
			await expect(megaMenu(page).getByRole("list")).toHaveCount(4);
			for (const [heading, expected] of Object.entries(columns)) {
				await expect(megaMenu(page).getByText(heading, { exact: true })).toBeVisible();
				expect(await hrefs(megaMenu(page).getByRole("list", { name: heading }).getByRole("link"))).toEqual(
					expected,
				);
			}
		});

		await test.step("the quick tabs lead to an account or a loan; account comes first", async () => {
			const tab = (name: string) => megaMenu(page).getByRole("tab", { name });
			const shown = megaMenu(page).getByRole("tabpanel").getByRole("link");
			await expect(tab("quick account")).toHaveAttribute("aria-selected", "true");
			await expect(shown).toHaveAttribute("href", "/contact?tab=account");
			await tab("quick loan").click();
			await expect(tab("quick loan")).toHaveAttribute("aria-selected", "true");
			await expect(tab("quick account")).toHaveAttribute("aria-selected", "false");
			await expect(shown).toHaveAttribute("href", "/contact?tab=loan");
			await page.keyboard.press("ArrowLeft");
			await expect(tab("quick account")).toBeFocused();
			await expect(shown).toHaveAttribute("href", "/contact?tab=account");
			await tab("quick loan").click();
			await shown.click();
			await expect(page).toHaveURL(/\/contact\?tab=loan$/);
			await expect(megaMenu(page)).toBeHidden();
		});

		await test.step("picking an item leads to the product", async () => {
			await page.mouse.move(20, 850);
			await products(page).hover();
			await megaMenu(page).getByRole("link", { name: "Salary Loans", exact: true }).click();
			await expect(page).toHaveURL(/\/products\/personal\/salary%20loans$/);
			await expect(megaMenu(page)).toBeHidden();
		});
	});
});

test.describe("the menu on a small screen", () => {
	test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

	test("opens a panel as wide as the screen that hangs at 54 px under the bar, with the links and all products", async ({
		page,
	}) => {
		await visit(page, "/about");
		await expect(panel(page)).toBeHidden();
		await menuButton(page).tap();
		await expect(panel(page)).toBeVisible();
		expect(await boxOf(panel(page))).toMatchObject({ x: 0, y: 54, width: 360 });
		await page.emulateMedia({ forcedColors: "active" });
		await expect(panel(page), "its edge, without a shadow").not.toHaveCSS(
			"outline-color",
			"rgba(0, 0, 0, 0)",
		);
		await expect(panel(page)).toHaveCSS("outline-style", "solid");
		await page.emulateMedia({ forcedColors: null });
		const isBarAbove = await page.evaluate(() => {
			const banner = document.querySelector("header");
			const hit = document.elementFromPoint(180, 57);
			return hit === banner || hit === banner?.firstElementChild;
		});
		expect(isBarAbove).toBe(true);

		await test.step("it has the same links, and calls the last one Contact", async () => {
			const entries = panel(page).locator("nav > ul > li > a, nav > ul > li > details > summary");
			await expect(entries).toHaveText(["Home", "About", "Products", "Careers", "News", "Contact"]);
			await expect(panel(page).getByRole("link", { name: "About" })).toHaveAttribute("aria-current", "page");
		});

		await test.step("below them it has what people come for most, and the search", async () => {
			const tasks = panel(page).getByRole("list", { name: "What you may need" }).getByRole("link");
			await expect(tasks).toHaveText([
				"Find a branch",
				"Something went wrong",
				"*277#",
				"What it costs",
				"Can I borrow?",
				"Money to a wrong number",
			]);
			await expect(panel(page).getByRole("searchbox")).toBeVisible();
		});

		await test.step("its Products entry expands a list of all products inside the panel, 90% of the screen wide", async () => {
			const loans = panel(page).getByRole("list", { name: "Loans" });
			await expect(loans).toBeHidden();
			await productsEntry(page).tap();
			await expect(loans.getByRole("link")).toHaveCount(5);
			await expect(panel(page).getByRole("list", { name: "Remmittance" }).getByRole("link")).toHaveCount(4);
			await expect(panel(page).getByRole("link", { name: "All products" })).toHaveAttribute(
				"href",
				"/products",
			);
			expect((await boxOf(loans.locator("xpath=../../.."))).width).toBe(324);
			await productsEntry(page).tap();
			await expect(loans).toBeHidden();
		});
	});

	test("a press outside and Escape close the panel; Escape gives the focus back", async ({ page }) => {
		// In any font, this screen is taller than the panel.
		await page.setViewportSize({ width: 360, height: 1000 });
		await visit(page, "/about");

		await menuButton(page).tap();
		await expect(panel(page)).toBeVisible();
		// On a slow line the menu's script comes with the first touch.
		await interactive(page);
		await page.mouse.click(180, 980);
		await expect(panel(page)).toBeHidden();
		await menuButton(page).tap();
		await expect(panel(page)).toBeVisible();
		// Nothing focusable is there.
		await page.mouse.click(3, 30);
		await expect(panel(page)).toBeHidden();
		await menuButton(page).tap();
		await expect(panel(page)).toBeVisible();
		await productsEntry(page).focus();
		await page.keyboard.press("Escape");
		await expect(panel(page)).toBeHidden();
		await expect(menuButton(page)).toBeFocused();
		await menuButton(page).tap();
		await expect(panel(page)).toBeVisible();
		await menuButton(page).tap();
		await expect(panel(page)).toBeHidden();
	});

	test(
		"the panel closes when the screen reaches 768 px, and so does the other menu when it falls below; a low screen scrolls it",
		FULL,
		async ({ page }) => {
			await visit(page, "/about");
			await menuButton(page).tap();
			await page.setViewportSize({ width: 767, height: 800 });
			await expect(panel(page)).toBeVisible();
			await page.setViewportSize({ width: 768, height: 800 });
			await expect(panel(page)).toBeHidden();
			await openByKeyboard(page);
			await page.setViewportSize({ width: 700, height: 800 });
			await expect(megaMenu(page)).toBeHidden();
			await expect(panel(page)).toBeHidden();
			await menuButton(page).tap();
			await expect(panel(page)).toBeVisible();

			await test.step("on a low screen a shadow at its edge says that more follows, and it scrolls to its end", async () => {
				await page.setViewportSize({ width: 320, height: 480 });
				await expect(panel(page)).toHaveCSS("background-attachment", "local, scroll");
				await productsEntry(page).tap();
				await panel(page).getByRole("link", { name: "Contact", exact: true }).scrollIntoViewIfNeeded();
				await expect(panel(page).getByRole("link", { name: "Contact", exact: true })).toBeInViewport();
				expect(await page.evaluate(() => scrollY), "the page behind stays").toBe(0);
			});
		},
	);

	test("a panel opened before the script came can be closed by it", FULL, async ({ page }) => {
		const release = await holdFiles(page, /\/_next\/.+\.js/);
		await page.goto("/about", { waitUntil: "commit" });
		await menuButton(page).tap();
		await expect(panel(page)).toBeVisible();
		release();
		await interactive(page);
		await expect(panel(page)).toBeVisible();
		await expect(async () => {
			await page.keyboard.press("Escape");
			await expect(panel(page)).toBeHidden({ timeout: 500 });
		}).toPass();
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test.describe("on a small screen", () => {
		test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

		test("the menu and its list of products open, and lead on", async ({ page }) => {
			await page.goto("/about");
			await menuButton(page).tap();
			await productsEntry(page).tap();
			await expect(panel(page).getByRole("link", { name: "quick account", exact: true })).toHaveAttribute(
				"href",
				"/contact?tab=account",
			);
			await expect(panel(page).getByRole("link", { name: "quick loan", exact: true })).toHaveAttribute(
				"href",
				"/contact?tab=loan",
			);
			await panel(page).getByRole("link", { name: "Sika Dua" }).click();
			await expect(page).toHaveURL(/\/products\/accounts\/Sika%20Dua$/);
		});
	});

	test.describe("on a wide screen", () => {
		test.use({ viewport: DESKTOP });

		test(
			"Products is a plain link, no button is dead, and the pointer still opens the menu",
			FULL,
			async ({ page }) => {
				await page.goto("/about");
				await expect(bar(page).getByRole("button")).toHaveCount(0);
				await products(page).hover();
				await expect(megaMenu(page).getByRole("link", { name: "SME Loans" })).toBeVisible();
				for (const tab of ["account", "loan"])
					await expect(megaMenu(page).locator(`a[href="/contact?tab=${tab}"]`)).toBeVisible();
				await products(page).click();
				await expect(page).toHaveURL(/\/products$/);
			},
		);
	});
});
