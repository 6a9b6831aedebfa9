import { SusuScreen } from "#components/tools/susu-screen";
import { queryOfView } from "#lib/delivery/query-view";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";
import { susuQuery } from "#lib/susu";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.susu, { isVariant: true });

/** `/tools/susu?amount=…&every=…&days=…&fee=…` */
export default async function SusuPlanPage({ params }: PageProps<"/by-query/tools/susu/[query]">) {
	return <SusuScreen query={susuQuery(queryOfView((await params).query))} isAsked />;
}
