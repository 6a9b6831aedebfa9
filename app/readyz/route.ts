import { readiness } from "#lib/server/readiness";

export const dynamic = "force-dynamic";

/** `GET /readyz`: whether visitors should be sent here (200) or not (503), with the results of the checks. */
export async function GET() {
	const { isReady, checks, warnings } = await readiness();
	return Response.json(
		{ ready: isReady, checks, ...(warnings.length > 0 && { warnings }) },
		{ status: isReady ? 200 : 503, headers: { "cache-control": "no-store" } },
	);
}
