import { expect, test } from "@playwright/test";
import { visit } from "./support/visitor.ts";

const MAKOLA = "/locator/greater-accra/makola-branch";

test("an entry of the locator leads to its branch, and the branch to the nearest ones", async ({ page }) => {
	await visit(page, "/locator");
	const entry = page.getByRole("main").locator("details").filter({ hasText: "Makola Branch" });
	await entry.locator("summary").click();
	await entry.getByRole("link", { name: "More about Makola Branch" }).click();
	await expect(page).toHaveURL(MAKOLA);
	await expect(page.getByRole("heading", { level: 1, name: "Makola Branch" })).toBeVisible();
	const main = page.getByRole("main");
	await expect(main.getByRole("link", { name: "Directions" })).toHaveAttribute(
		"href",
		/destination=5\.5479,-0\.2057$/,
	);
	await expect(main.getByRole("link", { name: /^Call / })).toHaveAttribute("href", "tel:+233300000102");
	const nearest = page.getByRole("region", { name: "Nearest branches" }).getByRole("link");
	await expect(nearest).toHaveText([
		/Head Office Branch.*1\.3\skm/,
		/Kaneshie Branch.*3\.9\skm/,
		/Madina Branch.*14\skm/,
	]);
	await nearest.first().click();
	await expect(page.getByRole("heading", { level: 1, name: "Head Office Branch" })).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a branch shows its hours, and no open or closed state that would grow stale", async ({ page }) => {
		await page.goto(MAKOLA);
		const main = page.getByRole("main");
		await expect(main).toContainText("Monday to Friday, 08:00 to 17:00Closed on Saturday and Sunday");
		await expect(main.getByText(/^(Open|Closed)$/)).toBeHidden();
		await main.getByRole("link", { name: "See what to bring" }).click();
		await expect(page.getByRole("heading", { name: "Makola Branch" })).toBeVisible();
	});
});
