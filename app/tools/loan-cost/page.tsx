import { LoanCostScreen } from "#components/tools/loan-cost-screen";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { loanQuery } from "#lib/tools/loan-cost";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.loanCost);

export default function LoanCostPage() {
	return <LoanCostScreen query={loanQuery(new URLSearchParams())} isAsked={false} />;
}
