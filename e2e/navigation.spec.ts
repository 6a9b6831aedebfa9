import { expect, type Locator, type Page, test } from "@playwright/test";
import { boxOf, FULL, fullUnless, ON_BOTH_SCREENS, visit } from "./support/visitor.ts";

const footerLink = (page: Page, name: string) =>
	page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** A variable on `window` survives only what loads no new document. */
const leaveMark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);

test(
	"a link leads to the top of its page, with its title; back returns to the place on the page",
	ON_BOTH_SCREENS,
	async ({ page, isMobile }) => {
		await visit(page, "/about");
		if (isMobile) await page.getByRole("contentinfo").getByText("Quick Links").click();
		await footerLink(page, "Branch Locator").scrollIntoViewIfNeeded();
		const before = await page.evaluate(() => scrollY);
		expect(before).toBeGreaterThan(500);
		await footerLink(page, "Branch Locator").click();
		await expect(page).toHaveURL(/\/locator$/);
		await expect(page).toHaveTitle(/Locator/);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		await page.goBack();
		await expect(page).toHaveURL(/\/about$/);
		await expect(heading(page)).toHaveText("About Us");
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
	},
);

/** Follows a link of the page, and returns whether the browser fades from one page to the other. */
async function followWithTransition(page: Page, link: Locator): Promise<boolean> {
	await page.addInitScript(() =>
		addEventListener("pagereveal", (event) => {
			Object.assign(window, { isTransition: (event as PageRevealEvent).viewTransition !== null });
		}),
	);
	await link.click();
	await page.waitForFunction(() => "isTransition" in window);
	return page.evaluate(() => "isTransition" in window && window.isTransition === true);
}

test("a tab whose response is not its page loads the page itself", async ({ page }) => {
	await visit(page, "/contact");
	let responses = 0;
	await page.route("**/contact?tab=loan", (route) => {
		responses += 1;
		return responses === 1
			? route.fulfill({ status: 502, body: "<title>Bad gateway</title>" })
			: route.continue();
	});
	await page.getByRole("main").getByRole("link", { name: "Request Loan", exact: true }).click();
	await expect(page.getByLabel("Purpose of the loan")).toBeVisible();
	expect(responses).toBe(2);
});

test("while that page is loading, the URL is its own and the page says what loads", async ({ page }) => {
	await visit(page, "/contact");
	await page.route("**/contact?tab=loan*", (route) =>
		route.request().isNavigationRequest() ? undefined : route.fulfill({ status: 502, body: "Bad gateway" }),
	);
	const loads = page.waitForRequest((request) => request.isNavigationRequest());
	// Nothing can be asked of a page while another is loading.
	const said = page.waitForEvent("console", (message) => message.text() === "Loading the form…");
	await page.evaluate(() =>
		new MutationObserver(() =>
			console.log(document.querySelector("main .view-loading")?.textContent),
		).observe(document.body, { childList: true, subtree: true }),
	);
	const tab = page.getByRole("main").getByRole("link", { name: "Request Loan", exact: true });
	// Playwright would wait for the page that never comes.
	await tab.click({ noWaitAfter: true });
	await loads;
	expect(page.url()).toContain("/contact?tab=loan");
	await said;
});

