import { queryOfVariant } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SecurityView } from "../../view";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.security, { isVariant: true });

/** `/security?check=…`: the answer for visitors without script; never cached. */
export default async function CheckedPage({ params }: PageProps<"/security/by-query/[query]">) {
	return <SecurityView query={queryOfVariant((await params).query)} />;
}
