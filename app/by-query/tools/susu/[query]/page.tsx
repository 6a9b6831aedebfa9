import { SusuScreen } from "#components/tools/susu-screen";
import { queryOfView } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { susuQuery } from "#lib/tools/susu";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.susu, { isVariant: true });

/** `/tools/susu?amount=…&every=…&days=…&fee=…` */
export default async function SusuPlanPage({ params }: PageProps<"/by-query/tools/susu/[query]">) {
	return <SusuScreen query={susuQuery(queryOfView((await params).query))} isAsked />;
}
