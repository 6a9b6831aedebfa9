import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { escapeUTF8 } from "entities";
import { LRUCache } from "lru-cache";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { companyIdentity } from "#lib/company/identity";
import type { SitePage } from "#lib/pages/page-registry";
import { log } from "#lib/platform/log";
import { createTurns } from "#lib/platform/turns";
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from "#lib/seo/preview-address";
import { pictureBytes } from "#lib/seo/preview-picture";

/** WhatsApp omits images much larger than this. */
export const PREVIEW_MAX_BYTES = 300_000;

const PUBLIC = join(process.cwd(), "public");
const LOGO = join(PUBLIC, "logo.svg");
const KENTE = join(PUBLIC, "images", "kente.svg");
const TYPEFACE = join(PUBLIC, "fonts", "figtree-bold.ttf");

export type PreviewImage = {
	jpeg: Buffer;
	/** False if its picture could not be fetched this time. */
	isWhole: boolean;
};

/** One is rendered at a time, so that a flood of requests costs time, not memory. */
const turns = createTurns();
/** A few hundred images; the least recently used are dropped first. */
const kept = new LRUCache<string, PreviewImage, SitePage>({
	maxSize: 24 * 1024 * 1024,
	sizeCalculation: ({ jpeg }) => jpeg.length,
	fetchMethod: (_hash, _stale, { context }) => turns.run("render", () => drawn(context)),
	ignoreFetchAbort: true,
});

/** The image with this hash, if it was rendered recently. */
export const keptPreviewImage = (hash: string): PreviewImage | undefined => kept.get(hash);

/**
 * The preview image of a page, 1200 × 630 and at most 300 KB: the content's own picture above the company's name if it
 * is wide, otherwise the title on the company's pattern, with the picture next to it if there is one. Cached in memory by its hash.
 */
export async function previewImage(page: SitePage, hash: string): Promise<PreviewImage> {
	const image = await kept.forceFetch(hash, { context: page });
	if (!image.isWhole) kept.delete(hash);
	return image;
}

async function drawn(page: SitePage): Promise<PreviewImage> {
	const bytes = page.picture ? await pictureBytes(page.picture) : undefined;
	const picture = bytes && (await readablePicture(bytes));
	const isWhole = page.picture === undefined || picture !== undefined;
	const jpeg =
		picture?.isWide && page.preview.of !== "page"
			? await pictureAboveName(picture.bytes)
			: await titleOnWeave(page, picture?.bytes);
	return { jpeg, isWhole };
}

/** Raster formats only, because an SVG could reference files of this server. */
const FORMATS = ["jpeg", "png", "webp", "heif", "gif"];
const MAX_PIXELS = 50_000_000;

async function readablePicture(bytes: Buffer) {
	try {
		const { format, width, height, autoOrient } = await sharp(bytes, {
			limitInputPixels: MAX_PIXELS,
		}).metadata();
		if (!format || !FORMATS.includes(format) || !width || !height) return undefined;
		const shape = autoOrient.width / autoOrient.height;
		return { bytes, isWide: autoOrient.width >= 600 && shape >= 1.25 && shape <= 2.9 };
	} catch {
		log.warn({ bytes: bytes.length }, "preview picture cannot be read");
		return undefined;
	}
}

/** The height of the picture. Below it is the company's name. */
const PICTURE_HEIGHT = 534;

async function pictureAboveName(bytes: Buffer): Promise<Buffer> {
	const picture = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
		.autoOrient()
		.resize(PREVIEW_WIDTH, PICTURE_HEIGHT, { fit: "cover" })
		.flatten({ background: "#ffffff" })
		.toBuffer();
	const parts = [{ input: picture, left: 0, top: 0 }, ...(await logoAndName(PICTURE_HEIGHT + 9))];
	return asJpeg(sharp(await weave()).composite(parts));
}

const MARGIN = 76;
const ARTWORK = { left: 716, top: 76, width: 408, height: 408, radius: 28 };
const [FULL_WIDTH, BESIDE_ARTWORK] = [PREVIEW_WIDTH - 2 * MARGIN, ARTWORK.left - MARGIN - 44];
const TITLE = { top: 138, height: 300, sizes: [92, 80, 70, 62, 54, 47, 41] };
const FOOT = { top: 500, logo: 66 };

async function titleOnWeave({ title, kind }: SitePage, artwork: Buffer | undefined): Promise<Buffer> {
	const { accentColour = "#efcb5f" } = companyIdentity();
	const width = artwork ? BESIDE_ARTWORK : FULL_WIDTH;
	const parts: OverlayOptions[] = [
		{ input: await words(kind, { size: 31, colour: accentColour, width }), left: MARGIN, top: 80 },
		{ input: await fittingTitle(title, width), left: MARGIN, top: TITLE.top },
		...(await logoAndName(FOOT.top)),
	];
	const beside = artwork ? await rounded(artwork) : await faintLogo();
	return asJpeg(
		sharp(await weave()).composite([{ input: beside, left: ARTWORK.left, top: ARTWORK.top }, ...parts]),
	);
}

