import { expect, type Page, test } from "@playwright/test";
import { parse } from "node-html-parser";
import content from "#content/notices" with { type: "json" };
import { NOTICES_PER_PAGE } from "#lib/company/limits";
import { noticeCategory } from "#lib/notices/notice-search";
import { boxOf, FULL, holdFiles, ON_BOTH_SCREENS, visit } from "./support/visitor.ts";

const notices: { id: number | string; title?: string; category?: string; description?: string }[] =
	content.data;
const inSecurity = notices.filter(({ category }) => noticeCategory(category)?.slug === "security");
const PAGES = Math.ceil(notices.length / NOTICES_PER_PAGE);

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const titles = (page: Page) => cards(page).getByRole("heading", { level: 2 });
const categories = (page: Page) => page.getByRole("navigation", { name: "Categories" });
const pager = (page: Page) => page.getByRole("navigation", { name: "Pages of notices" });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search notices" });
const found = (page: Page) => page.getByRole("main").getByRole("status");
const titleOf = (notice: { title?: string }) => notice.title ?? "Untitled Notice";
const titleOfNotice = (id: number) => titleOf(notices.find((notice) => notice.id === id) ?? {});
const titlesOf = (list: readonly { title?: string }[]) => list.map(titleOf);

test("the list shows two notices, with their pictures, first words and categories; all of a card leads to its notice", async ({
	page,
}) => {
	await visit(page, "/notices");
	await expect(page.getByRole("heading", { level: 1, name: "All Notices" })).toBeVisible();
	await expect(titles(page)).toHaveText(titlesOf(notices.slice(0, NOTICES_PER_PAGE)));
	await expect(found(page)).toHaveText(`${notices.length} notices, page 1 of ${PAGES}`);
	const [first] = notices;
	const card = cards(page).first();
	await expect(card.getByRole("link")).toHaveAttribute("href", `/notices/${first?.id}`);
	await expect(card).toContainText("General");
	await expect(card.locator("time")).toHaveText("16\u00a0November 2026");
	await expect(card.locator("img")).toHaveJSProperty("complete", true);
	await expect
		.poll(() => card.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBeGreaterThan(0);
	const words = first?.description?.split(/\s+/).slice(0, 10) ?? [];
	await expect(card).toContainText(`${words.join(" ")}…`);

	const { y } = await boxOf(cards(page).nth(1));
	await page.evaluate((y) => scrollTo(0, y - 100), y);
	await cards(page)
		.nth(1)
		.click({ position: { x: 20, y: 20 } });
	await expect(page).toHaveURL(`/notices/${notices[1]?.id}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(notices[1] ?? {}));
});

test("while the answer is slow, what was pressed is marked at once, and the page says what is loading", async ({
	page,
}) => {
	await visit(page, "/notices");
	const release = await holdFiles(page, "**/notices?category=security*");
	const security = categories(page).getByRole("link", { name: "Security" });
	await security.click();
	await expect(security).toHaveAttribute("aria-current", "true");
	await expect(categories(page).locator("[aria-current]")).toHaveCount(1);
	await expect(page.locator(".view-loading")).toHaveText("Loading notices…");
	await expect(page.locator(".view-loading")).toBeInViewport({ ratio: 1 });
	await expect(found(page)).toHaveText("Loading notices…");
	release();
	await expect(page.locator(".view-loading")).toHaveCount(0);
	await expect(found(page)).toContainText("in Security");
});

test("a page change shows the next two and scrolls to the top", async ({ page }) => {
	await visit(page, "/notices");
	await expect(pager(page).getByRole("link", { name: "Prev" })).toBeDisabled();
	await expect(pager(page).getByRole("link", { name: "Page 1", exact: true })).toHaveAttribute(
		"aria-current",
		"page",
	);
	await pager(page).scrollIntoViewIfNeeded();
	await pager(page).getByRole("link", { name: "Next" }).click();
	await expect(titles(page)).toHaveText(titlesOf(notices.slice(NOTICES_PER_PAGE, 2 * NOTICES_PER_PAGE)));
	await expect(page).toHaveURL("/notices?page=2");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await expect(found(page)).toHaveText(`${notices.length} notices, page 2 of ${PAGES}`);
	await pager(page)
		.getByRole("link", { name: `Page ${PAGES}`, exact: true })
		.click();
	await expect(titles(page)).toHaveText(titlesOf(notices.slice((PAGES - 1) * NOTICES_PER_PAGE)));
	await expect(pager(page).getByRole("link", { name: "Next" })).toBeDisabled();
	await pager(page).getByRole("link", { name: "Prev" }).click();
	await expect(page).toHaveURL(`/notices?page=${PAGES - 1}`);
	await pager(page).getByRole("link", { name: "Page 1", exact: true }).click();
	await expect(page).toHaveURL("/notices");
});

test(
	"a category narrows the list, returns to page 1 and stays in place",
	ON_BOTH_SCREENS,
	async ({ page }) => {
		await visit(page, "/notices?page=2");
		const loads = documentLoads(page);
		await page.evaluate(() => {
			scrollTo(0, 150);
			addEventListener("click", () => Object.assign(window, { clickedAt: scrollY }), { capture: true });
		});
		await categories(page).getByRole("link", { name: "Security" }).click();
		await expect(titles(page)).toHaveText(titlesOf(inSecurity.slice(0, NOTICES_PER_PAGE)));
		await expect(page).toHaveURL("/notices?category=security");
		await expect(categories(page).getByRole("link", { name: "Security" })).toHaveAttribute(
			"aria-current",
			"true",
		);
		await expect(categories(page).getByRole("link", { name: "Security" })).toBeFocused();
		await expect(found(page)).toContainText(`${inSecurity.length} notices in Security`);
		for (const card of await cards(page).all()) await expect(card).toContainText("Security");
		await expect
			.poll(() => page.evaluate(() => "clickedAt" in window && scrollY === window.clickedAt))
			.toBe(true);
		await categories(page).getByRole("link", { name: "All" }).click();
		await expect(page).toHaveURL("/notices");
		await expect(titles(page)).toHaveText(titlesOf(notices.slice(0, NOTICES_PER_PAGE)));
		expect(loads()).toBe(0);
	},
);

test("typing searches after a pause, in step with the URL and without losing the focus", async ({ page }) => {
	await page.clock.install();
	await visit(page, "/notices?page=2&utm_source=sms");
	await page.clock.pauseAt(Date.now() + 60_000);
	const requested: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "fetch") requested.push(new URL(request.url()).search);
	});
	const steps = await page.evaluate(() => history.length);
	await search(page).pressSequentially("PIN");
	await page.clock.runFor(249);
	expect(requested, "no question while the visitor types").toEqual([]);
	await page.clock.runFor(1);
	await expect(titles(page)).toHaveText(["Beware of callers who ask for your PIN"]);
	expect(requested).toEqual(["?utm_source=sms&q=PIN"]);
	await expect(page).toHaveURL("/notices?utm_source=sms&q=PIN");
	await expect(found(page)).toHaveText("1 notice for “PIN”");
	await expect(found(page)).toHaveAttribute("role", "status");
	await expect(search(page)).toBeFocused();
	await expect(pager(page)).toBeHidden();
	expect(await page.evaluate(() => history.length), "typing leaves no trail").toBe(steps);
	await search(page).press("Control+a");
	await search(page).press("Delete");
	await page.clock.runFor(250);
	await expect(found(page)).toHaveText(`${notices.length} notices, page 1 of ${PAGES}`);
	await expect(page).toHaveURL("/notices?utm_source=sms");
});

test("words and a category count together, whichever response is still in flight", async ({ page }) => {
	await visit(page, "/notices");
	const searchArrives = await holdFiles(page, "**/notices?q=PIN");
	const requested = page.waitForRequest("**/notices?q=PIN");
	await search(page).fill("PIN");
	await requested;
	await categories(page).getByRole("link", { name: "Security" }).click();
	await expect(page).toHaveURL("/notices?category=security&q=PIN");
	searchArrives();
	await expect(titles(page)).toHaveText(["Beware of callers who ask for your PIN"]);
	await expect(search(page)).toHaveValue("PIN");

	await visit(page, "/notices?category=security");
	const financeArrives = await holdFiles(page, "**/notices?category=finance");
	await categories(page).getByRole("link", { name: "Finance" }).click();
	await search(page).fill("a");
	await expect(page).toHaveURL("/notices?category=finance&q=a");
	financeArrives();
	await expect(found(page)).toContainText("in Finance for “a”");
});

test("a category that comes late leaves visitors where they have gone on to", async ({ page }) => {
	await visit(page, "/notices");
	const financeArrives = await holdFiles(page, "**/notices?category=finance");
	await categories(page).getByRole("link", { name: "Finance" }).click();
	await search(page).focus();
	await page.evaluate(() => scrollTo(0, 300));
	financeArrives();
	await expect(found(page)).toContainText("in Finance");
	await expect(search(page)).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(300);
});

test("words that are typed after Back stay when its page comes", async ({ page }) => {
	await page.clock.install();
	await visit(page, "/notices");
	await categories(page).getByRole("link", { name: "Security" }).click();
	await expect(found(page)).toContainText("in Security");
	await page.clock.pauseAt(Date.now() + 60_000);
	const allArrive = await holdFiles(page, "**/notices");
	await page.goBack();
	await search(page).pressSequentially("PI");
	allArrive();
	await expect(found(page)).not.toContainText("in Security");
	await search(page).press("N");
	await page.clock.runFor(250);
	await expect(titles(page)).toHaveText(["Beware of callers who ask for your PIN"]);
});

test("a search that failed can be sent again", async ({ page }) => {
	await visit(page, "/notices");
	await page.route("**/notices?q=PIN", (route) => route.abort());
	await search(page).fill("PIN");
	await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
	await page.unroute("**/notices?q=PIN");
	await search(page).press("Enter");
	await expect(titles(page)).toHaveText(["Beware of callers who ask for your PIN"]);
});

test("Enter searches at once, within the category", FULL, async ({ page }) => {
	await page.clock.install();
	await visit(page, "/notices?category=security");
	await page.clock.pauseAt(Date.now() + 60_000);
	await search(page).fill("job offers");
	await search(page).press("Enter");
	await expect(titles(page)).toHaveText(["False job offers in our name"]);
	await expect(page).toHaveURL("/notices?category=security&q=job+offers");
	await expect(found(page)).toHaveText("1 notice in Security for “job offers”");
});

test("words of title and description are found in any order and case; when nothing matches, the page says so and leads back to all", async ({
	page,
}) => {
	await visit(page, "/notices");
	await search(page).fill("bank LICENCE ghana");
	await expect(titles(page).first()).toHaveText("How to check that a financial company is licensed");
	await test.step("when nothing matches", async () => {
		await search(page).fill("zzzz");
		await expect(page.getByText("No notices match your filters")).toBeVisible();
		await expect(found(page)).toHaveText("0 notices for “zzzz”");
		await expect(cards(page)).toHaveCount(0);
		await page.getByRole("link", { name: "Show all notices" }).click();
		await expect(titles(page)).toHaveCount(NOTICES_PER_PAGE);
		await expect(search(page)).toHaveValue("");
		await expect(page).toHaveURL("/notices");
	});
});

test("a filter that fails says so in a toast and in place, and can be tried again", async ({ page }) => {
	await visit(page, "/notices");
	let refused = 0;
	await page.route("**/notices?*", (route) => {
		refused += 1;
		return route.abort();
	});
	await categories(page).getByRole("link", { name: "Finance" }).click();
	await expect(page.getByRole("main").getByRole("alert")).toContainText("Failed to fetch notices");
	await expect(page.locator("[data-sonner-toast]")).toContainText("Failed to fetch notices");
	await expect(page.locator("[data-sonner-toaster]"), "in its own styles").toHaveCSS("position", "fixed");
	await expect(cards(page), "the notices of another category are not left standing").toHaveCount(0);
	await expect(found(page), "nor how many there were").toBeEmpty();
	const again = page.getByRole("main").getByRole("link", { name: "Try again" });
	const steps = await page.evaluate(() => history.length);
	await again.click();
	await expect.poll(() => refused).toBe(2);
	await expect(again, "fails once more").toBeFocused();
	await page.unroute("**/notices?*");
	await again.click();
	await expect(found(page)).toContainText("in Finance");
	await expect(titles(page)).toHaveCount(NOTICES_PER_PAGE);
	await expect(page.getByRole("heading", { level: 1 }), "its link has gone").toBeFocused();
	expect(await page.evaluate(() => history.length), "one Back leads out of it").toBe(steps);

	await page.route("**/notices?*", () => {});
	await page.clock.install();
	await categories(page).getByRole("link", { name: "Security" }).click();
	await expect(page.locator("[data-view=list][aria-busy=true]")).toBeVisible();
	await page.clock.fastForward(30_000);
	await expect(again, "no response in half a minute is a failure").toBeVisible();
});

test("a notice shows its text, with line breaks where newlines were escaped; one without a document offers none", async ({
	page,
	request,
}) => {
	await page.goto("/notices/1");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOfNotice(1));
	const article = page.getByRole("main").getByRole("article");
	await expect(article).toContainText("report it to the office that issues the card");
	await expect(article).not.toContainText("\\n");
	await expect(
		article.getByRole("paragraph").filter({ hasText: "If your card is lost" }).locator("br"),
	).toHaveCount(1);
	await expect(article.locator("img")).toHaveJSProperty("complete", true);
	await expect(page.getByRole("link", { name: "View Attached Document" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Download Document" })).toHaveAttribute("download", "");
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/notices\/1$/);

	const bare = parse(await (await request.get("/notices/2")).text());
	expect.soft(bare.querySelector("h1")?.text).toBe(titleOfNotice(2));
	for (const link of ["View Attached Document", "Download Document"])
		expect.soft(bare.text).not.toContain(link);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("search, categories and pages work, and keep one another", FULL, async ({ page }) => {
		await page.goto("/notices");
		await categories(page).getByRole("link", { name: "Security" }).click();
		await expect(page).toHaveURL("/notices?category=security");
		await expect(titles(page)).toHaveText(titlesOf(inSecurity.slice(0, NOTICES_PER_PAGE)));
		await pager(page).getByRole("link", { name: "Next" }).click();
		await expect(page).toHaveURL("/notices?category=security&page=2");
		await search(page).fill("pin");
		await page.getByRole("button", { name: "Search" }).click();
		await expect(page).toHaveURL("/notices?category=security&q=pin");
		await expect(titles(page)).toHaveText(["Beware of callers who ask for your PIN"]);
		await expect(search(page)).toHaveValue("pin");
		await categories(page).getByRole("link", { name: "Finance" }).click();
		await expect(page).toHaveURL("/notices?category=finance&q=pin");
		await expect(page.getByText("No notices match your filters")).toBeVisible();
		await page.getByRole("link", { name: "Show all notices" }).click();
		await expect(titles(page)).toHaveCount(NOTICES_PER_PAGE);
	});
});

/** Counts document loads from now on. */
function documentLoads(page: Page) {
	let count = 0;
	page.on("request", (request) => {
		if (request.resourceType() === "document") count++;
	});
	return () => count;
}
