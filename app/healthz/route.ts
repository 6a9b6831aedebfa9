import { canOpenFiles } from "#lib/server/open-files";

export const dynamic = "force-dynamic";

/**
 * * `GET /healthz`: this process responds and can open files, which every page and every form needs. It checks nothing else, so
 * that a failure elsewhere never restarts it.
 */
export async function GET() {
	const isWell = await canOpenFiles();
	return new Response(isWell ? "ok\n" : "no files can be opened\n", {
		status: isWell ? 200 : 503,
		headers: { "cache-control": "no-store" },
	});
}
