import { expect, type Page, test } from "@playwright/test";
import { parse } from "node-html-parser";
import {
	expectFocusWithLabel,
	FULL,
	holdFiles,
	interactive,
	settled,
	started,
	visit,
} from "./support/visitor.ts";

const answer = (page: Page) => page.locator("#answer");

async function check(page: Page, labels: readonly string[]) {
	const questions = page.locator("fieldset");
	for (const [at, label] of labels.entries())
		await questions.nth(at).getByRole("radio", { name: label, exact: true }).check();
	await interactive(page);
	await page.getByRole("button", { name: "Show my answer" }).click();
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(`four questions, answered ${javaScriptEnabled ? "with" : "without"} script`, () => {
		test.use({ javaScriptEnabled });

		test("a visitor who may ask learns the loan, the papers and that it is no promise; one who cannot yet, everything that is missing", async ({
			page,
		}) => {
			await visit(page, "/can-i-borrow");
			await test.step("a trader learns at once how much she may ask for, what it costs, what to bring and where to go", async () => {
				await check(page, ["Yes", "Yes", "I trade or work for myself", "I have no other loan"]);
				await expect(answer(page).getByRole("heading", { level: 2 })).toHaveText(
					"Yes, you can ask us for a loan",
				);
				await expect(answer(page)).toContainText("This is not a promise");
				await expect(answer(page).getByRole("heading", { level: 3 })).toHaveText([
					"Susu and Nkosuo Loans (sample figures, not an offer)",
					"Best Quick Loan (sample figures, not an offer)",
				]);
				const [susu, quick] = [
					answer(page).locator("section").first(),
					answer(page).locator("section").last(),
				];
				await expect(susu.getByRole("term")).toHaveText([
					"How much",
					"How long",
					"Example",
					"Fee of the example",
					"APR of the example",
				]);
				await expect(susu).toContainText("GHS 300 to GHS 10,000");
				await expect(susu.getByRole("definition").last()).toHaveText(/^\d+\.\d%$/);
				await expect(answer(page)).toContainText("Bring for Susu and Nkosuo Loans:");
				await expect(answer(page)).toContainText("Your savings book, if you have one");
				await expect(susu.getByRole("link", { name: "Why we ask for these papers" })).toHaveAttribute(
					"href",
					/^\/before-you-visit\?product=/,
				);
				await expect(
					susu.getByRole("link", { name: "See the costs of Susu and Nkosuo Loans" }),
				).toHaveAttribute("href", "/products/loans/Susu%20and%20Nkosuo%20Loans");
				await expect(susu.getByRole("link", { name: "Work it out for your own amount" })).toHaveAttribute(
					"href",
					/^\/tools\/loan-cost\?amount=2000&months=6&every=day&rate=36&fee=1&product=Susu\+and\+Nkosuo\+Loans$/,
				);
				await expect(quick).toContainText("GHS 200 to GHS 3,000");
				for (const [name, href] of [
					["Find your nearest branch", "/locator"],
					["Send a loan request", "/contact?tab=loan&product=Susu+and+Nkosuo+Loans"],
					["Call 0800 000 000", "tel:0800000000"],
				] as const)
					await expect(answer(page).getByRole("link", { name })).toHaveAttribute("href", href);
			});

			await test.step("the amount goes along to the calculator and to the request", async () => {
				await page.getByLabel("How much do you need").fill("GHS 1,500");
				await check(page, ["Yes", "Yes", "I trade or work for myself", "I have no other loan"]);
				const susu = answer(page).locator("section").first();
				await expect(answer(page).getByRole("heading", { level: 2 })).toHaveText(
					"Yes, you can ask us for a loan of GHS 1,500",
				);
				await expect(susu, "the example is for that amount").toContainText("GHS 1,500 for 6 months");
				await expect(answer(page).getByRole("link", { name: "Request GHS\u00a01,500" })).toHaveAttribute(
					"href",
					"/contact?tab=loan&product=Susu+and+Nkosuo+Loans&amount=1500",
				);
				await expect(susu.getByRole("link", { name: "Work it out for your own amount" })).toHaveAttribute(
					"href",
					/\?amount=1500&months=6&/,
				);
				for (const link of await page.getByRole("main").locator("a[href^='/tools/loan-cost']").all())
					await expect(link).toHaveAttribute("href", /\?amount=1500/);
			});

			await test.step("a visitor who cannot borrow yet reads everything that is missing", async () => {
				await check(page, ["No", "No", "I have no regular income", "No, I am behind"]);
				await expect(answer(page).getByRole("heading")).toHaveText("Not yet. This is missing:");
				for (const words of ["18 or over", "Ghana Card", "an income", "Your other loan comes first"])
					await expect(answer(page)).toContainText(words);
				await expect(answer(page).getByRole("link", { name: "Send a loan request" })).toHaveCount(0);
			});
		});
	});
}

