import { GuideScreen } from "#components/legal/guide-screen";
import { DEPOSIT_PROTECTION, DEPOSIT_PROTECTION_INTRO } from "#lib/deposit-protection/deposit-protection";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(SITE_PAGES.depositProtection);

export default function DepositProtectionPage() {
	return (
		<GuideScreen
			page={SITE_PAGES.depositProtection}
			intro={DEPOSIT_PROTECTION_INTRO}
			sections={DEPOSIT_PROTECTION}
		/>
	);
}
