import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";

/** `GET /api/branches`: every branch, for the map's pins and for 'near me'. The page itself has only five. */
export async function GET() {
	const branches = await attempt(getBranches());
	if (!branches.ok) return Response.json({ message: "Failed to fetch branches" }, { status: 502 });
	return Response.json(branches.value, {
		headers: { "cache-control": "public, max-age=60, stale-while-revalidate=300" },
	});
}
