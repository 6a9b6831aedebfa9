import { expect, type Page, test } from "@playwright/test";
import { ENQUIRY_FIELDS } from "#lib/submissions/samples/submissions";
import { startDeliveryTarget } from "./support/delivery-target.ts";
import { duringTests } from "./support/during-tests.ts";
import { startSite } from "./support/site.ts";
import { clockToPutAhead } from "./support/site-clock.ts";
import { fillSender, interactive, REFERENCE, visit } from "./support/visitor.ts";

const target = duringTests(startDeliveryTarget);
const site = duringTests(() => startSite({ API_BASE_URL: target.url }));

/** Sends a complaint, or another page's message, and returns its reference. */
async function sendMessage(words: string, page = "/complaints"): Promise<string> {
	const response = await fetch(`${site.url}/api/contact`, {
		method: "POST",
		headers: { accept: "application/json" },
		body: new URLSearchParams({ ...ENQUIRY_FIELDS, page, description: words }),
	});
	const { receipt } = (await response.json()) as { receipt: { reference: string } };
	return receipt.reference;
}

async function lookUp(page: Page, reference: string, phone: string) {
	await page.getByRole("textbox", { name: "Reference" }).fill(reference);
	await page.getByLabel("Phone number").fill(phone);
	await interactive(page);
	await page.getByRole("button", { name: "Look it up" }).click();
}

for (const javaScriptEnabled of [true, false])
	test.describe(`on a small phone ${javaScriptEnabled ? "with" : "without"} script`, () => {
		test.use({ javaScriptEnabled, viewport: { width: 360, height: 640 } });

		test("the sender of a message learns when it was received and passed on, and when an answer is due", async ({
			page,
		}) => {
			const reference = await sendMessage(`Too slow ${javaScriptEnabled}`);
			await visit(page, `${site.url}/complaints`);
			await page.getByRole("link", { name: "Where is my complaint?" }).click();
			await expect(page.getByRole("textbox", { name: "Reference" })).toBeVisible();
			// Before the page's script has come, the browser sends the form.
			await interactive(page);
			await lookUp(page, `#${reference.toLowerCase().replaceAll("-", " ")}`, "+233 24 000 0000");
			const found = page.getByRole("region", { name: "Your message" });
			await expect(found).toContainText("A complaint");
			await expect(found).toContainText(/Received\w+day\s\d+\s\w+ \d{4} at \d\d:\d\d/);
			await expect(found).toContainText(/Passed on to our complaints desk on \w+day/);
			await expect(found).toContainText(/Answer dueBy \w+day .*within 5 working days/);
			await expect(found).not.toContainText("Too slow");
			await expect(found).toBeInViewport();
			await expect(page).toHaveURL(
				`${site.url}${javaScriptEnabled ? "/where-is-it" : "/api/where-is-it#reply"}`,
			);
			await lookUp(page, await sendMessage(`Just asking ${javaScriptEnabled}`, "/contact"), "024 000 0000");
			await expect(found).toContainText(
				/Answer dueBy \w+day .*: we call or write to you within one working day/,
			);
			await lookUp(page, reference, "024 000 0001");
			await expect(page.getByText("We found no match")).toBeVisible();
		});
	});

test("from the receipt visitors see where their message is by typing their number alone", async ({
	page,
}) => {
	await visit(page, `${site.url}/complaints`);
	const form = await fillSender(page);
	await form.getByLabel("What went wrong?").fill("Nobody answers");
	await form.getByRole("button", { name: "Send complaint" }).click();
	const receipt = page.getByRole("region", { name: "Your receipt" });
	await expect(receipt).toContainText(/Received on \w+day \d+\s\w+ \d{4} at \d\d:\d\d/);
	await receipt.getByRole("button", { name: "Where is it?" }).click();
	await expect(page.getByRole("textbox", { name: "Reference" })).toHaveValue(REFERENCE);
	await expect(page.getByText("We found no match"), "nothing was asked yet").toHaveCount(0);
	await page.getByLabel("Phone number").fill("024 123 4567");
	await page.getByRole("button", { name: "Look it up" }).click();
	await expect(page.getByRole("region", { name: "Your message" })).toContainText("A complaint");
	expect(page.url()).not.toMatch(REFERENCE);
});

test("without a delivery target, the receipt and the look-up say that the message is with the company", async ({
	request,
}) => {
	const headers = { accept: "application/json" };
	const form = { ...ENQUIRY_FIELDS, page: "/contact", description: "Where does it go?" };
	const sent = await (await request.post("/api/contact", { headers, form })).json();
	expect(JSON.stringify(sent)).toContain("call or write to you within one working day");
	const asked = { reference: sent.receipt.reference, phone: ENQUIRY_FIELDS.phone };
	const found = await (await request.post("/api/where-is-it", { form: asked })).text();
	expect(found).toContain("With our customer service. You do not need to send it again.");
	expect(found).toContain("we call or write to you within one working day");
});

test("three weeks after a complaint, the look-up and the receipt say that the answer should have come, and where to go", async ({
	page,
}) => {
	const days = 21 * 24 * 60 * 60;
	await using later = await startSite(clockToPutAhead(days, "2026-11-30T12:00:00Z"));
	const form = { ...ENQUIRY_FIELDS, page: "/complaints", description: "Nobody answers" };
	const sent = await page.request.post(`${later.url}/api/contact`, { form, maxRedirects: 0 });
	const receipt = new URL(sent.headers().location ?? "", later.url).href;
	await page.goto(receipt);
	await expect(page.getByText("What happens now")).toBeVisible();
	const reference = (await page.getByText(REFERENCE).first().textContent()) ?? "";
	await later.putClockAhead();
	await page.reload();
	await expect(page.getByText("You should have had our answer by Tuesday 8 December 2026")).toBeVisible();
	await expect(page.getByText("What happens now")).toHaveCount(0);
	await visit(page, `${later.url}/where-is-it`);
	await lookUp(page, reference, ENQUIRY_FIELDS.phone);
	const found = page.getByRole("region", { name: "Your message" });
	await expect(found).toContainText("You should have had our answer by Tuesday 8 December 2026");
	await expect(found).toContainText(`give the reference ${reference}`);
	await expect(found).not.toContainText(/Answer due|send it again/);
});
