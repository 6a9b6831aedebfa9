import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SecurityView } from "./view";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.security);

export default function SecurityPage() {
	return <SecurityView query={new URLSearchParams()} />;
}
