import { expect, type Page, test } from "@playwright/test";
import products from "#content/products" with { type: "json" };
import rates from "#content/rates" with { type: "json" };
import { duringTests } from "./support/during-tests.ts";
import { clockToPutAhead } from "./support/site-clock.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";
import { FULL, visit } from "./support/visitor.ts";

const RATES = [
	{
		name: "Account statement",
		kind: "Charges",
		value: "5.00",
		unit: "GHS",
		conditions: "Each page. The first statement of a year is free.",
		valid_from: "2026-01-01",
	},
	{
		name: "Salary loan",
		kind: "loan",
		value: 36,
		unit: "% a year",
		method: "reducing",
		valid_from: "2026-11-01",
		published_by: "Treasury",
		source: "/notices/1",
	},
	{ name: "Loan by the month", kind: "loan", value: 3, unit: "% a month", valid_from: "2026-11-01" },
	{ name: "Fixed deposit", kind: "savings", value: "18", unit: "% a year", valid_from: "2026-12-01" },
];

/** The tables of what is published; the table of worked examples has no caption. */
const priceTables = (page: Page) => page.getByRole("table").filter({ has: page.getByRole("caption") });

const running = duringTests(() => startSiteWithBackend(clockToPutAhead(6, "2026-11-21T10:00:00Z")));

test("the rates stand without the examples when the products cannot be loaded", FULL, async ({ page }) => {
	await running.change({ "/products": { kind: "status", status: 500 } });
	await visit(page, `${running.site.url}/rates`);
	await expect(page.getByRole("row", { name: "First savings book" })).toBeVisible();
	await expect(page.getByRole("region", { name: "Worked examples of our loans" })).toHaveCount(0);
});

test.describe("with rates published", () => {
	test.beforeAll(() => running.change({ "/rates": { kind: "body", body: { data: RATES } } }));

	test("each rate has a table, a price, a date and a publisher", async ({ page }) => {
		await visit(page, `${running.site.url}/rates`);
		const main = page.getByRole("main");
		await expect(main.getByRole("caption")).toContainText(["Loans", "Savings", "Fees and charges"]);
		await expect(main, "nobody has checked them today").not.toContainText("As of");
		await expect(main, "the fixed deposit pays interest").toContainText("What we pay on savings");
		const interest = main.getByRole("table", { name: "Interest on savings" });
		await expect(interest.getByRole("row", { name: "Mmofra Daakye Account" })).toContainText("6% a year");
		const row = (name: string) => priceTables(page).getByRole("row", { name });
		await expect(row("Salary loan").getByRole("cell")).toHaveText(["36% a year", "1 November 2026"]);
		await expect(row("Salary loan")).toContainText("Published by Treasury");
		await expect(row("Salary loan").getByRole("link", { name: "Document on Salary loan" })).toHaveAttribute(
			"href",
			"/notices/1",
		);
		await expect(row("Account statement").getByRole("cell")).toHaveText(["GHS\u00a05.00"]);
		await expect(row("Fixed deposit").getByRole("cell")).toHaveText(["18% a year"]);
		// Common values of a table stand above it.
		const captions = main.getByRole("caption");
		await expect(captions.nth(0)).toHaveText("Loans");
		await expect(captions.nth(1)).toContainText("Will apply from 1 December 2026.");
		await expect(captions.nth(2)).toContainText("Applies from 1 January 2026.");
		await expect(captions.nth(2)).toContainText("Published by Bestfield Savings & Loans.");
	});

	test("a loan’s rate per year goes to the calculator, and the amount is the visitor’s", async ({ page }) => {
		await visit(page, `${running.site.url}/rates`);
		await expect(page.getByRole("link", { name: /^Work out what it costs/ })).toHaveCount(1);
		await page.getByRole("link", { name: "Work out what it costs for Salary loan" }).click();
		await expect(page).toHaveURL(/\/tools\/loan-cost/);
		await expect(page.getByLabel("Interest in % per year")).toHaveValue("36");
		await expect(page.getByLabel("Interest is counted")).toHaveValue("reducing");
		await expect(page.getByLabel("Amount of the loan in GHS")).toHaveValue("");
		await expect(page.getByText("Type the amount in cedis"), "nothing is wrong yet").toHaveCount(0);
		await page.getByLabel("Amount of the loan in GHS").fill("5000");
		await page.getByLabel("Months").fill("12");
		await expect(page.getByText("You pay each month").first()).toBeVisible();
	});
});

