import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { brokenNumbers, cutOff, LARGE_LETTERS, letters, openAll, wear } from "./support/layout.ts";
import { FULL, holdFiles, visit } from "./support/visitor.ts";

const OFFER = "/tools/loan-cost?amount=5000&months=12&rate=36&fee=2";

const result = (page: Page) => page.getByRole("region", { name: "Result" });
/** The figure next to a label in the result. */
const value = (page: Page, name: string) =>
	result(page).locator("dl > div").filter({ hasText: name }).locator("dd").first();
const row = (page: Page, name: string) =>
	result(page)
		.getByRole("row")
		.filter({ has: page.getByRole("rowheader", { name, exact: true }) })
		.getByRole("cell");

for (const javaScriptEnabled of [true, false]) {
	test.describe(`the cost of a loan, ${javaScriptEnabled ? "with" : "without"} script`, () => {
		test.use({ javaScriptEnabled });

		test("a URL carries an offer and its cost, flat beside reducing; the schedule opens and ends at nothing", async ({
			page,
		}) => {
			await visit(page, OFFER);
			await expect(result(page)).toContainText("GHS 566.67");
			await expect(value(page, "costs in all")).toHaveText("GHS 1,900.00");
			await expect(value(page, "APR")).toHaveText("65.3%");
			await expect(row(page, "You pay each month")).toHaveText(["566.67", "502.31"]);
			await expect(row(page, "Costs in all")).toHaveText(["1,900.00", "1,127.73"]);
			await expect(row(page, "APR, the true rate")).toHaveText(["65.3%", "40.1%"]);
			await expect(row(page, "APR with interest on interest")).toHaveText(["88.8%", "48.3%"]);
			await expect(page.getByLabel("Interest in % per year")).toHaveValue("36");
			await expect(result(page), "it may be somebody else's offer").not.toContainText("Request");
			await expect(result(page).getByRole("link", { name: "See our loans" })).toBeVisible();

			await result(page).locator("summary").click();
			const schedule = result(page).getByRole("table", { name: "Each month’s payment" });
			await expect(schedule.getByRole("row")).toHaveCount(14);
			await expect(schedule.getByRole("row").nth(12).getByRole("cell").last()).toHaveText("0.00");
		});

		test("a rate per month is offered per year, and a fee in cedis is taken as it is", async ({ page }) => {
			await visit(
				page,
				"/tools/loan-cost?amount=1000&months=3&rate=10%25+per+month&fee=GHS+50&product=SME+Loans",
			);
			await page.getByRole("link", { name: "Use 120% a year" }).click();
			await expect(page).toHaveURL(/rate=120&.*fee=GHS\+50/);
			await expect(page.getByLabel("Interest in % per year")).toHaveValue("120");
			await expect(page.getByLabel("Fees")).toHaveValue("GHS 50");
			await expect(result(page)).toContainText("Interest GHS 300.00 and fees GHS 50.00, 5.0% of the amount");
			await expect(result(page).getByRole("link", { name: "Request GHS 1,000" })).toBeVisible();
		});

		test("no rate is filled in before anybody types one; wrong numbers get a clear word each, and stay", async ({
			page,
		}) => {
			await visit(page, "/tools/loan-cost");
			for (const field of await page.locator("main form input:not([type=hidden])").all())
				await expect(field).toHaveValue("");
			await page.getByRole("button", { name: "Work it out" }).click();
			await expect(result(page).getByRole("listitem"), "three fields are needed").toHaveCount(3);

			await page.getByLabel("Amount of the loan").fill("abc");
			await page.getByLabel("Months").fill("12");
			await page.getByLabel("Fees").fill("99");
			await page.getByRole("button", { name: "Work it out" }).click();
			const amount = page.getByLabel("Amount of the loan");
			await expect(amount).toHaveAttribute("aria-invalid", "true");
			await expect(amount).toHaveAccessibleDescription(/from 100 to 10,000,000/);
			await expect(amount).toHaveValue("abc");
			await expect(page.getByLabel("Interest in %")).toHaveAccessibleDescription(
				/Type the rate in % per year/,
			);
			await expect(page.getByLabel("Fees")).toHaveAccessibleDescription(/from 0 to 50/);
			await expect(page.getByLabel("Fees")).toHaveValue("99");
			await expect(page.getByLabel("Months")).toHaveAttribute("aria-invalid", "false");
			const correction = result(page).getByRole("link", { name: "Type the amount in cedis" });
			await expect(correction).toHaveAttribute("href", "#loan-amount");
			if (javaScriptEnabled) await expect(amount).toBeFocused();
			else await expect(correction, "the page opens where the errors are said").toBeInViewport();
		});
	});
}

