import { expect, type Page, test } from "@playwright/test";
import { wear } from "./support/layout.ts";
import { FULL, interactive, visit } from "./support/visitor.ts";

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 800 };

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("listitem").getByRole("heading", { level: 3 });
const facts = (page: Page) => page.getByRole("region", { name: "Key facts" });
const categories = (page: Page) => page.getByRole("navigation", { name: "Categories" });

test.describe("the products page", () => {
	test("shows the first category and its first subcategory; choosing others changes the cards in place", async ({
		page,
	}) => {
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

	test("a card tells what the product does, shows its picture and leads to it", async ({ page }) => {
		await page.goto("/products?category=digital");
		const card = main(page).getByRole("listitem").filter({ hasText: "Best Mobile Banking" });
		await expect(card.locator("img")).toHaveAttribute("src", /best-mobile-banking/);
		expect((await card.locator("h3 + p").textContent())?.length, "a sentence about it").toBeGreaterThan(10);
		await card.getByRole("link").click();
		await expect(page).toHaveURL(/\/products\/digital\/Best%20Mobile%20Banking$/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Best Mobile Banking");
	});
});

test("pictures of cards keep their shape, however large the reader's letters are", FULL, async ({ page }) => {
	await page.setViewportSize(PHONE);
	await visit(page, "/products");
	for (const size of [100, 150, 200]) {
		await wear(page, `html{font-size:${size}%}`);
		const frames = await main(page)
			.locator("li .picture-frame")
			.evaluateAll((all) => all.map((frame) => frame.clientWidth / frame.clientHeight));
		expect(frames.length).toBeGreaterThan(0);
		for (const shape of frames) {
			expect.soft(shape, `letters at ${size} %`).toBeGreaterThan(0.7);
			expect.soft(shape, `letters at ${size} %`).toBeLessThan(2);
		}
	}
});

test.describe("a product's page", () => {
	const APPLY = [
		["/products/business/sme loans", "Apply", "/contact?tab=loan&product=SME+Loans"],
		["/products/accounts/Sika Dua", "Apply", "/contact?tab=account&product=Sika+Dua"],
		["/products/digital/best mobile banking", "Apply", "/contact?product=Best+Mobile+Banking"],
		["/products/remmittance/Western Union", "Find a branch", "/locator?service=Money+from+abroad"],
	] as const;
	test("its action is in reach on every screen and leads to the form of its product, or to the counter", async ({
		page,
	}) => {
		for (const [path, name, target] of APPLY) {
			await page.goto(path);
			const apply = page.getByRole("article").getByRole("link", { name, exact: true });
			for (const screen of [PHONE, DESKTOP]) {
				await page.setViewportSize(screen);
				const where = `${path}, ${screen.width} px`;
				await expect.soft(apply, where).toHaveCount(1);
				await expect.soft(apply, `${where}: it is in reach without scrolling`).toBeInViewport();
				await expect.soft(apply, where).toHaveAttribute("href", target);
			}
		}
	});

	test("a phone shows one 'Apply' at a time: that of the first screen, then the bar below", async ({
		page,
	}) => {
		await page.setViewportSize({ width: 360, height: 640 });
		await visit(page, "/products/personal/salary loans");
		const apply = page.getByRole("article").getByRole("link", { name: "Apply", exact: true });
		await expect(apply.first()).toBeInViewport({ ratio: 1 });
		await expect(apply.last()).not.toBeInViewport();
		const head = page.getByRole("article").locator("> div").first();
		for (const fact of ["How much", "How long", "APR of the example"])
			await expect(head.getByRole("term").filter({ hasText: fact })).toBeInViewport({ ratio: 1 });
		await expect(head.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
			"href",
			/wa\.me\/\d+\?text=Hello.*Salary%20Loans/,
		);
		await facts(page).getByText("If you pay late").scrollIntoViewIfNeeded();
		await expect(apply.first()).not.toBeInViewport();
		await expect(apply.last()).toBeInViewport({ ratio: 1 });
		await page.setViewportSize({ width: 320, height: 225 });
		await facts(page).getByText("If you pay late").scrollIntoViewIfNeeded();
		await expect(apply.last(), "a window as low as at 400 % zoom is left to the words").not.toBeInViewport();
	});

	test("others of its category are offered, never itself", FULL, async ({ page }) => {
		await page.goto("/products/loans/Best Quick Loan");
		const others = page.getByRole("region", { name: "More in Loans" });
		await expect(others.getByRole("heading", { level: 3 })).not.toHaveCount(0);
		await expect(others.getByRole("link", { name: "Best Quick Loan" })).toHaveCount(0);
		await others.getByRole("link", { name: "See all Loans" }).click();
		await expect(page).toHaveURL(/\/products\?category=loans$/);
	});

	test("a loan shows picture, title, category, features, description and what it costs; the calculator works out the same", async ({
		page,
	}) => {
		await visit(page, "/products/personal/salary loans");
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

		await test.step("the price", async () => {
			await expect(facts(page).getByRole("term")).toHaveText([
				"What it costs",
				"What you need",
				"If you pay late",
				"If you pay early",
				"Who cannot get it",
			]);
			await expect(main(page).getByText("How much", { exact: true }), "said once").toHaveCount(1);
			await expect(facts(page)).toContainText("Sample. These figures only show how this works.");
			await expect(facts(page)).toContainText("That is an APR of 40.1%.");
		});

		for (const screen of [PHONE, DESKTOP]) {
			await test.step(`the last words of the page are not covered by 'Apply' at ${screen.width} px`, async () => {
				await page.setViewportSize(screen);
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
		}

		await test.step("the calculator works out the same", async () => {
			await facts(page).getByRole("link", { name: "Work it out with your own figures" }).click();
			await expect(main(page)).toContainText("GHS\u00a01,127.73");
			await expect(main(page)).toContainText("40.1%");
		});
	});
});

test.describe("key facts", () => {
	const TABLES = [
		["loans", 5],
		["savings", 7],
		["digital", 2],
		["remittance", 4],
	] as const;
	test("every category has one table, readable at 320 px, on a desk and on paper", FULL, async ({ page }) => {
		for (const [category, rows] of TABLES) {
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
				const value = await cell.boundingBox();
				const isBelow = (value?.y ?? 0) > (name?.y ?? 0) + 10;
				expect(isBelow, `${category} at ${width} px, ${media}`).toBe(width === 320);
			}
			await page.emulateMedia({ media: "screen" });
		}
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("categories, subcategories and cards are links that work", FULL, async ({ page }) => {
		await page.goto("/products");
		await categories(page).getByRole("link", { name: "Savings" }).click();
		await main(page).getByRole("link", { name: "Investments", exact: true }).click();
		await cards(page).filter({ hasText: "Fixed Deposit" }).getByRole("link").click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fixed Deposit");
		const apply = page.getByRole("article").getByRole("link", { name: "Apply", exact: true });
		await expect(apply).toHaveCount(1);
		await apply.click();
		await expect(page).toHaveURL("/contact?tab=account&product=Fixed+Deposit");
	});
});
