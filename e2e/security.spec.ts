import { expect, type Page, test } from "@playwright/test";
import { settled, visit } from "./visitor.ts";

const CHECKS: [typed: string, verdict: string, detail: string][] = [
	["030 000 0000", "This is one of our channels", "Call line"],
	["bestfieId-loans.com", "This is not on our list", "It looks like ours"],
	["please call me", "We cannot read this", "Type one phone number"],
];

const verdict = (page: Page) => page.locator("#verdict");
const field = (page: Page) => page.getByRole("textbox", { name: /^Phone number, link/ });

async function check(page: Page, typed: string) {
	await field(page).fill(typed);
	await page.getByRole("button", { name: "Check it" }).click();
}

test("a number, link or address is ours, is not ours, or cannot be read; it is never called safe", async ({
	page,
}) => {
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

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the server checks what was typed", async ({ page }) => {
		await page.goto("/security");
		await check(page, "024 412 3456");
		await expect(verdict(page).locator("p").first()).toHaveText("This is not on our list");
		await expect(verdict(page)).toContainText("024 412 3456");
		await expect(field(page)).toHaveValue("024 412 3456");
	});
});

test("with script nothing that is checked leaves the phone, or stays in the URL", async ({ page }) => {
	await visit(page, "/security?check=0244123456");
	await expect(verdict(page)).toContainText("not on our list");
	await settled(page);
	const sent: string[] = [];
	page.on("request", (request) => sent.push(request.url()));
	await check(page, "0200000000");
	await expect(verdict(page)).toContainText("0200000000");
	await expect(page).toHaveURL("/security");
	// Browsers request the page's icon again when its URL changes; the font comes with the first use of a page.
	expect(sent.filter((url) => !/\/icon\.[\w~-]+\.svg$|\.woff2$/.test(url))).toEqual([]);
});

test("on a small phone the answer comes into sight and takes the focus, each time", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await visit(page, "/security");
	for (const number of ["0200000000", "0244123456"]) {
		await check(page, number);
		await expect(verdict(page)).toContainText(number);
		await expect(verdict(page)).toBeFocused();
		await expect(page.getByText("This is not on our list")).toBeInViewport();
	}
});

test("the page lists our channels, what we never ask for, how to report, and the warnings; visitors who gave away a PIN learn whom to call", async ({
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
	await test.step("a maintenance that is over is no warning", async () => {
		const warnings = page.getByRole("region", { name: "Latest warnings" });
		await expect(warnings.getByRole("heading", { level: 3 })).toHaveCount(3);
		await expect(warnings).not.toContainText("Maintenance");
	});

	await test.step("somebody who gave away a PIN learns who blocks what, on which number and at which hours", async () => {
		const block = page.getByRole("region", { name: "Somebody knows your PIN, or your phone is stolen" });
		await expect(block.getByRole("listitem")).toHaveCount(3);
		await expect(block).toContainText("Call 0800 000 000");
		await expect(block).toContainText("Monday to Friday, 08:00 to 17:00");
		await expect(block).toContainText("your mobile network blocks them");
	});

	await test.step("on a phone it takes one tap from the top of the page to the numbers to call", async () => {
		await page.setViewportSize({ width: 360, height: 800 });
		await page.evaluate(() => scrollTo(0, 0));
		await page.getByRole("link", { name: "I told somebody my PIN" }).click();
		const block = page.getByRole("region", { name: "Somebody knows your PIN, or your phone is stolen" });
		await expect(block.getByRole("heading")).toBeInViewport();
		await expect(block.getByRole("listitem").first()).toBeInViewport();
		await page.setViewportSize({ width: 1280, height: 900 });
		await expect(page.getByRole("link", { name: "I told somebody my PIN" })).toBeHidden();
	});
});
