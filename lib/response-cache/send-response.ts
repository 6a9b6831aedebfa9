import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding } from "#lib/response-cache/compression";
import { bodyIn, type FinishedResponse } from "#lib/response-cache/finished-response";
import type { CacheResult } from "#lib/response-cache/response-cache";
import { isKnown } from "#lib/web/conditional-response";

/**
 * Sends a response in the encoding that the client prefers; to `HEAD` without its body, and to a client that has it already, 304.
 * `own` are the headers of this response alone, as alternating names and values.
 */
export function sendResponse(
	request: IncomingMessage,
	response: ServerResponse,
	{ response: finished, status }: CacheResult,
	own: readonly string[],
): void | Promise<void> {
	const head = [...own, "cache-status", status];
	if (isUnmodified(request, finished)) {
		response.writeHead(304, head.concat(unmodifiedHeaders(finished)));
		response.end();
		return;
	}
	const encoding = acceptedEncoding(request.headers["accept-encoding"]?.toString());
	const body = bodyIn(finished, encoding);
	const send = (bytes: Buffer) => {
		if (bytes !== finished.body && encoding) head.push("content-encoding", encoding);
		head.push("content-length", String(bytes.length));
		response.writeHead(finished.status, head.concat(finished.headers));
		response.end(request.method === "HEAD" ? undefined : bytes);
	};
	return Buffer.isBuffer(body) ? send(body) : body.then(send, () => send(finished.body));
}

/** A forced reload sends `no-cache` and gets the whole body. */
function isUnmodified({ headers }: IncomingMessage, { etag, status }: FinishedResponse): boolean {
	const known = headers["if-none-match"];
	if (!known || !etag || status !== 200 || /\bno-cache\b/.test(headers["cache-control"] ?? "")) return false;
	return isKnown(known, etag);
}

/** Browsers know the type already. */
function unmodifiedHeaders({ headers }: FinishedResponse): string[] {
	return headers.filter((_, at) => headers[at - (at % 2)] !== "content-type");
}
