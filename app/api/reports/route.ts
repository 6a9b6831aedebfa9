import { reportListPage } from "#components/reports/report-list-page";
import { attempt } from "#lib/backend/client/failure";
import { getReports } from "#lib/backend/reports";
import { environment } from "#lib/platform/environment";
import { reportQuery } from "#lib/reports/report-search";

/** `GET /api/reports?q=…&page=…`: one page of the list, for searching without loading a page. */
export async function GET(request: Request) {
	const reports = await attempt(getReports());
	if (!reports.ok) return Response.json({ message: "Error loading annual reports" }, { status: 502 });
	const query = reportQuery(new URL(request.url).searchParams);
	return Response.json(reportListPage(reports.value, query, environment().SITE_URL), {
		headers: { "cache-control": "public, max-age=60, stale-while-revalidate=300" },
	});
}
