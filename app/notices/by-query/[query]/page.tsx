import { queryOfVariant } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { NoticesView } from "../../view";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.notices, { isVariant: true });

/** `/notices?category=…&q=…&page=…` */
export default async function FilteredNoticesPage({ params }: PageProps<"/notices/by-query/[query]">) {
	return <NoticesView query={queryOfVariant((await params).query)} />;
}
