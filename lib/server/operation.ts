import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { metricsText } from "#lib/platform/metrics";
import { policyOfType } from "#lib/response-cache/security-policy";
import { processState } from "#lib/server/process-state";
import { refusalWithoutSecret } from "#lib/server/secret-gate";
import { unavailableResponse } from "#lib/web/conditional-response";

/** The URLs for operators, which never wait: no page and no render stands before them. */
export const OPERATION: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);
/** The files of applicants, for holders of a signed link. */
const UPLOAD = /^\/uploads\/([^/]+)$/;

export const isUpload = (path: string): boolean => UPLOAD.test(path);

/**
 * The response of the process itself, without Next. `GET /healthz`: it responds; it checks nothing else, so that a failure elsewhere
 * never restarts it. `GET /readyz`: whether visitors should be sent here (200) or not (503), with the results of the checks.
 * `GET /metrics`: for Prometheus, with `METRICS_TOKEN`. `GET /uploads/{id}?expires=…&signature=…`: an applicant's file.
 */
export async function processResponse(url: string, headers: IncomingHttpHeaders): Promise<ProcessResponse> {
	const [path = "", query] = url.split("?", 2);
	if (path === "/healthz") return { status: 200, headers: TEXT, body: "ok\n" };
	if (path === "/metrics") return metrics(headers);
	const { answers } = processState;
	if (!answers) return read(unavailableResponse());
	const [, upload] = UPLOAD.exec(path) ?? [];
	if (upload !== undefined)
		return read(await answers.upload(decodeURIComponent(upload), new URLSearchParams(query)));
	const { isReady, checks, warnings } = await answers.readiness();
	return {
		status: isReady ? 200 : 503,
		headers: { ...NOT_STORED, "content-type": "application/json" },
		body: JSON.stringify({ ready: isReady, checks, ...(warnings.length > 0 && { warnings }) }),
	};
}

/** Plain, because a `Response` costs more than the rest of a probe. */
type ProcessResponse = { status: number; headers: Record<string, string>; body: string | Buffer };

const NOT_STORED = { "cache-control": "no-store" };
const TEXT = { ...NOT_STORED, "content-type": "text/plain; charset=utf-8" };

const read = async (made: Response): Promise<ProcessResponse> => ({
	status: made.status,
	headers: Object.fromEntries(made.headers),
	body: Buffer.from(await made.arrayBuffer()),
});

async function metrics({ authorization }: IncomingHttpHeaders): Promise<ProcessResponse> {
	const headers = { get: (name: string) => (name === "authorization" ? (authorization ?? null) : null) };
	const refused = refusalWithoutSecret("METRICS_TOKEN", { headers });
	if (refused) return read(refused);
	const type = "text/plain; version=0.0.4; charset=utf-8";
	scrape ??= metricsText().finally(() => {
		scrape = undefined;
	});
	return { status: 200, headers: { ...NOT_STORED, "content-type": type }, body: await scrape };
}

/** The scrape in progress, which all meanwhile share, because some values are read from the store. */
let scrape: Promise<string> | undefined;

/** Sends such a response; to `HEAD` without its body. */
export function sendProcessResponse(
	{ method }: IncomingMessage,
	response: ServerResponse,
	{ status, headers, body }: ProcessResponse,
): void {
	response.writeHead(status, {
		"content-security-policy": policyOfType(headers["content-type"]),
		...headers,
		"content-length": Buffer.byteLength(body),
	});
	response.end(method === "HEAD" ? undefined : body);
}
