import { pageNumber, pageParameter } from "#lib/lists/list-pages";
import { SEARCH_MAX_LENGTH } from "#lib/text/text-match";
import { queryValue } from "#lib/web/query-value";

/** The words that a URL searches for, cut at their greatest length; "" if it searches for none. */
export const searchIn = (parameters: URLSearchParams): string =>
	(queryValue(parameters, "q") ?? "").trim().slice(0, SEARCH_MAX_LENGTH);

/** The page of a URL as a list's query has it: "" for the first, and for what is no page number. */
export const pageIn = (parameters: URLSearchParams): string =>
	pageParameter(pageNumber(queryValue(parameters, "page")));
