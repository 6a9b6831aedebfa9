import { ReportsScreen } from "#components/reports/reports-screen";
import { attempt } from "#lib/backend/failure";
import { getReports } from "#lib/backend/reports";
import { queryOfView } from "#lib/delivery/query-view";
import { environment } from "#lib/environment";
import { reportQuery } from "#lib/report-search";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.reports, { isVariant: true });

/** `/reports?q=…&page=…` */
export default async function FilteredReportsPage({ params }: PageProps<"/by-query/reports/[query]">) {
	const query = reportQuery(queryOfView((await params).query));
	const reports = await attempt(getReports());
	return <ReportsScreen reports={reports} query={query} siteUrl={environment().SITE_URL} />;
}
