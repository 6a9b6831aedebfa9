import { queryOfVariant } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SusuView } from "../../view";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.susu, { isVariant: true });

/** `/tools/susu?amount=…&every=…&days=…&fee=…` */
export default async function SusuPlanPage({ params }: PageProps<"/tools/susu/by-query/[query]">) {
	return <SusuView query={queryOfVariant((await params).query)} />;
}
