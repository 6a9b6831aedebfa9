import { NoticesScreen } from "#components/notices/notices-screen";
import { attempt } from "#lib/backend/failure";
import { getNotices } from "#lib/backend/notices";
import { noticeQuery } from "#lib/notices/notice-search";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.notices);

export default async function NoticesPage() {
	const notices = await attempt(getNotices());
	return <NoticesScreen notices={notices} query={noticeQuery(new URLSearchParams())} />;
}
