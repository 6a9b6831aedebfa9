import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "#lib/platform/log";
import { counter, histogram } from "#lib/platform/metrics";
import { OPERATION } from "#lib/server/operation";
import { VITALS_PATH } from "#lib/vitals/vitals-report";

export type RouteClass = "page" | "data" | "form" | "asset" | "picture" | "operation";

const requests = counter(
	"http_requests_total",
	"Requests by kind of route and status; 499: the client closed the connection.",
);
const seconds = histogram(
	"http_request_duration_seconds",
	"Time until the last byte of a response, by kind of route.",
);

/** Counts a response, and logs it if it failed. Call the result once the response has ended. */
export function observeRequest(
	request: IncomingMessage,
	response: ServerResponse,
	id: string,
	{ route, logPath }: { route: RouteClass; logPath: string },
): () => void {
	const startedAt = performance.now();
	// Next changes it while it routes the request.
	const { method = "" } = request;
	return () => {
		const status = response.writableFinished ? response.statusCode : 499;
		const spanMs = performance.now() - startedAt;
		requests.add({ route, status: String(status) });
		seconds.observe({ route }, spanMs / 1_000);
		if (status < 500) return;
		log.error({ request: id, method, path: logPath, status, ms: Math.round(spanMs) }, "request failed");
	};
}

/** The kind of route that a request goes to: few enough to be a metric label. */
export function routeClass(method: string, url: string): RouteClass {
	const path = url.split("?", 1)[0] ?? "";
	if (OPERATION.has(path)) return "operation";
	// Browsers send it by themselves.
	if (path === VITALS_PATH) return "data";
	if (method === "POST") return "form";
	if (path.startsWith("/_next/image") || /\.(webp|avif|png|jpe?g|svg|ico)$/i.test(path)) return "picture";
	if (path.startsWith("/_next/") || /\.(js|css|woff2|txt|xml|webmanifest|pdf|docx|xlsx)$/i.test(path))
		return "asset";
	if (path.startsWith("/api/")) return "data";
	return "page";
}
