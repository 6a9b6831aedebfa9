import { expect, type Page, test } from "@playwright/test";
import { companyIdentity } from "#lib/company/identity";
import { faqsOf } from "#lib/faqs/faqs";
import { telHref } from "#lib/web/tel-href";
import { visit } from "./support/visitor.ts";

const company = companyIdentity();
const entries = (page: Page) => page.getByRole("main").locator("details:not([action='/api/feedback'] *)");
const openEntries = (page: Page) =>
	page.getByRole("main").locator("details[open]:not([action='/api/feedback'] *)");

test("every question of the FAQs stands closed, opens and closes by itself, and states the company's facts", async ({
	page,
}) => {
	await visit(page, "/faqs");
	await expect(entries(page)).toHaveCount(10);
	await expect(openEntries(page)).toHaveCount(0);
	await expect(entries(page).getByRole("heading", { level: 2 })).toHaveText(
		faqsOf(company).map(({ question }) => question),
	);
	for (const fact of [
		"18 years old or over",
		"consent (permission) of a parent or guardian",
		"24 to 72 hours",
		"You may repay early.",
		"within 5 working days",
	])
		await expect(page.getByRole("main")).toContainText(fact);
	await entries(page).nth(0).locator("summary").click();
	await entries(page).nth(3).locator("summary").click();
	await expect(openEntries(page)).toHaveCount(2);
	await expect(entries(page).nth(3).getByText("You need GHS 5 to open it.")).toBeVisible();
	await entries(page).nth(0).locator("summary").click();
	await expect(openEntries(page)).toHaveCount(1);
});

test("the privacy policy has six sections, the first of them open", async ({ page }) => {
	await visit(page, "/privacy");
	await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
	await expect(entries(page).getByRole("heading", { level: 2 })).toHaveText([
		"Collection",
		"Your Consent",
		"Third Parties",
		"Storing Personal Information",
		"Our Security Practices",
		"Marketing By Electronic Means",
	]);
	await expect(openEntries(page).getByRole("heading")).toHaveText(["Collection"]);
	await expect(page.locator("section > details"), "so that reader views keep them").toHaveCount(6);
	await expect(page.getByText("site_cookie_consent")).toBeVisible();
	await expect(page.getByText("We set none of them today.")).toBeVisible();
	await entries(page).nth(3).locator("summary").click();
	await expect(page.getByText("Data Protection Act, 2012 (Act 843)")).toBeVisible();
});

test.describe("disclaimer", () => {
	test("has a call button, the way to the contact page, and no number that is not configured", async ({
		page,
	}) => {
		await visit(page, "/disclaimer");
		const main = page.getByRole("main");
		const phone = company.tollFree ?? "";
		await expect(main.getByRole("link", { name: `Call ${phone}` })).toHaveAttribute("href", telHref(phone));
		await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
		await expect(main.getByRole("heading", { name: "Legal information" })).toBeVisible();
		expect(company.licenceNumber, "the sample company has no licence number").toBeUndefined();
		await expect(main).not.toContainText(/licence number|registration number/i);
	});

	test.describe("read in New York", () => {
		test.use({ timezoneId: "America/New_York" });

		test("was last updated today, by Ghana's calendar, also past midnight", async ({ page }) => {
			await page.clock.install({ time: new Date("2027-03-04T23:58:30Z") });
			await visit(page, "/disclaimer");
			await expect(page.getByText("Last updated: 4 March 2027")).toBeVisible();
			await page.clock.fastForward("02:00");
			await expect(page.getByText("Last updated: 5 March 2027")).toBeVisible();
			await expect(page.locator("time")).toHaveAttribute("datetime", "2027-03-05");
		});
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the disclaimer has its date", async ({ page }) => {
		await page.goto("/disclaimer");
		await expect(page.getByText(/Last updated: \d{1,2}\s[A-Z][a-z]+ \d{4}/)).toBeVisible();
	});
});
