import { pageNumber, pageParameter } from "#lib/lists/list-pages";
import { matchesText, SEARCH_MAX_LENGTH } from "#lib/text/text-match";
import { queryValue } from "#lib/web/query-value";

/** The parameters of the list's URL. */
export const REPORT_PARAMETERS = ["q", "page"] as const;

/** A visitor's query; an empty value means the default: no search, the first page. */
export type ReportQuery = Record<(typeof REPORT_PARAMETERS)[number], string>;

/** The query in a URL. Unusable page numbers and other parameters are ignored. */
export function reportQuery(parameters: URLSearchParams): ReportQuery {
	const page = pageNumber(queryValue(parameters, "page"));
	return {
		q: (queryValue(parameters, "q") ?? "").trim().slice(0, SEARCH_MAX_LENGTH),
		page: pageParameter(page),
	};
}

type Searchable = { title: string; excerpt?: string; year?: number };

/**
 * The reports whose title and excerpt have the words of the search, newest year first (behaviour §2 /reports); those without
 * a year last, and equal years in the backend's order.
 */
export const searchReports = <T extends Searchable>(reports: readonly T[], query: ReportQuery): T[] =>
	reports
		.filter((report) => matchesText(query.q, [report.title, report.excerpt]))
		.sort((a, b) => (b.year ?? 0) - (a.year ?? 0));
