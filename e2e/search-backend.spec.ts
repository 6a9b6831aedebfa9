import { expect, type Page, test } from "@playwright/test";
import content from "#content/notices" with { type: "json" };
import { startBackend } from "./backend.ts";
import { manyNotices } from "./many-notices.ts";
import { startSite } from "./site.ts";
import { clockToPutAhead } from "./site-clock.ts";
import { THOROUGH, visit } from "./visitor.ts";

const opener = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Search" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => dialog(page).getByRole("searchbox", { name: "Search this site" });

test.describe("the search over the page", () => {
	test("is used by keyboard and pointer, finds or says where else to ask, and tells when no answer comes", async ({
		page,
	}) => {
		await visit(page, "/about");
		await opener(page).click();
		await test.step("goes by keyboard from the field through the results, and Escape gives the focus back", async () => {
			await expect(field(page)).toBeFocused();
			await page.keyboard.type("kids");
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

		await test.step("an answer that does not come is told, and the next one is shown", async () => {
			await opener(page).click();
			await page.route("**/api/search?*", (route) => route.abort());
			await field(page).fill("susu");
			await expect(dialog(page).getByRole("status")).toContainText("The search did not answer");
			await page.unroute("**/api/search?*");
			await field(page).fill("sika");
			await expect(dialog(page).getByRole("link").first()).toHaveText(/^Sika Dua/);
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

	test("its code comes when it is opened; when it cannot come, the page does", THOROUGH, async ({ page }) => {
		await visit(page, "/about");
		await page.route("**/_next/static/islands/**", (route) => route.abort());
		await opener(page).click();
		await expect(page).toHaveURL("/search");
	});
});

test(
	"a list that fails is left out and named; what publishers announce is found at once",
	THOROUGH,
	async ({ page }) => {
		const backend = await startBackend();
		backend.fault("/products", { kind: "status", status: 500 });
		const site = await startSite({
			API_BASE_URL: backend.url,
			REVALIDATE_SECRET: "a secret of publishers",
			...clockToPutAhead(6),
		});
		const json = async (q: string) => (await fetch(`${site.url}/api/search?q=${q}`)).json();

		await page.goto(`${site.url}/search?q=susu`);
		await expect(page.getByRole("main")).toContainText("Missing: products.");
		await expect(page.getByRole("region", { name: "News" })).toBeVisible();
		expect((await fetch(`${site.url}/api/search?q=susu`)).headers.get("cache-control")).toBe("no-store");
		backend.heal();
		site.putClockAhead();
		await expect.poll(async () => (await json("susu")).missing, { timeout: 20_000 }).toEqual([]);

		const notices = async () =>
			(await json("notice")).groups.find(({ kind }: { kind: string }) => kind === "notice").total;
		expect(await notices()).toBe(content.data.length);
		backend.fault("/notices", { kind: "body", body: manyNotices(40) });
		await fetch(`${site.url}/api/revalidate`, {
			method: "POST",
			headers: { authorization: "Bearer a secret of publishers", "content-type": "application/json" },
			body: JSON.stringify({ resource: "notices" }),
		});
		expect(await notices()).toBe(40);
		await site.stop();
		await backend.stop();
	},
);
