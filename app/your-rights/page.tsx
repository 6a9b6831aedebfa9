import { GuideScreen } from "#components/legal/guide-screen";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { YOUR_RIGHTS } from "#lib/your-rights/your-rights";

export const generateMetadata = () => pageMetadata(SITE_PAGES.rights);

export default function YourRightsPage() {
	return (
		<GuideScreen
			page={SITE_PAGES.rights}
			intro="What the law gives you when you borrow, sign for a friend, or share your data with us."
			sections={YOUR_RIGHTS}
		/>
	);
}
