import { expect, test } from "@playwright/test";
import { duringTests } from "./during-tests.ts";
import { startSiteWithBackend } from "./site-with-backend.ts";
import { FULL } from "./visitor.ts";

const running = duringTests(() => startSiteWithBackend({ API_TIMEOUT_MS: "2000" }));

test.describe("when notices are odd", () => {
	test.beforeAll(async () => {
		const odd = [
			{ id: "a b/c", description: "No title, no picture", category: "Community" },
			{
				_id: 2,
				title: "<script>document.title='taken'</script>",
				image: "/content/images/notices/missing.webp",
				category: null,
			},
			{
				id: 3,
				title: "A sheet",
				file_url: "https://files.example/sheet.zip?name=a.pdf",
				published_at: "2026-10-05T09:00:00Z",
				updated_at: "2026-11-20T09:00:00Z",
			},
			{ title: "Nobody can find it without an id" },
		];
		await running.change({
			"/notices": { kind: "body", body: { data: odd } },
			"/notices/a%20b%2Fc": { kind: "body", body: odd[0] },
			"/notices/3": { kind: "body", body: { data: odd[2] } },
		});
	});

	test("the list stands, with fallbacks for what is missing", FULL, async ({ page }) => {
		await page.goto(`${running.site.url}/notices`);
		await expect(page.getByRole("main").getByRole("status")).toHaveText("3 notices, page 1 of 2");
		const first = page.getByRole("article").first();
		const second = page.getByRole("article").nth(1);
		await expect(first.getByRole("heading")).toHaveText("Untitled Notice");
		await expect(first).toContainText("Community");
		await expect(second.getByRole("heading")).toHaveText("Untitled Notice");
		await expect(page).toHaveTitle(/All Notices/);
		await first.getByRole("link").click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Untitled Notice");
		await expect(page.getByRole("main")).toContainText("No title, no picture");
	});

	test("a notice that was changed after its day says when", async ({ page }) => {
		await page.goto(`${running.site.url}/notices/3`);
		await expect(page.getByRole("article")).toContainText("5 October 2026, changed on 20 November 2026");
	});
});
