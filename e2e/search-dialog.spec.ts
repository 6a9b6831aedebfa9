import { expect, type Page, test } from "@playwright/test";
import { holdFiles, visit } from "./support/visitor.ts";

const opener = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Search" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => dialog(page).getByRole("searchbox", { name: "Search this site" });

test("the search over the page works by keyboard and pointer, finds or says where else to ask, and reports a failed search", async ({
	page,
}) => {
	await visit(page, "/about");
	await opener(page).click();
	await test.step("goes by keyboard from the field through the results, and Escape gives the focus back", async () => {
		await expect(field(page)).toBeFocused();
		await page.keyboard.insertText("kids");
		await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ results$/);
		const links = dialog(page).getByRole("link");
		await page.keyboard.press("ArrowDown");
		await expect(links.first()).toBeFocused();
		await expect(links.first()).toHaveText(/^Mmofra Daakye Account/);
		await page.keyboard.press("ArrowDown");
		await expect(links.nth(1)).toBeFocused();
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("ArrowUp");
		await expect(field(page)).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(dialog(page)).toBeHidden();
		await expect(opener(page)).toBeFocused();
		await expect(page).toHaveURL("/about");
	});

	await test.step("says where else to ask when nothing is found, and closes on a press beside it", async () => {
		await opener(page).click();
		await field(page).fill("xyzzyq");
		await expect(dialog(page).getByRole("link", { name: /^Dial \*277#/ })).toBeVisible();
		await expect(dialog(page).getByRole("link", { name: /^WhatsApp/ })).toBeVisible();
		await page.mouse.click(20, 500);
		await expect(dialog(page)).toBeHidden();
	});

	await test.step("a response that does not arrive is reported, and the next one is shown", async () => {
		await opener(page).click();
		await page.route("**/api/search?*", (route) => route.abort());
		await field(page).fill("susu");
		await expect(dialog(page).getByRole("status")).toContainText("The search did not answer");
		await page.unroute("**/api/search?*");
		await field(page).fill("sika");
		await expect(dialog(page).getByRole("link").first()).toHaveText(/^Sika Dua/);
	});

	await test.step("a later response that removes the focused result moves the focus to the field", async () => {
		const response = await holdFiles(page, "**/api/search?q=holidays*");
		const requested = page.waitForRequest(/\/api\/search\?q=holidays/);
		await field(page).fill("holidays");
		await requested;
		await page.keyboard.press("ArrowDown");
		await expect(dialog(page).getByRole("link").first()).toBeFocused();
		response();
		await expect(dialog(page).getByRole("link").first()).toHaveText(/^Public Holidays in Ghana/);
		await expect(field(page)).toBeFocused();
	});

	await test.step("a result closes it and leads there", async () => {
		await field(page).fill("wa branch");
		await dialog(page)
			.getByRole("link", { name: /^Wa Branch/ })
			.click();
		await expect(page).toHaveURL("/locator/upper-west/wa-branch");
		await expect(dialog(page)).toBeHidden();
	});

	await test.step("shows at most eight results, and Enter shows all on their page", async () => {
		await opener(page).click();
		await field(page).fill("loan");
		await expect(dialog(page).locator("section li")).toHaveCount(8);
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/search?q=loan");
		await expect(dialog(page)).toBeHidden();
		await expect.poll(() => page.getByRole("main").locator("section li").count()).toBeGreaterThan(8);
	});
});
