import { ToolsScreen } from "#components/tools/tools-screen";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(SITE_PAGES.tools);

export default function ToolsPage() {
	return <ToolsScreen />;
}