test("a page without published rates says how to ask, and shows no number", FULL, async ({ page }) => {
	const [{ key_facts, ...loan }] = products.data as [(typeof products.data)[0]];
	await running.change({
		"/rates": { kind: "body", body: { data: [] } },
		"/products": { kind: "body", body: { data: [loan] } },
	});
	await visit(page, `${running.site.url}/about`);
	await page.getByRole("contentinfo").getByRole("link", { name: "Rates and Fees" }).click();
	const main = page.getByRole("main");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rates, Fees and Charges");
	await expect(main).toContainText("before you sign");
	await expect(main).toContainText("quoted per year");
	await expect(main.getByRole("table")).toHaveCount(0);
	await expect(main).not.toContainText(/\d\s?% a (?:month|year)/);
	await expect(main.getByRole("link", { name: "What a Loan Costs" })).toHaveAttribute(
		"href",
		"/tools/loan-cost",
	);
	await expect(page.getByRole("complementary", { name: "Ways to reach us" })).toBeVisible();
});

test(
	"a loan’s worked example says that it is one, on its own page and beside the rates",
	FULL,
	async ({ page }) => {
		await running.change({ "/rates": { kind: "body", body: { data: [] } } });
		await visit(page, `${running.site.url}/rates`);
		await expect(page.getByRole("heading", { name: "We publish no rates on this page yet" })).toBeVisible();
		const examples = page.getByRole("region", { name: "Worked examples of our loans" });
		await expect(examples).toContainText("They are not your rate.");
		await expect(examples).toContainText("They are not an offer.");
		await expect(examples.getByRole("rowheader")).toHaveCount(5);
		await expect(page.getByRole("main").getByRole("table")).toHaveCount(2);
		const apr = await examples.getByRole("row", { name: "SME Loans" }).getByRole("cell").last().textContent();
		await examples.getByRole("link", { name: "SME Loans" }).click();
		const cost = page.getByRole("region", { name: "Key facts" }).getByRole("definition").first();
		await expect(cost).toContainText("Worked example: you borrow");
		await expect(cost).toContainText(`an APR of ${apr}. Your own rate may differ.`);
	},
);

test("the sample list says that it is a sample and promises no interest, and products lead to it", async ({
	page,
}) => {
	await visit(page, "/products/personal/salary%20loans");
	await page.getByRole("link", { name: "See our rates, fees and charges" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rates, Fees and Charges");
	await expect(page.getByRole("main")).toContainText("What our services cost, each with the day");
	const costs = page.getByRole("region", { name: "What a loan costs in all" });
	const quick = costs.getByRole("listitem").filter({ hasText: "Best Quick Loan" });
	await expect(quick).toContainText("For GHS 1,000 over 3 months: GHS 110.00 in all (sample)");
	await expect(quick.getByRole("link", { name: "Work out my loan with Best Quick Loan" })).toHaveAttribute(
		"href",
		"/tools/loan-cost?amount=1000&months=3&every=week&rate=36&fee=2&product=Best+Quick+Loan",
	);
	expect(await page.content(), "also in the description").not.toContain("What we pay");
	const rows = priceTables(page)
		.getByRole("row")
		.filter({ has: page.getByRole("rowheader") });
	await expect(rows).toHaveCount(rates.data.length);
	await expect(rows.filter({ hasText: "Mmofra Daakye" }).getByRole("cell").first()).toHaveText("GHS\u00a05");
	for (const table of await priceTables(page).all()) await expect(table).toContainText("(Sample)");
	// The common value of a table's charges is read once.
	const savings = priceTables(page).filter({ has: page.locator("caption", { hasText: /^Savings/ }) });
	await expect(savings.getByText("1 September 2026")).toHaveCount(1);
	await expect(savings.getByRole("link", { name: "Document on Savings" })).toHaveAttribute(
		"href",
		"/notices/4",
	);
});
