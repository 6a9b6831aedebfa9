import { expect, type Page, test } from "@playwright/test";
import content from "#content/report" with { type: "json" };
import { REPORTS_PER_PAGE } from "#lib/company/limits";
import { visit } from "./support/visitor.ts";

const newestFirst = content.data.toSorted((a, b) => b.year - a.year);
const PAGES = Math.ceil(newestFirst.length / REPORTS_PER_PAGE);

const titles = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading", { level: 2 });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search reports" });
const found = (page: Page) => page.getByRole("main").getByRole("status");
const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title);

test("the newest four reports come first, with the type of their files; the advertisement leads to the fixed deposit", async ({
	page,
}) => {
	await page.goto("/reports");
	await expect(page.getByRole("heading", { level: 1, name: "Annual Reports" })).toBeVisible();
	await expect(titles(page)).toHaveText(titlesOf(newestFirst.slice(0, REPORTS_PER_PAGE)));
	await expect(found(page)).toHaveText(`${newestFirst.length} reports, page 1 of ${PAGES}`);
	const card = page.getByRole("article").filter({ hasText: newestFirst[0]?.title });
	await expect(card).toContainText(newestFirst[0]?.excerpt ?? "");
	await expect(card).toContainText("PDF");
	const download = card.getByRole("link", { name: `Download ${newestFirst[0]?.title}` });
	await expect(download).toHaveAttribute("href", newestFirst[0]?.link ?? "");
	await expect(download).toHaveAttribute("download", "");
	await expect(card.getByRole("link", { name: `View ${newestFirst[0]?.title}` })).toBeVisible();

	const link = page.getByRole("complementary").getByRole("link", { name: "See Fixed Deposit" });
	await expect(link).toHaveAttribute("href", "/products/savings/Fixed%20Deposit");
	await link.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fixed Deposit");
});

test("the search looks at titles and excerpts while one types, and says when it finds nothing", async ({
	page,
}) => {
	await visit(page, "/reports?page=2");
	await expect(titles(page)).toHaveText(titlesOf(newestFirst.slice(REPORTS_PER_PAGE, 2 * REPORTS_PER_PAGE)));
	await search(page).fill("market women");
	await expect(titles(page)).toHaveText(["Annual Report 2019"]);
	await expect(found(page)).toHaveText("1 report for “market women”");
	await expect(page).toHaveURL("/reports?q=market+women");
	await expect(search(page)).toBeFocused();
	await search(page).fill("zzzz");
	await expect(page.getByText("No matching reports found")).toBeVisible();
	await page.getByRole("link", { name: "Show all reports" }).click();
	await expect(titles(page)).toHaveCount(REPORTS_PER_PAGE);
	await expect(search(page)).toHaveValue("");
	await page.goBack();
	await expect(page.getByText("No matching reports found")).toBeVisible();
	await expect(search(page)).toHaveValue("zzzz");
});
