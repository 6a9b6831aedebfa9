// Makes the bitmap icons from public/icon.svg: node design/illustrations/icons.mjs
// Phones' home screens and old browsers take no SVG.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const folder = fileURLToPath(new URL("../../public/", import.meta.url));
const rounded = await readFile(join(folder, "icon.svg"), "utf8");
// Home screens cut their own corners.
const square = rounded.replace(' rx="14"', "");
// What is cut to any shape keeps the mark within the middle circle of 80%.
const maskable = square.replace(
	'transform="translate(3.200 1.500) scale(.9)"',
	'transform="translate(9.600 7.900) scale(.7)"',
);
for (const [name, svg] of Object.entries({ square, maskable }))
	if (svg === rounded || (name === "maskable" && svg === square))
		throw new Error(`public/icon.svg is drawn differently now: mend how the ${name} icon is made from it`);

const png = (svg, size) =>
	sharp(Buffer.from(svg), { density: (72 * size) / 64 })
		.resize(size, size)
		.png({ compressionLevel: 9, effort: 10, palette: size < 64 })
		.toBuffer();

const files = {
	"icon-16.png": [rounded, 16],
	"icon-32.png": [rounded, 32],
	"apple-icon.png": [square, 180],
	"icon-192.png": [rounded, 192],
	"icon-512.png": [rounded, 512],
	"icon-maskable-192.png": [maskable, 192],
	"icon-maskable-512.png": [maskable, 512],
};
for (const [file, [svg, size]] of Object.entries(files)) await writeFile(join(folder, file), await png(svg, size));
await writeFile(
	join(folder, "favicon.ico"),
	ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, image: await png(rounded, size) })))),
);

/** An .ico file that holds these PNGs. */
function ico(pictures) {
	const header = Buffer.alloc(6 + 16 * pictures.length);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(pictures.length, 4);
	let offset = header.length;
	for (const [index, { size, image }] of pictures.entries()) {
		const at = 6 + 16 * index;
		header.writeUInt8(size, at);
		header.writeUInt8(size, at + 1);
		header.writeUInt16LE(1, at + 4);
		header.writeUInt16LE(32, at + 6);
		header.writeUInt32LE(image.length, at + 8);
		header.writeUInt32LE(offset, at + 12);
		offset += image.length;
	}
	return Buffer.concat([header, ...pictures.map(({ image }) => image)]);
}
