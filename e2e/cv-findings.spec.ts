import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import { hasClamd, NEEDS_CLAMD, startClamd, VIRUS } from "#lib/submissions/cv/samples/clamd";
import { docx, pdf, zip } from "#lib/submissions/cv/samples/files";
import { duringTests } from "./during-tests.ts";
import { startReceiver } from "./receiver.ts";
import { startSite } from "./site.ts";
import { fillApplication, REFERENCE, visit } from "./visitor.ts";

/* From the applicant's form to the page that staff see before the download, with Debian's virus scanner. */

const SUCCESS = "Application submitted successfully!";
const FORM = "form[action^='/api/applications/']";
const HOSTILE_NAME = "<img src=x onerror=alert(1)>CV.docx";
const HOSTILE_TARGET = "javascript:alert('<img src=x onerror=alert(1)>')";
const LINKING = docx([["word/vbaProject.bin", Buffer.from("d0cf11e0", "hex")]], {
	relations: [["hyperlink", HOSTILE_TARGET.replaceAll("<", "&lt;"), true]],
});

test.describe.configure({ mode: "serial" });
const receiver = duringTests(startReceiver);
const clamd = hasClamd() ? duringTests(startClamd) : undefined;
const site = duringTests(() =>
	startSite({
		API_BASE_URL: receiver.url,
		IMAGE_HOST_UPLOAD_URL: `${receiver.url}/image-host`,
		IMAGE_HOST_UPLOAD_PRESET: "cvs",
		...(clamd && { CLAMD_ADDRESS: clamd.socket }),
	}),
);

/** Sends an application with this file in the browser; returns what the applicant reads. */
async function apply(page: Page, buffer: Buffer, name = "cv.pdf"): Promise<string> {
	await visit(page, `${site.url}/careers/1`);
	await fillApplication(page);
	await page.locator(FORM).getByLabel("Your CV").setInputFiles({ name, mimeType: "", buffer });
	await page.getByRole("button", { name: "Submit Application" }).click();
	const receipt = page.getByRole("region", { name: "Your receipt" });
	await expect(receipt).toContainText(REFERENCE, { timeout: 30_000 });
	return String(await page.locator("main").textContent());
}

/** Where the receiver was told to find the CV of the last application that it got. */
const linkOfLast = () => String((receiver.received.at(-1)?.body as { fileUrl?: string })?.fileUrl);

/** A command as staff give it. */
const submissions = async (...args: string[]) => {
	const { stdout } = await promisify(execFile)(
		process.execPath,
		["--conditions=react-server", "scripts/submissions.ts", ...args],
		{ env: { ...process.env, DATA_DIR: site.dataDir, SITE_URL: site.url, API_BASE_URL: receiver.url } },
	);
	return stdout;
};

test("an application with a finding is delivered, and its link leads staff to a page in words where nothing runs", async ({
	page,
	browser,
}) => {
	const read = await apply(page, LINKING, HOSTILE_NAME);
	expect(read).toContain(SUCCESS);
	expect(linkOfLast(), "the image host does not get it").toMatch(`${site.url}/uploads/`);
	expect(receiver.received.map(({ path }) => path)).not.toContain("/image-host");

	const staff = await browser.newContext({ viewport: { width: 360, height: 800 } });
	const desk = await staff.newPage();
	const asked: string[] = [];
	desk.on("request", (request) => asked.push(request.url()));
	desk.on("dialog", () => asked.push("a dialog"));
	const answer = await desk.goto(linkOfLast());
	expect(answer?.headers()).toMatchObject({
		"x-robots-tag": "noindex",
		"cache-control": "private, no-store",
	});
	expect(answer?.headers()["content-security-policy"]).toMatch(
		/^default-src 'none'.*sandbox allow-downloads/,
	);
	for (const text of ["contains macros", "word/vbaProject.bin", HOSTILE_TARGET])
		await expect(desk.locator("body")).toContainText(text);
	await expect(desk.getByRole("link"), "what the applicant wrote is no link").toHaveCount(1);
	for (const width of [360, 1280]) {
		await desk.setViewportSize({ width, height: 800 });
		expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
	}
	expect(asked).toEqual([linkOfLast()]);
	const download = desk.waitForEvent("download");
	const request = desk.waitForRequest(/download=1/);
	await desk.getByRole("link", { name: "Download the CV" }).click();
	expect((await download).suggestedFilename()).toContain("CV");
	expect(await (await request).headerValue("referer"), "the signed address goes nowhere").toBeNull();
	await staff.close();
});

test("a Pages document is refused before it is sent, with what to do", async ({ page }) => {
	await visit(page, `${site.url}/careers/1`);
	for (const first of ["Index/Document.iwa", "preview.jpg", "Data/photo.jpg"]) {
		const file = { name: "cv.docx", mimeType: "", buffer: zip([[first]]) };
		await page.locator(FORM).getByLabel("Your CV").setInputFiles(file);
		await expect(page.locator(FORM).getByRole("alert")).toHaveText(
			"This file is called .docx, but is a Pages document. Open it, choose Export to, PDF.",
		);
	}
});

test.describe("with a virus scanner", () => {
	test.skip(!hasClamd(), NEEDS_CLAMD);

	test("an infected CV is held, the applicant is told so, and staff can look and release it", async ({
		page,
	}) => {
		const before = receiver.received.length;
		const read = await apply(page, pdf(2_000, VIRUS));
		expect(read).toContain("We look at it before it goes on.");
		expect(read).not.toContain(SUCCESS);
		expect(receiver.received.length, "nothing is delivered").toBe(before);
		const [reference = ""] = REFERENCE.exec(read) ?? [];
		const shown = await submissions("show", reference);
		const [link = ""] = /http\S+\/uploads\/\S+/.exec(shown) ?? [];
		await page.goto(link);
		await expect(page.locator("body")).toContainText("is infected, says the virus scanner: Site.Tests.Virus");
		await submissions("release", reference);
		await expect.poll(linkOfLast, { timeout: 30_000 }).toContain(new URL(link).pathname);
	});

	test("a scanner that does not answer delays an application by ten seconds, and is asked again for staff", async ({
		page,
	}) => {
		clamd?.pause();
		const begun = performance.now();
		expect(await apply(page, pdf(3_000))).toContain(SUCCESS);
		expect(performance.now() - begun).toBeLessThan(20_000);
		await page.goto(linkOfLast());
		await expect(page.locator("body")).toContainText("has not been scanned for viruses yet");
		clamd?.resume();
		await page.reload();
		await expect(page.locator("body")).toContainText("The virus scanner has found nothing in the meantime.");
	});
});
