import { createHash } from "node:crypto";
import { companyIdentity } from "#lib/company/identity";
import type { SitePage } from "#lib/pages/page-registry";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { pictureDigest } from "#lib/seo/preview-picture";
import { encodedSegment } from "#lib/web/path-segment";

/** The size that every preview service accepts (1.91 to 1). */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** Increase it when the design of the images changes, so that every image gets a new address. */
const DRAWING = 2;

/**
 * The address of a page's preview image. It contains a hash of everything shown, so that services which cache images for
 * weeks request a new one as soon as the title or the picture changes.
 */
export async function previewAddress(page: SitePage): Promise<string> {
	const { of, id } = page.preview;
	return absoluteUrl(`/preview-image/${of}/${encodedSegment(id)}/${await previewHash(page)}.jpg`);
}

/** A hash of what the page's image shows: text, company, and the picture's bytes if it is on this server. */
export async function previewHash({ title, kind, picture }: SitePage): Promise<string> {
	const { name, accentColour } = companyIdentity();
	const drawn = [
		DRAWING,
		title,
		kind,
		name,
		accentColour,
		picture,
		picture && (await pictureDigest(picture)),
	];
	return createHash("sha256").update(JSON.stringify(drawn)).digest("hex").slice(0, 16);
}
