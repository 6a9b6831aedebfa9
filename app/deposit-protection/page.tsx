import { GuideScreen } from "#components/legal/guide-screen";
import { DEPOSIT_PROTECTION } from "#lib/deposit-protection/deposit-protection";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(SITE_PAGES.depositProtection);

export default function DepositProtectionPage() {
	return (
		<GuideScreen
			page={SITE_PAGES.depositProtection}
			intro="If a company like ours fails, the law protects part of your money."
			sections={DEPOSIT_PROTECTION}
		/>
	);
}
