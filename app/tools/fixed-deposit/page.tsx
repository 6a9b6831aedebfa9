import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { FixedDepositView } from "./view";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.fixedDeposit);

export default function FixedDepositPage() {
	return <FixedDepositView query={new URLSearchParams()} />;
}
