import { expect, test } from "@playwright/test";
import { duringTests } from "./support/during-tests.ts";
import { startSite } from "./support/site.ts";
import { visit } from "./support/visitor.ts";

/** Loads the built server as it would be if the owners had confirmed every fact. */
const confirmAll = `import { registerHooks } from "node:module";
	registerHooks({
		load(url, context, nextLoad) {
			const loaded = nextLoad(url, context);
			const isBuilt = url.includes("/.next/server/") && loaded.source;
			return isBuilt ? { ...loaded, source: String(loaded.source).replaceAll("isPressOnly:!0", "isPressOnly:!1") } : loaded;
		},
	});`;

const confirmed = duringTests(() =>
	startSite({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(confirmAll)}` }),
);

const LOAN = "/tools/loan-cost?amount=5000&months=12&rate=36&first=2026-12-15&early=2027-05";

const STATES: [path: string, rule: string, ...values: string[]][] = [
	[LOAN, "for paying early", "A charge of 0.25% would be", "GHS 6.25", "within 20 working days"],
	["/your-rights#early", "for paying early", "0.25%", "within 20 working days"],
	["/dormant-accounts#law", "we must publish the owner’s name on this website", "for at least 14 days"],
];

for (const [path, rule, ...values] of STATES)
	test(`${path.split("?")[0]} says the rule, and its values once its owner has confirmed them`, async ({
		page,
	}) => {
		const main = page.getByRole("main");
		await visit(page, path);
		await expect(main).toContainText(rule);
		for (const value of values) await expect(main).not.toContainText(value);
		await visit(page, confirmed.url + path);
		await expect(main).toContainText(rule);
		for (const value of values) await expect(main).toContainText(value);
		if (path !== LOAN) return;
		await page.getByLabel("Fees").fill("1");
		await expect(page.getByRole("region", { name: "Result" }).getByRole("status")).toContainText(
			"Paid back early",
		);
		for (const value of values) await expect(main, "in the island, too").toContainText(value);
	});
