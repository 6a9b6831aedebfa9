import { expect, type Locator, type Page, test } from "@playwright/test";
import { pdf } from "#lib/submissions/cv/samples/files";
import { type DeliveryFailure, startDeliveryTarget } from "./support/delivery-target.ts";
import { duringTests } from "./support/during-tests.ts";
import { startSite } from "./support/site.ts";
import { fillApplication, fillEnquiry, interactive, REFERENCE, refuseCookies } from "./support/visitor.ts";

/* The text that visitors read follows the outcome, on every form and with or without script. */

const PHONE = { width: 360, height: 800 };
const PHONE_NUMBER = /^02\d \d{3} \d{4}$/;
const CV = { name: "cv.pdf", mimeType: "application/pdf", buffer: pdf(20_000) };

const FORMS = {
	contact: {
		path: "/contact",
		button: "Send enquiry",
		received: "Message was received but we encountered a response issue",
		refused: "Submission failed",
	},
	application: {
		path: "/careers/1",
		button: "Submit Application",
		received: "Your application was received but we encountered a response issue",
		refused: undefined,
	},
} as const;
type FormName = keyof typeof FORMS;

const formOf = (page: Page) =>
	page.locator("form[action^='/api/contact'], form[action^='/api/applications/']");

async function fill(page: Page, name: FormName): Promise<Locator> {
	const form = await (name === "contact" ? fillEnquiry(page) : fillApplication(page));
	// One that waits would hold up another of the same visitor.
	await form.getByLabel("Email").fill(`v${Math.random().toString(36).slice(2)}@example.com`);
	if (name === "application") await form.getByLabel("Your CV").setInputFiles(CV);
	return form;
}

/** Opens a form's page. With script, waits until the form is sent by script: before that, the browser posts it. */
async function openForm(page: Page, url: string, name: FormName): Promise<void> {
	await page.goto(url + FORMS[name].path);
	await interactive(page);
}

async function sendForm(page: Page, url: string, name: FormName): Promise<Locator> {
	await openForm(page, url, name);
	return fillAndSend(page, name);
}

async function fillAndSend(page: Page, name: FormName): Promise<Locator> {
	const form = await fill(page, name);
	await form.getByRole("button", { name: FORMS[name].button }).click();
	return form;
}

/** Nothing of it is wider than the screen. */
const expectInSight = async (page: Page) =>
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

const message = (page: Page) => page.locator("#contact-message, #application-message");
const receipt = (page: Page) => page.getByRole("region", { name: "Your receipt" });

// It stops first, because the site finishes calls that hang.
const target = duringTests(startDeliveryTarget);
const site = duringTests(() =>
	startSite({
		API_BASE_URL: target.url,
		IMAGE_HOST_UPLOAD_URL: `${target.url}/image-host`,
		IMAGE_HOST_UPLOAD_PRESET: "cvs",
	}),
);
test.beforeEach(async ({ page }) => {
	target.fail(undefined);
	await refuseCookies(page);
});

/** The outcome, the failure that leads there, and the text that the visitor reads. */
type Outcome = [what: string, failure: DeliveryFailure, reads: "waits" | "refused for good" | "turned down"];

// `outbox.isolated.test.ts` covers each kind of failure: one form shows another one, too.
const OUTCOMES: Record<FormName, readonly Outcome[]> = {
	contact: [
		["fails", { kind: "status", status: 500 }, "waits"],
		["turns it down", { kind: "response", body: { data: { success: false } } }, "turned down"],
		["refuses it for good", { kind: "status", status: 400 }, "refused for good"],
	],
	application: [
		["fails", { kind: "status", status: 500 }, "waits"],
		["refuses it for good", { kind: "status", status: 400 }, "refused for good"],
		["gets no URL from the image host", { kind: "no-secure-url" }, "waits"],
	],
};

