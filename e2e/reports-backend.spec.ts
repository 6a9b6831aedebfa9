import { expect, test } from "@playwright/test";
import { duringTests } from "./support/during-tests.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";
import { FULL, interactive } from "./support/visitor.ts";

const REPORTS = [
	{ _id: "a", title: "A text", year: 2023, link: "https://files.example/report.txt" },
	{ _id: "b", title: "All files", year: 2022, link: "https://files.example/all.zip?name=a.pdf" },
	{ _id: "c", title: "No file", year: 2021, link: "data:text/html,x" },
];
const running = duringTests(() => startSiteWithBackend({}, { "/report": { kind: "body", body: REPORTS } }));

test(
	"files on another host are downloaded without leaving the page; one that the viewers do not know is offered as it is, and a missing one is said to be",
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
		await expect(page.getByRole("article").last()).toContainText("The file is not available yet.");

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
