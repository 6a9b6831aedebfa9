import { expect, type Page, test } from "@playwright/test";
import { holdFiles, interactive, visit } from "./support/visitor.ts";

const FAKE =
	"BESTFIELD: Your account is blocked. Send your PIN to 0244123456 or open https://bestfield.example@evil.test/a and text YES to 1234";

const CHECKS: [typed: string, verdict: string, ...details: string[]][] = [
	["030 000 0000", "This is one of our channels", "Ours: Call line"],
	["bestfieId-loans.com", "This is not ours", "looks like ours"],
	["please call me", "We found nothing to check", "That does not make it ours"],
	["ok", "We found nothing to check", "That does not make it ours"],
	[
		"You have won GHS 5,000! Claim it at win-cash.com",
		"This is not on our list",
		"win-cash.com Not on our list",
	],
	["Never share your PIN with anyone, not even our staff. Bestfield", "We found nothing to check"],
	["Bestfield", "This is only a name", "Anyone can write our name"],
	["Tukɔ wo PIN mana mi", "We found nothing to check", "That does not make it ours"],
	["  ", "Fill in the form above, then press “Check it”"],
	[
		FAKE,
		"Part of it is not ours",
		"0244123456 Not on our list",
		"https://bestfield.example@evil.test/a Not ours. It looks like ours",
		"1234 A short code that we do not use",
		"Tell us about it below",
	],
];

/** What stands under every verdict. */
const ALWAYS = [
	"We never ask for your PIN.",
	"We never ask for a one-time code (OTP).",
	"We never ask for a password.",
	"We never ask for money in advance.",
	"Call us on 0800 000 000 (Monday to Friday, 08:00 to 17:00) before you do what it asks.",
];

const verdict = (page: Page) => page.locator("#reply");
const field = (page: Page) => page.getByRole("textbox", { name: /^Paste the whole message/ });

async function check(page: Page, typed: string) {
	await field(page).fill(typed);
	await interactive(page);
	await page.getByRole("button", { name: "Check it" }).click();
}

async function checkAll(page: Page) {
	for (const [typed, is, ...details] of CHECKS) {
		await check(page, typed);
		await expect(verdict(page).locator("p").first(), typed).toHaveText(is);
		for (const detail of typed.trim() ? [...details, ...ALWAYS] : details)
			await expect(verdict(page), typed).toContainText(detail);
		await expect(field(page)).toHaveValue(typed);
		expect(await verdict(page).textContent()).not.toMatch(/\b(safe|secure|trust|harmless)/i);
	}
}

/** From the verdict on a fake, a visitor comes to the report, which has the message. */
async function report(page: Page) {
	await verdict(page).getByRole("link", { name: "Tell us about it below" }).click();
	const box = page.getByLabel("The number, link, page or words");
	await expect(box).toBeInViewport();
	await expect(box).toHaveValue(FAKE);
}

test("visitors paste a message on a small phone, and see at once whose each part is, on the same page", async ({
	page,
}) => {
	const errors: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error") errors.push(message.text());
	});
	await page.setViewportSize({ width: 360, height: 640 });
	await visit(page, "/security");
	await checkAll(page);
	expect(errors).toEqual([]);
	await expect(page).toHaveURL("/security");
	await expect(verdict(page)).toBeFocused();
	await expect(page.getByText("Part of it is not ours")).toBeInViewport();
	await expect(verdict(page).getByRole("link", { name: "0800 000 000" })).toHaveAttribute(
		"href",
		"tel:0800000000",
	);
	await report(page);
	await expect(page).toHaveURL("/security#fake");
	await verdict(page).getByRole("link", { name: "Block your services now" }).click();
	await expect(page.getByRole("heading", { name: "Somebody knows your PIN" })).toBeInViewport();
});

test("a verdict that comes late leaves visitors in the field where they type", async ({ page }) => {
	const verdictArrives = await holdFiles(page, "/api/check-message");
	await visit(page, "/security");
	await check(page, "0244123456");
	await expect(verdict(page)).toHaveText("One moment...");
	const other = page.getByRole("contentinfo").getByRole("link").first();
	await other.focus();
	verdictArrives();
	await expect(verdict(page)).toContainText("not on our list");
	await expect(other).toBeFocused();
});

test("visitors whom no answer reaches read why in a line, and keep what they typed", async ({
	page,
	context,
}) => {
	await visit(page, "/security");
	await check(page, "0244123456");
	await expect(verdict(page)).toContainText("not on our list");
	for (const [status, why] of [
		[413, "This is too long. Send less of it"],
		[429, "Too much was sent from your network. Try again in a minute"],
		[503, "We could not answer just now. Try again in a few minutes"],
	] as const) {
		const body = "<nav>Home</nav><h1>Please go back in your browser</h1>";
		await page.route("/api/check-message", (route) => route.fulfill({ status, body }), { times: 1 });
		await check(page, FAKE);
		await expect(verdict(page)).toHaveText(
			`${why}, or call us on 0800 000 000 (Monday to Friday, 08:00 to 17:00).`,
		);
	}
	await context.setOffline(true);
	await check(page, FAKE);
	await expect(verdict(page)).toHaveText(/^There was no answer/);
	await expect(field(page)).toHaveValue(FAKE);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

	test("the server responds with the page and the verdict, at a URL that says nothing of it", async ({
		page,
	}) => {
		await page.goto("/security");
		await checkAll(page);
		await expect(page).toHaveURL("/api/check-message#reply");
		await expect(verdict(page).locator("p").first()).toBeInViewport();
		await report(page);
		await page.goto("/api/check-message");
		await expect(page, "the URL alone leads to the form").toHaveURL("/security");
	});
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
	for (const never of ["Your PIN", "A one-time code (OTP)", "A password", "Money in advance"])
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
