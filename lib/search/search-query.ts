import type { HighlightedText } from "#lib/search/search-highlight";
import { SEARCH_MAX_LENGTH } from "#lib/text/text-match";
import { queryValue } from "#lib/web/query-value";

/** The kinds of results, with their headings. */
export const SEARCH_KINDS = {
	product: "Products",
	page: "Pages",
	faq: "Questions and answers",
	branch: "Branches",
	notice: "Notices",
	job: "Open roles",
	article: "News",
	report: "Annual reports",
} as const;

export type SearchKind = keyof typeof SEARCH_KINDS;

/** A visitor's search. `few` is "few" for the best results only, "" for those of the page. */
export type SearchQuery = { q: string; few: "few" | "" };

export type SearchResult = { href: string; title: HighlightedText; text: HighlightedText };
export type SearchGroup = { kind: SearchKind; total: number; results: SearchResult[] };
export type SearchAnswer = {
	query: SearchQuery;
	total: number;
	/** No entry has all of the words; these have some. */
	isPartial: boolean;
	/** The kind with the best result first, and within each kind the best result first. */
	groups: SearchGroup[];
};

/** The query in an address; other parameters are ignored. */
export const searchQuery = (parameters: URLSearchParams): SearchQuery => ({
	q: (queryValue(parameters, "q") ?? "").trim().slice(0, SEARCH_MAX_LENGTH),
	few: queryValue(parameters, "few") ? "few" : "",
});