test("the result follows what is typed, and the URL follows the result; the example leads to its own", async ({
	page,
}) => {
	await visit(page, "/tools/loan-cost?utm_source=x");
	await page.getByLabel("Amount of the loan").fill("5000");
	await page.getByLabel("Months").fill("12");
	await expect(result(page)).toContainText("Type the offer");
	await page.getByLabel("Interest in % per year").fill("36");
	await expect(result(page)).toContainText(/You pay each month\s*GHS 566.67/);
	await expect(page).toHaveURL("/tools/loan-cost?utm_source=x&amount=5000&months=12&rate=36");
	await expect(result(page).getByRole("status")).toHaveText(
		"You pay GHS 566.67 a month. The loan costs GHS 1,800.00 in all.",
	);
	await page.getByLabel("Interest is counted").selectOption("reducing");
	await expect(result(page)).toContainText("GHS 502.31");
	await expect(page).toHaveURL(/method=reducing/);
	await expect(result(page)).not.toContainText("a month, type");
	await page.getByLabel("Interest in % per year").fill("4");
	await expect(result(page)).toContainText("If you were told 4% a month, type 48.");

	await page.getByLabel("Months").fill("");
	await expect(result(page)).toContainText("Type the offer");
	await expect(page).toHaveURL("/tools/loan-cost?utm_source=x");
	await test.step("the example leads to its result", async () => {
		await page.getByRole("link", { name: /GHS 5,000 over 12 months/ }).click();
		await expect(result(page)).toContainText("GHS 566.67");
		await expect(page.getByLabel("Months")).toHaveValue("12");
	});
});

