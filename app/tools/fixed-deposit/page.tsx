import { FixedDepositScreen } from "#components/tools/fixed-deposit-screen";
import { depositQuery } from "#lib/fixed-deposit";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.fixedDeposit);

export default function FixedDepositPage() {
	return <FixedDepositScreen query={depositQuery(new URLSearchParams())} isAsked={false} />;
}
