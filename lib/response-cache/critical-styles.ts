/**
 * The first paint used to wait for the style sheets. This module writes the rules that a page's header and main part need into
 * its head, and moves the links to the sheets behind the main part, into a `noscript`: without script they hold back only what
 * follows, which begins below the first screen. In a long main part, an element can be marked as the first below that screen;
 * the links then stand before it. With script, `lib/browser/start-page.ts` puts them into the head once the first picture has
 * begun to arrive, and what follows is hidden until the sheets are there.
 * The sheets repeat the rules that stand in the head, in the same order, so that their arrival changes nothing.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { LATE_SHEETS, SHEETS_AWAITED } from "#lib/browser/page-state";
import { BUILD_FOLDER } from "#lib/platform/development";
import { BELOW_FIRST_SCREEN } from "#lib/web/page-markers";

/** The output of `scripts/split-styles.ts`: the sheets of the build by their URL. */
export const SPLIT_STYLES = `${BUILD_FOLDER}/split-styles.json`;

const LINK = /<link rel="stylesheet" href="([^"]*)"[^>]*>/g;
const MAIN_END = "</main>";
const MARKED_ELEMENT = new RegExp(`<[^<>]* ${BELOW_FIRST_SCREEN}="`);

/** The parts that a compound selector (`a.button[href]`) requires of an element: `a`, `.button`, `[href]`. */
export type Compound = readonly string[];

/** A rule, or the smallest part of one that can be left out alone. */
export type SheetRule = {
	/** The conditions around it, the outermost first: `@media (min-width:48rem)`. */
	within: readonly string[];
	/** A style rule's selector, or an at-rule's name and argument: `@keyframes spin`. */
	head: string;
	/** The text between its braces. */
	body: string;
	/** The selectors that it could match by, each as the compounds (by index) that must all occur. Without any it always could. */
	selectors?: readonly (readonly number[])[];
	/** The animation or custom property that it defines; needed only if a needed rule refers to it. */
	defines?: string;
	/** The animations and custom properties that it refers to. */
	refersTo?: readonly string[];
};

/** A style sheet, taken apart by `scripts/split-styles.ts` when the site is built, so that choosing its rules takes only look-ups. */
export type SplitSheet = { compounds: readonly Compound[]; rules: readonly SheetRule[] };

/** A sheet in which compounds are found by their first part. */
export type IndexedSheet = SplitSheet & { byFirst: ReadonlyMap<string, readonly number[]> };

type StyledPage = {
	html: string;
	/** The text of its style element, which the policy must admit; undefined if the page stays unchanged. */
	style?: string;
};

/**
 * A finished page with the rules for everything up to the end of its main part, or to the element marked as the first below the
 * first screen, in the head. A page without a main part, or with a sheet that the build does not know, stays unchanged.
 */
export function withCriticalStyles(html: string, sheets = builtSheets()): StyledPage {
	const headEnd = html.indexOf("</head>");
	const mainEnd = html.indexOf(MAIN_END) + MAIN_END.length;
	const links = [...html.slice(0, headEnd).matchAll(LINK)];
	const linked = links.flatMap(([, url = ""]) => sheets.get(url) ?? []);
	if (links.length === 0 || linked.length < links.length || mainEnd < MAIN_END.length) return { html };
	const marked = html.slice(headEnd, mainEnd).search(MARKED_ELEMENT);
	const end = marked < 0 ? mainEnd : headEnd + marked;
	const elements = elementsOf(html.slice(0, end));
	const style = criticalRules(linked, elements) + hidingRule(marked >= 0);
	const head = html.slice(0, headEnd).replaceAll(LINK, "");
	const scripts = /<script>.*$/s.exec(head)?.[0] ?? "";
	const lateSheets = `<noscript id="${LATE_SHEETS}">${links.map(([link]) => link).join("")}</noscript>`;
	return {
		// Late in the head: readers that take only a page's beginning need its other tags. The site's scripts need the rules.
		html: `${head.slice(0, head.length - scripts.length)}<style>${style}</style>${scripts}${html.slice(headEnd, end)}${lateSheets}${html.slice(end)}`,
		style,
	};
}

/**
 * Hides what needs the sheets until they are there: what follows the links, and a menu that is opened before. Also hides the links'
 * own element, which may stand in a grid.
 */
function hidingRule(hasMarkedElement: boolean): string {
	const hidden = ["main~*", "header details>:not(summary)"];
	if (hasMarkedElement) hidden.push(`[${BELOW_FIRST_SCREEN}]`, `[${BELOW_FIRST_SCREEN}]~*`);
	return `.${SHEETS_AWAITED} :is(${hidden}),#${LATE_SHEETS}{display:none}`;
}

/**
 * The elements of the HTML, each kind once. What is not shown yet is left out, but for what hides it: what a collapsed button
 * controls, what is `hidden`, and what a closed menu above the main part holds.
 */
