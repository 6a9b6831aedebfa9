import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import doiuse from "doiuse";
import { ESLint } from "eslint";
import esX from "eslint-plugin-es-x";
import postcss from "postcss";
import * as ownScripts from "../lib/browser/compiled.ts";
import { newerBuiltIns } from "./support/newer-built-ins.ts";

/** Every style sheet of the build, including those loaded later. */
const SHEETS = globSync(".next/static/**/*.css");
const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: string[] };

test("no style sheet has @starting-style, which crashes Chrome 117 to 121 on the second page view", () => {
	expect(SHEETS.length, "the build has style sheets").toBeGreaterThan(0);
	expect(SHEETS.filter((path) => readFileSync(path, "utf8").includes("@starting-style"))).toEqual([]);
});

test("every dvh and svh has a fallback in vh in the same rule", () => {
	const alone: string[] = [];
	let found = 0;
	for (const path of SHEETS)
		postcss.parse(readFileSync(path, "utf8")).walkDecls(({ prop, value, parent }) => {
			if (!/[\d.][dsl]v[hw]/.test(value)) return;
			found += 1;
			const fallback = parent?.nodes?.some(
				(node) => node.type === "decl" && node.prop === prop && /[\d.]v[hw]/.test(node.value),
			);
			if (!fallback || prop.startsWith("--")) alone.push(`${prop}: ${value}`);
		});
	expect(found, "the site uses such units").toBeGreaterThan(0);
	expect(alone).toEqual([]);
});

