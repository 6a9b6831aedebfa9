/**
 * Takes a style sheet of the build apart into rules and what each requires of a page's elements, for the response cache, which writes
 * the needed ones into each page's head.
 */
import { type AttributeSelector, parse as parseSelector, type Selector } from "css-what";
import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from "postcss";
import type { Compound, SheetRule, SplitSheet } from "../../lib/response-cache/critical-styles.ts";

/** Ways to match a selector, each as the compounds that must all occur; the subject is the last. */
type Alternatives = readonly (readonly Compound[])[];

/** Conditions under which no page is painted for the first time, or which change colours and edges only, for few visitors. */
const LATER_CONDITIONS = /^media (?:print|\(forced-colors:active\))$/;
/** States that need a pointer on the page, focus in it or an answer. What they show, such as a menu, may wait for the sheet. */
const LATER_STATES = new Set(["hover", "active", "focus", "focus-within", "focus-visible", "user-invalid"]);
/** Pseudo-elements of a dialog, and those that only selected text and pictures that failed to load have. */
const LATER_PARTS = /::?(?:backdrop|selection)|(?:^|[ >+~])img[^ >+~]*::?(?:before|after)$/;
/** Their effect is not seen before something changes, is pointed at, scrolled or printed. */
const LATER_PROPERTIES =
	/^(?:transition|cursor$|overscroll-behavior|(?:-webkit-|-moz-)?(?:print-color-adjust|tab-size|tap-highlight-color)$)/;
