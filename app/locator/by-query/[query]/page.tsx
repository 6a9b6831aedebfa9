import { queryOfVariant } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { LocatorView } from "../../view";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.locator, { isVariant: true });

/** `/locator?region=…&page=…` */
export default async function FilteredLocatorPage({ params }: PageProps<"/locator/by-query/[query]">) {
	return <LocatorView query={queryOfVariant((await params).query)} />;
}
