import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SusuView } from "./view";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.susu);

export default function SusuPage() {
	return <SusuView query={new URLSearchParams()} />;
}
