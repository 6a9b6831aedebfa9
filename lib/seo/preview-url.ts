import { createHash } from "node:crypto";
import { pictureOf } from "#lib/pages/item-pages";
import type { SitePage } from "#lib/pages/page-registry";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { encodedSegment } from "#lib/web/path-segment";

/**
 * The URL of a page's preview image. It contains a hash of the picture's URL, so that services which cache images for weeks
 * request a new one as soon as the page has another picture.
 */
export function previewImageUrl(page: SitePage): string {
	const { of, id } = page.preview;
	return absoluteUrl(`/preview-image/${of}/${encodedSegment(id)}/${previewHash(pictureOf(page))}.jpg`);
}

/** The part of a preview image's URL that changes with its picture. */
export const previewHash = (src: string): string =>
	createHash("sha256").update(src).digest("hex").slice(0, 16);
