import { NoticesScreen } from "#components/notices/notices-screen";
import { attempt } from "#lib/backend/failure";
import { getNotices } from "#lib/backend/notices";
import { noticeQuery } from "#lib/notices/notice-search";
import { queryOfView } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.notices, { isVariant: true });

/** `/notices?category=…&q=…&page=…` */
export default async function FilteredNoticesPage({ params }: PageProps<"/by-query/notices/[query]">) {
	const { query } = await params;
	const notices = await attempt(getNotices());
	return <NoticesScreen notices={notices} query={noticeQuery(queryOfView(query))} />;
}
