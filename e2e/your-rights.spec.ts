import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { guideSources } from "#lib/company/guide";
import { DEPOSIT_PROTECTION } from "#lib/deposit-protection/deposit-protection";
import { YOUR_RIGHTS } from "#lib/your-rights/your-rights";
import { visit } from "./visitor.ts";

for (const [path, label, sections] of [
	["/your-rights", "Your Rights", YOUR_RIGHTS],
	["/deposit-protection", "Is My Money Protected?", DEPOSIT_PROTECTION],
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

	test(`${path} is found from the foot of every page and by the search`, async ({ page, request }) => {
		await visit(page, "/faqs");
		await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(label);
		const words = path === "/your-rights" ? "guarantor%20rights" : "deposit%20insurance";
		const results = parse(await (await request.get(`/search?q=${words}`)).text()).querySelector("main");
		expect(results?.querySelector(`a[href^="${path}"]`)).not.toBeNull();
	});
}

test("the limit stands on the page as the law has it", async ({ request }) => {
	const html = parse(await (await request.get("/deposit-protection")).text());
	const limit = html
		.querySelectorAll("main section")
		.find((section) => section.querySelector("h2")?.text === "Up to how much");
	expect.soft(limit?.text).toContain("up to GHS\u00a01,250");
	const link = html.querySelectorAll("main a").find(({ text }) => text === "gdpc.gov.gh");
	expect.soft(link?.getAttribute("href")).toBe("https://gdpc.gov.gh");
});
