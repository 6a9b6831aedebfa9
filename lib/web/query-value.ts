/**
 * The value of a query parameter; null when it is absent, and when it is repeated: an address that says two things says nothing, so
 * the default applies.
 */
export function queryValue(parameters: URLSearchParams, key: string): string | null {
	const [value = null, another] = parameters.getAll(key);
	return another === undefined ? value : null;
}
