import { SusuScreen } from "#components/tools/susu-screen";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { susuQuery } from "#lib/tools/susu";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.susu);

export default function SusuPage() {
	return <SusuScreen query={susuQuery(new URLSearchParams())} isAsked={false} />;
}
