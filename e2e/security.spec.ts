import { expect, type Page, test } from "@playwright/test";
import { startBackend } from "./backend.ts";
import { startSite } from "./site.ts";
import { settled, visit } from "./visitor.ts";

const CHECKS: [typed: string, verdict: string, detail: string][] = [
	["030 000 0000", "This is one of our channels", "Call line"],
	["https://wa.me/233300000000", "This is one of our channels", "WhatsApp"],
	["@BESTFIELD_example", "This is one of our channels", "x.com/bestfield_example"],
	["+233 30 000 0106", "This is one of our channels", "Kumasi Adum Branch"],
	["030 000 0002", "This is one of our channels", "Our branches"],
	["bestfieId-loans.com", "This is not on our list", "It looks like ours"],
	["024 412 3456", "This is not on our list", "Call us on 0800 000 000 before you answer"],
	["*277*1*0244123456*500#", "This is not on our list", "It looks like ours"],
	["please call me", "We cannot read this", "Type one phone number"],
	["Bestfield", "We cannot read this", "anyone can write our name"],
];

const verdict = (page: Page) => page.locator("#verdict");
const field = (page: Page) => page.getByRole("textbox", { name: /^Phone number, link/ });

async function check(page: Page, typed: string) {
	await field(page).fill(typed);
	await page.getByRole("button", { name: "Check it" }).click();
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(`what contacted somebody, checked ${javaScriptEnabled ? "with" : "without"} script`, () => {
		test.use({ javaScriptEnabled });

		test("is ours, is not ours, or cannot be read; it is never called safe", async ({ page }) => {
			await visit(page, "/security");
			for (const [typed, is, detail] of CHECKS) {
				await check(page, typed);
				await expect(verdict(page).locator("p").first(), typed).toHaveText(is);
				await expect(verdict(page), typed).toContainText(detail);
				await expect(verdict(page), typed).toContainText(typed);
				await expect(field(page)).toHaveValue(typed);
				expect(await verdict(page).textContent()).not.toMatch(/\b(safe|secure|trust)/i);
			}
		});
	});
}

test("with script nothing that is checked leaves the phone, or stays in the address", async ({ page }) => {
	await visit(page, "/security?check=0244123456");
	await expect(verdict(page)).toContainText("not on our list");
	await settled(page);
	const sent: string[] = [];
	page.on("request", (request) => sent.push(request.url()));
	await check(page, "0200000000");
	await expect(verdict(page)).toContainText("0200000000");
	await expect(page).toHaveURL("/security");
	// Browsers request the page's icon again when its address changes.
	expect(sent.filter((url) => !url.endsWith("/icon.svg"))).toEqual([]);
});

test("without script the answer is its asker's alone: no cache keeps it", async ({ request }) => {
	for (let time = 0; time < 2; time++) {
		const answer = await request.get("/security?check=0244123456");
		expect(answer.headers()["cache-control"]).toBe("private, no-store");
		expect(await answer.text()).toContain("0244123456");
		expect(answer.headers()["x-nextjs-cache"]).not.toBe("HIT");
	}
	await request.get("/security");
	expect((await request.get("/security")).headers()["cache-control"]).toContain("s-maxage");
});

test("a page of many letters is read to no end that could pass for the whole", async ({ page }) => {
	const forged = `https://${"x".repeat(268)}@localhost.evil.test/`;
	await page.goto(`/security?check=${encodeURIComponent(forged)}`);
	await expect(verdict(page)).toContainText(/not on our list|cannot read/);
	await page.goto(`/security?check=${encodeURIComponent(`${forged}${"y".repeat(500)}`)}`);
	await expect(verdict(page)).toContainText("We cannot read this");
});

test("the page lists our channels, what we never ask for, how to report, and the warnings", async ({
	page,
}) => {
	await visit(page, "/security");
	const main = page.getByRole("main");
	for (const href of [
		"tel:+233300000000",
		"tel:0800000000",
		"tel:*277%23",
		"mailto:hello@bestfield.example",
		"https://x.com/bestfield_example",
		"https://www.bog.gov.gh",
	])
		await expect(main.locator(`a[href="${href}"]`).first(), href).toBeVisible();
	for (const never of ["Your PIN", "A one-time code (OTP)", "A password", "Money before a loan"])
		await expect(main.getByText(never, { exact: true })).toBeVisible();
	const warnings = main.getByRole("region", { name: "Latest warnings" });
	await expect(warnings.getByRole("heading", { level: 3 }).first()).toHaveText(
		"Beware of callers who ask for your PIN",
	);
	await expect(warnings.getByRole("link", { name: "All security notices" })).toHaveAttribute(
		"href",
		"/notices?category=security",
	);
});

test("somebody who gave away a PIN learns who blocks what, on which number and at which hours", async ({
	page,
}) => {
	for (const path of ["/security", "/offline"]) {
		await visit(page, path);
		const block = page.getByRole("region", { name: "Somebody knows your PIN, or your phone is stolen" });
		await expect(block.getByRole("listitem")).toHaveCount(3);
		await expect(block).toContainText("Call 0800 000 000");
		await expect(block).toContainText("Monday to Friday, 08:00 to 17:00");
		await expect(block).toContainText("your mobile network blocks them");
	}
});

test("on a phone, somebody who gave away a PIN gets from the top of the page to the numbers to call in one tap", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 800 });
	await visit(page, "/security");
	await page.getByRole("link", { name: "I told somebody my PIN" }).click();
	const block = page.getByRole("region", { name: "Somebody knows your PIN, or your phone is stolen" });
	await expect(block.getByRole("heading")).toBeInViewport();
	await expect(block.getByRole("listitem").first()).toBeInViewport();
	await page.setViewportSize({ width: 1280, height: 900 });
	await expect(page.getByRole("link", { name: "I told somebody my PIN" })).toBeHidden();
});

test("somebody at the door can be checked, and a crime reported to the police and the Cyber Security Authority", async ({
	page,
}) => {
	await visit(page, "/security");
	const collector = page.getByRole("region", { name: "Is this our collector?" });
	await expect(collector.getByRole("listitem")).toHaveText([
		/badge with a photo/,
		/handheld device/,
		/text message for every deposit/,
		/Call 0800 000 000 before you pay/,
	]);
	await expect(collector.getByRole("link", { name: "0800 000 000" })).toHaveAttribute(
		"href",
		"tel:0800000000",
	);
	const report = page.getByRole("region", { name: "If you are in doubt" });
	await expect(report).toContainText("any police station");
	await expect(report.getByRole("link", { name: "292" })).toHaveAttribute("href", "tel:292");
	await expect(report.getByRole("link", { name: "050 160 3111" })).toHaveAttribute(
		"href",
		"https://wa.me/233501603111",
	);
});

test("a maintenance that is over is no warning", async ({ page }) => {
	await visit(page, "/security");
	const warnings = page.getByRole("region", { name: "Latest warnings" });
	await expect(warnings.getByRole("heading", { level: 3 })).toHaveCount(3);
	await expect(warnings).not.toContainText("Maintenance");
});

test("the page stands when the notices cannot be loaded", async ({ page }) => {
	const backend = await startBackend();
	backend.fault("/notices", { kind: "status", status: 500 });
	const site = await startSite({ API_BASE_URL: backend.url });
	await page.goto(`${site.url}/security`);
	await expect(page.getByText("The warnings could not be loaded")).toBeVisible();
	await expect(field(page)).toBeVisible();
	await site.stop();
	await backend.stop();
});
