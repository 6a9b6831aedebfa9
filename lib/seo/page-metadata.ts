import type { Metadata } from "next";
import { companyIdentity } from "#lib/company/identity";
import { licencesToday, withArticle } from "#lib/company/licence";
import { pageQuery, type QueriedPath, type SearchParams } from "#lib/pages/page-query";
import { type SitePage, TITLE_MAX_CHARACTERS } from "#lib/pages/page-registry";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { PREVIEW_HEIGHT, PREVIEW_WIDTH, previewImageUrl } from "#lib/seo/preview-image";
import { metaDescription } from "#lib/text/meta-description";

/**
 * Everything in a page's head for search engines and link previews: title, description, canonical URL, Open
 * Graph, X card. `isVariant` means that the URL has a filter, a search or a page number: it is not indexed,
 * and names no canonical URL: another page's would contradict that. `title` replaces the page's own on a variant.
 */
export function pageMetadata(
	page: SitePage,
	{ isVariant = false, title = page.title }: { isVariant?: boolean; title?: string } = {},
): Metadata {
	const company = companyIdentity();
	const url = absoluteUrl(page.path);
	const description = page.description ?? fallbackDescription(page);
	const image = { url: previewImageUrl(page.picture), alt: `A picture with the logo of ${company.name}` };
	return {
		title: { absolute: documentTitle(page.path, title) },
		description,
		...(!isVariant && { alternates: { canonical: url } }),
		robots: isVariant || page.isUnlisted ? NOT_INDEXED : undefined,
		openGraph: {
			type: page.type ?? "website",
			url,
			title,
			description,
			siteName: company.name,
			locale: "en_GB",
			...(page.type === "article" && { publishedTime: page.publishedAt, modifiedTime: page.changedAt }),
			images: [{ ...image, width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, type: "image/jpeg" }],
		},
		twitter: {
			card: "summary_large_image",
			site: company.x && `@${new URL(company.x).pathname.split("/")[1]}`,
			title,
			description,
			images: [image],
		},
	};
}

function fallbackDescription(page: SitePage): string | undefined {
	const company = companyIdentity();
	const who = `${company.name}, ${withArticle(licencesToday(company).today.class)} in Ghana`;
	return metaDescription(`${page.title}. ${page.kind} of ${who}.`);
}

/** `generateMetadata` of a page whose every query is a variant of it. */
export const metadataByQuery =
	(page: SitePage & { path: QueriedPath }) =>
	async ({ searchParams }: { searchParams: SearchParams }): Promise<Metadata> => {
		const query = await pageQuery(page.path, searchParams);
		return pageMetadata(page, { isVariant: query.size > 0 });
	};

/** The head for a missing or failed page: not indexed and not shared. */
export const fallbackMetadata = (title: string): Metadata => ({ title, robots: NOT_INDEXED });

const NOT_INDEXED = { index: false, follow: true };

/** A page's title in the head: the title followed by the company's name if there is room for both; the home page's title alone. */
export function documentTitle(path: string, title: string): string {
	const withCompany = `${title} | ${companyIdentity().shortName}`;
	if (path !== "/" && withCompany.length <= TITLE_MAX_CHARACTERS) return withCompany;
	return title;
}
