import { listHref, pageNumber, pageParameter } from "#lib/lists/list-pages";
import { encodedSegment } from "#lib/web/path-segment";
import { queryValue } from "#lib/web/query-value";

/** The thumbnails of a gallery in the list: two rows of two (behaviour §2 /news). */
export const GALLERY_THUMBNAILS_MAX = 4;

/** The two tabs of the news; the first is the default. */
export const NEWS_TABS = [
	{ tab: "articles", label: "Articles" },
	{ tab: "gallery", label: "Gallery" },
] as const;

export type NewsTab = (typeof NEWS_TABS)[number]["tab"];

/** The query in a URL of the news; an unknown tab means articles, an unusable page the first. */
export function newsView(query: URLSearchParams): { tab: NewsTab; page: number } {
	const isGallery = queryValue(query, "tab")?.toLowerCase() === "gallery";
	return { tab: isGallery ? "gallery" : "articles", page: pageNumber(queryValue(query, "page")) };
}

/** The single URL of a tab's page, without defaults. */
export const newsHref = (tab: NewsTab, page = 1) =>
	listHref("/news", {
		tab: tab === "articles" ? "" : tab,
		page: pageParameter(page),
	});

/** The page title of a view, unique for search engines. */
export function newsTitle(tab: NewsTab, page: number): string {
	const title = tab === "gallery" ? "Photo Gallery" : "News";
	return page === 1 ? title : `${title}, page ${page}`;
}

/** The URL of an article's page. */
export const articleHref = (id: string): string => `/news/${encodedSegment(id)}`;

/** The other URL of an article, under which related posts link to it (behaviour §2 /news/{id}). */
export const storyHref = (id: string) => `/stories/${encodedSegment(id)}`;
