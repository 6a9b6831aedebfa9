import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, bodyIn } from "#lib/response-cache/answer";
import { acceptedEncoding } from "#lib/response-cache/compression";
import type { Found } from "#lib/response-cache/response-cache";
import { isKnown } from "#lib/web/conditional-response";

/**
 * Sends an answer in the encoding that the client prefers; to `HEAD` without its body, and to a client that has it already, 304.
 * `own` are the headers of this response alone, as alternating names and values.
 */
export function sendAnswer(
	request: IncomingMessage,
	response: ServerResponse,
	{ answer, status }: Found,
	own: readonly string[],
): void | Promise<void> {
	const head = [...own, "cache-status", status];
	if (isUnmodified(request, answer)) {
		response.writeHead(304, head.concat(unmodifiedHeaders(answer)));
		response.end();
		return;
	}
	const encoding = acceptedEncoding(request.headers["accept-encoding"]?.toString());
	const body = bodyIn(answer, encoding);
	const send = (bytes: Buffer) => {
		if (bytes !== answer.body && encoding) head.push("content-encoding", encoding);
		head.push("content-length", String(bytes.length));
		response.writeHead(answer.status, head.concat(answer.headers));
		response.end(request.method === "HEAD" ? undefined : bytes);
	};
	return Buffer.isBuffer(body) ? send(body) : body.then(send, () => send(answer.body));
}

/** A forced reload sends `no-cache` and gets the whole body. */
function isUnmodified({ headers }: IncomingMessage, { etag, status }: Answer): boolean {
	const known = headers["if-none-match"];
	if (!known || !etag || status !== 200 || /\bno-cache\b/.test(headers["cache-control"] ?? "")) return false;
	return isKnown(known, etag);
}

/** Browsers know the type already. */
function unmodifiedHeaders({ headers }: Answer): string[] {
	return headers.filter((_, at) => headers[at - (at % 2)] !== "content-type");
}
