import { queryOfVariant } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { CareersView } from "../../view";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.careers, { isVariant: true });

/** `/careers?category=…&page=…` */
export default async function FilteredCareersPage({ params }: PageProps<"/careers/by-query/[query]">) {
	return <CareersView query={queryOfVariant((await params).query)} />;
}
