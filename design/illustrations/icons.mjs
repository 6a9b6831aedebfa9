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
const png = (svg, size) =>
	sharp(Buffer.from(svg), { density: (72 * size) / 64 })
		.resize(size, size)
		.png({ compressionLevel: 9, palette: true, quality: 90 })
		.toBuffer();

await writeFile(join(folder, "apple-icon.png"), await png(square, 180));
await writeFile(join(folder, "icon-192.png"), await png(rounded, 192));
await writeFile(join(folder, "icon-512.png"), await png(square, 512));
await writeFile(join(folder, "favicon.ico"), ico(await png(rounded, 48), 48));

/** An .ico file that holds one PNG. */
function ico(image, size) {
	const header = Buffer.alloc(22);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(1, 4);
	header.writeUInt8(size, 6);
	header.writeUInt8(size, 7);
	header.writeUInt16LE(1, 10);
	header.writeUInt16LE(32, 12);
	header.writeUInt32LE(image.length, 14);
	header.writeUInt32LE(22, 18);
	return Buffer.concat([header, image]);
}
