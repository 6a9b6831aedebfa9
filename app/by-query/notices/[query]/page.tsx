import { NoticesScreen } from "#components/notices/notices-screen";
import { attempt } from "#lib/backend/failure";
import { getNotices } from "#lib/backend/notices";
import { queryOfView } from "#lib/delivery/query-view";
import { noticeQuery } from "#lib/notice-search";
import { metadata as noticesMetadata } from "../../../notices/page";

export const revalidate = 60;
export const generateStaticParams = () => [];

/** A search is no page of its own for search engines; the notices that it finds are. */
export const metadata = { ...noticesMetadata, robots: { index: false, follow: true } };

/** `/notices?category=…&q=…&page=…` */
export default async function FilteredNoticesPage({ params }: PageProps<"/by-query/notices/[query]">) {
	const { query } = await params;
	const notices = await attempt(getNotices());
	return <NoticesScreen notices={notices} query={noticeQuery(queryOfView(query))} />;
}
