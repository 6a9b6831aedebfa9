import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { MAX_UPLOAD_BYTES } from "#lib/company/limits";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { pdf, zip } from "#lib/submissions/cv/samples/files";
import { claimOffline, fillApplication, REFERENCE, started, visit } from "./support/visitor.ts";

const form = (page: Page) => page.locator("form[action^='/api/applications/']");
const alert = (page: Page) => form(page).getByRole("alert").locator("p").first();
const submit = (page: Page) => form(page).getByRole("button", { name: "Submit Application" });
const receipt = (page: Page) => page.getByRole("region", { name: "Your receipt" });
const CV = { name: "Kofi’s CV.pdf", mimeType: "application/pdf", buffer: pdf(20_000) };

test("an application is submitted: a toast, and a receipt in place of the form; an upload can be cancelled, and sent again", async ({
	page,
}) => {
	await visit(page, "/careers/1");
	await page.getByRole("link", { name: "Apply Now" }).click();
	await expect(submit(page)).toBeInViewport();
	await fillApplication(page);
	await form(page).getByLabel("Your CV").setInputFiles(CV);
	await expect(form(page).getByText("Kofi’s CV.pdf (20 KB)")).toBeVisible();
	await submit(page).click();
	await expect(page.locator("[data-sonner-toast]")).toContainText("Application submitted successfully!");
	await expect(receipt(page)).toContainText(REFERENCE);
	await expect(form(page)).toHaveCount(0);
	await page.getByRole("link", { name: "Send another application" }).click();
	for (const label of ["Name", "Phone number", "Email", "Your CV"]) {
		await expect(form(page).getByLabel(label)).toHaveValue("");
	}
	await expect(form(page).getByText("Kofi’s CV.pdf")).toHaveCount(0);
	await test.step("an upload can be cancelled, and sent again after the connection broke", async () => {
		await fillApplication(page);
		await form(page).getByLabel("Your CV").setInputFiles(CV);
		await page.route("/api/applications/*", () => {});
		await submit(page).click();
		await expect(form(page).getByRole("progressbar")).toBeVisible();
		await form(page).getByRole("button", { name: "Cancel" }).click();
		await expect(alert(page)).toHaveText(/^You cancelled it, so nothing was sent/);
		await expect(form(page).getByRole("alert")).toBeFocused();
		await page.unroute("/api/applications/*");
		await page.route("/api/applications/*", (route) => route.abort("connectionreset"), { times: 1 });
		await form(page).getByRole("button", { name: "Try again" }).click();
		await expect(alert(page)).toHaveText("Upload failed. Please try again.");
		await form(page).getByRole("button", { name: "Try again" }).click();
		await expect(receipt(page)).toContainText(REFERENCE);
	});
});

