import { SusuScreen } from "#components/tools/susu-screen";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";
import { susuQuery } from "#lib/susu";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.susu);

export default function SusuPage() {
	return <SusuScreen query={susuQuery(new URLSearchParams())} isAsked={false} />;
}
