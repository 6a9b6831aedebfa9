import { expect, type Page, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { FOOTER } from "#lib/site/footer-links";
import { MEGA_MENU } from "#lib/site/main-menu";
import { PROMOTIONS } from "#lib/site/promotions";
import { startBackend } from "./backend.ts";
import { startSite } from "./site.ts";
import { interactive, ON_BOTH_SCREENS, visit } from "./visitor.ts";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("listitem").getByRole("heading", { level: 3 });
const categories = (page: Page) => page.getByRole("navigation", { name: "Categories" });

test.describe("the products page", () => {
	test("shows the first category and its first subcategory", async ({ page }) => {
		await page.goto("/products");
		await expect(page).toHaveTitle(/^Products/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Products");
		await expect(categories(page).getByRole("link")).toHaveText([
			/^Loans/,
			/^Savings/,
			/^Digital Channels/,
			/^Remittance/,
		]);
		await expect(categories(page).getByRole("link", { name: "Loans" })).toHaveAttribute(
			"aria-current",
			"true",
		);
		await expect(main(page).getByRole("link", { name: "Personal", exact: true })).toHaveAttribute(
			"aria-current",
			"true",
		);
		await expect(cards(page).first()).toHaveText("Salary Loans");
		await expect(cards(page).filter({ hasText: "SME Loans" })).toHaveCount(0);
	});

	test("a subcategory and a category change the cards in place", async ({ page }) => {
		await page.goto("/products");
		await interactive(page);
		await main(page).getByRole("link", { name: "Business", exact: true }).click();
		await expect(page).toHaveURL(/\/products\?category=loans&subcategory=business$/);
		await expect(cards(page).filter({ hasText: "SME Loans" })).toBeVisible();
		await expect(main(page).getByRole("link", { name: "Business", exact: true })).toBeFocused();

		await categories(page).getByRole("link", { name: "Savings" }).click();
		await expect(page).toHaveURL(/\/products\?category=savings$/);
		await expect(page.getByRole("heading", { level: 2, name: "Savings", exact: true })).toBeVisible();
		await expect(categories(page).getByRole("link", { name: "Savings" })).toBeFocused();
		await expect(cards(page).filter({ hasText: "Susu Account" })).toBeVisible();

		await page.goBack();
		await expect(cards(page).filter({ hasText: "SME Loans" })).toBeVisible();
	});

	test("an address opens its category and subcategory, whatever its case", async ({ page }) => {
		await page.goto("/products?category=SAVINGS&subcategory=Investments&utm_source=radio");
		await expect(page.getByRole("heading", { level: 2, name: "Savings", exact: true })).toBeVisible();
		await expect(cards(page).first()).toHaveText("Fixed Deposit");
		await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/products$/);
	});

	test("unknown values fall back to the first category and subcategory", async ({ page }) => {
		await page.goto("/products?category=gold%20bars&subcategory=none");
		await expect(page.getByRole("heading", { level: 2, name: "Loans", exact: true })).toBeVisible();
		await expect(cards(page).first()).toHaveText("Salary Loans");
	});

	test("a card tells what the product does, shows its picture and leads to it", async ({ page }) => {
		await page.goto("/products?category=digital");
		const card = main(page).getByRole("listitem").filter({ hasText: "Best Mobile Banking" });
		await expect(card.locator("img")).toHaveAttribute("src", /best-mobile-banking/);
		expect((await card.locator("h3 + p").textContent())?.length, "a sentence about it").toBeGreaterThan(10);
		await card.getByRole("link").click();
		await expect(page).toHaveURL(/\/products\/digital\/Best%20Mobile%20Banking$/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Best Mobile Banking");
	});

	test("every product of the company can be reached", async ({ page }) => {
		const titles = new Set<string>();
		await page.goto("/products");
		const links = await categories(page).getByRole("link").all();
		const categoryHrefs = await Promise.all(links.map((link) => link.getAttribute("href")));
		let promised = 0;
		for (const link of links) promised += Number((await link.textContent())?.match(/\d+$/)?.[0]);
		for (const href of categoryHrefs) {
			await page.goto(href ?? "");
			const tabs = page.getByRole("navigation", { name: /^Kinds of/ }).getByRole("link");
			const hrefs = await Promise.all((await tabs.all()).map((tab) => tab.getAttribute("href")));
			for (const tab of hrefs.length > 0 ? hrefs : [href]) {
				await page.goto(tab ?? "");
				for (const title of await cards(page).allTextContents()) titles.add(title);
			}
		}
		expect(titles.size, "as many products as the counts beside the categories promise").toBe(promised);
		expect([...titles]).toEqual(expect.arrayContaining(["SME Loans", "Fixed Deposit", "Ria", "Sika Dua"]));
	});
});

test.describe("a product's page", () => {
	test("shows picture, title, category, features and description", async ({ page }) => {
		await page.goto("/products/personal/salary loans");
		await expect(page).toHaveTitle(/^Salary Loans/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Salary Loans");
		const article = page.getByRole("article");
		await expect(article.getByText("Loans", { exact: true }).first()).toBeVisible();
		await expect(article.locator("img").first()).toHaveAttribute("src", /salary-loans/);
		const features = page.getByRole("region", { name: "What you get" }).getByRole("listitem");
		expect(await features.count()).toBeGreaterThan(1);
		await expect(page.getByRole("region", { name: "About this product" }).locator("p")).not.toHaveCount(0);
		await expect(page.getByRole("region", { name: "What happens next" })).toContainText(
			"24 to 72 hours, once requirements are met",
		);
	});

	const APPLY = [
		["/products/business/sme loans", "/contact?tab=loan"],
		["/products/accounts/Sika Dua", "/contact?tab=account"],
		["/products/digital/best mobile banking", "/contact"],
	] as const;
	for (const [address, target] of APPLY) {
		test(`'Apply' of ${address} leads to ${target}`, ON_BOTH_SCREENS, async ({ page }) => {
			await page.goto(address);
			const apply = page.getByRole("article").getByRole("link", { name: "Apply", exact: true });
			await expect(apply).toHaveCount(1);
			await expect(apply, "it is in reach without scrolling").toBeInViewport();
			await expect(apply).toHaveAttribute("href", target);
		});
	}

	test("an account says that it is opened at a branch, from 18 years on", async ({ page }) => {
		await page.goto("/products/accounts/Savings Account");
		const steps = page.getByRole("region", { name: "What happens next" });
		await expect(steps).toContainText("Ghana Card");
		await expect(steps).toContainText("18 or over");
		await expect(steps).toContainText("consent of a guardian");
	});

	test("others of its category are offered, never itself", async ({ page }) => {
		await page.goto("/products/loans/Best Quick Loan");
		const others = page.getByRole("region", { name: "More in Loans" });
		await expect(others.getByRole("heading", { level: 3 })).not.toHaveCount(0);
		await expect(others.getByRole("link", { name: "Best Quick Loan" })).toHaveCount(0);
		await others.getByRole("link", { name: "See all Loans" }).click();
		await expect(page).toHaveURL(/\/products\?category=loans$/);
	});

	test("the last words of the page are not covered by 'Apply'", ON_BOTH_SCREENS, async ({ page }) => {
		await visit(page, "/products/personal/salary loans");
		const others = page.getByRole("region", { name: "More in Loans" });
		await others.scrollIntoViewIfNeeded();
		const last = others.getByRole("heading", { level: 3 }).last();
		await last.scrollIntoViewIfNeeded();
		// Phones have two: in the first screen, and in the sticky bar.
		const apply = page.getByRole("article").getByRole("link", { name: "Apply", exact: true }).last();
		const bar = await apply.boundingBox();
		const words = await last.boundingBox();
		expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0);
	});

	const SPELLINGS = [
		["/products/accounts/susu account", "Susu Account"],
		["/products/accounts/SUSU ACCOUNT", "Susu Account"],
		["/products/ACCOUNTS/sUsU%20%20aCcOuNt", "Susu Account"],
		["/products/whatever/susu account", "Susu Account"],
		["/products/remittance/ria", "Ria"],
		["/products/savings/Fixed Deposit", "Fixed Deposit"],
		["/products/savings/Current Account", "Current Account"],
	] as const;
	test("a product has one canonical address, however its address is written", async ({ request }) => {
		for (const [address, title] of SPELLINGS) {
			const answer = await request.get(address);
			expect.soft(answer.status(), address).toBe(200);
			const html = parse(await answer.text());
			expect.soft(html.querySelector("h1")?.text, address).toBe(title);
			const canonical = html.querySelector("link[rel=canonical]")?.getAttribute("href");
			expect
				.soft(canonical, address)
				.toMatch(new RegExp(`/products/(savings|remittance)/${encodeURIComponent(title)}$`));
			const description = html.querySelector("meta[name=description]")?.getAttribute("content");
			expect.soft(description?.length, address).toBeGreaterThan(30);
			expect.soft(description?.length, address).toBeLessThanOrEqual(155);
		}
	});

	test("every link of the menu, the footer and the offers finds its product", async ({ request }) => {
		const links = [
			...MEGA_MENU.flatMap((column) => column.links),
			...FOOTER.remittance,
			...PROMOTIONS.map((slide) => ({ href: slide.linkedPage, label: "" })),
		];
		for (const { href } of links) {
			const answer = await request.get(href);
			expect(answer.status(), href).toBe(200);
			const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(await answer.text())?.[1];
			const title = decodeURIComponent(href.split("/").at(-1) ?? "");
			expect(heading?.toLowerCase(), href).toBe(title.toLowerCase());
		}
	});
});

test.describe("key facts", () => {
	const facts = (page: Page) => page.getByRole("region", { name: "Key facts" });

	test("a loan says what it costs, and the calculator works out the same", async ({ page }) => {
		await visit(page, "/products/personal/salary%20loans");
		await expect(facts(page).getByRole("term")).toHaveText([
			"How much",
			"How long",
			"What it costs",
			"What you need",
			"If you pay late",
			"If you pay early",
			"Who cannot get it",
		]);
		await expect(facts(page)).toContainText("Sample. These figures only show how this works.");
		await expect(facts(page)).toContainText("That is an APR of 40.1%.");
		await facts(page).getByRole("link", { name: "Work it out with your own figures" }).click();
		await expect(main(page)).toContainText("GHS\u00a01,127.73");
		await expect(main(page)).toContainText("40.1%");
	});

	test("a product without them says whom to ask and what, and invents no figure", async ({ page }) => {
		const backend = await startBackend();
		const loan = { id: 1, title: "Salary Loans", category: "loans", features: ["For workers"] };
		backend.fault("/products", { kind: "body", body: { data: [loan] } });
		const site = await startSite({ API_BASE_URL: backend.url });
		await visit(page, `${site.url}/products/loans/Salary%20Loans`);
		await expect(facts(page)).toContainText("Ask us about:How muchHow longWhat it costs");
		await expect(facts(page).getByRole("link", { name: "0800 000 000" })).toHaveAttribute(
			"href",
			"tel:0800000000",
		);
		await expect(facts(page)).not.toContainText(/Sample|GHS|%/);
		await visit(page, `${site.url}/products`);
		await expect(page.getByRole("heading", { name: "Compare loans" })).toHaveCount(0);
		await site.stop();
		await backend.stop();
	});

	for (const javaScriptEnabled of [true, false]) {
		test.describe(javaScriptEnabled ? "with script" : "without script", () => {
			test.use({ javaScriptEnabled });
			test("every category has one table, readable at 320 px, on a desk and on paper", async ({ page }) => {
				for (const [category, rows] of [
					["loans", 5],
					["savings", 7],
					["digital", 2],
					["remittance", 4],
				] as const) {
					await visit(page, `/products?category=${category}`);
					const table = main(page).locator("table");
					await expect(table).toHaveCount(1);
					await expect(table.locator("tbody tr")).toHaveCount(rows);
					for (const [width, media] of [
						[320, "screen"],
						[1280, "screen"],
						[718, "print"],
					] as const) {
						await page.setViewportSize({ width, height: 800 });
						await page.emulateMedia({ media });
						const cell = table.locator("tbody td").first();
						await expect(cell).toBeVisible();
						expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
						const name = await table.locator("tbody th").first().boundingBox();
						const figure = await cell.boundingBox();
						const isBelow = (figure?.y ?? 0) > (name?.y ?? 0) + 10;
						expect(isBelow, `${category} at ${width} px, ${media}`).toBe(width === 320);
					}
					await page.emulateMedia({ media: "screen" });
				}
			});
		});
	}
});

test("a product that there is not is said so, with status 404 and a way back", async ({ page }) => {
	for (const address of [
		"/products/loans/Gold Loan",
		"/products/x/100%25 savings",
		"/products/x/constructor",
	]) {
		const answer = await page.goto(address);
		expect.soft(answer?.status(), address).toBe(404);
		await expect
			.soft(page.getByRole("heading", { level: 1 }), address)
			.toHaveText("Sorry, we couldn't find that product.");
	}
	await main(page).getByRole("link", { name: "See all products" }).click();
	await expect(page).toHaveURL(/\/products$/);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("categories, subcategories and cards are links that work", async ({ page }) => {
		await page.goto("/products");
		await categories(page).getByRole("link", { name: "Savings" }).click();
		await main(page).getByRole("link", { name: "Investments", exact: true }).click();
		await cards(page).filter({ hasText: "Fixed Deposit" }).getByRole("link").click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fixed Deposit");
		const apply = page.getByRole("article").getByRole("link", { name: "Apply", exact: true });
		await expect(apply).toHaveCount(1);
		await apply.click();
		await expect(page).toHaveURL(/\/contact\?tab=account$/);
	});
});
