import { expect, test } from "@playwright/test";
import { duringTests } from "./during-tests.ts";
import { startSiteWithBackend } from "./site-with-backend.ts";
import { FULL, interactive } from "./visitor.ts";

const running = duringTests(() => startSiteWithBackend({ API_TIMEOUT_MS: "2000" }));

test.describe("when reports are odd", () => {
	test.beforeAll(() =>
		running.change({
			"/report": {
				kind: "body",
				body: [
					{ year: "2019", excerpt: "No id, no title", link: "data:text/html,x" },
					{ _id: "x", title: "A sheet", year: 2021, link: "https://files.example/sheet.xlsx" },
					{ title: "Neither id nor year" },
				],
			},
		}),
	);

	test("the list stands, with fallbacks for what is missing", FULL, async ({ page }) => {
		await page.goto(`${running.site.url}/reports`);
		const newest = page.getByRole("article").first();
		const oldest = page.getByRole("article").nth(1);
		await expect(newest.getByRole("heading")).toHaveText("A sheet");
		await expect(newest, "the size of a file elsewhere is not known").toContainText(/Excel$/);
		await expect(oldest.getByRole("heading")).toHaveText("Annual Report 2019");
		await expect(oldest).toContainText("The file is not available yet.");
		await expect(page.getByRole("article")).toHaveCount(2);
	});
});

test.describe("when files are on another host", () => {
	test.beforeAll(() =>
		running.change({
			"/report": {
				kind: "body",
				body: [
					{ _id: "a", title: "A text", year: 2023, link: "https://files.example/report.txt" },
					{ _id: "b", title: "All files", year: 2022, link: "https://files.example/all.zip?name=a.pdf" },
				],
			},
		}),
	);

	test(
		"they are downloaded without leaving the page; one that the viewers do not know is offered as it is",
		FULL,
		async ({ page, context }) => {
			const previewer = page.getByRole("dialog");
			await context.route("https://files.example/**", (route) =>
				route.fulfill({ contentType: "text/plain", body: "A report" }),
			);
			await page.route("https://docs.google.com/**", (route) =>
				route.fulfill({ contentType: "text/html", body: "<h1>A document</h1>" }),
			);
			await page.goto(`${running.site.url}/reports`);
			await interactive(page);

			const opened = context.waitForEvent("page");
			await page.getByRole("link", { name: "Download A text" }).click();
			await expect((await opened).locator("body")).toHaveText("A report");
			await expect(page).toHaveURL(/\/reports$/);

			await page.getByRole("link", { name: "View A text" }).click();
			const inDialog = context.waitForEvent("page");
			await previewer.getByRole("link", { name: "Download File" }).click();
			await inDialog;
			await expect(previewer).toBeVisible();
			await previewer.getByRole("button", { name: "Close" }).click();
			await expect(page.getByRole("link", { name: "View A text" })).toBeFocused();

			await page.getByRole("link", { name: "View All files" }).click();
			await expect(previewer).toContainText("Preview not available for this file type");
			for (const name of ["Open in New Tab", "Download File"])
				await expect(previewer.getByRole("link", { name })).toHaveAttribute("href", /all\.zip/);
			await expect(previewer.locator("iframe")).toHaveCount(0);
		},
	);
});
