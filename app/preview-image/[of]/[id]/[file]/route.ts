import { getArticle } from "#lib/backend/articles";
import { getAwards } from "#lib/backend/awards";
import { getJob } from "#lib/backend/careers";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { getNotice } from "#lib/backend/notices";
import { getProducts } from "#lib/backend/products";
import { getTeamMember } from "#lib/backend/team";
import { translatedJourneys } from "#lib/languages/language-files";
import {
	articlePage,
	awardPage,
	jobPage,
	journeyPage,
	memberPage,
	type PreviewSubject,
	productPage,
	publicBranchPage,
	publicNoticePage,
	SITE_PAGES,
	type SitePage,
} from "#lib/pages/page-registry";
import { findByTitle } from "#lib/products/product-path";
import { previewHash } from "#lib/seo/preview-address";
import { keptPreviewImage, type PreviewImage, previewImage } from "#lib/seo/preview-image";
import { decodedSegment } from "#lib/web/path-segment";

/**
 * `GET /preview-image/{of}/{id}/{hash}.jpg`: the picture that messengers show beside a link to this site. It is made from
 * the content that the address names, never from the address itself. An outdated hash gets today's picture.
 */
export async function GET(_request: Request, { params }: RouteContext<"/preview-image/[of]/[id]/[file]">) {
	const { of, id, file } = await params;
	const asked = /^([\da-f]{16})\.jpg$/.exec(file)?.[1];
	if (!asked) return new Response("Not found", { status: 404 });
	const known = keptPreviewImage(asked);
	if (known) return answer(known, asked, asked);

	if (!isSubject(of)) return new Response("Not found", { status: 404 });
	const reading = await attempt(PAGES[of](decodedSegment(id)));
	if (!reading.ok) return new Response("Try again later", { status: 503, headers: { "retry-after": "30" } });
	if (!reading.value) return new Response("Not found", { status: 404 });
	const hash = await previewHash(reading.value);
	return answer(await previewImage(reading.value, hash), hash, asked);
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
	journey: async (id) =>
		translatedJourneys()
			.map(journeyPage)
			.find(({ preview }) => preview.id === id),
	member: async (id) => optional(await getTeamMember(id), memberPage),
};

const isSubject = (of: string): of is PreviewSubject => Object.hasOwn(PAGES, of);

const withId = <T extends { id: string }>(items: readonly T[], id: string): T | undefined =>
	items.find((item) => item.id === id);

const optional = <T>(item: T | undefined, page: (item: T) => SitePage) => (item ? page(item) : undefined);

function answer({ jpeg, isWhole }: PreviewImage, hash: string, asked: string): Response {
	const isFinal = isWhole && hash === asked;
	return new Response(new Uint8Array(jpeg), {
		headers: {
			"content-type": "image/jpeg",
			"content-length": jpeg.length.toString(),
			"cache-control": isFinal ? "public, max-age=31536000, immutable" : "public, max-age=60",
			etag: `"${hash}"`,
		},
	});
}
