/**
 * The value of a query parameter; null if it is absent or repeated. A repeated parameter is ambiguous, so the default applies.
 */
export function queryValue(parameters: URLSearchParams, key: string): string | null {
	const [value = null, another] = parameters.getAll(key);
	return another === undefined ? value : null;
}
