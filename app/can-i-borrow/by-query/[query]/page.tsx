import { queryOfVariant } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { CanIBorrowView } from "../../view";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.canIBorrow, { isVariant: true });

/** `/can-i-borrow?age=…`: the answer for visitors without script; never cached. */
export default async function AnsweredPage({ params }: PageProps<"/can-i-borrow/by-query/[query]">) {
	return <CanIBorrowView query={queryOfVariant((await params).query)} />;
}
