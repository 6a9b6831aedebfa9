/**
 * The query parameters that change what a page shows, per page. Only these make a page depend on the request; any other
 * parameter (`utm_source`, `fbclid` …) changes nothing and the page comes from cache. `middleware.ts` repeats the keys in
 * its matcher, which must be written out; a test holds the two together.
 */
export const QUERY_VIEWS: Record<string, readonly string[]> = {
	"/about": ["category"],
	"/products": ["category", "subcategory"],
};

/** More than any value that the site itself links to; what is longer is cut, not served. */
const MAX_VALUE_LENGTH = 80;

/**
 * The internal address at which a page with a recognised query is served and cached: `/products?category=savings` →
 * `/by-query/products/category=savings`. First value of each key, in the table's order; undefined when no recognised
 * parameter has a value.
 */
export function queryViewPath(pathname: string, query: URLSearchParams): string | undefined {
	const recognised = new URLSearchParams();
	for (const key of QUERY_VIEWS[pathname] ?? []) {
		const value = query.get(key)?.trim().slice(0, MAX_VALUE_LENGTH);
		if (value) recognised.set(key, value);
	}
	return recognised.size > 0
		? `/by-query${pathname}/${encodeURIComponent(recognised.toString())}`
		: undefined;
}

/** The recognised query that an internal address carries. A malformed one is empty. */
export function queryOfView(segment: string): URLSearchParams {
	try {
		return new URLSearchParams(decodeURIComponent(segment));
	} catch {
		return new URLSearchParams();
	}
}
