import { expect, type Page, test } from "@playwright/test";
import { LARGE_LETTERS, wear } from "./support/layout.ts";
import { fullUnless, visit } from "./support/visitor.ts";

const points = (page: Page) => page.getByRole("main").getByRole("checkbox");

for (const javaScriptEnabled of [true, false]) {
	test.describe(`${javaScriptEnabled ? "with" : "without"} script`, () => {
		test.use({ javaScriptEnabled });

		test(
			"a product leads to its list, and a branch is chosen for it",
			fullUnless(javaScriptEnabled),
			async ({ page }) => {
				await page.setViewportSize({ width: 360, height: 640 });
				await visit(page, "/products/accounts/Mmofra%20Daakye%20Account");
				await page.getByRole("main").getByRole("link", { name: "See what to bring" }).click();
				await expect(page.getByRole("heading", { name: /^To open a kids account/ })).toBeVisible();
				await expect(points(page)).toHaveCount(4);
				const main = page.getByRole("main");
				await expect(main.getByRole("listitem").filter({ hasText: "first deposit" })).toContainText("GHS 5");
				await expect(main.getByRole("option", { name: /^Wa Branch – Closed until/ })).toBeAttached();
				await main.getByLabel("At this branch").selectOption("Ho Branch");
				await main.getByRole("button", { name: "Show my list" }).click();
				await expect(page).toHaveURL(/product=kids-account&branch=volta%2Fho-branch#list$/);
				await expect(page.getByRole("heading", { name: /^To open a kids account/ })).toBeInViewport();
				await expect(points(page).first()).toBeInViewport();
				const place = page.getByRole("region", { name: "Ho Branch" });
				await expect(place).toContainText("Monday to Friday, 08:00 to 17:00");
				const send = main.getByRole("link", { name: "Send by WhatsApp" });
				const text = new URL((await send.getAttribute("href")) ?? "").searchParams.get("text");
				expect(text).toContain("• Money for your first deposit (GHS\u00a05)");
				expect(text).toContain("Ho Branch, Main Street, Ho");
				expect(text).toMatch(/before-you-visit\?product=kids-account&branch=volta%2Fho-branch$/);
			},
		);
	});
}

test("a branch that does not pay out, or is closed, names the nearest that does", async ({ page }) => {
	await visit(page, "/before-you-visit?product=money-transfer&branch=greater-accra/makola-branch");
	const main = page.getByRole("main");
	const lack = "does not pay out money from abroad";
	await expect(main.getByRole("option", { name: lack })).toHaveCount(6);
	await expect(main).toContainText(
		`Makola Branch ${lack}. The nearest branch that does is Head Office Branch.`,
	);
	await visit(page, "/before-you-visit?product=money-transfer&branch=upper-west/wa-branch");
	await expect(main).toContainText("Until then, the nearest branch is Bolgatanga Branch.");
});

test("a long choice is read whole in letters twice as large", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	await visit(page, "/before-you-visit?product=government-salary-loan");
	await wear(page, LARGE_LETTERS);
	const choice = page.getByLabel("I want to");
	const lines = await choice.evaluate(
		(select) => select.clientHeight / Number.parseFloat(getComputedStyle(select).lineHeight),
	);
	expect(lines, "one line would cut it").toBeGreaterThan(2);
});

test("the list is printed with its boxes and the branch", async ({ page }) => {
	await visit(page, "/before-you-visit?product=salary-loan&branch=volta/ho-branch");
	await page.evaluate(() => {
		window.print = () => document.body.setAttribute("data-printed", "");
	});
	await page.getByRole("button", { name: "Print" }).click();
	await expect(page.locator("body[data-printed]")).toBeAttached();
	await page.emulateMedia({ media: "print" });
	await expect(points(page)).toHaveCount(6);
	await expect(page.getByRole("main")).toContainText("Your last three payslips");
	await expect(page.getByRole("region", { name: "Ho Branch" })).toContainText("+233 30 000 0114");
});
