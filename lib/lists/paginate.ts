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

/** The page number in an address: a whole number of any size in digits; anything else means the first page. */
export const pageNumber = (value: string | null | undefined) =>
	/^\d+$/.test(value ?? "") ? Math.min(Math.max(1, Number(value)), Number.MAX_SAFE_INTEGER) : 1;

/** The page number as an address says it: nothing for the first page, so that each page has one address. */
export const pageParameter = (page: number) => (page > 1 ? page.toString() : "");

/**
 * The entries of a row of page numbers: all of up to seven pages; of more, the first, the last and those around the current one,
 * with `"gap"` for omitted ones. Then there are always seven entries, so that no number moves under the finger.
 */
export function pageSteps(page: number, pages: number): (number | "gap")[] {
	const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
	if (pages <= 7) return range(1, pages);
	if (page <= 4) return [...range(1, 5), "gap", pages];
	if (page >= pages - 3) return [1, "gap", ...range(pages - 4, pages)];
	return [1, "gap", page - 1, page, page + 1, "gap", pages];
}
