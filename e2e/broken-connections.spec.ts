import { connect, createServer, type Socket } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { pdf } from "#lib/submissions/cv/samples/files";
import { startDeliveryTarget } from "./support/delivery-target.ts";
import { duringTests } from "./support/during-tests.ts";
import { listen } from "./support/listen.ts";
import { startSite } from "./support/site.ts";
import { clockToPutAhead } from "./support/site-clock.ts";
import { claimOffline, fillApplication, interactive, settled } from "./support/visitor.ts";

/* A form in flight, as visitors see it, over a connection that is slow, breaks, or holds back the response. */

const target = duringTests(startDeliveryTarget);
const site = duringTests(() =>
	startSite({
		API_BASE_URL: target.url,
		IMAGE_HOST_UPLOAD_URL: `${target.url}/image-host`,
		IMAGE_HOST_UPLOAD_PRESET: "cvs",
		...clockToPutAhead(46),
	}),
);

test("a 4 MB CV over 400 kbit/s shows how far it is, and survives a broken connection", async ({ page }) => {
	test.setTimeout(120_000);
	const taken = target.taken.size;
	await using line = await openLine(Number(new URL(site.url).port));
	const form = await fillApplicationOver(line, page, 4_000_000);
	const session = await page.context().newCDPSession(page);
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 400,
		downloadThroughput: 50_000,
		uploadThroughput: 50_000,
	});
	const percent = () => form.getByRole("progressbar").evaluate((bar: HTMLProgressElement) => bar.value);
	await form.getByRole("button", { name: "Submit Application" }).click();
	await expect.poll(percent, { timeout: 30_000 }).toBeGreaterThan(4);
	line.down();
	await expect(form.getByRole("alert").locator("p").first()).toHaveText("Upload failed. Please try again.");
	line.up();
	await form.getByRole("button", { name: "Try again" }).click();
	// Twice longer than any time in which the server counts what has come of a body.
	for (const part of [4, 8]) {
		await expect.poll(percent, { timeout: 30_000 }).toBeGreaterThan(part);
		await site.putClockAhead();
	}
	await expect.poll(percent, { timeout: 30_000 }).toBeGreaterThan(12);
	expect(await percent(), "it is still under way").toBeLessThan(100);
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 0,
		downloadThroughput: -1,
		uploadThroughput: -1,
	});
	await expect(page.getByRole("region", { name: "Your receipt" })).toBeVisible({ timeout: 60_000 });
	await expect.poll(() => target.taken.size).toBe(taken + 1);
});

test("visitors cannot cancel a complete upload, and are asked before they leave without the response", async ({
	page,
}) => {
	const taken = target.taken.size;
	await using line = await openLine(Number(new URL(site.url).port));
	const form = await fillApplicationOver(line, page, 20_000);
	await settled(page);
	line.holdResponses();
	await form.getByRole("button", { name: "Submit Application" }).click();
	await expect(form.getByText("Uploaded. Waiting for the reply.")).toBeVisible();
	await expect(form.getByRole("progressbar"), "the rest is under way").not.toHaveAttribute("value");
	await expect(form.getByRole("button", { name: "Cancel" })).toHaveCount(0);
	await expect.poll(() => target.taken.size, "the application has arrived").toBe(taken + 1);
	const dialogOpens = page.waitForEvent("dialog");
	await page.evaluate(() => void setTimeout(() => location.assign("/faqs")));
	const dialog = await dialogOpens;
	expect(dialog.type()).toBe("beforeunload");
	await dialog.dismiss();
	line.passResponses();
	await expect(page.getByRole("region", { name: "Your receipt" })).toBeVisible();
});

test("a browser that wrongly says it is offline does not say that nothing was sent when the response is cut", async ({
	page,
}) => {
	const taken = target.taken.size;
	await using line = await openLine(Number(new URL(site.url).port));
	await claimOffline(page);
	const form = await fillApplicationOver(line, page, 20_000);
	await settled(page);
	line.holdResponses();
	await form.getByRole("button", { name: "Submit Application" }).click();
	await expect.poll(() => target.taken.size, "the application has arrived").toBe(taken + 1);
	line.down();
	await expect(form.getByRole("alert")).toContainText("It may have arrived nevertheless");
	line.up();
	line.passResponses();
	await form.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("region", { name: "Your receipt" })).toBeVisible();
	expect(target.taken.size, "the same application is taken once").toBe(taken + 1);
});

/** Fills in an application, with a CV of so many bytes, on a page that came over the line. Returns its form. */
async function fillApplicationOver({ url }: { url: string }, page: Page, bytes: number) {
	await page.goto(`${url}/careers/1`);
	await interactive(page);
	const form = await fillApplication(page);
	await form
		.getByLabel("Your CV")
		.setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: pdf(bytes) });
	return form;
}

/**
 * A line to the site that can go down: every connection on it breaks, and new ones too until it is up again. It can also hold
 * back the site's responses.
 */
async function openLine(port: number) {
	const pairs = new Map<Socket, Socket>();
	let isDown = false;
	let isHeld = false;
	const server = createServer((near) => {
		if (isDown) return void near.resetAndDestroy();
		const far = connect(port, "localhost");
		for (const [end, other] of [
			[near, far],
			[far, near],
		] as const) {
			end.on("error", () => {});
			end.on("close", () => {
				pairs.delete(far);
				other.destroy();
			});
		}
		near.pipe(far);
		if (!isHeld) far.pipe(near);
		pairs.set(far, near);
	});
	const listening = await listen(server, { host: "localhost" });
	const down = () => {
		isDown = true;
		for (const end of [...pairs].flat()) end.resetAndDestroy();
	};
	return {
		...listening,
		down,
		up: () => {
			isDown = false;
		},
		holdResponses: () => {
			isHeld = true;
			for (const [far, near] of pairs) far.unpipe(near);
		},
		passResponses: () => {
			isHeld = false;
			for (const [far, near] of pairs) far.pipe(near);
		},
	};
}
