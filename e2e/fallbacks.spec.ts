import { type APIRequestContext, expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
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

	const mainOf = async (request: APIRequestContext, path: string) => {
		const main = parse(await (await request.get(site.url + path)).text()).querySelector("main");
		if (!main) throw new Error(`${path} has no main part`);
		return main;
	};

	test("a person without name, position and biography is shown all the same", async ({ request }) => {
		const about = await mainOf(request, "/about");
		const card = about.querySelectorAll("#team li").findLast(({ text }) => text.includes("Unknown"));
		expect(card?.text).toContain("Position not specified");
		expect(card?.text).toContain("No bio available");
		const person = await mainOf(request, "/about/1");
		expect(person.querySelector("h1")?.text).toBe("Unknown");
		expect(person.text).toContain("No biography available");
	});

	test("a product without picture and features is shown all the same", async ({ page }) => {
		await page.goto(`${site.url}/products`);
		const card = page.locator("main li").filter({ hasText: "Plain Loan" });
		await expect(card).toContainText("No Image");
		await card.getByRole("link", { name: "Plain Loan" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain Loan");
		await expect(page.locator("main img").first()).toHaveAttribute("src", /default-product/);
	});

	test("a category without products says so", async ({ request }) => {
		const { text } = await mainOf(request, "/products?category=remittance");
		expect(text).toContain("No products found in Remittance category");
	});
});