async function logoAndName(top: number): Promise<OverlayOptions[]> {
	const width = FULL_WIDTH - FOOT.logo - 24;
	const name = await words(companyIdentity().name, { size: 36, colour: "#ffffff", width });
	return [
		{ input: await logo(), left: MARGIN, top },
		{ input: name, left: MARGIN + FOOT.logo + 24, top: top + 15 },
	];
}

let woven: Promise<Buffer> | undefined;
/** The company's purple with the kente motif of the site's panels, and a golden edge. */
const weave = () => (woven ??= weaveDrawn());

async function weaveDrawn(): Promise<Buffer> {
	const tile = await sharp(await readFile(KENTE), { density: 86 })
		.resize(96)
		.ensureAlpha(0)
		.linear([1, 1, 1, 0.3], [0, 0, 0, 0])
		.png()
		.toBuffer();
	const edge = Buffer.from(
		'<svg width="1200" height="12"><rect width="1200" height="12" fill="#e8b733"/></svg>',
	);
	const background = {
		width: PREVIEW_WIDTH,
		height: PREVIEW_HEIGHT,
		channels: 3,
		background: "#32144d",
	} as const;
	return sharp({ create: background })
		.composite([
			{ input: tile, tile: true },
			{ input: edge, left: 0, top: PREVIEW_HEIGHT - 12 },
		])
		.png()
		.toBuffer();
}

const logo = async () =>
	sharp(await readFile(LOGO), { density: 150 })
		.resize(FOOT.logo)
		.png()
		.toBuffer();

/** Without artwork: the company's logo, as faint as the pattern, under the text. */
const faintLogo = async () =>
	sharp(await readFile(LOGO), { density: 460 })
		.resize(ARTWORK.width)
		.ensureAlpha()
		.linear([1, 1, 1, 0.16], [0, 0, 0, 0])
		.png()
		.toBuffer();

const rounded = (artwork: Buffer) =>
	sharp(artwork, { limitInputPixels: MAX_PIXELS })
		.autoOrient()
		.resize(ARTWORK.width, ARTWORK.height, { fit: "cover" })
		.flatten({ background: "#efe6f8" })
		.ensureAlpha()
		.composite([
			{
				input: Buffer.from(
					`<svg width="${ARTWORK.width}" height="${ARTWORK.height}"><rect width="100%" height="100%" rx="${ARTWORK.radius}"/></svg>`,
				),
				blend: "dest-in",
			},
		])
		.png()
		.toBuffer();

/** The title in the largest size that fits; one that is too long even in the smallest is cut. */
async function fittingTitle(title: string, width: number): Promise<Buffer> {
	for (const size of TITLE.sizes) {
		const drawing = await wordsWithSize(title, { size, colour: "#ffffff", width });
		if (drawing.info.height <= TITLE.height && drawing.info.width <= width) return drawing.data;
	}
	const size = TITLE.sizes.at(-1) ?? 40;
	return cut(await wordsWithSize(title, { size, colour: "#ffffff", width }), TITLE.height);
}

type Lettering = { size: number; colour: string; width: number };

/** Text on one line; what would need another one is cut. */
const words = async (text: string, lettering: Lettering): Promise<Buffer> =>
	cut(await wordsWithSize(text, lettering), Math.ceil(lettering.size * 1.35));

const cut = ({ data, info: { width, height } }: Awaited<ReturnType<typeof wordsWithSize>>, room: number) =>
	height <= room ? data : sharp(data).extract({ left: 0, top: 0, width, height: room }).toBuffer();

/** Text in the site's typeface. Missing characters come from the server's fonts. At 72 dpi, points equal pixels. */
const wordsWithSize = (text: string, { size, colour, width }: Lettering) =>
	sharp({
		text: {
			text: `<span foreground="${colour}">${escaped(text)}</span>`,
			// The name of the subset's bold weight.
			font: `Figtree Light, Bold ${size}`,
			fontfile: TYPEFACE,
			width,
			dpi: 72,
			wrap: "word-char",
			rgba: true,
		},
	})
		.png()
		.toBuffer({ resolveWithObject: true });

/** Escapes Pango markup. Characters that cannot be rendered become spaces. */
const escaped = (text: string) => escapeUTF8(text.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim() || " ");

async function asJpeg(image: Sharp): Promise<Buffer> {
	const pixels = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
	let jpeg = Buffer.alloc(0);
	for (const quality of [84, 74, 62, 48, 30]) {
		jpeg = await sharp(pixels.data, { raw: pixels.info })
			.jpeg({ quality, chromaSubsampling: quality > 80 ? "4:4:4" : "4:2:0", progressive: true })
			.toBuffer();
		if (jpeg.length <= PREVIEW_MAX_BYTES) break;
	}
	return jpeg;
}
