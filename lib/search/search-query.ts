import { pageIn } from "#lib/lists/list-pages";
import { searchIn } from "#lib/lists/list-query";
import type { HighlightedText } from "#lib/search/search-highlight";
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

/**
 * A visitor's search, for the best results of every kind, for all of one `kind`, in pages, or for a `few` of the best. An empty
 * value means the default.
 */
export type SearchQuery = { q: string; kind: SearchKind | ""; page: string; few: "few" | "" };

export type SearchResult = { href: string; title: HighlightedText; text: HighlightedText };
/** Results of one kind, without those that are among the best. */
export type SearchGroup = {
	kind: SearchKind;
	/** How many of the kind were found, the best included. */
	total: number;
	/** Some of them are not shown. */
	isCut: boolean;
	results: SearchResult[];
};
export type SearchMatches = {
	query: SearchQuery;
	/** How many there are, of every kind or of the query's. */
	total: number;
	/** The page shown, counted from 1, and how many there are; without a kind there is one. */
	page: number;
	pages: number;
	/** No entry has all of the words; these have some. */
	isPartial: boolean;
	/** The best results of all kinds; empty if all are of one kind, or if the query asks for one. */
	best: SearchResult[];
	/** The kind with the best result first, and within each kind the best result first. */
	groups: SearchGroup[];
};

/** The query in a URL. Unknown kinds, unusable page numbers and other parameters are ignored. */
export function searchQuery(parameters: URLSearchParams): SearchQuery {
	const kind = queryValue(parameters, "kind") ?? "";
	const isKnown = isSearchKind(kind);
	return {
		q: searchIn(parameters),
		kind: isKnown ? kind : "",
		page: isKnown ? pageIn(parameters) : "",
		few: queryValue(parameters, "few") ? "few" : "",
	};
}

const isSearchKind = (name: string): name is SearchKind => Object.hasOwn(SEARCH_KINDS, name);
