/**
 * A PostCSS step that writes small pictures of `public/` into the style sheet. On a slow line a request costs more than such a
 * picture: its headers alone are 750 bytes, which arrive between those of the page's first picture.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** From the folder in which Next runs, because Next bundles this file. */
const PUBLIC = "public";
const LARGEST_BYTES = 600;

/** @returns {import("postcss").Plugin} */
export const smallPictures = () => ({
	postcssPlugin: "small-pictures",
	Declaration(declaration) {
		declaration.value = declaration.value.replace(/url\("(\/[^"]+\.svg)"\)/g, (whole, path) => {
			const picture = readFileSync(join(PUBLIC, path), "utf8").trim();
			return picture.length > LARGEST_BYTES ? whole : `url("${dataUrl(picture)}")`;
		});
	},
});

/** @param {string} svg */
const dataUrl = (svg) =>
	`data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>]/g, (sign) => encodeURIComponent(sign))}`;
