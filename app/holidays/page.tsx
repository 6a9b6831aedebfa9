import { HolidaysScreen } from "#components/holidays/holidays-screen";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { pageMetadata } from "#lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(SITE_PAGES.holidays);

export default function HolidaysPage() {
	return <HolidaysScreen calendar={absoluteUrl("/holidays.ics")} />;
}
