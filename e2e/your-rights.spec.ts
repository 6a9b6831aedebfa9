import { expect, test } from "@playwright/test";
import { DEPOSIT_PROTECTION } from "#lib/deposit-protection/deposit-protection";
import { YOUR_RIGHTS } from "#lib/your-rights/your-rights";
import { visit } from "./visitor.ts";

for (const [path, label, sections] of [
	["/your-rights", "Your Rights", YOUR_RIGHTS],
	["/deposit-protection", "Is My Money Protected?", DEPOSIT_PROTECTION],
] as const) {
	test.describe(path, () => {
		test.use({ javaScriptEnabled: false });

		test("explains each point, with its source, the day of the check and a link from the top", async ({
			page,
		}) => {
			await visit(page, path);
			for (const { id, title, fact } of sections) {
				const section = page.getByRole("region", { name: title, exact: true });
				await expect(section).toBeVisible();
				await expect(page.getByRole("link", { name: title, exact: true }).first()).toHaveAttribute(
					"href",
					`#${id}`,
				);
				if (fact) await expect(section).toContainText(/Source: .+\. Checked on \d+\s\w+\s20\d\d\./);
			}
		});
	});

	test(`${path} is found from the foot of every page and by the search`, async ({ page }) => {
		await visit(page, "/faqs");
		await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(label);
		await visit(page, `/search?q=${path === "/your-rights" ? "guarantor%20rights" : "deposit%20insurance"}`);
		await expect(page.getByRole("main").locator(`a[href^="${path}"]`).first()).toBeVisible();
	});
}

test("the limit stands on the page as the law has it", async ({ page }) => {
	await visit(page, "/deposit-protection");
	await expect(page.getByRole("region", { name: "Up to how much" })).toContainText("up to GHS\u00a01,250");
	await expect(page.getByRole("link", { name: "gdpc.gov.gh" })).toHaveAttribute(
		"href",
		"https://gdpc.gov.gh",
	);
});
