import type { Report } from "#lib/backend/reports";
import { REPORTS_PER_PAGE } from "#lib/company/limits";
import { fileTypeName, type SiteDocument, siteDocument } from "#lib/documents/document-preview";
import { fileSizeText } from "#lib/documents/file-size";
import { pageNumber } from "#lib/lists/page-number";
import { type PageOf, paginate } from "#lib/lists/paginate";
import { type ReportQuery, searchReports } from "#lib/reports/report-search";

/** What a card shows of a report: plain data, the same in the server's first page and as JSON. */
export type ReportCardData = {
	id: string;
	title: string;
	excerpt?: string;
	year?: number;
	/** Undefined if there is no file yet. `facts` is its type and size, if known. */
	file?: { document: SiteDocument; facts: string };
};

export type ReportListPage = PageOf<ReportCardData> & { query: ReportQuery };

/**
 * One page of the reports that match a query. `siteUrl` makes the addresses of the site's own files absolute for the
 * viewers.
 */
export function reportListPage(
	reports: readonly Report[],
	query: ReportQuery,
	siteUrl: string,
): ReportListPage {
	const { items, ...place } = paginate(
		searchReports(reports, query),
		pageNumber(query.page),
		REPORTS_PER_PAGE,
	);
	return { ...place, query, items: items.map((report) => cardOf(report, siteUrl)) };
}

const cardOf = (
	{ id, title, excerpt, year, fileUrl, fileBytes }: Report,
	siteUrl: string,
): ReportCardData => ({
	id,
	title,
	excerpt,
	year,
	file: fileUrl
		? {
				document: siteDocument(title, fileUrl, siteUrl),
				facts: [fileTypeName(fileUrl), fileBytes !== undefined && fileSizeText(fileBytes)]
					.filter(Boolean)
					.join(", "),
			}
		: undefined,
});
