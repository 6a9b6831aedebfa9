import { expect, type Page, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { FULL, interactive, visit } from "./support/visitor.ts";

const team = (page: Page) => page.getByRole("region", { name: "Meet The Team" });
const groups = (page: Page) => team(page).getByRole("navigation", { name: "Browse By" }).getByRole("link");
const names = (page: Page) => team(page).getByRole("heading", { level: 4 });

/** The number next to a group. */
const countOf = async (page: Page, group: string) =>
	Number((await groups(page).filter({ hasText: group }).textContent())?.match(/\d+$/)?.[0]);

test.describe("the page about the company", () => {
	test("says who the company is, what it stands for and who runs it", async ({ page }) => {
		await page.goto("/about");
		await expect(page).toHaveTitle(/^About Us/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
		const identity = page.getByRole("region", { name: "Corporate Identity" });
		for (const part of ["mission", "vision", "pledge"])
			await expect(identity.getByRole("heading", { name: part })).toBeVisible();
		await expect(identity).toContainText("licensed it as a savings and loans company");
		await expect(identity, "no number is invented").not.toContainText(/licence number|registration number/i);
		await expect(identity, "for journalists").toContainText(
			/audited by Example & Partners.*press@bestfield\.example/,
		);
		const values = page.getByRole("region", { name: "What We Stand For" });
		await expect(values.getByRole("heading", { level: 3 })).toHaveText([
			"Integrity",
			"Customer Focus",
			"Creativity",
			"Teamwork",
			"Excellence",
		]);
		await test.step("management shows at most nine, in display order, and the others on demand", async () => {
			await expect(groups(page)).toHaveText([/^Management/, /^Shareholders/, /^Board of Directors/]);
			await expect(groups(page).first()).toHaveAttribute("aria-current", "true");
			const total = await countOf(page, "Management");
			expect(total).toBeGreaterThan(9);
			await expect(names(page).filter({ visible: true })).toHaveCount(9);
			await expect(names(page).first()).toHaveText("Mrs Abena Serwaa Asiedu-Boateng");
			await team(page).getByText(`Show all ${total}`).click();
			await expect(names(page).filter({ visible: true })).toHaveCount(total);
			await team(page).getByText("Show fewer").click();
			await expect(names(page).filter({ visible: true })).toHaveCount(9);
		});

		await test.step("a card shows name, position and an excerpt, and leads to the person", async () => {
			const card = team(page).getByRole("listitem").filter({ hasText: "Kwabena Ofori-Darko" });
			await expect(card).toContainText("Deputy Managing Director, Operations");
			await expect(card).toContainText(/Kwabena looks after .+…/);
			await card.getByRole("link").click();
			await expect(page).toHaveURL(/\/about\/2$/);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kwabena Ofori-Darko");
		});
	});

	test("a group's link keeps the scroll position when scroll events arrive late", async ({ page }) => {
		await page.addInitScript(() =>
			addEventListener("scroll", (event) => event.stopImmediatePropagation(), { capture: true }),
		);
		await page.clock.install();
		await visit(page, "/about");
		const link = groups(page).filter({ hasText: "Shareholders" });
		await link.scrollIntoViewIfNeeded();
		const before = await page.evaluate(() => scrollY);
		await link.click();
		await expect(link).toHaveAttribute("aria-current", "true");
		await interactive(page);
		await page.clock.runFor(1_000);
		expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
	});

	test("a URL opens its group; an unknown one shows management", async ({ request }) => {
		for (const [category, group] of [
			["board%20of%20directors", "Board"],
			["friends", "Management"],
		] as const) {
			const html = parse(await (await request.get(`/about?category=${category}`)).text());
			const chosen = html.querySelectorAll("main nav a[aria-current=true]").map((link) => link.text);
			expect.soft(chosen, category).toEqual([expect.stringMatching(new RegExp(`^${group}`))]);
			const count = Number(chosen[0]?.match(/\d+$/)?.[0]);
			expect.soft(html.querySelectorAll("#team h4").length, category).toBe(count);
		}
	});

	test(
		"three people stand side by side on a desktop, one below the other on a phone",
		FULL,
		async ({ page }) => {
			await page.goto("/about?category=board-of-directors");
			for (const [width, rows] of [
				[1280, 1],
				[360, 3],
			] as const) {
				await page.setViewportSize({ width, height: 800 });
				const tops = await names(page).evaluateAll((headings) =>
					headings.slice(0, 3).map((heading) => heading.closest("li")?.getBoundingClientRect().top),
				);
				expect.soft(new Set(tops).size, `${width} px`).toBe(rows);
			}
		},
	);
});

test("the page about a person shows name, position, portrait and biography in paragraphs", async ({
	page,
}) => {
	await page.goto("/about/1");
	await expect(page).toHaveTitle(/^Mrs Abena Serwaa Asiedu-Boateng, Managing Director/);
	const article = page.getByRole("article");
	await expect(article.getByText("Managing Director", { exact: true })).toBeVisible();
	await expect(
		article.getByRole("img", { name: "Portrait of Mrs Abena Serwaa Asiedu-Boateng" }),
	).toBeVisible();
	const biography = article.getByRole("heading", { name: "Biography" }).locator("xpath=..");
	expect(await biography.locator("p").count()).toBeGreaterThan(1);
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/about\/1$/);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("groups, 'Show all' and cards work, and the page opens at the team", FULL, async ({ page }) => {
		await page.goto("/about");
		await team(page).locator("summary").click();
		await expect(names(page).filter({ visible: true })).toHaveCount(await countOf(page, "Management"));
		await groups(page).filter({ hasText: "Board" }).click();
		await expect(team(page)).toBeInViewport();
		await team(page).getByRole("link", { name: "Dr Kojo Baidoo-Tetteh" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dr Kojo Baidoo-Tetteh");
		await page.getByRole("link", { name: "Back to the team" }).click();
		await expect(groups(page).filter({ hasText: "Board" })).toHaveAttribute("aria-current", "true");
	});
});
