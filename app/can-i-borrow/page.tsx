import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { CanIBorrowView } from "./view";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.canIBorrow);

export default function CanIBorrowPage() {
	return <CanIBorrowView query={new URLSearchParams()} />;
}
