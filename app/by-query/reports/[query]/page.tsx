import { ReportsScreen } from "#components/reports/reports-screen";
import { attempt } from "#lib/backend/failure";
import { getReports } from "#lib/backend/reports";
import { queryOfView } from "#lib/delivery/query-view";
import { environment } from "#lib/environment";
import { reportQuery } from "#lib/report-search";
import { metadata as reportsMetadata } from "../../../reports/page";

export const revalidate = 60;
export const generateStaticParams = () => [];

/** A search is no page of its own for search engines. */
export const metadata = { ...reportsMetadata, robots: { index: false, follow: true } };

/** `/reports?q=…&page=…` */
export default async function FilteredReportsPage({ params }: PageProps<"/by-query/reports/[query]">) {
	const query = reportQuery(queryOfView((await params).query));
	const reports = await attempt(getReports());
	return <ReportsScreen reports={reports} query={query} siteUrl={environment().SITE_URL} />;
}
