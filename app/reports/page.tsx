import { ReportsScreen } from "#components/reports/reports-screen";
import { attempt } from "#lib/backend/failure";
import { getReports } from "#lib/backend/reports";
import { environment } from "#lib/environment";
import { reportQuery } from "#lib/report-search";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.reports);

export default async function ReportsPage() {
	const reports = await attempt(getReports());
	const query = reportQuery(new URLSearchParams());
	return <ReportsScreen reports={reports} query={query} siteUrl={environment().SITE_URL} />;
}