for (const [path, tab, text] of [
	["/news", "Gallery", "Failed to fetch content"],
	["/products", "Savings", "Error loading products"],
	["/about", "Shareholders", "Failed to fetch teams"],
	["/careers", "HR", "Failed to fetch roles"],
	["/contact", "Request Loan", "The form could not be loaded"],
] as const)
	for (const failure of ["breaks", "hangs"])
		test(
			`${path}: a tab whose connection ${failure} says so in place and can be tried again`,
			fullUnless(path === "/products"),
			async ({ page }) => {
				await page.clock.install();
				await visit(page, path);
				const main = page.getByRole("main");
				const link = main.getByRole("link", { name: tab }).filter({ visible: true }).first();
				const target = await link.evaluate(({ href }: HTMLAnchorElement) => href);
				const requested = page.waitForRequest(target.split("#", 1)[0] ?? "");
				await page.route(`**${path}?*`, (route) => (failure === "breaks" ? route.abort() : undefined));
				await leaveMark(page);
				await link.click();
				await requested;
				if (failure === "hangs") await page.clock.fastForward(30_000);
				await expect(main.getByRole("alert")).toContainText(text);
				await expect(page).toHaveURL(target);
				await expect(link).toBeVisible();
				await page.unrouteAll();
				await main.getByRole("link", { name: "Try again" }).click();
				await expect(main.getByText(text)).toHaveCount(0);
				await expect(link).toHaveAttribute("aria-current", "true");
				expect(await isMarked(page)).toBe(true);
			},
		);

test("pages change with a transition, in which the header keeps its place", async ({ page }) => {
	await visit(page, "/about");
	await expect(page.getByRole("banner")).toHaveCSS("view-transition-name", "site-header");
	expect(await followWithTransition(page, footerLink(page, "Branch Locator"))).toBe(true);
	await expect(page).toHaveURL(/\/locator$/);
	await expect(page.getByRole("main")).toHaveCSS("animation-name", "none");
});

test("a press lands while one page fades into the next", async ({ page }) => {
	await page.addInitScript(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("::view-transition-new(root){animation-duration:5s!important}");
		document.adoptedStyleSheets = [sheet];
	});
	await visit(page, "/about");
	const link = page.getByRole("banner").getByRole("link", { name: "Careers", exact: true });
	const { x, y, width, height } = await boxOf(link);
	await footerLink(page, "Branch Locator").click();
	await page.waitForFunction(() => location.pathname === "/locator" && document.activeViewTransition);
	await page.mouse.click(x + width / 2, y + height / 2);
	await expect(page).toHaveURL(/\/careers$/);
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 800 } });

	test("only the new page moves, because pictures of both take time", async ({ page }) => {
		await visit(page, "/faqs");
		const link = page.getByRole("main").locator("a[href='/contact']").filter({ visible: true }).first();
		expect(await followWithTransition(page, link)).toBe(false);
		await expect(page).toHaveURL(/\/contact$/);
		await expect(page.getByRole("main")).toHaveCSS("animation-name", "page-arrives");
		await page.emulateMedia({ reducedMotion: "reduce" });
		await expect(page.getByRole("main")).toHaveCSS("animation-name", "none");
	});
});

test("Back leads to the tab whose anchor came from the address bar", FULL, async ({ page }) => {
	const purpose = page.locator("select[name=loanPurpose]");
	await visit(page, "/contact?tab=loan");
	await page.evaluate(() => {
		location.hash = "content";
	});
	await page.getByRole("main").getByRole("link", { name: "Open Account", exact: true }).click();
	await expect(purpose).toHaveCount(0);
	await page.goBack();
	await expect(page).toHaveURL("/contact?tab=loan#content");
	await expect(purpose).toBeVisible();
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
	"a page is fetched when the pointer rests on its link, and on phones not before a touch",
	ON_BOTH_SCREENS,
	async ({ page, isMobile }) => {
		await visit(page, "/faqs");
		await expect(page.locator("script[type=speculationrules]")).toHaveCount(1);
		// The condition for a fetch when the pointer rests.
		expect(await page.locator("html").getAttribute("data-can-hover")).toBe(isMobile ? null : "");
		const link = page.getByRole("main").locator("a[href='/contact']").filter({ visible: true }).first();
		await (isMobile ? link.tap() : link.click());
		await expect(page).toHaveURL("/contact");
		const delivery = () => performance.getEntriesByType("navigation")[0]?.toJSON().deliveryType;
		expect(await page.evaluate(delivery)).toBe("navigational-prefetch");
	},
);
