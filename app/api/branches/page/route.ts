import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { branchQuery } from "#lib/locator/branch-query";
import { branchPage } from "#lib/locator/branch-search";

/** `GET /api/branches/page?region=…&page=…`: one page of the list, for choosing a region without loading a page. */
export async function GET(request: Request) {
	const branches = await attempt(getBranches());
	if (!branches.ok) return Response.json({ message: "Failed to fetch branches" }, { status: 502 });
	const query = branchQuery(new URL(request.url).searchParams);
	return Response.json(branchPage(branches.value, query), {
		headers: { "cache-control": "public, max-age=60, stale-while-revalidate=300" },
	});
}
