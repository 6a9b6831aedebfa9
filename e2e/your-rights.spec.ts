import { expect, test } from "@playwright/test";
import { companyIdentity } from "#lib/company/identity";
import { sourcesOf } from "#lib/company/text-section";
import { depositProtection } from "#lib/deposit-protection/deposit-protection";
import { YOUR_RIGHTS } from "#lib/your-rights/your-rights";
import { visit } from "./support/visitor.ts";

for (const [path, sections] of [
	["/your-rights", YOUR_RIGHTS],
	["/deposit-protection", depositProtection(companyIdentity({}))],
] as const) {
	test.describe(path, () => {
		test.use({ javaScriptEnabled: false });

		test("explains each point with a link from the top, and each source once with the day of the check", async ({
			page,
		}) => {
			await visit(page, path);
			for (const { id, title } of sections) {
				const section = page.getByRole("region", { name: title, exact: true });
				await expect(section).toBeVisible();
				await expect(page.getByRole("link", { name: title, exact: true }).first()).toHaveAttribute(
					"href",
					`#${id}`,
				);
			}
			const sources = page.getByRole("region", { name: "Sources" }).getByRole("listitem");
			await expect(sources).toHaveCount(sourcesOf(sections).length);
			for (const source of await sources.allTextContents())
				expect(source).toMatch(/(?:Act|Bank of Ghana).+\. Checked on \d+\s\w+\s20\d\d\.$/);
		});
	});
}

test("a visitor finds by search whether a processing fee is allowed, who watches the company, and who protects a whistle-blower", async ({
	page,
}) => {
	for (const [words, heading, text] of [
		["processing fee allowed", "What we may charge, and what not", "for keeping a savings account"],
		["who checks this company", "Who watches us", "The Data Protection Commission"],
		["whistleblower", "If you see wrongdoing in our company", "Nobody may dismiss"],
	] as const) {
		await visit(page, `/search?q=${encodeURIComponent(words)}`);
		await page.getByRole("main").getByRole("link", { name: heading }).first().click();
		await expect(page.getByRole("region", { name: heading })).toContainText(text);
	}
});
