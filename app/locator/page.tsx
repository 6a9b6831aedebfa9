import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { LocatorView } from "./view";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.locator);

/** `/locator`, and `/contact-us` through a rewrite. */
export default function LocatorPage() {
	return <LocatorView query={new URLSearchParams()} />;
}
