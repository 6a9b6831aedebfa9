import { expect, type Page, test } from "@playwright/test";
import { companyIdentity, telHref } from "#lib/company/identity";
import { FAQS } from "#lib/faqs/faqs";
import { privacySections } from "#lib/legal/legal";
import { refuseCookies, THOROUGH, visit } from "./visitor.ts";

const company = companyIdentity();
const entries = (page: Page) => page.getByRole("main").locator("details:not([action='/api/feedback'] *)");
const openEntries = (page: Page) =>
	page.getByRole("main").locator("details[open]:not([action='/api/feedback'] *)");

test.describe("FAQs", () => {
	test("ten questions stand closed, and open and close by themselves, by the keyboard and on paper", async ({
		page,
	}) => {
		await visit(page, "/faqs");
		await expect(entries(page)).toHaveCount(10);
		await expect(openEntries(page)).toHaveCount(0);
		await expect(entries(page).getByRole("heading", { level: 2 })).toHaveText(
			FAQS.map(({ question }) => question),
		);
		await entries(page).nth(0).locator("summary").click();
		await entries(page).nth(3).locator("summary").click();
		await expect(openEntries(page)).toHaveCount(2);
		await expect(entries(page).nth(3).getByText("You need GHS 5 to open it.")).toBeVisible();
		await entries(page).nth(0).locator("summary").click();
		await expect(openEntries(page)).toHaveCount(1);
		await test.step("the keyboard opens an answer", async () => {
			await entries(page).nth(4).locator("summary").focus();
			await page.keyboard.press("Enter");
			await expect(entries(page).nth(4).getByText("usually takes 24 to 72 hours")).toBeVisible();
		});

		await test.step("on paper every answer is open", async () => {
			await page.emulateMedia({ media: "print" });
			const hidden = await entries(page).evaluateAll(
				(list) =>
					list.filter((entry) => (entry.querySelector("p")?.getBoundingClientRect().height ?? 0) === 0)
						.length,
			);
			expect(hidden).toBe(0);
			const isDrawn = await entries(page)
				.first()
				.evaluate((entry) => entry.querySelector("p")?.checkVisibility({ contentVisibilityAuto: true }));
			expect(isDrawn).toBe(true);
		});
	});

	test("a link to an answer opens it, from outside and from within the site", THOROUGH, async ({ page }) => {
		await visit(page, "/faqs#complaints");
		await expect(page.getByText("within 5 working days")).toBeInViewport();
		await expect(openEntries(page)).toHaveCount(1);
		await visit(page, "/disclaimer");
		await page.evaluate(() => {
			const link = document.createElement("a");
			link.href = "/faqs#kids-account";
			link.textContent = "How much for a child?";
			document.querySelector("h1")?.after(link);
		});
		await page.getByRole("link", { name: "How much for a child?" }).click();
		await expect(page.getByText("You need GHS 5 to open it.")).toBeInViewport();
	});
});

test.describe("privacy", () => {
	test("six sections, the first of them open", async ({ page }) => {
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
		await expect(page.getByText("site_cookie_consent")).toBeVisible();
		await expect(page.getByText("We set none of them today.")).toBeVisible();
		await entries(page).nth(3).locator("summary").click();
		await expect(page.getByText("Data Protection Act, 2012 (Act 843)")).toBeVisible();
		expect(privacySections(30)).toHaveLength(6);
	});
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

	for (const timezoneId of ["America/New_York", "Asia/Tokyo"]) {
		test.describe(`read in ${timezoneId}`, () => {
			test.use({ timezoneId });

			test("was last updated today, by Ghana's calendar, also past midnight", async ({ page }) => {
				const problems: string[] = [];
				page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
				await page.clock.install({ time: new Date("2027-03-04T23:58:30Z") });
				await visit(page, "/disclaimer");
				await expect(page.getByText("Last updated: 4 March 2027")).toBeVisible();
				await page.clock.fastForward("02:00");
				await expect(page.getByText("Last updated: 5 March 2027")).toBeVisible();
				await expect(page.locator("time")).toHaveAttribute("datetime", "2027-03-05");
				expect(problems.filter((text) => /hydrat/i.test(text))).toEqual([]);
			});
		});
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("answers and sections open, and a link opens its answer", THOROUGH, async ({ page }) => {
		await refuseCookies(page);
		await page.goto("/faqs");
		await entries(page).nth(5).locator("summary").click();
		await expect(page.getByText("You may repay early.")).toBeVisible();
		await page.goto("/privacy#third-parties");
		await expect(page.getByText("We do not sell your data.")).toBeVisible();
		await page.goto("/disclaimer");
		await expect(page.getByText(/Last updated: \d{1,2}\s[A-Z][a-z]+ \d{4}/)).toBeVisible();
	});
});
