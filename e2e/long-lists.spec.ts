import { expect, test } from "@playwright/test";
import { duringTests } from "./support/during-tests.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";
import { FULL } from "./support/visitor.ts";

const products = Array.from({ length: 100 }, (_, at) => ({
	id: at + 1,
	title: `Product ${at + 1}`,
	category: "loans",
	subcategory: at % 2 ? "business" : "personal",
}));
const running = duringTests(() =>
	startSiteWithBackend({}, { "/products": { kind: "body", body: { data: products } } }),
);
test.use({ javaScriptEnabled: false });

test("a hundred products come 20 a page, and a page keeps category and kind", FULL, async ({ page }) => {
	await page.goto(`${running.site.url}/products?category=loans&subcategory=personal`);
	const titles = page.getByRole("region", { name: "Loans" }).getByRole("heading", { level: 3 });
	await expect(titles).toHaveCount(20);
	await page.getByRole("navigation", { name: "Pages of Loans" }).getByRole("link", { name: "Next" }).click();
	await expect(page).toHaveURL(/\/products\?category=loans&subcategory=personal&page=2$/);
	await expect(titles.first()).toHaveText("Product 41");
});
