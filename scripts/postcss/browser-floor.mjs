/**
 * A PostCSS step behind Tailwind's: rewrites what the browsers of the floor (`browserslist` in package.json) lack and what
 * Lightning CSS, which Next runs afterwards with the same floor, leaves as it is. It runs in `next dev` too, so that a style
 * sheet behaves the same while it is written and when it is built.
 */

/** The order in which layers win over one another; what is in no layer comes after them all. */
const LAYERS = ["properties", "theme", "base", "components", "utilities"];

const VIEWPORT_UNIT = /(?<=[\d.])[dsl]v(?=[hw]\b)/g;

/** Tailwind's colours with an opacity are of this one form. */
const TRANSPARENT_SHARE = /color-mix\(in oklab, #([\da-f]{3}|[\da-f]{6}) ([\d.]+)%, transparent\)/gi;

const TRANSFORMS = new Set(["translate", "rotate", "scale"]);

/** @returns {import("postcss").Plugin} */
export const browserFloor = () => ({
	postcssPlugin: "browser-floor",
	OnceExit(root) {
		unwrapLayers(root);
		root.walkDecls((declaration) => {
			mixColours(declaration);
			composeTransforms(declaration);
			addViewportFallback(declaration);
		});
	},
});

/**
 * Chrome below 99 and Firefox below 97 drop everything in `@layer`. Its blocks are unwrapped in the order of the layers. Unlike
 * in a layer, a more specific selector then wins over a later layer, and a sheet loaded later over an earlier one: a rule that
 * utilities are meant to override is kept as light as they are (`:where()`).
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
 * Chrome below 104 has no `translate`, `rotate` and `scale` of their own. An element of this site has one of them at a time, so
 * each can be its `transform`.
 *
 * @param {import("postcss").Declaration} declaration
 */
function composeTransforms(declaration) {
	const { prop, value } = declaration;
	if (TRANSFORMS.has(prop)) {
		declaration.prop = "transform";
		if (value !== "none") declaration.value = `${prop}(${value.trim().replaceAll(/\s+(?![^(]*\))/g, ", ")})`;
	}
	// In the function, unlike in the property, a share in per cent is as new.
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
