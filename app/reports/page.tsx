import { ReportsScreen } from "#components/reports/reports-screen";
import { attempt } from "#lib/backend/failure";
import { getReports } from "#lib/backend/reports";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { environment } from "#lib/platform/environment";
import { reportQuery } from "#lib/reports/report-search";
import { pageMetadata } from "#lib/seo/page-metadata";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.reports);

export default async function ReportsPage() {
	const reports = await attempt(getReports());
	const query = reportQuery(new URLSearchParams());
	return <ReportsScreen reports={reports} query={query} siteUrl={environment().SITE_URL} />;
}
