import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { VisitView } from "./view";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.visit);

export default function BeforeYouVisitPage() {
	return <VisitView query={new URLSearchParams()} />;
}
