import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { NoticesView } from "./view";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.notices);

export default function NoticesPage() {
	return <NoticesView query={new URLSearchParams()} />;
}
