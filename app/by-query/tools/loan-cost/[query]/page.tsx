import { LoanCostScreen } from "#components/tools/loan-cost-screen";
import { queryOfView } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { loanQuery } from "#lib/tools/loan-cost";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.loanCost, { isVariant: true });

/** `/tools/loan-cost?amount=…&months=…&rate=…&method=…&fee=…` */
export default async function LoanOfferPage({ params }: PageProps<"/by-query/tools/loan-cost/[query]">) {
	const query = loanQuery(queryOfView((await params).query));
	// A link from the rates fills in the rate alone: what is missing then is no fault yet.
	const isAsked = query.rate === "" || query.amount !== "" || query.months !== "";
	return <LoanCostScreen query={query} isAsked={isAsked} />;
}
