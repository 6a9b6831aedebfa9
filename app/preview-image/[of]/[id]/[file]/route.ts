import { getArticle } from "#lib/backend/articles";
import { getAwards } from "#lib/backend/awards";
import { getJob } from "#lib/backend/careers";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { getNotice } from "#lib/backend/notices";
import { getProducts } from "#lib/backend/products";
import { getTeamMember } from "#lib/backend/team";
import {
	articlePage,
	awardPage,
	jobPage,
	memberPage,
	pictureOf,
	productPage,
	publicBranchPage,
	publicNoticePage,
	SECTION_PICTURES,
} from "#lib/pages/item-pages";
import { type PreviewSubject, SITE_PAGES, type SitePage } from "#lib/pages/page-registry";
import { findByTitle } from "#lib/products/product-path";
import { previewImage } from "#lib/seo/preview-image";
import { previewHash } from "#lib/seo/preview-url";
import { decodedSegment } from "#lib/web/path-segment";

/**
 * `GET /preview-image/{of}/{id}/{hash}.jpg`: the picture that messengers show beside a link to this site. It is made from
 * the content that the URL names, never from the URL itself. An outdated hash gets today's picture; content or a picture that
 * cannot be read just now, the picture of its section.
 */
export async function GET(_request: Request, { params }: RouteContext<"/preview-image/[of]/[id]/[file]">) {
	const { of, id, file } = await params;
	const requested = /^([\da-f]{16})\.jpg$/.exec(file)?.[1];
	if (!requested || !isSubject(of)) return new Response("Not found", { status: 404 });
	const reading = await attempt(PAGES[of](decodedSegment(id)));
	if (reading.ok && !reading.value) return new Response("Not found", { status: 404 });
	const src = reading.ok && reading.value ? pictureOf(reading.value) : SECTION_PICTURES[of];
	const jpeg = await previewImage(src);
	if (!jpeg) return response(await previewImage(SECTION_PICTURES[of]), { isFinal: false });
	return response(jpeg, { isFinal: reading.ok && previewHash(src) === requested });
}

/** The page of each subject by its id; undefined if there is none. */
const PAGES: Record<PreviewSubject, (id: string) => Promise<SitePage | undefined>> = {
	page: async (id) => Object.values<SitePage>(SITE_PAGES).find(({ preview }) => preview.id === id),
	product: async (id) => optional(findByTitle(await getProducts(), id), productPage),
	article: async (id) => optional(await getArticle(id), articlePage),
	notice: async (id) => optional(await getNotice(id), publicNoticePage),
	job: async (id) => optional(await getJob(id), jobPage),
	award: async (id) => optional(withId(await getAwards(), id), awardPage),
	branch: async (id) => optional(withId(await getBranches(), id), publicBranchPage),
	member: async (id) => optional(await getTeamMember(id), memberPage),
};

const isSubject = (of: string): of is PreviewSubject => Object.hasOwn(PAGES, of);

const withId = <T extends { id: string }>(items: readonly T[], id: string): T | undefined =>
	items.find((item) => item.id === id);

const optional = <T>(item: T | undefined, page: (item: T) => SitePage) => (item ? page(item) : undefined);

/** A picture of this site's own can always be read, so an image that is missing is a mistake of ours. */
function response(jpeg: Buffer | undefined, { isFinal }: { isFinal: boolean }): Response {
	if (!jpeg) throw new Error("a section's picture cannot be read");
	return new Response(new Uint8Array(jpeg), {
		headers: {
			"content-type": "image/jpeg",
			"content-length": jpeg.length.toString(),
			"cache-control": isFinal ? "public, max-age=31536000, immutable" : "public, max-age=60",
		},
	});
}
