import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import { startClamdStandIn, VIRUS, VIRUS_NAME } from "#lib/submissions/cv/samples/clamd";
import { pdf } from "#lib/submissions/cv/samples/files";
import { startDeliveryTarget } from "./support/delivery-target.ts";
import { duringTests } from "./support/during-tests.ts";
import { startSite } from "./support/site.ts";
import { fillApplication, REFERENCE, visit } from "./support/visitor.ts";

/* From the applicant's form to the CV that staff open, with a stand-in for ClamAV (real: scanner.isolated.test.ts). */

const SUCCESS = "Application submitted successfully!";
const FORM = "form[action^='/api/applications/']";
const MACROS = "Heuristics.OLE2.ContainsMacros.VBA";

test.describe.configure({ mode: "serial" });
const target = duringTests(startDeliveryTarget);
const clamd = duringTests(() => startClamdStandIn());
const site = duringTests(() =>
	startSite({
		API_BASE_URL: target.url,
		IMAGE_HOST_UPLOAD_URL: `${target.url}/image-host`,
		IMAGE_HOST_UPLOAD_PRESET: "cvs",
		CLAMD_ADDRESS: clamd.address,
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

/** Where the delivery target can find the CV of the last application that it got. */
const linkOfLast = () => String((target.received.at(-1)?.body as { fileUrl?: string })?.fileUrl);

/** A command as staff give it. */
const submissions = async (...args: string[]) => {
	const { stdout } = await promisify(execFile)(
		process.execPath,
		["--conditions=react-server", "scripts/submissions.ts", ...args],
		{ env: { ...process.env, DATA_DIR: site.dataDir, SITE_URL: site.url, API_BASE_URL: target.url } },
	);
	return stdout;
};

test("a CV with macros is delivered, and its link leads staff to a page that says so, where nothing runs", async ({
	page,
	browser,
}) => {
	clamd.respond(() => `stream: ${MACROS} FOUND`);
	const macros = readFileSync("lib/submissions/cv/samples/macros.doc");
	expect(await apply(page, macros, "<img src=x onerror=alert(1)>CV.doc")).toContain(SUCCESS);
	expect(clamd.scanned[0]?.equals(macros), "the scanner got the file").toBe(true);
	expect(linkOfLast(), "the image host does not get it").toMatch(`${site.url}/uploads/`);
	expect(target.received.map(({ path }) => path)).not.toContain("/image-host");

	const staff = await browser.newContext({ viewport: { width: 360, height: 800 } });
	const desk = await staff.newPage();
	const requested: string[] = [];
	desk.on("request", (request) => requested.push(request.url()));
	desk.on("dialog", () => requested.push("a dialog"));
	const response = await desk.goto(linkOfLast());
	expect(response?.headers()).toMatchObject({
		"x-robots-tag": "noindex",
		"cache-control": "private, no-store",
	});
	expect(response?.headers()["content-security-policy"]).toMatch(
		/^default-src 'none'.*sandbox allow-downloads/,
	);
	await expect(desk.locator("body")).toContainText(`ClamAV found ${MACROS}`);
	for (const width of [360, 1280]) {
		await desk.setViewportSize({ width, height: 800 });
		expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
	}
	expect(requested).toEqual([linkOfLast()]);
	const download = desk.waitForEvent("download");
	const request = desk.waitForRequest(/download=1/);
	await desk.getByRole("link", { name: "Download the CV" }).click();
	expect((await download).suggestedFilename()).toMatch(/CV\.doc$/);
	expect(await (await request).headerValue("referer"), "the signed URL goes nowhere").toBeNull();
	await staff.close();
});

test("an infected CV is quarantined, the applicant reads so, and staff can view and release it", async ({
	page,
}) => {
	clamd.respond((content) => (content.includes(VIRUS) ? `stream: ${VIRUS_NAME} FOUND` : "stream: OK"));
	const before = target.received.length;
	const read = await apply(page, pdf(2_000, VIRUS));
	expect(read).toContain("We look at it before it goes on.");
	expect(read).not.toContain(SUCCESS);
	expect(target.received.length, "nothing is delivered").toBe(before);
	const [reference = ""] = REFERENCE.exec(read) ?? [];
	expect(await submissions("list", "quarantined")).toMatch(`${VIRUS_NAME} found`);
	const [link = ""] = /http\S+\/uploads\/\S+/.exec(await submissions("show", reference)) ?? [];
	await page.goto(link);
	await expect(page.locator("body")).toContainText(`ClamAV found ${VIRUS_NAME}`);
	await submissions("release", reference);
	await expect.poll(linkOfLast, { timeout: 30_000 }).toContain(new URL(link).pathname);
});
