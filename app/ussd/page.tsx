import { UssdGuide } from "#components/ussd/ussd-guide";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.ussd);

export default function UssdPage() {
	return <UssdGuide />;
}
