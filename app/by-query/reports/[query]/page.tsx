import { ReportsScreen } from "#components/reports/reports-screen";
import { attempt } from "#lib/backend/failure";
import { getReports } from "#lib/backend/reports";
import { queryOfView } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { environment } from "#lib/platform/environment";
import { reportQuery } from "#lib/reports/report-search";
import { pageMetadata } from "#lib/seo/page-metadata";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.reports, { isVariant: true });

/** `/reports?q=…&page=…` */
export default async function FilteredReportsPage({ params }: PageProps<"/by-query/reports/[query]">) {
	const query = reportQuery(queryOfView((await params).query));
	const reports = await attempt(getReports());
	return <ReportsScreen reports={reports} query={query} siteUrl={environment().SITE_URL} />;
}