test("all fields and the file are needed; the file can be dropped, and stays when another field is wrong", async ({
	page,
}) => {
	await visit(page, "/careers/1");
	await started(submit(page));
	await submit(page).click();
	await expect(alert(page)).toHaveText("Please fill all fields and upload your file");
	await expect(form(page).getByRole("alert")).toBeFocused();
	await test.step("the file’s field comes after the email’s for the keyboard", async () => {
		await form(page).getByLabel("Email").focus();
		await page.keyboard.press("Tab");
		await expect(form(page).getByLabel("Your CV")).toBeFocused();
	});
	await test.step("a file can be dropped on the form", async () => {
		const several = await page.evaluateHandle(() => {
			const transfer = new DataTransfer();
			for (const name of ["letter.pdf", "cv.pdf"]) transfer.items.add(new File(["%PDF-1.4"], name));
			return transfer;
		});
		await form(page).getByText("Combine your cover letter").dispatchEvent("drop", { dataTransfer: several });
		await expect(form(page).getByRole("alert")).toContainText("Please upload one file only.");
		await expect(form(page).getByText("letter.pdf")).toHaveCount(0);
		const dropped = await page.evaluateHandle(() => {
			const transfer = new DataTransfer();
			transfer.items.add(new File(["%PDF-1.4"], "dropped.pdf", { type: "application/pdf" }));
			return transfer;
		});
		await form(page).getByText("Combine your cover letter").dispatchEvent("drop", { dataTransfer: dropped });
		await expect(form(page).getByText("dropped.pdf (8 bytes)")).toBeVisible();
		await expect
			.poll(() =>
				form(page)
					.getByLabel("Your CV")
					.evaluate((input: HTMLInputElement) => input.files?.length),
			)
			.toBe(1);
	});

	await form(page).getByLabel("Your CV").setInputFiles(CV);
	await fillApplication(page);
	await form(page).getByLabel("Email").fill("kofi");
	await submit(page).click();
	await expect(alert(page)).toHaveText("Enter an email address like ama@example.com.");
	await expect(form(page).getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
	await expect(form(page).getByText("Kofi’s CV.pdf (20 KB)")).toBeVisible();
	await test.step("fields are still there after another page; the file must be chosen again", async () => {
		const phone = form(page).getByLabel("Phone number");
		await page.getByRole("link", { name: "our branches" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Branch Locator" })).toBeVisible();
		await page.goBack();
		await expect(phone).toHaveValue("020 000 0000");
		await form(page).getByLabel("Your CV").setInputFiles(CV);
	});
	await form(page).getByLabel("Email").fill("kofi@example.com");
	await submit(page).click();
	await expect(receipt(page)).toContainText(REFERENCE);
});

test("the browser refuses a file of 5,242,881 bytes before anything is uploaded, and once; one of 5,242,880 passes", async ({
	page,
}) => {
	const posts: string[] = [];
	page.on("request", (request) => void (request.method() === "POST" && posts.push(request.url())));
	await visit(page, "/careers/1");
	await fillApplication(page);
	const cv = form(page).getByLabel("Your CV");
	await test.step("the field names types and endings, because some phones offer no file for endings alone", async () => {
		const accepted = ((await cv.getAttribute("accept")) ?? "").split(",");
		expect(accepted).toEqual([
			...[".pdf", ".doc", ".docx", ".jpg", ".jpeg", ".png"],
			...["application/pdf", "application/msword"],
			"application/vnd.openxmlformats-officedocument.wordprocessingml.document",
			...["image/jpeg", "image/png"],
		]);
	});
	for (const [buffer, text] of [
		[
			Buffer.from("MZ program"),
			"Please upload a PDF, a Word document (DOC or DOCX), or a picture (JPG or PNG).",
		],
		[Buffer.alloc(0), "This file is empty. Please choose another one."],
		[pdf(MAX_UPLOAD_BYTES + 1), "File size exceeds 5MB. Please upload a smaller file."],
	] as const) {
		await cv.setInputFiles({ ...CV, buffer });
		await expect(form(page).getByRole("alert")).toHaveText(text);
		await expect(form(page).getByRole("alert")).toBeFocused();
		await expect(cv).toHaveValue("");
		await expect(cv).toHaveAttribute("aria-invalid", "true");
	}
	await test.step("sending it nevertheless says it again, each time", async () => {
		const said = form(page).getByRole("alert").locator("> *");
		for (let press = 0; press < 3; press++) {
			await said.evaluate((words) => words.setAttribute("data-said", ""));
			await submit(page).focus();
			await submit(page).click();
			await expect(form(page).getByRole("alert")).toBeFocused();
			await expect(form(page).getByRole("alert")).toHaveText(
				"File size exceeds 5MB. Please upload a smaller file.",
			);
			await expect(said, "new words in the live region").not.toHaveAttribute("data-said");
		}
		const place = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().top);
		const alertAt = await place(form(page).getByRole("alert"));
		expect(alertAt, "above the form").toBeLessThan(await place(form(page).getByLabel("Name")));
	});
	await cv.setInputFiles({ ...CV, buffer: pdf(MAX_UPLOAD_BYTES) });
	await form(page).getByLabel("Email").fill("kofi@");
	await submit(page).click();
	await expect(form(page).getByRole("alert")).toHaveText("Enter an email address like ama@example.com.");
	await form(page).getByRole("alert").getByRole("link").click();
	await expect(form(page).getByLabel("Email")).toBeFocused();
	await form(page).getByLabel("Name").fill("A".repeat(301));
	await submit(page).click();
	await expect(alert(page)).toHaveText("Correct the marked fields. Nothing was sent yet.");
	await expect(form(page).getByRole("alert").getByRole("listitem")).toHaveCount(2);
	await form(page).getByLabel("Phone number").fill("  ");
	await submit(page).click();
	await expect(alert(page)).toHaveText("Please fill all fields and upload your file");
	await expect(form(page).getByRole("alert").getByRole("listitem")).toHaveCount(3);
	expect(posts).toEqual([]);

	await test.step("a file of 5,242,880 bytes is sent", async () => {
		await fillApplication(page);
		await submit(page).click();
		await expect(receipt(page)).toContainText(REFERENCE);
	});
});

test("a Pages document is refused before it is sent, with what to do", async ({ page }) => {
	await visit(page, "/careers/1");
	for (const first of ["Index/Document.iwa", "preview.jpg", "Data/photo.jpg"]) {
		const file = { name: "cv.docx", mimeType: "", buffer: zip([[first]]) };
		await form(page).getByLabel("Your CV").setInputFiles(file);
		await expect(form(page).getByRole("alert")).toHaveText(
			"This file is called .docx, but is a Pages document. Open it, choose Export to, PDF.",
		);
	}
});

test("a CV that was changed or removed after it was chosen must be chosen again, and can then be sent", async ({
	page,
}) => {
	const path = join(temporaryFolder(), "cv.pdf");
	await visit(page, "/careers/1");
	await fillApplication(page);
	for (const spoil of [() => appendFileSync(path, "%more"), () => rmSync(path)]) {
		writeFileSync(path, pdf(20_000));
		await form(page).getByLabel("Your CV").setInputFiles(path);
		await expect(form(page).getByText("cv.pdf (20 KB)")).toBeVisible();
		spoil();
		await submit(page).click();
		await expect(alert(page)).toHaveText("Your phone has changed or removed this file. Choose it again.");
		await expect(form(page).getByLabel("Your CV")).toHaveValue("");
	}
	writeFileSync(path, pdf(20_000));
	await form(page).getByLabel("Your CV").setInputFiles(path);
	await submit(page).click();
	await expect(receipt(page)).toContainText(REFERENCE);
});

test("an application that is sent offline before any code of the form has come keeps its file", async ({
	page,
	context,
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true } });
	});
	await page.goto("/careers/1");
	await context.setOffline(true);
	await fillApplication(page);
	await form(page).getByLabel("Your CV").setInputFiles(CV);
	await submit(page).click();
	await expect(alert(page)).toContainText("Your browser says that you are offline, so nothing was sent");
	await context.setOffline(false);
	await submit(page).click();
	await expect(page.locator("main")).toContainText(REFERENCE);
});

