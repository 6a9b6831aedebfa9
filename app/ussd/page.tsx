import { UssdGuide } from "#components/ussd/ussd-guide";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(SITE_PAGES.ussd);

export default function UssdPage() {
	return <UssdGuide />;
}
