import { pageIn } from "#lib/lists/list-pages";
import { searchIn } from "#lib/lists/list-query";
import { matchesText } from "#lib/text/text-match";

/** The parameters of the list's URL. */
export const REPORT_PARAMETERS = ["q", "page"] as const;

/** A visitor's query; an empty value means the default: no search, the first page. */
export type ReportQuery = Record<(typeof REPORT_PARAMETERS)[number], string>;

/** The query in a URL. Unusable page numbers and other parameters are ignored. */
export const reportQuery = (parameters: URLSearchParams): ReportQuery => ({
	q: searchIn(parameters),
	page: pageIn(parameters),
});

type Searchable = { title: string; excerpt?: string; year?: number };

/**
 * The reports whose title and excerpt have the words of the search, newest year first (behaviour §2 /reports); those without
 * a year last, and equal years in the backend's order.
 */
export const searchReports = <T extends Searchable>(reports: readonly T[], query: ReportQuery): T[] =>
	reports
		.filter((report) => matchesText(query.q, [report.title, report.excerpt]))
		.sort((a, b) => (b.year ?? 0) - (a.year ?? 0));
