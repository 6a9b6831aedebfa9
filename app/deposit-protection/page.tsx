import { GuideScreen } from "#components/legal/guide-screen";
import { companyIdentity } from "#lib/company/identity";
import { depositProtection } from "#lib/deposit-protection/deposit-protection";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(SITE_PAGES.depositProtection);

export default function DepositProtectionPage() {
	return (
		<GuideScreen
			page={SITE_PAGES.depositProtection}
			intro="If a company like ours fails, the law protects part of your money."
			sections={depositProtection(companyIdentity())}
		/>
	);
}
