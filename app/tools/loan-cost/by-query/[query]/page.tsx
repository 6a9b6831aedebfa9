import { queryOfVariant } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { LoanCostView } from "../../view";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.loanCost, { isVariant: true });

/** `/tools/loan-cost?amount=…&months=…&rate=…&method=…&fee=…` */
export default async function LoanOfferPage({ params }: PageProps<"/tools/loan-cost/by-query/[query]">) {
	return <LoanCostView query={queryOfVariant((await params).query)} />;
}
