/**
 * A PostCSS step after Tailwind, whose utilities pass values to each other in custom properties (`--tw-…`). Most of these never
 * have another value than their initial one, or nothing reads them. Here the value takes their place, so that Lightning CSS can
 * calculate with it. It makes the style sheet and the rules in every page's head smaller. A line's height is the one set last: a
 * text that grows from a width on needs its `leading-…` from there on, too (`leading-snug md:text-lg md:leading-snug`).
 *
 * In the sheets of single pages, Tailwind also repeats the value of each variable of the theme, which the common sheet sets.
 */

/** One with a fallback, in which parentheses may stand two deep. */
const THEME_VARIABLE = /var\((--(?:spacing|color-[\w-]+)),(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** @returns {import("postcss").Plugin} */
export const constantProperties = () => ({
	postcssPlugin: "constant-properties",
	OnceExit(root) {
		root.walkDecls("line-height", (declaration) => {
			declaration.value = declaration.value.replace(/^var\(--tw-leading,\s*(.*)\)$/, "$1");
		});
		const settings = settingsOf(root);
		const read = namesRead(root);
		const constants = new Map(
			[...settings].flatMap(([name, values]) => {
				const [value] = values;
				return values.size === 1 && value !== "initial" ? [[name, value]] : [];
			}),
		);
		root.walkDecls((declaration) => {
			declaration.value = declaration.value
				.replace(/var\((--tw-[\w-]+)(?:,[^()]*)?\)/g, (text, name) => constants.get(name) ?? text)
				.replace(THEME_VARIABLE, "var($1)");
		});
		const isGone = (name) => name.startsWith("--tw-") && (constants.has(name) || !read.has(name));
		root.walkDecls((declaration) => {
			if (isGone(declaration.prop)) removeWithEmptyParents(declaration);
		});
		root.walkAtRules("property", (rule) => {
			if (isGone(rule.params)) rule.remove();
		});
	},
});

/**
 * The values that each of Tailwind's registered properties has in the sheet, its initial one included.
 *
 * @param {import("postcss").Root} root
 */
function settingsOf(root) {
	const settings = new Map();
	root.walkAtRules("property", (rule) => {
		if (!rule.params.startsWith("--tw-")) return;
		const values = new Set();
		rule.walkDecls("initial-value", ({ value }) => values.add(value));
		settings.set(rule.params, values.size > 0 ? values : new Set(["initial"]));
	});
	root.walkDecls(/^--tw-/, ({ prop, value }) => settings.get(prop)?.add(value));
	return settings;
}

/** @param {import("postcss").Root} root */
function namesRead(root) {
	const names = new Set();
	root.walkDecls(({ value }) => {
		for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) names.add(name);
	});
	return names;
}

/** @param {import("postcss").ChildNode} node */
function removeWithEmptyParents(node) {
	const { parent } = node;
	node.remove();
	if (parent?.nodes.length === 0 && parent.type !== "root") removeWithEmptyParents(parent);
}
