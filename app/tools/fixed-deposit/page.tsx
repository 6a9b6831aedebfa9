import { FixedDepositScreen } from "#components/tools/fixed-deposit-screen";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { depositQuery } from "#lib/tools/fixed-deposit";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.fixedDeposit);

export default function FixedDepositPage() {
	return <FixedDepositScreen query={depositQuery(new URLSearchParams())} isAsked={false} />;
}
