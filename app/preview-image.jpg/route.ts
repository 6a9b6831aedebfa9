import { SITE_PAGES } from "#lib/pages/page-registry";
import { previewImage } from "#lib/seo/preview-image";
import { isCanonicalPicture } from "#lib/server/image-url";
import { queryValue } from "#lib/web/query-value";

/** Stands in for a picture that cannot be read just now. */
const STAND_IN = SITE_PAGES.about.picture;

/**
 * `GET /preview-image.jpg?of=…`: the picture that messengers show beside a link to this site, made of a picture of the site or of
 * `IMAGE_HOSTS`.
 */
export async function GET(request: Request) {
	const src = queryValue(new URL(request.url).searchParams, "of") ?? "";
	if (!isCanonicalPicture(src)) return new Response("Not found", { status: 404 });
	const jpeg = await previewImage(src);
	const sent = jpeg ?? (await previewImage(STAND_IN));
	if (!sent) throw new Error("the picture of a page cannot be read");
	return new Response(new Uint8Array(sent), {
		headers: {
			"content-type": "image/jpeg",
			"content-length": sent.length.toString(),
			"cache-control": jpeg ? "public, max-age=31536000, immutable" : "public, max-age=60",
		},
	});
}
