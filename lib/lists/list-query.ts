import { SEARCH_MAX_LENGTH } from "#lib/text/text-match";
import { queryValue } from "#lib/web/query-value";

/** The words that a URL searches for, cut at their greatest length; "" if it searches for none. */
export const searchIn = (parameters: URLSearchParams): string =>
	(queryValue(parameters, "q") ?? "").trim().slice(0, SEARCH_MAX_LENGTH);
