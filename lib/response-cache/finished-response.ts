import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import {
	acceptedEncoding,
	bestCompressed,
	compressed,
	type Encoding,
	isCompressible,
} from "#lib/response-cache/compression";
import { isKnown } from "#lib/web/conditional-response";

/** A finished response, the same for everybody who gets it. */
export type FinishedResponse = {
	status: number;
	/** Alternating names and values, without those that depend on the request or the encoding. */
	headers: readonly string[];
	/** Undefined for a response that no browser should cache. */
	etag: string | undefined;
	body: Buffer;
	/** The canonical path of the item that it shows, if any. */
	itemPath: string | undefined;
	isCompressible: boolean;
	/** The body in the encodings requested so far. */
	encoded: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
	/** Whether the smallest brotli body is there, or was requested. */
	isBestRequested: boolean;
};

/** The response to send, and its source: the value of `Cache-Status` (RFC 9211). */
export type CacheResult = { response: FinishedResponse; status: string };

type Parts = {
	status: number;
	headers: Record<string, string>;
	body: Buffer;
	itemPath?: string;
	/** Compressed copies that exist already. */
	encoded?: FinishedResponse["encoded"];
	/** By default it is made from the body, so that it is equal on every instance; null for none. */
	etag?: string | null;
};

/** Makes a response. `headers` needs the content type. */
export function finishedResponse({
	status,
	headers,
	body,
	itemPath,
	encoded = {},
	etag,
}: Parts): FinishedResponse {
	const type = headers["content-type"] ?? "";
	const tag = etag === null ? undefined : (etag ?? etagOf(body));
	return {
		status,
		headers: Object.entries({ ...headers, ...(tag && { etag: tag }) }).flat(),
		etag: tag,
		body,
		itemPath,
		isCompressible: isCompressible(body.length, type),
		encoded,
		isBestRequested: encoded.br !== undefined,
	};
}

/** Tells nginx and CDNs to store no copy: one of a URL that anyone can make up would evict those of the site's pages. */
export const NO_SHARED_COPY = "no-cache";

const etagOf = (body: Buffer) => `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

/** The body in this encoding, compressed once, when it is first requested. */
export function bodyIn(response: FinishedResponse, encoding: Encoding | undefined): Buffer | Promise<Buffer> {
	if (!encoding || !response.isCompressible) return response.body;
	const known = response.encoded[encoding];
	if (known) return known;
	const making = compressed(response.body, encoding);
	response.encoded[encoding] = making;
	making.then(
		(body) => {
			response.encoded[encoding] = body;
		},
		() => delete response.encoded[encoding],
	);
	return making;
}

/** Compresses a response that is sent again and again as well as possible, once there is time and while `isStillCached`. */
export function compressBest(response: FinishedResponse, isStillCached: () => boolean): void {
	if (response.isBestRequested || !response.isCompressible) return;
	response.isBestRequested = true;
	void bestCompressed(() => (isStillCached() ? response.body : undefined)).then(
		(br) => {
			if (br) response.encoded.br = br;
		},
		() => {},
	);
}

/** The same response for a URL that anyone can make up: no shared cache stores it. */
export const withoutSharedCopy = (response: FinishedResponse): FinishedResponse => ({
	...response,
	headers: response.headers.map((value, at) =>
		response.headers[at - 1] === "cache-control" ? NO_SHARED_COPY : value,
	),
});

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
