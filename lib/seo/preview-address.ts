import { createHash } from "node:crypto";
import { companyIdentity } from "#lib/company/identity";
import type { SitePage } from "#lib/pages/page-registry";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { pictureDigest } from "#lib/seo/preview-picture";

/** What every preview service takes (1.91 to 1). */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** To be raised when the drawing changes: every image gets a new address then. */
const DRAWING = 1;

/**
 * The address of a page's preview image. It holds a hash of everything that is drawn, so that a preview service which keeps
 * an image for weeks asks again as soon as the title or the picture changes.
 */
export async function previewAddress(page: SitePage): Promise<string> {
	const { of, id } = page.preview;
	return absoluteUrl(`/preview-image/${of}/${encodeURIComponent(id)}/${await previewHash(page)}.jpg`);
}

/** Of what the image of this page shows: words, company, and the picture's own bytes where it lies on this server. */
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
