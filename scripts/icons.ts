/**
 * `npm run icons -- LOGO [--background "#ffffff"]`: makes the logo in the header and all icons from one picture, SVG or PNG, as square
 * as possible. The background is that of home screens, which cut icons to shapes of their own. Build afterwards.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp, { type Sharp } from "sharp";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { background: { type: "string", default: "#ffffff" }, to: { type: "string", default: "public" } },
});
const [given] = positionals;
if (!given) stop('Usage: npm run icons -- LOGO.svg [--background "#ffffff"]');
const file = await readFile(given).catch(({ message }) => stop(message));
const {
	format,
	width = 0,
	height = 0,
} = await sharp(file)
	.metadata()
	.catch(() => stop(`${given} is not a picture: use SVG or PNG`));
const logo = format === "svg" ? file : Buffer.from(svgAround(file, format, width, height));
const png = (image: Sharp, size: number) =>
	image.png({ compressionLevel: 9, effort: 10, palette: size < 64 }).toBuffer();

const CONTAIN = { fit: "contain", background: "#0000" } as const;
/** The logo whole in a square, as large as it goes. */
const icon = (size: number) => png(sharp(logo, { density: 600 }).resize(size, size, CONTAIN), size);
/** On a background; whatever shape a phone cuts out of it holds the middle circle of 80%. */
async function onBackground(size: number, share: number): Promise<Buffer> {
	const inner = await icon(Math.round(size * share));
	const background = { width: size, height: size, channels: 4, background: values.background } as const;
	return png(
		sharp({ create: background })
			.composite([{ input: inner }])
			.flatten(),
		size,
	);
}

const files: Record<string, Buffer> = {
	"logo.svg": logo,
	"icon-16.png": await icon(16),
	"icon-32.png": await icon(32),
	"icon-192.png": await icon(192),
	"icon-512.png": await icon(512),
	"apple-icon.png": await onBackground(180, 0.8),
	"icon-maskable-192.png": await onBackground(192, 0.56),
	"icon-maskable-512.png": await onBackground(512, 0.56),
	"favicon.ico": ico(
		await Promise.all([16, 32, 48].map(async (size) => ({ size, image: await icon(size) }))),
	),
};
for (const [name, content] of Object.entries(files)) await writeFile(join(values.to, name), content);
console.log(`Made ${Object.keys(files).join(", ")} in ${values.to}. Build to publish them.`);

function stop(message: string): never {
	console.error(message);
	process.exit(1);
}

function svgAround(bytes: Buffer, type: string, width: number, height: number): string {
	const data = `data:image/${type};base64,${bytes.toString("base64")}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image href="${data}" width="${width}" height="${height}"/></svg>`;
}

/** An .ico file that holds these PNGs. */
function ico(pictures: { size: number; image: Buffer }[]): Buffer {
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
