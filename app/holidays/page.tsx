import { HolidaysScreen } from "#components/holidays/holidays-screen";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.holidays);

export default function HolidaysPage() {
	return <HolidaysScreen calendar={absoluteUrl("/holidays.ics")} />;
}
