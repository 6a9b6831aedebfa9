import { queryOfVariant } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { ReportsView } from "../../view";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.reports, { isVariant: true });

/** `/reports?q=…&page=…` */
export default async function FilteredReportsPage({ params }: PageProps<"/reports/by-query/[query]">) {
	return <ReportsView query={queryOfVariant((await params).query)} />;
}
