import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { LoanCostView } from "./view";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.loanCost);

export default function LoanCostPage() {
	return <LoanCostView query={new URLSearchParams()} />;
}
