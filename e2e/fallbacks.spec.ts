import { expect, test } from "@playwright/test";
import { type Backend, startBackend } from "./backend.ts";
import { type Site, startSite } from "./site.ts";

test.describe("with a backend that leaves things out", () => {
	let backend: Backend;
	let site: Site;

	test.beforeAll(async () => {
		backend = await startBackend();
		backend.fault("/team", { kind: "body", body: { data: [{ id: 1, category: "management" }] } });
		backend.fault("/products", {
			kind: "body",
			body: { data: [{ id: 1, title: "Plain Loan", category: "loans" }] },
		});
		site = await startSite({ API_BASE_URL: backend.url });
	});
	test.afterAll(async () => {
		await site.stop();
		await backend.stop();
	});

	test("a person without name, position and biography is shown all the same", async ({ page }) => {
		await page.goto(`${site.url}/about`);
		const card = page.locator("#team li").filter({ hasText: "Unknown" }).last();
		await expect(card).toContainText("Position not specified");
		await expect(card).toContainText("No bio available");
		await page.goto(`${site.url}/about/1`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unknown");
		await expect(page.locator("main")).toContainText("No biography available");
	});

	test("a product without picture and features is shown all the same", async ({ page }) => {
		await page.goto(`${site.url}/products`);
		const card = page.locator("main li").filter({ hasText: "Plain Loan" });
		await expect(card).toContainText("No Image");
		await card.getByRole("link", { name: "Plain Loan" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain Loan");
		await expect(page.locator("main img").first()).toHaveAttribute("src", /default-product/);
	});

	test("a category without products says so", async ({ page }) => {
		await page.goto(`${site.url}/products?category=remittance`);
		await expect(page.locator("main")).toContainText("No products found in Remittance category");
	});
});
