import { noticeListPage } from "#components/notices/notice-list-page";
import { attempt } from "#lib/backend/client/failure";
import { getNotices } from "#lib/backend/notices";
import { noticeQuery } from "#lib/notices/notice-search";

/** `GET /api/notices?category=…&q=…&page=…`: one page of the list, for filtering without loading a page. */
export async function GET(request: Request) {
	const notices = await attempt(getNotices());
	if (!notices.ok) return Response.json({ message: "Failed to fetch notices" }, { status: 502 });
	const query = noticeQuery(new URL(request.url).searchParams);
	return Response.json(noticeListPage(notices.value, query), {
		headers: { "cache-control": "public, max-age=60, stale-while-revalidate=300" },
	});
}
