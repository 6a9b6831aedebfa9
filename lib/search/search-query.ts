import type { HighlightedText } from "#lib/search/search-highlight";
import { SEARCH_MAX_LENGTH } from "#lib/text/text-match";
import { queryValue } from "#lib/web/query-value";

/** What the site's search finds, and what each kind is called above its results. */
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

/** What a visitor asks the site for. `few` is "few" for the best results only, "" for those that the page shows. */
export type SearchQuery = { q: string; few: "few" | "" };

export type SearchResult = { href: string; title: HighlightedText; text: HighlightedText };
export type SearchGroup = { kind: SearchKind; total: number; results: SearchResult[] };
export type SearchAnswer = {
	query: SearchQuery;
	total: number;
	/** Nothing has all of the words; these have some. */
	isPartial: boolean;
	/** The kind with the best result first, and of each kind the best result first. */
	groups: SearchGroup[];
};

/** The query that an address carries; other parameters are ignored. */
export const searchQuery = (parameters: URLSearchParams): SearchQuery => ({
	q: (queryValue(parameters, "q") ?? "").trim().slice(0, SEARCH_MAX_LENGTH),
	few: queryValue(parameters, "few") ? "few" : "",
});
