import { type APIRequestContext, expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { duringTests } from "./support/during-tests.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";

const running = duringTests(() => startSiteWithBackend());

/** The text of a page. */
async function textOf(path: string): Promise<string> {
	const response = await fetch(running.site.url + path);
	expect(response.status, path).toBe(200);
	return parse(await response.text()).querySelector("main")?.structuredText ?? "";
}

test("a product of the menu stays a failure, and leads nowhere else, while the list of products cannot be read", async () => {
	await running.change({ "/products": { kind: "status", status: 500 } });
	const response = await fetch(`${running.site.url}/products/accounts/Sika%20Dua`, { redirect: "manual" });
	expect([response.status, response.headers.get("location")]).toEqual([503, null]);
});

test("each list says that it is empty", async () => {
	await running.change({ "/": { kind: "empty" } });
	const texts: [path: string, text: string][] = [
		["/", "No featured products available"],
		["/products", "No products available"],
		["/news", "No articles found"],
		["/news?tab=gallery", "No galleries found"],
		["/notices", "No notices found"],
		["/reports", "No reports available"],
		["/careers", "No roles found in this category"],
		["/locator", "No branch data available"],
		["/awards", "No awards to show yet"],
		["/award/1", "No awards to show yet"],
	];
	for (const [path, text] of texts) expect.soft(await textOf(path), path).toContain(text);
	const awards = parse(await (await fetch(`${running.site.url}/awards`)).text());
	const links = awards.querySelectorAll("main a").filter(({ text }) => text.trim() === "Go to News");
	expect(links.map((link) => link.getAttribute("href"))).toEqual(["/news"]);
});

test.describe("when a backend leaves things out", () => {
	test.beforeAll(() =>
		running.change({
			"/team": { kind: "body", body: { data: [{ id: 1, category: "management" }] } },
			"/products": { kind: "body", body: { data: [{ id: 1, title: "Plain Loan", category: "loans" }] } },
		}),
	);

	const mainOf = async (request: APIRequestContext, path: string) => {
		const main = parse(await (await request.get(running.site.url + path)).text()).querySelector("main");
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
		await page.goto(`${running.site.url}/products`);
		const card = page.locator("main li").filter({ hasText: "Plain Loan" });
		await expect(card).toContainText("No Image");
		await card.getByRole("link", { name: "Plain Loan" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain Loan");
		await expect(page.locator("main img").first()).toHaveAttribute("src", /default-product/);
	});

	test("a product that only the site's menu and promotions name leads to all products", async ({
		request,
	}) => {
		const home = parse(await (await request.get(running.site.url)).text());
		const links = home.querySelectorAll("a").map((link) => link.getAttribute("href") ?? "");
		const fixed = new Set(links.filter((href) => /^\/products\/[^/?]+\/[^/?]+$/.test(href)));
		expect(fixed.size).toBeGreaterThan(15);
		for (const path of fixed) {
			const response = await request.get(running.site.url + path, { maxRedirects: 0 });
			expect(response.headers().location, path).toBe("/products");
		}
		const unknown = await request.get(`${running.site.url}/products/loans/no-such-loan`);
		expect(unknown.status()).toBe(404);
	});

	test("a category without products says so", async ({ request }) => {
		const { text } = await mainOf(request, "/products?category=remittance");
		expect(text).toContain("No products found in Remittance category");
	});
});
