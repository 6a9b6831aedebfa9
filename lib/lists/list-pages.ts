import { queryValue } from "#lib/web/query-value";

/** The query of a list as its URL carries it. An absent key and an empty value are the same: the default. */
export type ListQuery = Readonly<Record<string, string>>;

/** The URL of a list with this query, without empty values: one spelling per view, so that it is cached once. */
export function listHref(path: string, query: ListQuery): string {
	const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value)).toString();
	return search ? `${path}?${search}` : path;
}

/** The page number in a URL: a whole number of any size in digits; anything else means the first page. */
export const pageNumber = (value: string | null | undefined) =>
	/^\d+$/.test(value ?? "") ? Math.min(Math.max(1, Number(value)), Number.MAX_SAFE_INTEGER) : 1;

/** The page number as a URL says it: nothing for the first page, so that each page has one URL. */
export const pageParameter = (page: number) => (page > 1 ? page.toString() : "");

/** The page of a URL as a list's query has it: "" for the first, and for what is no page number. */
export const pageIn = (parameters: URLSearchParams): string =>
	pageParameter(pageNumber(queryValue(parameters, "page")));

export type PageOf<T> = { items: T[]; page: number; pages: number; total: number };

/**
 * One page of a list. `page` counts from 1 and is clamped: beyond the end is the last page, below the start the first.
 * An empty list has one empty page.
 */
export function paginate<T>(list: readonly T[], page: number, perPage: number): PageOf<T> {
	const pages = Math.max(1, Math.ceil(list.length / perPage));
	const shown = Math.min(Math.max(1, page), pages);
	return {
		items: list.slice((shown - 1) * perPage, shown * perPage),
		page: shown,
		pages,
		total: list.length,
	};
}
