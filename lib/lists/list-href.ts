/** The query of a list as its address carries it. An absent key and an empty value are the same: the default. */
export type ListQuery = Readonly<Record<string, string>>;

/** The address of a list with this query, without empty values: one spelling per view, so that it is cached once. */
export function listHref(path: string, query: ListQuery): string {
	const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value)).toString();
	return search ? `${path}?${search}` : path;
}
