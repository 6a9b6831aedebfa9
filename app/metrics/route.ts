import { metricsText } from "#lib/platform/metrics";
import { refusalWithoutSecret } from "#lib/server/secret-gate";

export const dynamic = "force-dynamic";

/** `GET /metrics`: metrics for Prometheus. Requires `METRICS_TOKEN`. */
export async function GET(request: Request) {
	const refused = refusalWithoutSecret("METRICS_TOKEN", request);
	if (refused) return refused;
	return new Response(await metricsText(), {
		headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8", "cache-control": "no-store" },
	});
}