test("a question that was not answered is shown as a whole, below the bar", FULL, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await visit(page, "/can-i-borrow");
	const send = page.getByRole("button", { name: "Show my answer" });
	const questions = await page
		.getByRole("group")
		.filter({ has: page.getByRole("radio") })
		.all();
	expect(questions).toHaveLength(4);
	for (const question of questions) {
		await send.click();
		await expect(question.getByRole("radio").first()).toBeFocused();
		await expectFocusWithLabel(page);
		await question.getByRole("radio").first().check();
	}
});

test("with script the answers leave neither the browser nor a trace in the URL", async ({ page }) => {
	await visit(page, "/can-i-borrow?age=yes");
	await expect(answer(page)).toContainText("Please answer all four questions");
	await started(page.getByRole("button", { name: "Show my answer" }));
	await settled(page);
	const sent: string[] = [];
	page.on("request", (request) => sent.push(request.url()));
	await check(page, ["Yes", "Yes", "I trade or work for myself", "Yes, on time"]);
	await expect(answer(page)).toContainText("Do you save with us?");
	await expect(answer(page)).toBeFocused();
	expect((await answer(page).boundingBox())?.y, "above the cookie banner").toBeLessThan(360);
	await expect(page).toHaveURL("/can-i-borrow");
	await answer(page).getByRole("link", { name: "Work it out for your own amount" }).first().hover();
	// Longer than a pointer rests until the page behind a link is fetched.
	await page.waitForTimeout(300);
	// Browsers request the page's icon again when its URL changes; the font comes with the first use of a page, a picture
	// when the answer scrolls it into view.
	expect(sent.filter((url) => !/\/logo\S*\.svg$|\.woff2$|\/_next\/image\?/.test(url))).toEqual([]);
	await page.getByRole("main").getByRole("link", { name: "Know your rights" }).hover();
	await expect.poll(() => sent.some((url) => url.includes("/your-rights")), "other links do so").toBe(true);
	await page.locator("fieldset").first().getByRole("radio", { name: "No" }).check();
	await expect(answer(page), "no answer stands beside choices that it is not about").toBeEmpty();
});

test("a choice that was changed before the script came has no old answer beside it", async ({ page }) => {
	const scriptComes = await holdFiles(page, "**/islands/borrow-check-*.js");
	await page.goto("/can-i-borrow?age=yes&card=yes&income=government&debts=none");
	await expect(answer(page)).toContainText("Yes, you can ask us for a loan");
	await page.locator("fieldset").first().getByRole("radio", { name: "No" }).check();
	scriptComes();
	await expect(answer(page)).toBeEmpty();
	await expect(page).toHaveURL("/can-i-borrow");
});

for (const [what, breakIt] of [
	["the press", () => void Object.defineProperty(Array.prototype, "flatMap", { value: undefined })],
	["the answer", () => void Object.defineProperty(Number.prototype, "toFixed", { value: undefined })],
] as const)
	test(`a press is answered by the server if the script throws at ${what}`, async ({ page }) => {
		await visit(page, "/can-i-borrow");
		await page.getByLabel("How much do you need").fill("1,500");
		await started(page.getByRole("button", { name: "Show my answer" }));
		await page.evaluate(breakIt);
		await check(page, ["Yes", "Yes", "I trade or work for myself", "I have no other loan"]);
		await expect(page).toHaveURL(/amount=1%2C500#answer$/);
		await expect(answer(page)).toContainText("Yes, you can ask us for a loan");
	});

test("an amount that no fitting loan is for, and one that cannot be read, are named", async ({ request }) => {
	const replyTo = async (amount: string) => {
		const query = new URLSearchParams({ age: "yes", card: "yes", income: "trade", debts: "none", amount });
		return parse(await (await request.get(`/can-i-borrow?${query}`)).text()).querySelector("#answer")?.text;
	};
	expect(await replyTo("15000")).toMatch(
		/Yes, but for another amount.*We lend at most GHS\s10,000 to people who trade.*SME Loans \(GHS\s5,000 to GHS\s200,000\): for registered businesses/,
	);
	expect(await replyTo("1000")).toMatch(/Yes, you can ask us for a loan.*Request GHS\s1,000/);
	for (const amount of ["-5000", "five thousand"])
		expect(await replyTo(amount)).toContain(`We cannot read “${amount}” as an amount`);
});

test("the loans and the home page lead to it", async ({ request }) => {
	for (const [from, name] of [
		["/", "Borrow"],
		["/products", "Can I borrow? Answer four questions"],
		["/products/loans/SME%20Loans", "Can I borrow? Four questions"],
	] as const) {
		const links = parse(await (await request.get(from)).text()).querySelectorAll(
			"main a[href='/can-i-borrow']",
		);
		expect
			.soft(
				links.map((link) => link.text.trim()),
				from,
			)
			.toContain(name);
	}
});
