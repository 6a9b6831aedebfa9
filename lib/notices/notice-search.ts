import { pageIn } from "#lib/lists/list-pages";
import { searchIn } from "#lib/lists/list-query";
import { matchesText } from "#lib/text/text-match";
import { encodedSegment } from "#lib/web/path-segment";
import { queryValue } from "#lib/web/query-value";

/** The categories that notices are filtered by (behaviour §2 /notices), in the order of the page, after 'All'. */
export const NOTICE_CATEGORIES = [
	{ slug: "bog", label: "BOG Notices" },
	{ slug: "security", label: "Security" },
	{ slug: "finance", label: "Finance" },
] as const;

type NoticeCategory = (typeof NOTICE_CATEGORIES)[number]["slug"];

/** The parameters of the list's URL. */
export const NOTICE_PARAMETERS = ["category", "q", "page"] as const;

/** A visitor's query; an empty value means the default: all categories, no search, the first page. */
export type NoticeQuery = Record<(typeof NOTICE_PARAMETERS)[number], string> & {
	category: NoticeCategory | "";
};

/** The query in a URL. Unknown categories, unusable page numbers and other parameters are ignored. */
export function noticeQuery(parameters: URLSearchParams): NoticeQuery {
	return {
		category: noticeCategory(queryValue(parameters, "category"))?.slug ?? "",
		q: searchIn(parameters),
		page: pageIn(parameters),
	};
}

/**
 * The category in a text of the backend or of a URL, ignoring case: 'BOG', 'BoG Notices' and
 * 'bank-of-ghana' are one. Undefined for none of the three.
 */
export function noticeCategory(text: string | null | undefined) {
	const name = (text ?? "")
		.toLowerCase()
		.replace(/[\s_-]+/g, " ")
		.replace(/\bnotices?\b/, "")
		.trim();
	const slug = name === "bank of ghana" ? "bog" : name;
	return NOTICE_CATEGORIES.find((category) => category.slug === slug);
}

type Searchable = { title?: string; description?: string; category?: string };

/** The notices of a category whose title and description have the words of the search, in their own order. */
export const searchNotices = <T extends Searchable>(notices: readonly T[], query: NoticeQuery): T[] =>
	notices.filter(
		(notice) =>
			(query.category === "" || noticeCategory(notice.category)?.slug === query.category) &&
			matchesText(query.q, [notice.title, notice.description]),
	);

/** The URL of a notice's page. */
export const noticeHref = (id: string): string => `/notices/${encodedSegment(id)}`;
