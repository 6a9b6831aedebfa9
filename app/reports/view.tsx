import { ReportsScreen } from "#components/reports/reports-screen";
import { attempt } from "#lib/backend/client/failure";
import { getReports } from "#lib/backend/reports";
import { environment } from "#lib/platform/environment";
import { reportQuery } from "#lib/reports/report-search";

/** `/reports`, with any of its queries. */
export async function ReportsView({ query }: { query: URLSearchParams }) {
	const reports = await attempt(getReports());
	return <ReportsScreen reports={reports} query={reportQuery(query)} siteUrl={environment().SITE_URL} />;
}
