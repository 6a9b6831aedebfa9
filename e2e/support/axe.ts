import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { AxeResults, RunOptions } from "axe-core";

/**
 * The rules of WCAG 2.2 A and AA that a program can check, the AAA rule for contrast (7:1 for text of normal size), and
 * axe's best practices. A minimum: other tests cover what needs hands and eyes.
 */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The same on every page, and half of most: looked at on two of them, and in the menus' own states. */
export const FRAME: readonly string[] = [
	".site-header",
	".site-footer",
	".site-rail",
	"aside[aria-label=Offers]",
];

/** The cases that axe cannot decide, with our decision. Anything else that it leaves undecided counts as a violation. */
const DECIDED: { rule: RegExp; part: RegExp; because: string }[] = [
	{
		rule: /^color-contrast/,
		part: /bg-black\/70|award-/,
		because: "white over a picture on at least 70 % of black: above 7:1 whatever the picture",
	},
	{
		rule: /^(color-contrast|label-content-name-mismatch)/,
		part: /aria-hidden="true"[^>]*>[+−×\d]</,
		because: "a sign or a number beside its name",
	},
	{
		rule: /^color-contrast/,
		part: /overlapped by another element/,
		because: "scrolled below what stands fixed; it is decided at the other size",
	},
	{
		rule: /^color-contrast/,
		part: /Element has no value/,
		because: "an empty field: what is typed there has the colour of every other field, which is checked",
	},
	{ rule: /^label-content-name-mismatch$/, part: /"Share on X"/, because: "the name has the letter" },
];

/**
 * The violations that axe finds on the current page, except in the parts left out. Another company's iframe is not ours to check.
 */
export async function violationsOf(page: Page, leftOut: readonly string[] = []): Promise<string[]> {
	await flattenGrounds(page);
	const { violations, incomplete } = await runAxe(page, leftOut);
	const isOpen = (rule: string, part: string) =>
		!DECIDED.some((decided) => decided.rule.test(rule) && decided.part.test(part));
	return [
		...violations.flatMap(({ id, nodes }) =>
			nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
		),
		...incomplete.flatMap(({ id, nodes }) =>
			nodes
				.map(({ target, html, any }) => `${target} ${html} ${any.map(({ message }) => message)}`)
				.filter((part) => isOpen(id, part))
				.map((part) => `undecided: ${id} ${part}`),
		),
	];
}

/** The package's other file is twice as long, and every page reads it anew. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/**
 * axe's results for the page itself, without its frames. `@axe-core/playwright` sends axe's half megabyte to every frame at each
 * run, which costs more than the run; here it is sent once to each page.
 */
async function runAxe(
	page: Page,
	leftOut: readonly string[],
): Promise<Pick<AxeResults, "violations" | "incomplete">> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
	const options: RunOptions = {
		runOnly: { type: "tag", values: TAGS },
		rules: { "color-contrast-enhanced": { enabled: true } },
		resultTypes: ["violations", "incomplete"],
		iframes: false,
	};
	return page.evaluate(
		async ([exclude, given]) => {
			const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
			const { violations, incomplete } = await run({ exclude: exclude.map((part) => [part]) }, given);
			return { violations, incomplete };
		},
		[["iframe", ...leftOut], options] as const,
	);
}

const PATTERN = /fill="#(\w\w)(\w\w)(\w\w)"/
	.exec(readFileSync("public/images/kente.svg", "utf8"))
	?.slice(1)
	.map((part) => Number.parseInt(part, 16));

/**
 * axe leaves text undecided if its background is a pattern or has a picture. So panels of the brand get the colour of their pattern
 * all over, the bar gets its own colour, and select fields lose their arrow.
 */
async function flattenGrounds(page: Page): Promise<void> {
	if (!PATTERN) throw new Error("the pattern has no colour");
	await page.evaluate((pattern) => {
		for (const panel of document.querySelectorAll<HTMLElement>(".kente:not([data-flat])")) {
			const share = Number(getComputedStyle(panel, "::before").opacity);
			const ground =
				getComputedStyle(panel)
					.backgroundColor.match(/[\d.]+/g)
					?.map(Number) ?? [];
			const mixed = pattern.map((part, at) => Math.round(part * share + (ground[at] ?? 0) * (1 - share)));
			panel.style.backgroundColor = `rgb(${mixed.join(" ")})`;
			panel.dataset.flat = "";
		}
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			".kente::before, .site-header::before, .bar-link::after { content: none !important } .site-header { background: white } select { background-image: none !important }",
		);
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	}, PATTERN);
}
