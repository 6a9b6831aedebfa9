import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { pdf } from "#lib/submissions/cv/sample-files";
import { type Receiver, type ReceiverFault, startReceiver } from "./receiver.ts";
import { type Site, startSite } from "./site.ts";
import { ON_BOTH_SCREENS, refuseCookies } from "./visitor.ts";

/* What a visitor is told follows what happened, on every form and with or without script. */

const REFERENCE = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]/;
const CV = { name: "cv.pdf", mimeType: "application/pdf", buffer: pdf(20_000) };

const FORMS = {
	contact: {
		path: "/contact",
		button: "Send enquiry",
		received: "Message was received but we encountered a response issue",
		refused: "Submission failed",
	},
	complaint: {
		path: "/complaints",
		button: "Send complaint",
		received: "Message was received but we encountered a response issue",
		refused: "Submission failed",
	},
	application: {
		path: "/careers/1",
		button: "Submit Application",
		received: "Your application was received but we encountered a response issue",
		refused: "Something went wrong, please try again",
	},
} as const;
type FormName = keyof typeof FORMS;

const formOf = (page: Page) => page.locator("form[action^='/api/']");

async function fill(page: Page, name: FormName): Promise<Locator> {
	const form = formOf(page);
	await form.getByLabel("Name").fill(`Visitor ${Math.random().toString(36).slice(2)}`);
	await form.getByLabel("Phone number").fill("024 123 4567");
	await form.getByLabel("Email").fill(`v${Math.random().toString(36).slice(2)}@example.com`);
	if (name === "application") {
		await form.getByLabel("Your CV").setInputFiles(CV);
		return form;
	}
	await form.getByLabel("Date of birth").fill("1990-12-24");
	await form.getByLabel("Business Location").fill("Kumasi");
	await form.getByLabel("Nearest branch").selectOption("Ho Branch");
	if (name === "complaint") await form.getByLabel("What went wrong?").fill("Complaint: the queue");
	return form;
}

async function sendForm(page: Page, url: string, name: FormName): Promise<Locator> {
	await page.goto(url + FORMS[name].path);
	const form = await fill(page, name);
	await form.getByRole("button", { name: FORMS[name].button }).click();
	return form;
}

/** Nothing of it is wider than the screen. */
const expectInSight = async (page: Page) =>
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

const message = (page: Page) => page.locator("#contact-message, #application-message");
const receipt = (page: Page) => page.getByRole("region", { name: "Your receipt" });

let receiver: Receiver;
let site: Site;

test.beforeAll(async () => {
	receiver = await startReceiver();
	site = await startSite({
		API_BASE_URL: receiver.url,
		API_TIMEOUT_MS: "1500",
		IMAGE_HOST_UPLOAD_URL: `${receiver.url}/image-host`,
		IMAGE_HOST_UPLOAD_PRESET: "cvs",
	});
});
test.afterAll(async () => {
	await site.stop();
	await receiver.stop();
});
test.beforeEach(async ({ page }) => {
	receiver.fault(undefined);
	await refuseCookies(page);
});

