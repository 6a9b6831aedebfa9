/**
 * A PostCSS step after Tailwind: rewrites what the oldest supported browsers (`browserslist` in package.json) lack and what Lightning
 * CSS, which Next runs afterwards with the same list, leaves unchanged. It runs in `next dev` too, so that styles behave the same
 * in development and in a build.
 */

/** The order in which later layers override earlier ones; unlayered styles come last. */
const LAYERS = ["properties", "theme", "base", "components", "utilities"];

const VIEWPORT_UNIT = /(?<=[\d.])[dsl]v(?=[hw]\b)/g;

/** The only form of Tailwind's colours with an opacity. */
const TRANSPARENT_SHARE = /color-mix\(in oklab, #([\da-f]{3}|[\da-f]{6}) ([\d.]+)%, transparent\)/gi;

const TRANSFORMS = new Set(["translate", "rotate", "scale"]);

/** @returns {import("postcss").Plugin} */
export const browserFloor = () => ({
	postcssPlugin: "browser-floor",
	OnceExit(root) {
		unwrapLayers(root);
		root.walkAtRules("media", negateWholeQuery);
		root.walkDecls((declaration) => {
			mixColours(declaration);
			composeTransforms(declaration);
			addViewportFallback(declaration);
		});
	},
});

/**
 * Chrome below 99 and Firefox below 97 ignore everything in `@layer`, so its blocks are unwrapped in the order of the layers. A
 * more specific selector then wins over a later layer, and a sheet loaded later over an earlier one. So a rule that utilities
 * should override keeps a low specificity (`:where()`).
 *
 * @param {import("postcss").Root} root
 */
function unwrapLayers(root) {
	const layers = new Map(LAYERS.map((name) => [name, []]));
	for (const node of [...root.nodes]) {
		if (node.type !== "atrule" || node.name !== "layer") continue;
		if (node.nodes) {
			const layer = layers.get(node.params);
			if (!layer) throw node.error(`The layer '${node.params}' is not in the order of layers.`);
			layer.push(...node.nodes);
		}
		node.remove();
	}
	root.walkAtRules("layer", (nested) => {
		throw nested.error("A layer inside another rule cannot be unwrapped.");
	});
	root.prepend([...layers.values()].flat());
}

/**
 * Tailwind's `max-*` variants are `(width < 64rem)`, of which Lightning CSS makes `not (min-width: 64rem)`. Both came with Chrome 104
 * and Safari 16.4; a query that is negated as a whole, media type included, is as old as media queries.
 *
 * @param {import("postcss").AtRule} rule
 */
function negateWholeQuery(rule) {
	rule.params = rule.params.replace(/^\(width < ([\d.]+\w+)\)$/, "not all and (min-width: $1)");
}

/**
 * Chrome below 111 has no `color-mix()`.
 *
 * @param {import("postcss").Declaration} declaration
 */
function mixColours(declaration) {
	declaration.value = declaration.value.replace(TRANSPARENT_SHARE, (_, hex, percent) => {
		const full = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
		const alpha = Math.round((Number(percent) / 100) * 255);
		return `#${full}${alpha.toString(16).padStart(2, "0")}`;
	});
}

/**
 * Chrome below 104 lacks the properties `translate`, `rotate` and `scale`. An element of this site uses only one of them at a time,
 * so each can become its `transform`.
 *
 * @param {import("postcss").Declaration} declaration
 */
function composeTransforms(declaration) {
	const { prop, value } = declaration;
	if (TRANSFORMS.has(prop)) {
		declaration.prop = "transform";
		if (value !== "none") declaration.value = `${prop}(${value.trim().replaceAll(/\s+(?![^(]*\))/g, ", ")})`;
	}
	// In the function, unlike in the property, percentages are equally new.
	if (/^--tw-scale-[xyz]$/.test(prop))
		declaration.value = value.replace(/^([\d.]+)%$/, (_, percent) => String(Number(percent) / 100));
	if (prop === "transition-property") {
		const names = value.split(/,\s*/).map((name) => (TRANSFORMS.has(name) ? "transform" : name));
		declaration.value = [...new Set(names)].join(", ");
	}
}

/**
 * Chrome below 108 and Safari below 15.4 have no `dvh` and `svh`.
 *
 * @param {import("postcss").Declaration} declaration
 */
function addViewportFallback(declaration) {
	const fallback = declaration.value.replace(VIEWPORT_UNIT, "v");
	const previous = declaration.prev();
	if (fallback === declaration.value || previous?.prop === declaration.prop) return;
	declaration.cloneBefore({ value: fallback });
}
