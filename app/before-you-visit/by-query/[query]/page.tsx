import { queryOfVariant } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { VisitView } from "../../view";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.visit, { isVariant: true });

/** `/before-you-visit?product=…&branch=…&region=…` */
export default async function ChosenVisitPage({ params }: PageProps<"/before-you-visit/by-query/[query]">) {
	return <VisitView query={queryOfVariant((await params).query)} />;
}
