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
