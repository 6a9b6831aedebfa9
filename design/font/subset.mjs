/**
 * Makes public/fonts/figtree.woff2 with the characters that this site uses, weights 400 to 800, 14 KB instead of 30; and
 * figtree-bold.ttf beside this file, the same characters in one weight, for the words in the scenes. Run in a scratch folder: `npm
 * i subset-font@2 @fontsource-variable/figtree@5 && node <this file>`. Characters outside the subset (Ɛ, Ɔ …) come from the
 * phone's own font.
 */
import { readFileSync, writeFileSync } from "node:fs";
import subset from "subset-font";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const letters = `${ascii}–—‘’“”…•·©×₵£€éèêëáàâäíóôöúüçñÉ→←↑↓✓°½\u00a0`;
const source = readFileSync(
	"node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
);
const subsetted = await subset(source, letters, {
	targetFormat: "woff2",
	variationAxes: { wght: { min: 400, max: 800 } },
});
writeFileSync("figtree.woff2", subsetted);
writeFileSync(
	"figtree-bold.ttf",
	await subset(source, letters, { targetFormat: "truetype", variationAxes: { wght: 700 } }),
);
