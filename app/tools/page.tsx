import { ToolsScreen } from "#components/tools/tools-screen";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.tools);

export default function ToolsPage() {
	return <ToolsScreen />;
}
