import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { log } from "#lib/platform/log";
import { createMutex } from "#lib/platform/mutex";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { pictureBytes } from "#lib/seo/preview-picture";

/** The size that no preview service crops (1.91 to 1). */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;
/** WhatsApp omits images much larger than this. */
const MAX_BYTES = 300_000;

/** The URL of the preview image made of a content picture. Another picture has another URL: services cache images for weeks. */
export const previewImageUrl = (src: string): string =>
	absoluteUrl(`/preview-image.jpg?${new URLSearchParams({ of: src })}`);

/** One is cropped at a time, so that a flood of requests costs time, not memory. */
const mutex = createMutex();
/** A few hundred images by the URL of their picture; the least recently used are dropped first. */
const cropped = new LRUCache<string, Buffer>({
	maxSize: 24 * 1024 * 1024,
	sizeCalculation: ({ length }) => length,
	fetchMethod: (src) => mutex.run("crop", () => crop(src)),
	ignoreFetchAbort: true,
});

/** The preview image made of a content picture, with the logo in a corner: a JPEG of 1200 × 630 and at most 300 KB. Undefined if the picture cannot be read. */
export const previewImage = (src: string): Promise<Buffer | undefined> => cropped.fetch(src);

/** Raster formats only, because an SVG could reference files of this server. */
const FORMATS = ["jpeg", "png", "webp", "heif", "gif"];
const LIMITS = { limitInputPixels: 50_000_000 };
/** The company's icon on a background, so that it can be seen on every picture. */
const logo = readFile(join(process.cwd(), "public", "apple-icon.png"));
const LOGO_PX = 112;
const LOGO_MARGIN_PX = 32;

/** An icon would be a blur at this size. */
const MIN_WIDTH_PX = 300;

async function crop(src: string): Promise<Buffer | undefined> {
	const bytes = await pictureBytes(src);
	if (!bytes) return undefined;
	try {
		const { format, width } = await sharp(bytes, LIMITS).metadata();
		if (!FORMATS.includes(format) || width < MIN_WIDTH_PX) return undefined;
		const { data, info } = await sharp(bytes, LIMITS)
			.autoOrient()
			.resize(PREVIEW_WIDTH, PREVIEW_HEIGHT, { fit: "cover" })
			.flatten({ background: "#ffffff" })
			.composite([
				{
					input: await sharp(await logo)
						.resize(LOGO_PX)
						.toBuffer(),
					left: PREVIEW_WIDTH - LOGO_PX - LOGO_MARGIN_PX,
					top: PREVIEW_HEIGHT - LOGO_PX - LOGO_MARGIN_PX,
				},
			])
			.raw()
			.toBuffer({ resolveWithObject: true });
		let jpeg = Buffer.alloc(0);
		for (const quality of [82, 62, 30]) {
			jpeg = await sharp(data, { raw: info }).jpeg({ quality, progressive: true }).toBuffer();
			if (jpeg.length <= MAX_BYTES) break;
		}
		return jpeg;
	} catch {
		log.warn({ bytes: bytes.length }, "preview picture cannot be read");
		return undefined;
	}
}
