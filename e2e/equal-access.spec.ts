import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { SCREENS, UNLISTED_PAGES } from "./support/pages.ts";
import { FULL, visit } from "./support/visitor.ts";

/**
 * IBM's Equal Access engine, which judges by rules of its own what axe judges, too. The rules are part of the package, so its
 * version in package.json fixes them.
 */
const ENGINE = readFileSync("node_modules/accessibility-checker-engine/ace-window.js", "utf8");

/** Failures to the engine that are none to WCAG, with our reason. */
const DECIDED: { rule: string; part?: RegExp; because: string }[] = [
	{
		rule: "a_text_purpose",
		part: /footer.*li\[\d\]\/a\[1\]$/,
		because: "on a phone it overlooks the names of the icons in the foot; browsers have them",
	},
	{ rule: "aria_article_label_unique", because: "an article needs no name; each begins with its heading" },
	{ rule: "aria_form_label_unique", because: "a form without a name is no landmark" },
];

/** `value`: whether the rule is one of the standard or a recommendation, and what came of it. */
type Finding = {
	ruleId: string;
	value: ["VIOLATION" | "RECOMMENDATION" | "INFORMATION", "PASS" | "FAIL" | "POTENTIAL" | "MANUAL"];
	message: string;
	snippet: string;
	path: { dom: string };
};

for (const path of [...SCREENS, ...UNLISTED_PAGES])
	test(`${path} passes the rules of a second accessibility engine`, FULL, async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 900 });
		await visit(page, path);
		// The engine takes what a closed one holds for hidden, also where a wide screen shows it.
		await openAllDetails(page);
		expect.soft(await failures(page), "1280 px").toEqual([]);
		await page.setViewportSize({ width: 320, height: 640 });
		// Folds close on a narrow screen.
		await openAllDetails(page);
		expect.soft(await failures(page), "320 px").toEqual([]);
	});

const openAllDetails = (page: Page) =>
	page.evaluate(() => {
		for (const details of document.querySelectorAll("details")) {
			// Of those with one name, only one can be open.
			details.name = "";
			details.open = true;
		}
	});

/**
 * The violations that the engine is sure of. Those that it asks a person to judge were judged once, by hand, and are proved by
 * other tests: that the focus is seen, that letters can be twice as large, that colour says nothing alone.
 */
async function failures(page: Page): Promise<string[]> {
	if (!(await page.evaluate(() => "ace" in window))) await page.evaluate(ENGINE);
	const found = await page.evaluate(async () => {
		type Checker = { check(node: Document, rules: string[]): Promise<{ results: Finding[] }> };
		const { ace } = globalThis as unknown as { ace: { Checker: new () => Checker } };
		return (await new ace.Checker().check(document, ["WCAG_2_2"])).results
			.filter(({ value: [kind, outcome] }) => kind === "VIOLATION" && outcome === "FAIL")
			.map(({ ruleId, message, snippet, path }) => ({ ruleId, text: `${message} ${snippet} ${path.dom}` }));
	});
	return found
		.filter(
			({ ruleId, text }) => !DECIDED.some(({ rule, part }) => rule === ruleId && (part?.test(text) ?? true)),
		)
		.map(({ ruleId, text }) => `${ruleId}: ${text}`);
}
