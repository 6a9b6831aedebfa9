import { NoticesScreen } from "#components/notices/notices-screen";
import { attempt } from "#lib/backend/client/failure";
import { getNotices } from "#lib/backend/notices";
import { noticeQuery } from "#lib/notices/notice-search";

/** `/notices`, with any of its queries. */
export async function NoticesView({ query }: { query: URLSearchParams }) {
	return <NoticesScreen notices={await attempt(getNotices())} query={noticeQuery(query)} />;
}
