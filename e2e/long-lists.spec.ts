import { expect, test } from "@playwright/test";
import { duringTests } from "./during-tests.ts";
import { startSiteWithBackend } from "./site-with-backend.ts";
import { FULL } from "./visitor.ts";

const PRODUCTS = 100;
const CATEGORIES = 50;
const BRANCHES = 640;
const REGIONS = ["Ashanti", "Greater Accra", "Northern", "Volta"];

/** A company whose lists need several pages. */
test.describe("a company with hundreds of branches and products", () => {
	const running = duringTests(() => {
		const branches = many(BRANCHES, (id) => ({
			id,
			name: `Branch ${id}`,
			phone: `+233 30 ${String(2_000_000 + id)}`,
			region: REGIONS[id % REGIONS.length] ?? "",
		}));
		const products = many(PRODUCTS, (id) => ({
			id,
			title: `Product ${id}`,
			category: "loans",
			subcategory: id % 2 ? "personal" : "business",
		}));
		const special = many(CATEGORIES, (id) => ({
			id: `c${id}`,
			title: `Special ${id}`,
			category: `Category ${id}`,
		}));
		const regions = Object.fromEntries(Map.groupBy(branches, ({ region }) => region));
		return startSiteWithBackend(
			{},
			{
				"/products": { kind: "body", body: { data: [...products, ...special] } },
				"/branches": { kind: "body", body: { data: { regions } } },
			},
		);
	});

	test.use({ javaScriptEnabled: false });

	test("products come 20 a page, and a page keeps category and kind", FULL, async ({ page }) => {
		await page.goto(`${running.site.url}/products?category=loans&subcategory=personal`);
		const titles = page.getByRole("region", { name: "Loans" }).getByRole("heading", { level: 3 });
		await expect(titles).toHaveCount(20);
		await page
			.getByRole("navigation", { name: "Pages of Loans" })
			.getByRole("link", { name: "Next" })
			.click();
		await expect(page).toHaveURL(/\/products\?category=loans&subcategory=personal&page=2$/);
		await expect(titles.first()).toHaveText("Product 41");
	});

	test("fifty categories leave the products on a phone's first screen", FULL, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(`${running.site.url}/products`);
		const categories = page.getByRole("navigation", { name: "Categories" });
		await expect(categories.getByRole("link")).toHaveCount(1 + CATEGORIES);
		await expect(page.getByRole("heading", { level: 2, name: "Loans", exact: true })).toBeInViewport();
		await categories.getByRole("link", { name: `Category ${CATEGORIES}` }).click();
		await expect(page.getByRole("heading", { level: 3, name: `Special ${CATEGORIES}` })).toBeVisible();
		await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 360);
	});

	test("the offline page names a few branches of each region", FULL, async ({ page }) => {
		await page.goto(`${running.site.url}/offline`);
		const branches = page.getByRole("region", { name: "Our branches" });
		await expect(branches.getByRole("heading", { level: 3 })).toHaveCount(REGIONS.length);
		await expect(branches.getByRole("link", { name: /^\+233/ })).toHaveCount(3 * REGIONS.length);
		await expect(branches).toContainText("157 more in this region");
	});
});

const many = <T>(count: number, item: (id: number) => T) =>
	Array.from({ length: count }, (_, at) => item(at + 1));
