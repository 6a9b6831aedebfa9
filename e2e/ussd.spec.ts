import { expect, test } from "@playwright/test";
import { settled, visit } from "./support/visitor.ts";

const USES = [
	"Check your balance",
	"Move money from your wallet to your account",
	"Move money from your account to a wallet",
	"Send money to another bank",
	"Buy airtime or data",
	"Pay a utility bill",
	"Get a mini statement",
];

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("explains every use in steps that open", async ({ page }) => {
		await visit(page, "/ussd");
		const main = page.getByRole("main");
		await expect(main.locator("summary")).toHaveText(USES);
		await main.locator("summary").nth(4).click();
		await expect(main.locator("details[open] li")).toHaveText([
			"Dial *277# and press Call",
			"Type 5 for “Airtime and data”",
			"Type 1 for “Airtime”",
			"Type 1 for “My own number”",
			"Type the amount",
			"Type your PIN",
			/^Read the answer/,
		]);
		await expect(main).toContainText("This is a sample menu");
		await expect(main.getByRole("link", { name: "Dial" })).toHaveAttribute("href", "tel:*277%23");
		await expect(main.getByRole("form", { name: "Phone to try" })).toHaveCount(0);
	});
});

for (const key of ["Call", "5"])
	test(`a press on ${key} offline, before the phone's code has come, shows and tells what is missing`, async ({
		page,
		context,
	}) => {
		await page.setViewportSize({ width: 360, height: 640 });
		await visit(page, "/ussd");
		await context.setOffline(true);
		await page.getByRole("button", { name: key, exact: true }).click();
		const message = page.getByText("The practice phone needs JavaScript and a connection");
		await expect(message).toBeInViewport();
		await expect(message).toBeFocused();
	});

test("the phone is tried with its own keys and with a keyboard alone", async ({ page }) => {
	await visit(page, "/ussd");
	const phone = page.getByRole("form", { name: "Phone to try" });
	const press = (name: string) => phone.getByRole("button", { name, exact: true }).click();
	await press("Call");
	await expect(phone.getByRole("status")).toContainText("1. Check balance");
	await press("9");
	await press("Send");
	await expect(phone.getByRole("status")).toContainText("Type one of the numbers above");
	await press("9");
	await press("Delete");
	await press("1");
	await press("Send");
	await expect(phone.getByRole("status")).toContainText("Enter your PIN");
	const pin = phone.getByRole("textbox", { name: "Type your PIN" });
	await expect(pin, "nobody types a PIN on a website").toHaveAttribute("readonly");
	await press("5");
	await expect(pin).toHaveValue("••••");
	await press("Send");
	await expect(phone.getByRole("status")).toContainText("Your balance is GHS 000.00");
	await press("Close");
	await expect(phone.getByRole("button", { name: "Call" })).toBeVisible();

	await test.step("with a keyboard alone, and nothing is sent", async () => {
		await settled(page);
		const sent: string[] = [];
		page.on("request", (request) => sent.push(request.url()));
		const field = phone.getByRole("textbox");
		await field.fill("*100#");
		await field.press("Enter");
		await expect(phone.getByRole("status")).toContainText("That is not our code");
		await field.fill("*277#");
		await field.press("Enter");
		await field.fill("2");
		await field.press("Enter");
		await expect(field).toHaveValue("50");
		await field.press("Enter");
		await field.fill("2");
		await field.press("Enter");
		await expect(phone.getByRole("status")).toContainText("No money has moved");
		expect(sent).toEqual([]);
	});
});