// With script on a page that is as narrow as a phone for a while; without script on a phone.
for (const [name, javaScriptEnabled] of [
	["contact", true],
	["application", false],
] as const) {
	const { path, received, refused } = FORMS[name];
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled, ...(!javaScriptEnabled && { viewport: PHONE }) });

		test(`${path}: the visitor reads what became of a form, for each response of the delivery target`, async ({
			page,
		}) => {
			let reference = "";
			/** A receipt that is not that of the submission before. */
			const expectReceipt = async () => {
				await expect(receipt(page)).toContainText(REFERENCE);
				if (reference) await expect(receipt(page)).not.toContainText(reference);
				reference = REFERENCE.exec((await receipt(page).textContent()) ?? "")?.[0] ?? "";
			};
			const reads = {
				waits: async () => {
					await expect(message(page)).toContainText("We have saved it and will pass it on to our team");
					await expect(message(page)).toContainText(received);
					await expectReceipt();
					await expect(page.getByText(/success/i)).toHaveCount(0);
				},
				"refused for good": async () => {
					await expect(message(page)).toContainText("our staff have it");
					await expect(message(page)).toContainText(received);
					await expect(page.getByText("will pass it on")).toHaveCount(0);
					await expectReceipt();
					await expect(receipt(page)).toContainText("call 0800 000 000");
					await expectInSight(page);
					if (!javaScriptEnabled) return;
					const screen = page.viewportSize();
					await page.setViewportSize(PHONE);
					await expectInSight(page);
					if (screen) await page.setViewportSize(screen);
					await expect(formOf(page), "the receipt takes the place of the form").toHaveCount(0);
					await page.reload();
					await expect(receipt(page), "at a URL of its own").toContainText(reference);
				},
				"turned down": async () => {
					await expect(message(page)).toHaveText(refused ?? "");
					await expect(receipt(page)).toHaveCount(0);
					await expect(formOf(page).getByLabel("Phone number")).toHaveValue(PHONE_NUMBER);
					target.fail({
						kind: "response",
						body: { data: { success: false, message: "We are closed." } },
					});
					await send();
					await expect(message(page), "in the delivery target’s own words").toHaveText("We are closed.");
				},
			};
			const send = () => sendForm(page, site.url, name);
			for (const [what, failure, outcome] of OUTCOMES[name]) {
				await test.step(`the delivery target ${what}`, async () => {
					target.fail(failure);
					await send();
					await reads[outcome]();
				});
			}
		});
	});
}

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, viewport: PHONE });

	test("the visitor reads that a quarantined message is quarantined, and it is not delivered", async ({
		page,
	}) => {
		await openForm(page, site.url, "contact");
		const form = await fill(page, "contact");
		const links = "See www.a.example, www.b.example and www.c.example";
		await form.getByLabel("Your message").fill(links);
		await form.getByRole("button", { name: "Send enquiry" }).click();
		await expect(receipt(page)).toContainText(REFERENCE);
		const reference = REFERENCE.exec((await receipt(page).textContent()) ?? "")?.[0];
		await expect(message(page)).toHaveText(
			`We have received your message (${reference}). We look at it before it goes on.`,
		);
		await expect(receipt(page)).not.toContainText(/working day|hours/);
		await expect(page.getByText(/success/i)).toHaveCount(0);
		await expectInSight(page);
		expect(JSON.stringify(target.received)).not.toContain(links);
	});
});

test.describe("a slow delivery target", () => {
	const patient = duringTests(() => startSite({ API_BASE_URL: target.url }));

	for (const name of ["contact", "application"] as const) {
		test(`${FORMS[name].path}: the visitor sees that it is still being sent, and reads the acceptance when it comes`, async ({
			page,
		}) => {
			target.fail({ kind: "late", ms: 4_000 });
			await page.clock.install();
			await openForm(page, patient.url, name);
			const form = await fill(page, name);
			const sender = await form.getByLabel("Email").inputValue();
			await form.getByRole("button", { name: FORMS[name].button }).click();
			await expect(form.locator("button:focus, label:has(:focus)"), "screen readers hear it").toContainText(
				"Sending...",
			);
			// Each sign of progress begins the three seconds anew.
			await expect(async () => {
				await page.clock.fastForward(3_000);
				await expect(form.getByText("Still sending...")).toBeVisible({ timeout: 500 });
			}).toPass();
			// The site itself waits for eight seconds.
			await expect(message(page)).toHaveText(
				name === "contact" ? "Thank you, we call you." : "Application submitted successfully!",
				{ timeout: 20_000 },
			);
			// The delivery target still hears of the other tests' submissions, which the site repeats.
			const posts = target.received.filter(({ body }) => JSON.stringify(body).includes(sender));
			expect(posts, "posted once").toHaveLength(1);
		});
	}
});

test.describe("submissions that could not be stored", () => {
	const broken = duringTests(() => startSite({ DATA_DIR: "/dev/null/data" }));

	for (const name of ["contact", "application"] as const) {
		test(`${FORMS[name].path}: says that nothing was received, and keeps fields and file`, async ({
			page,
		}) => {
			const form = await sendForm(page, broken.url, name);
			await expect(message(page).locator("p").first()).toHaveText("Something went wrong, please try again");
			await expect(message(page)).toContainText("Nothing was received");
			await expect(receipt(page)).toHaveCount(0);
			await expect(form.getByLabel("Phone number")).toHaveValue(PHONE_NUMBER);
			if (name === "application") {
				await expect(form).toContainText("cv.pdf (20 KB)");
				await expect(form.getByRole("button", { name: "Try again" })).toBeVisible();
			}
		});
	}

	test.describe("without script", () => {
		test.use({ javaScriptEnabled: false });
		for (const name of ["contact", "application"] as const) {
			test(`${FORMS[name].path}: says so on a page from which Back leads to the filled-in form`, async ({
				page,
			}) => {
				await sendForm(page, broken.url, name);
				await expect(page.locator("body")).toContainText("Something went wrong, please try again");
				await expect(page.locator("body")).toContainText("Nothing was received");
				if (name === "application") await expect(page.locator("body")).toContainText("choose your CV again");
				await page.goBack();
				await expect(formOf(page).getByLabel("Phone number")).toHaveValue(PHONE_NUMBER);
			});
		}
	});
});
