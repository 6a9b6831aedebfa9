import { expect, test } from "@playwright/test";
import { manyNotices } from "./many-notices.ts";
import { type SiteWithBackend, startSiteWithBackend } from "./site-with-backend.ts";
import { interactive, THOROUGH } from "./visitor.ts";

let running: SiteWithBackend;
test.beforeAll(async () => {
	running = await startSiteWithBackend({ API_TIMEOUT_MS: "2000" });
});
test.afterAll(() => running.stop());

test.describe("when the backend fails", () => {
	// First: later the site keeps the last good notices.
	test.beforeAll(() => running.change({ "/notices": { kind: "status", status: 500 } }));

	test("the list says so in the page and in a toast, and comes back with the backend", async ({ page }) => {
		const { site, backend } = running;
		for (const path of ["/notices", "/notices?category=security&q=pin"]) {
			const answer = await page.goto(site.url + path);
			expect(answer?.status(), path).toBe(200);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Notices");
			await expect(page.getByRole("main")).toContainText("The notices could not be loaded");
			await expect(page.locator("[data-sonner-toast]")).toContainText("Failed to fetch notices");
		}
		const json = await fetch(`${site.url}/api/notices`);
		expect(json.status).toBe(502);
		expect(await json.json()).toEqual({ message: "Failed to fetch notices" });

		const answer = await page.goto(`${site.url}/notices/1`);
		expect(answer?.status()).toBeGreaterThanOrEqual(500);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error loading notice");
		await expect(page.locator("[data-sonner-toast]")).toContainText("Failed to fetch notice details");

		backend.heal();
		// The site leaves a failing backend alone for some seconds.
		site.putClockAhead();
		await page.getByRole("link", { name: "Go back to Notices" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Notices");
		await expect(async () => {
			await page.reload();
			await expect(page.getByRole("article")).toHaveCount(2, { timeout: 2_000 });
		}).toPass({ timeout: 20_000 });
	});
});

test.describe("when the backend has no notices", () => {
	test.beforeAll(() => running.change({ "/notices": { kind: "empty" } }));

	test("the page says that there are none, whatever is asked", THOROUGH, async ({ page }) => {
		for (const path of ["/notices", "/notices?category=security", "/notices?q=pin&page=3"]) {
			const answer = await page.goto(running.site.url + path);
			expect(answer?.status(), path).toBe(200);
			await expect(page.getByText("No notices found")).toBeVisible();
		}
	});
});

test.describe("when notices are odd", () => {
	test.beforeAll(async () => {
		const odd = [
			{ id: "a b/c", description: "No title, no picture", category: "Community" },
			{
				_id: 2,
				title: "<script>document.title='taken'</script>",
				description: "one\\ntwo\nthree\\n\\nfour",
				image: "/content/images/notices/missing.webp",
				category: null,
				file_url: "javascript:alert(1)",
			},
			{ id: 3, title: "A sheet", file_url: "https://files.example/sheet.zip?name=a.pdf" },
			{ title: "Nobody can find it without an id" },
		];
		await running.change({
			"/notices": { kind: "body", body: { data: odd } },
			"/notices/a%20b%2Fc": { kind: "body", body: odd[0] },
			"/notices/2": { kind: "body", body: { data: odd[1] } },
			"/notices/3": { kind: "body", body: { data: odd[2] } },
		});
	});

	test("the list stands, with fallbacks for what is missing", THOROUGH, async ({ page }) => {
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

	test("text stays text, newlines of both kinds break lines, and a script is no file", async ({ page }) => {
		await page.goto(`${running.site.url}/notices/2`);
		const paragraphs = page.getByRole("article").getByRole("paragraph");
		await expect(paragraphs).toHaveText(["onetwothree", "four"]);
		await expect(paragraphs.first().locator("br")).toHaveCount(2);
		await expect(page.getByRole("link", { name: /Document/ })).toHaveCount(0);
		expect(await page.content()).not.toContain('href="javascript:');
		await expect(page).not.toHaveTitle("taken");
	});

	test("a file of a type that cannot be previewed is offered as it is", async ({ page }) => {
		await page.goto(`${running.site.url}/notices/3`);
		await interactive(page);
		await page.getByRole("link", { name: "View Attached Document" }).click();
		const previewer = page.getByRole("dialog");
		await expect(previewer).toContainText("Preview not available for this file type");
		await expect(previewer.getByRole("link", { name: "Download File" })).toBeVisible();
	});
});

test("with two thousand notices the phone gets as much as with ten", THOROUGH, async () => {
	test.setTimeout(90_000);
	const sizes: { page: number; json: number }[] = [];
	for (const count of [10, 2_000]) {
		let page = "";
		// While a long list is being read, a visitor soon gets the last good one.
		await expect(async () => {
			await running.change({ "/notices": { kind: "body", body: manyNotices(count) } });
			page = await (await fetch(`${running.site.url}/notices`)).text();
			expect(page.includes(`${count} notices, page 1 of ${count / 2}`)).toBe(true);
		}).toPass();
		const json = await (await fetch(`${running.site.url}/api/notices?q=fees`)).text();
		sizes.push({ page: page.length, json: json.length });
	}
	const [few, many] = sizes;
	expect(many?.page ?? 0).toBeLessThan((few?.page ?? 0) * 1.1);
	expect(many?.json ?? 0).toBeLessThan((few?.json ?? 0) * 1.1);
});
