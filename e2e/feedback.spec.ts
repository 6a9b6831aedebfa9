import { spawnSync } from "node:child_process";
import { expect, test } from "@playwright/test";
import { duringTests } from "./support/during-tests.ts";
import { startSite } from "./support/site.ts";
import { visit } from "./support/visitor.ts";

const site = duringTests(() => startSite({}));

/** The output of `npm run submissions -- feedback`. */
const shown = () =>
	spawnSync(process.execPath, ["--conditions=react-server", "scripts/submissions.ts", "feedback"], {
		env: { ...process.env, DATA_DIR: site.dataDir },
		encoding: "utf8",
	}).stdout;

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

	test("a visitor says whether a page helped, and the staff read it without a word about the sender", async ({
		page,
	}) => {
		await visit(page, `${site.url}/faqs`);
		const question = page.getByRole("region", { name: "Did this answer your question?" });
		await expect(question.getByText("Thank you.")).toBeHidden();
		await question.getByRole("button", { name: "Yes" }).click();
		await expect(page).toHaveURL(/\/faqs#feedback-thanks$/);
		await expect(question.getByText("Thank you.")).toBeVisible();
		await expect(question.getByRole("button", { name: "Yes" })).toBeHidden();

		for (const line of ["The fee for paying early", "Call me on 024 412 3456"]) {
			await page.goto(`${site.url}/products/loans/SME Loans`);
			const no = question.getByText("No", { exact: true });
			await no.click();
			// The page may still scroll.
			await expect(async () => {
				const [yesBox, noBox] = [
					await question.getByRole("button", { name: "Yes" }).boundingBox(),
					await no.boundingBox(),
				];
				expect(noBox?.y, "the button stays where it was pressed, beside the other").toBe(yesBox?.y);
			}).toPass({ timeout: 8_000 });
			await question.getByLabel("What was missing?").fill(line);
			await question.getByRole("button", { name: "Send" }).click();
			await expect(question.getByText("Thank you.")).toBeVisible();
		}
		for (const word of ["one", "two", "three"])
			await page.goto(`${site.url}/search?q=zzyzx+${word}zzz+0244123456`);
		await expect.poll(shown).toContain("zzyzx");
		const text = shown();
		expect(text).toMatch(/\/faqs +1 +0/);
		expect(text).toMatch(/\/products\/\S*SME%20Loans +0 +2/);
		expect(text).toContain("The fee for paying early");
		expect(text).not.toMatch(/024|onezzz/);
	});
});

test("one network's answers are counted up to a limit, and forms of other sites not at all", async ({
	request,
}) => {
	const send = (headers = {}) =>
		request.post(`${site.url}/api/feedback`, {
			form: { page: "/help", answer: "yes" },
			headers,
			maxRedirects: 0,
		});
	expect((await send({ "sec-fetch-site": "cross-site" })).status()).toBe(403);
	const places: (string | undefined)[] = [];
	for (let time = 0; time < 62; time++) places.push((await send()).headers().location);
	expect(places[0]).toBe("/help#feedback-thanks");
	expect(places.at(-1)).toBe("/help#feedback-lost");
});