test("every media query can be read by Chrome below 104 and Safari below 16.4, which drop what it holds otherwise", () => {
	const unread: string[] = [];
	let found = 0;
	for (const path of SHEETS)
		postcss.parse(readFileSync(path, "utf8")).walkAtRules("media", ({ params }) => {
			found += 1;
			if (/not \(|[<>=]|\bor\b/.test(params)) unread.push(params);
		});
	expect(found, "the site uses media queries").toBeGreaterThan(0);
	expect(unread).toEqual([]);
});

/**
 * Features that the oldest supported browsers lack, or support in part, and how the site does without them. The names are
 * those of caniuse.com.
 */
const KNOWN_IN_CSS: Record<string, string> = {
	"viewport-unit-variants": "has a fallback: see above",
	"css-overflow": "only `overflow: clip` is missing, which has a fallback",
	"css-sticky": "Chrome 90 lacks it on table parts only",
	"css-appearance": "prefixed",
	multicolumn: "only `break-*` is partial",
	"text-decoration": "partial in every browser",
	"css-selection": "the map's; cosmetic",
	"css-mixblendmode": "the map's tiles; cosmetic",
	"css-touch-action": "a value or two are missing in Safari, which pans anyway",
	"css3-cursors-grab": "no pointer on a phone",
	"css3-cursors": "no pointer on a phone",
	"css3-cursors-newer": "no pointer on a phone",
	"css-text-indent": "only its keywords are missing",
	"css-color-adjust": "print",
	"font-family-system-ui": "another font follows in the list",
	"extended-system-fonts": "other fonts follow in the list",
	"css-display-contents": "was left out of the accessibility tree on elements that carry no meaning here",
	"css-resize": "none on phones",
	"css-has": "never in a list with other selectors; what it adds has a fallback or is cosmetic",
	"css-focus-visible": "Safari below 15.4 shows its own ring",
	"css-masks": "prefixed",
	"css-overscroll-behavior": "the page behind scrolls along",
	"css-scrollbar": "-webkit-scrollbar beside it",
	"intrinsic-width": "prefixed",
	"css-gradients": "only interpolation hints are partial",
	"css-marker-pseudo": "only colour and font are set",
	"css-clip-path": "only shapes beyond inset() are partial",
	"css-container-queries": "a table stays one block per product, as on phones",
	"css-container-query-units": "has a fallback",
	"css-content-visibility": "print",
	"css-scroll-behavior": "jumps instead",
};

test("style sheets use nothing else that the floor lacks", async () => {
	const unknown = new Set<string>();
	for (const path of SHEETS)
		await postcss([
			doiuse({
				browsers: browserslist,
				onFeatureUsage: ({ feature, usage }) => {
					if (!(feature in KNOWN_IN_CSS)) unknown.add(`${feature}: ${String(usage).slice(0, 80)}`);
				},
			}),
		]).process(readFileSync(path, "utf8"), { from: path });
	expect([...unknown]).toEqual([]);
});

/** Names of newer built-ins that scripts call all the same, and why that is safe. */
const KNOWN_IN_SCRIPTS: Record<string, string> = {
	share: "its controls are hidden without it",
	showModal: "has a fallback (dialog.ts)",
	replaceSync: "the alert is shown again",
	randomUUID: "has a fallback",
	skipTransition: "React's, only with transitions",
	startViewTransition: "React's, which catches it",
	navigate: "React's, after a check",
	getState: "React's, after a check",
	reportError: "React's, after a check",
	PerformanceEventTiming: "after a check",
	requestIdleCallback: "after a check",
	cancelIdleCallback: "after a check",
	use: "React's own",
	delay: "motion's own",
	subscribe: "sonner's own",
	isVisible: "swr's own",
	show: "the branch finder's own",
	equals: "Leaflet's own",
	expand: "Leaflet's own",
	getSize: "Leaflet's own",
	pad: "Leaflet's own",
	isValid: "Leaflet's own",
	addHandler: "Leaflet's own",
	run: "Leaflet's own",
};

const FLOOR_RULES = new ESLint({
	overrideConfigFile: true,
	allowInlineConfig: false,
	overrideConfig: {
		files: ["**/*.js"],
		plugins: { "es-x": esX, floor: { rules: { "built-ins": newerBuiltIns } } },
		languageOptions: { ecmaVersion: 2022, sourceType: "module" },
		rules: {
			"floor/built-ins": ["error", Object.keys(KNOWN_IN_SCRIPTS)],
			"es-x/no-class-static-block": "error",
			"es-x/no-private-in": "error",
			"es-x/no-regexp-d-flag": "error",
			"es-x/no-regexp-v-flag": "error",
			"es-x/no-regexp-lookbehind-assertions": "error",
		},
	},
});

test("scripts, also those in pages and of packages, have no syntax and call nothing that the floor lacks", async () => {
	test.setTimeout(180_000);
	const results = await FLOOR_RULES.lintFiles([".next/static/islands/*.js"]);
	expect(results.length).toBeGreaterThan(20);
	for (const [name, text] of Object.entries(ownScripts))
		results.push(...(await FLOOR_RULES.lintText(text, { filePath: `${name}.js` })));
	const found = results.flatMap(({ filePath, messages, source }) =>
		messages.map(
			({ message, line, column }) =>
				`${filePath.split("/").at(-1)}: ${message} ${excerpt(source, line, column)}`,
		),
	);
	// Only fetched where it is there (analytics.ts).
	expect(found.filter((error) => !/^report-vitals-\w+\.js: at is/.test(error))).toEqual([]);
});

test("the check of scripts sees what a newer browser has, in whatever way it is called", async () => {
	const faulty = [
		"list.at(-1)",
		"form.requestSubmit()",
		"Object.hasOwn({}, 'a')",
		"structuredClone(1)",
		"new URL(x).searchParams.toSorted()",
		"AbortSignal.any([])",
	];
	for (const code of faulty) {
		const [result] = await FLOOR_RULES.lintText(`export const x = 1, form = 2, list = [];${code}`);
		expect(result?.messages.length, code).toBe(1);
	}
	const [result] = await FLOOR_RULES.lintText("export const y = [1].includes(1), z = window.share?.();");
	expect(result?.messages).toEqual([]);
});

function excerpt(source = "", line = 1, column = 1): string {
	return (source.split("\n")[line - 1] ?? "").slice(Math.max(0, column - 60), column + 60);
}
