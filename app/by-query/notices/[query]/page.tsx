import { NoticesScreen } from "#components/notices/notices-screen";
import { attempt } from "#lib/backend/failure";
import { getNotices } from "#lib/backend/notices";
import { queryOfView } from "#lib/delivery/query-view";
import { noticeQuery } from "#lib/notice-search";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.notices, { isVariant: true });

/** `/notices?category=…&q=…&page=…` */
export default async function FilteredNoticesPage({ params }: PageProps<"/by-query/notices/[query]">) {
	const { query } = await params;
	const notices = await attempt(getNotices());
	return <NoticesScreen notices={notices} query={noticeQuery(queryOfView(query))} />;
}
