import { LoanCostScreen } from "#components/tools/loan-cost-screen";
import { loanQuery } from "#lib/loan-cost";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.loanCost);

export default function LoanCostPage() {
	return <LoanCostScreen query={loanQuery(new URLSearchParams())} isAsked={false} />;
}
