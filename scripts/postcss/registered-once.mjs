/**
 * A PostCSS step after Tailwind, which registers the properties that its utilities pass values in (`@property --tw-…`) in each
 * sheet that uses them. A sheet that is loaded later and registers one again makes Chrome compute the styles of every element on
 * the page anew. The site's own sheet comes first on every page, so the others leave the registration to it.
 * `e2e/built-files.spec.ts` checks that it registers what they use.
 */

/** The sheet of the layout. */
const FIRST_SHEET = /[\\/]app[\\/]globals\.css$/;

/** @returns {import("postcss").Plugin} */
export const registeredOnce = () => ({
	postcssPlugin: "registered-once",
	OnceExit(root) {
		if (FIRST_SHEET.test(root.source?.input.file ?? "")) return;
		root.walkAtRules("property", (rule) => {
			rule.remove();
		});
		// Tailwind's addition for browsers without `@property`: the initial values, for every element.
		root.walkAtRules("supports", (rule) => {
			if (isForEveryElement(rule)) rule.remove();
		});
	},
});

/** @param {import("postcss").AtRule} supports */
const isForEveryElement = (supports) =>
	supports.nodes?.every(
		(rule) => rule.type === "rule" && rule.selectors.every((selector) => /^(?:\*|::?[\w-]+)$/.test(selector)),
	);