// With script on both screens where the page may grow too wide; without script on a phone.
for (const script of ["with script", "without script"] as const) {
	test.describe(script, () => {
		test.use({
			javaScriptEnabled: script === "with script",
			...(script === "without script" && { viewport: { width: 360, height: 800 } }),
		});
		const onBothScreens = script === "with script" ? ON_BOTH_SCREENS : {};

		for (const name of Object.keys(FORMS) as FormName[]) {
			const { path, received, refused } = FORMS[name];
			// What each kind of failure comes to, `outbox.test.ts` tells: one form shows another one, too.
			const waiting: [what: string, ReceiverFault][] = [
				["fails", { kind: "status", status: 500 }],
				...(name === "contact" ? ([["hangs", { kind: "hang" }]] as [string, ReceiverFault][]) : []),
				...(name === "application"
					? ([["gets no address from the image host", { kind: "no-secure-url" }]] as [
							string,
							ReceiverFault,
						][])
					: []),
			];
			for (const [what, fault] of waiting) {
				test(`${path}: when the receiver ${what}, the visitor reads that it was received and goes by itself`, async ({
					page,
				}) => {
					receiver.fault(fault);
					await sendForm(page, site.url, name);
					await expect(message(page)).toContainText(received);
					await expect(message(page)).toContainText("We have saved it and will pass it on to our team");
					await expect(receipt(page)).toContainText(REFERENCE);
					await expect(page.getByText(/success/i)).toHaveCount(0);
				});
			}

			const parked: ReceiverFault[] = [
				{ kind: "status", status: 400 },
				...(name === "application" ? [{ kind: "image-host-status", status: 401 } as const] : []),
			];
			for (const fault of parked) {
				test(
					`${path}: when it is refused for good (${fault.kind}), the visitor reads that our staff have it, and a phone number`,
					onBothScreens,
					async ({ page }) => {
						receiver.fault(fault);
						await sendForm(page, site.url, name);
						await expect(message(page)).toContainText(received);
						await expect(message(page)).toContainText("our staff have it");
						await expect(page.getByText("will pass it on")).toHaveCount(0);
						await expectInSight(page);
						await expect(receipt(page)).toContainText(REFERENCE);
						await expect(receipt(page)).toContainText("call 0800 000 000");
					},
				);
			}

			test(`${path}: a refusal is told in the receiver’s words, else in the specification’s, and the fields stay`, async ({
				page,
			}) => {
				receiver.fault({ kind: "answer", body: { data: { success: false } } });
				await sendForm(page, site.url, name);
				await expect(message(page)).toHaveText(refused);
				await expect(receipt(page)).toHaveCount(0);
				await expect(formOf(page).getByLabel("Phone number")).toHaveValue("024 123 4567");
				receiver.fault({ kind: "answer", body: { data: { success: false, message: "We are closed." } } });
				await sendForm(page, site.url, name);
				await expect(message(page)).toHaveText("We are closed.");
			});
		}
	});
}

test.describe("what could not be kept", () => {
	let broken: Site;
	const folder = mkdtempSync(join(tmpdir(), "outcomes-"));
	test.beforeAll(async () => {
		// Where its folder should be stands a file.
		const file = join(folder, "no-folder");
		writeFileSync(file, "");
		broken = await startSite({ DATA_DIR: file });
	});
	test.afterAll(async () => {
		await broken.stop();
		rmSync(folder, { recursive: true });
	});

	for (const name of ["contact", "application"] as const) {
		test(
			`${FORMS[name].path}: says that nothing was received, and keeps fields and file`,
			ON_BOTH_SCREENS,
			async ({ page }) => {
				const form = await sendForm(page, broken.url, name);
				await expect(message(page).locator("p").first()).toHaveText("Something went wrong, please try again");
				await expect(message(page)).toContainText("Nothing was received");
				await expect(receipt(page)).toHaveCount(0);
				await expect(form.getByLabel("Phone number")).toHaveValue("024 123 4567");
				if (name === "application") {
					await expect(form).toContainText("cv.pdf (20 KB)");
					await expect(form.getByRole("button", { name: "Try again" })).toBeVisible();
				}
			},
		);
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
				await expect(formOf(page).getByLabel("Phone number")).toHaveValue("024 123 4567");
			});
		}
	});
});

test("an earlier failure does not colour what is sent after it", async ({ page }) => {
	receiver.fault({ kind: "status", status: 400 });
	await sendForm(page, site.url, "contact");
	await expect(message(page)).toContainText("our staff have it");
	receiver.fault(undefined);
	await formOf(page).getByLabel("Your message").fill("Something else");
	await formOf(page).getByRole("button", { name: "Send enquiry" }).click();
	await expect(message(page)).toHaveText("Thank you, we call you.");
	await expect(message(page)).toHaveCount(1);
});
