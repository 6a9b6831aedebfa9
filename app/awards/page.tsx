import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { AwardsView } from "./view";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.awards);

export default function AwardsPage() {
	return <AwardsView query={new URLSearchParams()} />;
}