test("an application from a browser that wrongly says it is offline is sent by script at the first press", async ({
	page,
}) => {
	await claimOffline(page);
	await visit(page, "/careers/1");
	await fillApplication(page);
	await form(page).getByLabel("Your CV").setInputFiles(CV);
	await started(submit(page));
	await submit(page).click();
	await expect(receipt(page)).toContainText(REFERENCE);
});

test("an application from a browser that wrongly says it is offline is sent with its file at the second press, before any code of the form has come", async ({
	page,
}) => {
	await claimOffline(page);
	await page.route(/\/islands\/application-form-/, () => {});
	await visit(page, "/careers/1");
	await fillApplication(page, { isEarly: true });
	await form(page).getByLabel("Your CV").setInputFiles(CV);
	await submit(page).click();
	await expect(alert(page)).toContainText("If you are connected, send it again");
	await submit(page).click();
	await expect(page).toHaveURL(/\/reply\//);
	await expect(page.locator("main")).toContainText(REFERENCE);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("only the file must be chosen again when a field is wrong, and the page that says so goes with the form", async ({
		page,
	}) => {
		await visit(page, "/careers/1");
		await fillApplication(page);
		const name = await form(page).getByLabel("Name").inputValue();
		await form(page).getByLabel("Email").fill("kofi");
		await form(page).getByLabel("Your CV").setInputFiles(CV);
		await submit(page).click();
		await expect(page).toHaveURL(/\/careers\/1\/reply\/[\w-]{22}#\w+-message$/);
		await expect(alert(page)).toHaveText("Enter an email address like ama@example.com.");
		await expect(form(page).getByRole("alert")).toContainText("Your browser did not keep your CV.");
		await expect(form(page).getByRole("alert").getByRole("listitem")).toHaveText([
			"Your CV: Choose your CV again.",
		]);
		await expect(form(page).getByLabel("Phone number")).toHaveValue("020 000 0000");
		await form(page).getByLabel("Email").fill("kofi@example.com");
		await submit(page).click();
		await expect(alert(page)).toHaveText("Please fill all fields and upload your file");
		await form(page).getByLabel("Your CV").setInputFiles(CV);
		await submit(page).click();
		await expect(page.getByRole("main").getByRole("status").first()).toHaveText(
			"Application submitted successfully!",
		);
		const reference = REFERENCE.exec((await receipt(page).textContent()) ?? "")?.[0];
		await page.goBack();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("This answer is no longer here");
		await page.getByRole("link", { name: "Go back to the role" }).click();
		await fillApplication(page);
		await form(page).getByLabel("Name").fill(name);
		await form(page).getByLabel("Your CV").setInputFiles(CV);
		await submit(page).click();
		await expect(receipt(page), "the same again is the same application").toContainText(String(reference));
	});
});
