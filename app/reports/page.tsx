import { ReportsScreen } from "#components/reports/reports-screen";
import { attempt } from "#lib/backend/client/failure";
import { getReports } from "#lib/backend/reports";
import { pageQuery } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { reportQuery } from "#lib/reports/report-search";
import { metadataByQuery } from "#lib/seo/page-metadata";

export const generateMetadata = metadataByQuery(SITE_PAGES.reports);

/** `/reports?q=…&page=…` */
export default async function ReportsPage({ searchParams }: PageProps<"/reports">) {
	const query = await pageQuery("/reports", searchParams);
	const reports = await attempt(getReports());
	return <ReportsScreen reports={reports} query={reportQuery(query)} />;
}
