/**
 * The rules of the site's style sheets that one page needs. `scripts/split-styles.ts` takes the sheets apart when the site is built,
 * so that choosing takes only look-ups.
 */

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

/** The build's output. */
export type SplitSheet = { compounds: readonly Compound[]; rules: readonly SheetRule[] };

/** A sheet in which compounds are found by their first part. */
export type IndexedSheet = SplitSheet & { byFirst: ReadonlyMap<string, readonly number[]> };

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