function elementsOf(html: string): readonly (readonly string[])[] {
	const elements = new Map<string, readonly string[]>();
	const collapsed = new Set<string>();
	/** The depths of the closed disclosures around. */
	const closed: number[] = [];
	let isAboveMain = true;
	let depth = 0;
	let hiddenDepth: number | undefined;
	const parser = new Parser({
		onopentag(name, attributes) {
			depth += 1;
			if (hiddenDepth !== undefined) return;
			const { id, "aria-controls": controls } = attributes;
			if (controls && attributes["aria-expanded"] === "false") collapsed.add(controls);
			isAboveMain &&= name !== "main";
			const isFolded = isAboveMain && closed.at(-1) === depth - 1 && name !== "summary";
			if (isFolded || "hidden" in attributes || (id && collapsed.has(id))) hiddenDepth = depth;
			else if (name === "details" && !("open" in attributes)) closed.push(depth);
			const tag = html.slice(parser.startIndex, parser.endIndex);
			if (elements.has(tag)) return;
			const element = elementOf(name, attributes);
			elements.set(tag, hiddenDepth === undefined ? element : element.filter((part) => HIDING.has(part)));
		},
		onclosetag() {
			if (hiddenDepth === depth) hiddenDepth = undefined;
			if (closed.at(-1) === depth) closed.pop();
			depth -= 1;
		},
	});
	parser.write(html);
	parser.end();
	return [...elements.values()];
}

/** Markers of hidden elements. */
const HIDING = new Set(["[hidden]", ".hidden"]);

/** The features of an element that `criticalRules` reads. */
const elementOf = (name: string, attributes: Record<string, string>): readonly string[] => [
	name,
	...Object.entries(attributes).flatMap(([attribute, value]) => [
		`[${attribute}]`,
		`[${attribute}="${value}"]`,
	]),
	...(attributes.class ?? "").split(/\s+/).map((word) => `.${word}`),
	`#${attributes.id}`,
];

let built: ReadonlyMap<string, IndexedSheet> | undefined;

/** The sheets of the build; none if it is not finished. */
function builtSheets(): ReadonlyMap<string, IndexedSheet> {
	built ??= new Map(Object.entries(readSheets()).map(([url, sheet]) => [url, indexed(sheet)]));
	return built;
}

function readSheets(): Record<string, SplitSheet> {
	try {
		return JSON.parse(readFileSync(join(process.cwd(), SPLIT_STYLES), "utf8"));
	} catch {
		return {};
	}
}

/** Prepares a sheet for `criticalRules`, once for all pages. */
export const indexed = (sheet: SplitSheet): IndexedSheet => ({
	...sheet,
	byFirst: Map.groupBy(sheet.compounds.keys(), (index) => sheet.compounds[index]?.[0] ?? ""),
});

/**
 * The text of the sheets' rules that could match one of the elements, in the sheets' order. An element is the list of what it
 * is: its tag, id (`#top`), classes (`.button`) and attributes (`[type]`, `[type="text"]`). Where elements stand, and in which
 * state they are, is not examined: a rule too many does no harm. A page's own sheet refers to what the common one defines.
 */
export function criticalRules(
	sheets: readonly IndexedSheet[],
	elements: readonly (readonly string[])[],
): string {
	const couldMatch = sheets.flatMap((sheet) => {
		const occurs = occurringCompounds(sheet, elements);
		return sheet.rules.filter(
			({ selectors }) =>
				!selectors || selectors.some((needed) => needed.every((compound) => occurs[compound])),
		);
	});
	const definitions = Map.groupBy(
		couldMatch.filter(({ defines }) => defines !== undefined),
		({ defines }) => defines,
	);
	// A custom property's value can refer to another one; a set also iterates over what is added meanwhile.
	const referredTo = new Set(
		couldMatch.flatMap((rule) => (rule.defines === undefined && rule.refersTo) || []),
	);
	for (const name of referredTo)
		for (const { refersTo = [] } of definitions.get(name) ?? [])
			for (const further of refersTo) referredTo.add(further);
	return textOf(couldMatch.filter(({ defines }) => defines === undefined || referredTo.has(defines)));
}

/** For each compound, whether an element meets all of its requirements. */
function occurringCompounds(
	{ compounds, byFirst }: IndexedSheet,
	elements: readonly (readonly string[])[],
): readonly boolean[] {
	const occurs = compounds.map(() => false);
	for (const element of elements) {
		const is = new Set(element);
		for (const part of is)
			for (const index of byFirst.get(part) ?? [])
				occurs[index] ||= (compounds[index] ?? []).every((required) => is.has(required));
	}
	return occurs;
}

/** Conditions and selectors that rules in a row share stand once. */
function textOf(rules: readonly SheetRule[]): string {
	let text = "";
	let open: readonly string[] = [];
	let before = "";
	for (const { within, head, body } of rules) {
		let shared = 0;
		while (shared < open.length && open[shared] === within[shared]) shared += 1;
		const isSamePlace = shared === open.length && shared === within.length;
		if (isSamePlace && head === before && !head.startsWith("@")) {
			text = `${text.slice(0, -1)};${body}}`;
			continue;
		}
		const opened = within.slice(shared).map((condition) => `${condition}{`);
		text += `${"}".repeat(open.length - shared)}${opened.join("")}${head}{${body}}`;
		open = within;
		before = head;
	}
	return text + "}".repeat(open.length);
}
