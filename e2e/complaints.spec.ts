import { expect, type Page, test } from "@playwright/test";
import { startDeliveryTarget } from "./support/delivery-target.ts";
import { duringTests } from "./support/during-tests.ts";
import { startSite } from "./support/site.ts";
import { FULL, fillSender, REFERENCE, visit } from "./support/visitor.ts";

const form = (page: Page) => page.locator("form[action='/api/contact']");

const target = duringTests(startDeliveryTarget);
const site = duringTests(() =>
	startSite({ API_BASE_URL: target.url, COMPANY_PHONE_LANGUAGES: "English, Twi, Ga, Ewe and Hausa" }),
);

async function complain(page: Page, name: string, words = "too slow", before = "") {
	const fields = await fillSender(page, name);
	await expect(fields.getByLabel("What went wrong?")).toHaveValue(before);
	await fields.getByLabel("What went wrong?").press("End");
	await fields.getByLabel("What went wrong?").pressSequentially(words);
	await fields.getByRole("button", { name: "Send complaint" }).click();
	const receipt = page.getByRole("region", { name: "Your receipt" });
	await expect(receipt).toContainText(REFERENCE);
	await expect(receipt).toContainText(/answer you within 5 working days: by \w+day \d+\s\w+ \d{4}/);
	expect(target.received.at(-1)?.body).toMatchObject({
		formType: "enquiry",
		formData: {
			name,
			dob: "",
			address: "",
			description: `Complaint: ${before}${words}`,
			accountType: "",
			loanPurpose: "",
		},
	});
}

test("a complaint goes out as an enquiry, gets a reference, and the form is ready for another", async ({
	page,
}) => {
	await visit(page, `${site.url}/complaints`);
	await page.getByRole("link", { name: "Write to us now" }).click();
	for (const label of ["Date of birth", "Business Location"])
		await expect(form(page).getByLabel(label), "a complaint does not need it").toHaveCount(0);
	await complain(page, "Ama");
	await page.goBack();
	await expect(page).toHaveURL(`${site.url}/complaints`);
	await expect(form(page).getByLabel("Name"), "Back leads to the form, which is empty").toHaveValue("");
	await expect(form(page).getByLabel("What went wrong?")).toHaveValue("");
	await page.goForward();
	await expect(page.getByRole("region", { name: "Your receipt" })).toBeVisible();
});

test("the three steps name every channel, from the foot of any page on", FULL, async ({ page }) => {
	await visit(page, "/about");
	await page.getByRole("contentinfo").getByRole("link", { name: "Complaints" }).click();
	const steps = page.getByRole("main").getByRole("list").getByRole("heading", { level: 2 });
	await expect(steps).toHaveText(["Tell us", "Go to the Bank of Ghana", "Go to court"]);
	const main = page.getByRole("main");
	await expect(main.getByRole("link", { name: "complaints.office@bog.gov.gh" })).toHaveAttribute(
		"href",
		"mailto:complaints.office@bog.gov.gh",
	);
	const desk = main.getByRole("link", { name: "059 397 4486" });
	await expect(desk.first()).toHaveAttribute("href", "tel:0593974486");
	await expect(desk.last()).toHaveAttribute("href", "https://wa.me/233593974486");
	const ours = page.getByRole("complementary", { name: "Ways to reach us" });
	await expect(ours.getByRole("link", { name: "WhatsApp" })).toBeVisible();
	await expect(ours.locator("a[href^='tel:']")).toHaveCount(2);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a complaint goes the same way", async ({ page }) => {
		await visit(page, `${site.url}/complaints`);
		await expect(page.getByRole("main")).toContainText("an answer within 5 working days");
		await expect(page.getByRole("main")).toContainText("you will have our answer by");
		await complain(page, "Kofi");
		await expect(page).toHaveURL(/\/complaints\/reply\//);
		await page.getByRole("link", { name: "Back to complaints" }).click();
		await expect(page).toHaveURL(`${site.url}/complaints`);
	});

	test("a complaint with an error comes back where it was written, with all that was typed", async ({
		page,
	}) => {
		await visit(page, `${site.url}/complaints`);
		// The server validates it independently of the browser.
		await page.locator("form[action='/api/contact'] [required]").evaluateAll((fields) => {
			for (const field of fields) field.removeAttribute("required");
		});
		await form(page).getByLabel("Name").fill("Efua");
		await form(page).getByLabel("What went wrong?").fill("Complaint: ");
		await form(page).getByRole("button", { name: "Send complaint" }).click();
		await expect(page).toHaveURL(/\/complaints\/reply\/[\w-]+#contact-message$/);
		await expect(page).toHaveTitle(/^Error: Your complaint/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complaints");
		const alert = page.getByRole("alert").filter({ hasText: "Please check these fields" });
		await expect(alert).toContainText("Enter your phone number.");
		await expect(alert).toContainText("Tell us what went wrong.");
		await expect(form(page).getByLabel("Name")).toHaveValue("Efua");
		await complain(page, "Efua");
		expect((await page.request.get(page.url())).headers()["cache-control"]).toContain("no-store");
	});

	test("an expired reply leads back to the complaints", FULL, async ({ page }) => {
		const response = await page.goto(`${site.url}/complaints/reply/AAAAAAAAAAAAAAAAAAAAAA`);
		expect(response?.status()).toBe(404);
		await page.getByRole("link", { name: "Go to the complaint form" }).click();
		await expect(page).toHaveURL(`${site.url}/complaints#complain`);
	});
});

for (const javaScriptEnabled of [true, false])
	test.describe(`on a small phone ${javaScriptEnabled ? "with" : "without"} script`, () => {
		test.use({ javaScriptEnabled, viewport: { width: 360, height: 640 } });

		test("a report of a fake needs no name, goes to the same target, and gets a reference", async ({
			page,
		}) => {
			await visit(page, `${site.url}/security`);
			await page.getByText("Tell us about a fake").click();
			await expect(page.getByRole("main")).toContainText("Cyber Security Authority, too: call or text 292");
			const words = `0244123456 says it is you ${javaScriptEnabled ? "" : "again"}`.trim();
			await form(page).getByLabel("The number, link, page or words").fill(words);
			await form(page).getByRole("button", { name: "Send report" }).click();
			const receipt = page.getByRole("region", { name: "Your receipt" });
			await expect(receipt).toContainText(REFERENCE);
			await expect(page).toHaveURL(/\/security\/reply\/[\w-]+#contact-message$/);
			const whereIsIt = receipt.getByRole("button", { name: "Where is it?" });
			await expect(whereIsIt, "without a number nobody can look it up").toHaveCount(0);
			expect(target.received.at(-1)?.body).toMatchObject({
				formType: "enquiry",
				formData: {
					name: "",
					phone: "",
					email: "",
					description: `Report of a fake: ${words}`,
				},
			});
		});

		test("visitors choose when and in which language we call them about a complaint", async ({ page }) => {
			await visit(page, `${site.url}/complaints`);
			await fillSender(page, javaScriptEnabled ? "Esi" : "Adwoa");
			await form(page).getByLabel("What went wrong?").fill("Too slow");
			await form(page).getByLabel("When shall we call?").selectOption("In the morning");
			await form(page).getByLabel("In which language?").selectOption("Twi");
			await form(page).getByRole("button", { name: "Send complaint" }).click();
			await expect(page.getByRole("region", { name: "Your receipt" })).toContainText(
				"You asked us to call you in the morning, in Twi.",
			);
			expect(target.received.at(-1)?.body).toMatchObject({
				formData: { description: "Complaint: Too slow\n\nCall: in the morning, in Twi" },
			});
		});
	});
