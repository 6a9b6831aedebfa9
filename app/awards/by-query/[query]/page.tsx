import { queryOfVariant } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { AwardsView } from "../../view";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.awards, { isVariant: true });

/** `/awards?page=…` */
export default async function AwardsPageByNumber({ params }: PageProps<"/awards/by-query/[query]">) {
	return <AwardsView query={queryOfVariant((await params).query)} />;
}
