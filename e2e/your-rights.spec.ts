import { expect, test } from "@playwright/test";
import { guideSources } from "#lib/company/guide";
import { DEPOSIT_PROTECTION } from "#lib/deposit-protection/deposit-protection";
import { YOUR_RIGHTS } from "#lib/your-rights/your-rights";
import { visit } from "./visitor.ts";

for (const [path, sections] of [
	["/your-rights", YOUR_RIGHTS],
	["/deposit-protection", DEPOSIT_PROTECTION],
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
			await expect(sources).toHaveCount(guideSources(sections).length);
			for (const source of await sources.allTextContents())
				expect(source).toMatch(/(?:Act|Bank of Ghana).+\. Checked on \d+\s\w+\s20\d\d\.$/);
		});
	});
}