test("a visitor who comes back finds the numbers again", FULL, async ({ page }) => {
	await visit(page, "/tools/susu");
	await page.getByLabel("Contribution").fill("10");
	await page.getByLabel("Days").fill("31");
	await page.getByLabel("Fee").selectOption("one contribution a month");
	await expect(page).toHaveURL("/tools/susu?amount=10&every=day&days=31&fee=1");
	await page.getByRole("main").getByRole("link", { name: "Susu Account" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/susu account/i);
	await page.goBack();
	await expect(page.getByLabel("Days")).toHaveValue("31");
	await expect(result(page)).toContainText("GHS 300.00");
	await expect(value(page, "You put aside")).toHaveText("GHS 310.00");
	await expect(value(page, "The fee takes")).toHaveText("GHS 10.00");
});

test("a fixed deposit is worked out from the rate that was typed", async ({ page }) => {
	await visit(page, "/tools/fixed-deposit");
	await page.getByLabel("Amount").fill("10,000");
	await page.getByLabel("Months").fill("6");
	await page.getByLabel("Interest in % per year").fill("18.5");
	await expect(result(page)).toContainText("GHS 10,925.00");
	await expect(value(page, "Interest")).toHaveText("GHS 925.00");
	await page.getByRole("button", { name: "Work it out" }).click();
	await expect(result(page)).toBeFocused();
});

test("a calculation that is asked for before the calculator's code has come is answered by a page", async ({
	page,
}) => {
	await holdFiles(page, /\/susu-\w+\.js$/);
	await visit(page, "/tools/susu");
	await page.getByLabel("Contribution").fill("5");
	await page.getByRole("button", { name: "Work it out" }).click();
	await expect(page).toHaveURL(/[?&]amount=5&.*sent=1/);
	await expect(page.getByText("Correct the marked fields in the form")).toBeVisible();
});

test("a calculator reads fields that were filled in without a sign of it", async ({ page }) => {
	await visit(page, "/tools/fixed-deposit");
	await page.getByLabel("Months").fill("6");
	await page.getByLabel("Amount").evaluate((field: HTMLInputElement) => {
		field.value = "10,000";
	});
	await page.getByLabel("Interest in % per year").evaluate((field: HTMLInputElement) => {
		field.value = "18.5";
	});
	await page.getByRole("button", { name: "Work it out" }).click();
	await expect(result(page)).toContainText("GHS 10,925.00");
	await expect(result(page)).toBeFocused();
});

for (const javaScriptEnabled of [true, false])
	test.describe(`a borrower on a phone, ${javaScriptEnabled ? "with" : "without"} script`, () => {
		test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

		test("a visitor who comes with figures sees the answer first, what it is for, and how to change it", async ({
			page,
		}) => {
			await visit(page, `${OFFER}&product=Salary+Loans`);
			await expect(result(page).getByText("Salary Loans: you pay each month")).toBeInViewport();
			await expect(result(page).getByText("GHS 566.67").first()).toBeInViewport();
			await expect(result(page)).toContainText(
				"GHS 5,000 for 12 months at 36% a year (flat), paid every month, with a fee of 2.0%. Sample figures, not an offer.",
			);
			await expect(page.getByLabel("Months"), "it is folded").toBeHidden();
			await page.getByText("Change the figures").click();
			await page.getByLabel("Months").fill("6");
			await page.getByRole("button", { name: "Work it out" }).click();
			await expect(result(page)).toContainText("GHS 5,000 for 6 months");
			await expect(
				result(page).getByText("Salary Loans: you pay each month"),
				"its beginning",
			).toBeInViewport();
			await visit(page, "/tools/susu?amount=10&every=day&days=30");
			await expect(result(page).getByText("GHS 300.00").first()).toBeInViewport();
		});

		test("borrowers who want to pay back in May see what is left then, the rule about its charge, and what to do about more", async ({
			page,
		}) => {
			await visit(page, "/faqs#repay-early");
			await page.getByRole("link", { name: "Work out what is left to pay" }).click();
			await expect(page).toHaveURL("/tools/loan-cost#early");
			await visit(page, OFFER);
			await page.getByText("Change the figures").click();
			await page.getByText("Pay it back early, or note the payment days").click();
			const month = page.getByLabel("Month in which you pay");
			await expect(month).toHaveAccessibleDescription(/Give the day of the first payment, too/);
			await month.fill("2027-05");
			await page.getByRole("button", { name: "Work it out" }).click();
			const first = page.getByLabel("Day of the first payment");
			await expect(first).toHaveAccessibleDescription(/Choose the day of the first payment/);
			await expect(first).toBeVisible();
			await first.fill("2026-12-15");
			await page.getByRole("button", { name: "Work it out" }).click();
			const left = result(page).getByText("Left to pay in May 2027").locator("xpath=..");
			await expect(left).toContainText("GHS 2,499.98");
			await expect(left).toContainText(
				"It comes on top of payment 6 of 12: have GHS 3,066.65 ready. You save GHS 900.00 of interest only if your agreement does not charge the interest to the end: ask.",
			);
			await expect(left).toContainText("The Bank of Ghana limits what you may be charged for paying early.");
			await expect(left).toContainText(
				"If you are asked for more than that rule allows, ask why, and complain.",
			);
			await expect(result(page), "nobody has confirmed it").not.toContainText("0.25");
			await expect(page).toHaveURL(/&first=2026-12-15&early=2027-05/);
		});

		test("compares two offers from the page of the tools, and sends the comparison", async ({ page }) => {
			await visit(page, "/tools");
			await page.getByRole("link", { name: "Compare two offers" }).click();
			await expect(page.getByRole("group", { name: "Offer 2" }).getByLabel("Months")).toBeVisible();
			await visit(page, OFFER);
			await result(page).getByRole("link", { name: "Compare it with another offer" }).click();
			await expect(page.getByText("Type the rate in % per year"), "nothing is wrong yet").toHaveCount(0);
			await expect(page.getByRole("group", { name: "Offer 1" }).getByLabel("Months")).toHaveValue("12");
			const other = page.getByRole("group", { name: "Offer 2" });
			await other.getByLabel("Months").fill("12");
			await other.getByLabel("Interest in %").fill("40");
			await other.getByLabel("Interest is counted").selectOption("reducing: on what is left");
			await other.getByLabel("Fees").fill("3");
			await page.getByRole("button", { name: "Work it out" }).click();
			await expect(result(page).getByRole("heading").first()).toHaveText(
				"Offer 2 costs less: GHS 601.71 less in all.",
			);
			await expect(row(page, "Costs in all")).toHaveText(["1,900.00", "1,298.29"]);
			await expect(row(page, "Of the APR, from fees")).toHaveText(["4.3%", "6.2%"]);
			await expect(result(page), "the figures of one offer name it").toContainText("Offer 1: Month by month");
			const message = await result(page)
				.getByRole("link", { name: "Send it by WhatsApp" })
				.getAttribute("href");
			expect(new URL(message ?? "").searchParams.get("text")).toMatch(
				/^Offer 2 costs less: GHS\u00a0601\.71 less in all\. http.*\/tools\/loan-cost\?amount=5000&.*rate2=40/,
			);
			await expect(page).toHaveURL(/\/tools\/loan-cost\?amount=5000&.*months2=12/);
			await page.emulateMedia({ media: "print" });
			await expect(row(page, "Costs in all").first()).toBeVisible();
			await expect(page.getByRole("link", { name: "Send it by WhatsApp" })).toBeHidden();
		});

		test("takes the days of repayment into a calendar", async ({ page }) => {
			await visit(page, OFFER);
			const link = page.getByRole("link", { name: "Put the payment days into my calendar" });
			if (!javaScriptEnabled) await page.getByText("Change the figures").click();
			await link.click();
			if (!javaScriptEnabled) await page.getByText("Pay it back early, or note the payment days").click();
			await page.getByLabel("Day of the first payment").fill("2027-01-31");
			await page.getByRole("button", { name: "Work it out" }).click();
			await expect(link).toHaveAttribute("href", /\.ics/);
			const download = page.waitForEvent("download");
			await link.click();
			const file = await download;
			expect(file.suggestedFilename()).toBe("loan-payments.ics");
			const text = readFileSync(await file.path(), "utf8").replaceAll("\r\n ", "");
			expect(text).toContain("SUMMARY:Loan payment: GHS 566.67");
			expect(text).toContain("DTSTART;VALUE=DATE:20270131");
			expect(text).toContain(";COUNT=11");
			expect(text).toContain("SUMMARY:Loan payment: GHS 566.63");
		});
	});

test("no amount is broken, nor in letters twice as large", async ({ page }) => {
	// Seven pages at six sizes each.
	test.setTimeout(120_000);
	for (const path of [
		"/tools/loan-cost?amount=20000&months=12&rate=36",
		"/tools/loan-cost?amount=20000&months=12&rate=36&months2=24&rate2=40",
		"/tools/susu?amount=10&every=day&days=300",
		"/tools/fixed-deposit?amount=20000&months=12&rate=20",
		"/rates",
		"/products?category=loans",
		"/products/loans/Best%20Quick%20Loan",
	]) {
		await visit(page, path);
		await openAll(page);
		await wear(page, LARGE_LETTERS);
		for (const width of [320, 360]) {
			await page.setViewportSize({ width, height: 800 });
			expect.soft(await brokenNumbers(page), `${path} at ${width} px`).toEqual([]);
		}
		await wear(page, "");
		for (const width of [640, 1_024]) {
			await page.setViewportSize({ width, height: 800 });
			expect.soft(await brokenNumbers(page), `${path} at ${width} px`).toEqual([]);
		}
		await letters(page, 32);
		for (const width of [768, 1_280]) {
			await page.setViewportSize({ width, height: 1_024 });
			expect.soft(await brokenNumbers(page), `${path} at ${width} px`).toEqual([]);
			expect.soft(await cutOff(page), `${path} at ${width} px`).toEqual([]);
		}
		await letters(page, 16);
	}
});