/** A picture inside the sheet is decoration, and heavy: it may come with the sheet, as may a pseudo-element that shows it. */
const LATER_VALUES = /url\(["']?data:/;
/** Attributes that change before the sheet arrives, by a visitor or a script in the head. */
const CHANGING_ATTRIBUTES = new Set(["open", "value", "data-cookies"]);
const COMBINATORS = new Set(["descendant", "child", "sibling", "adjacent"]);
/** The types of fields that have these parts. A field without a type is a text field, which has none of them. */
const DATE_TYPES = ["date", "time", "datetime-local", "month", "week"];
const PARTS_OF_FIELDS: readonly (readonly [part: RegExp, types: readonly string[]])[] = [
	[/^file-selector-button$/, ["file"]],
	[/^-webkit-search-/, ["search"]],
	[/^-webkit-date/, DATE_TYPES],
	[/^-webkit-(?:inner|outer)-spin-button$/, ["number", ...DATE_TYPES]],
];
const GROUPS = new Set(["is", "where", "matches", "-webkit-any"]);

/** The sheet at this URL. Its rules' text has only ASCII characters and absolute URLs. */
export function splitSheet(css: string, url: string): SplitSheet {
	const root = postcss.parse(css);
	const rules: (Omit<SheetRule, "selectors"> & { alternatives?: Alternatives })[] = [];
	const visit = (parent: Container<ChildNode>, within: readonly string[]) => {
		for (const node of parent.nodes ?? []) {
			if (node.type === "rule") rules.push(...partsOf(node).map((part) => ({ within, ...part })));
			if (node.type !== "atrule") continue;
			const name = `${node.name} ${node.params}`.trim();
			if (LATER_CONDITIONS.test(name)) continue;
			if (["media", "supports", "container"].includes(node.name)) visit(node, [...within, `@${name}`]);
			else rules.push({ within, head: `@${name}`, ...definitionOf(node) });
		}
	};
	visit(root, []);
	const compounds = new Map<string, { index: number; compound: Compound }>();
	const indexOf = (compound: Compound) => {
		const key = compound.join(" ");
		const { index } = compounds.get(key) ?? { index: compounds.size };
		compounds.set(key, { index, compound });
		return index;
	};
	return {
		rules: rules.map(({ alternatives, ...rule }) => ({
			...rule,
			head: asAscii(rule.head),
			body: asAscii(withAbsoluteUrls(rule.body, url)),
			...(alternatives && { selectors: alternatives.map((needed) => needed.map(indexOf)) }),
		})),
		compounds: [...compounds.values()].map(({ compound }) => compound),
	};
}

/** The body of an at-rule without elements of its own, and what it defines. */
function definitionOf(node: AtRule) {
	const body = (node.nodes ?? []).map(String).join(node.name === "keyframes" ? "" : ";");
	// Which fonts a page uses is not examined: browsers fetch only those. A page's first frame says whether its change animates.
	return node.name === "font-face" || node.name === "view-transition"
		? { body }
		: { body, defines: node.params };
}

/**
 * A style rule without what has no effect yet. A rule that defines custom properties for every element or for the page is
 * separated into its declarations, of which a page needs few.
 */
function partsOf(rule: Rule) {
	const alternatives = rule.selectors.filter((text) => !LATER_PARTS.test(text)).flatMap(alternativesIn);
	const isForEverything = alternatives.some((compounds) => compounds.length === 0);
	const declarations = rule.nodes.filter(
		(node): node is Declaration =>
			node.type === "decl" && !LATER_PROPERTIES.test(node.prop) && !LATER_VALUES.test(node.value),
	);
	const showsPicture = rule.nodes.some((node) => node.type === "decl" && LATER_VALUES.test(node.value));
	const isOnlyPicture = showsPicture && /::?(?:before|after)$/.test(rule.selector);
	if (alternatives.length === 0 || declarations.length === 0 || isOnlyPicture) return [];
	const areDefaults = isForEverything && declarations.every(({ prop }) => prop.startsWith("--"));
	return (areDefaults ? declarations.map((one) => [one]) : [declarations]).map((part) => {
		const body = part
			.map(({ prop, value, important }) => `${prop}:${value}${important ? "!important" : ""}`)
			.join(";");
		const refersTo = referencesIn(part);
		return {
			head: rule.selector,
			body,
			...(!isForEverything && { alternatives }),
			...(areDefaults && { defines: part[0]?.prop }),
			...(refersTo.length > 0 && { refersTo }),
		};
	});
}

/** The custom properties and (among other words) the animations that the declarations name. */
function referencesIn(declarations: readonly Declaration[]): string[] {
	const names = declarations.flatMap(({ prop, value }) => [
		...[...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name),
		...(/^(?:-webkit-)?animation(?:-name)?$/.test(prop) ? value.split(/[\s,]+/) : []),
	]);
	return [...new Set(names)];
}

const alternativesIn = (selector: string): Alternatives =>
	parseSelector(selector)
		.flatMap(alternativesOf)
		.map((compounds) => compounds.filter((compound) => compound.length > 0));

function alternativesOf(selector: readonly Selector[]): Alternatives {
	const compounds: Selector[][] = [[]];
	for (const part of selector) {
		if (COMBINATORS.has(part.type)) compounds.push([]);
		else compounds.at(-1)?.push(part);
	}
	return compounds.reduce<Alternatives>(
		(before, compound) =>
			before.flatMap((done) => compoundAlternatives(compound).map((more) => [...done, ...more])),
		[[]],
	);
}

/** The ways to match one compound. A group in it (`:is(.a .b)`) can require further compounds, which come first. */
function compoundAlternatives(parts: readonly Selector[]): Alternatives {
	return parts.reduce<Alternatives>(
		(before, part) =>
			before.flatMap((done) =>
				requirementsOf(part).map((more) => [
					...done.slice(0, -1),
					...more.slice(0, -1),
					[...(done.at(-1) ?? []), ...(more.at(-1) ?? [])],
				]),
			),
		[[[]]],
	);
}

/** Selectors not understood here (`:not()`, `:nth-child()`) require nothing, so their rule stays. */
function requirementsOf(part: Selector): Alternatives {
	if (part.type === "tag") return [[[part.name]]];
	if (part.type === "attribute") return [[attributeRequirement(part)]];
	if (part.type === "pseudo-element") return fieldsWith(part.name);
	if (part.type === "pseudo") {
		if (LATER_STATES.has(part.name)) return [];
		if (part.name === "root") return [[["html"]]];
		const alternatives = Array.isArray(part.data) ? part.data.flatMap(alternativesOf) : [];
		if (GROUPS.has(part.name)) return alternatives;
		// Selectors inside must match, too.
		if (part.name === "has") return alternatives.map((compounds) => [...compounds, []]);
	}
	return [[[]]];
}

/** The element that may have this pseudo-element. */
function fieldsWith(part: string): Alternatives {
	if (part === "placeholder") return [[["[placeholder]"]]];
	const types = PARTS_OF_FIELDS.find(([name]) => name.test(part))?.[1];
	return types?.map((type) => [[`[type="${type}"]`]]) ?? [[[]]];
}

function attributeRequirement({ name, action, value }: AttributeSelector): Compound {
	if (name === "class" && action === "element") return [`.${value}`];
	if (name === "id" && action === "equals") return [`#${value}`];
	if (CHANGING_ATTRIBUTES.has(name)) return [];
	return [action === "equals" ? `[${name}="${value}"]` : `[${name}]`];
}

const withAbsoluteUrls = (css: string, sheet: string) =>
	css.replace(
		/url\((["']?)(?!data:|\/|#)([^"')]+)\1\)/g,
		(_, quote, path) => `url(${quote}${new URL(path, `http://localhost${sheet}`).pathname}${quote})`,
	);

/** V8 stores a whole page with two bytes per character as soon as one character is beyond Latin-1. */
const asAscii = (css: string) =>
	css.replace(/[^\0-\x7f]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `);
