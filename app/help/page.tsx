import { HelpScreen } from "#components/help/help-screen";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(SITE_PAGES.help);

export default function HelpPage() {
	return <HelpScreen />;
}
