import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { ReportsView } from "./view";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.reports);

export default function ReportsPage() {
	return <ReportsView query={new URLSearchParams()} />;
}
