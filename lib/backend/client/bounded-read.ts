import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { Agent, type Dispatcher, errors, request } from "undici";
import { BackendFailure } from "#lib/backend/client/failure";
import { JsonMeter } from "#lib/backend/client/json-meter";
import { tooLarge } from "#lib/backend/client/list-bounds";
import { isItemPath } from "#lib/backend/client/resources";
import { sharedBounds } from "#lib/backend/client/shared-bounds";
import { environment } from "#lib/platform/environment";

/** The text of an answer as it was sent. */
export type ReceivedText = {
	text: Buffer;
	/** SHA-256 of the text (base64), which identifies an unchanged answer. */
	digest: string;
	/** The backend's ETag for this version. */
	etag?: string;
	/** Whether this is only the beginning of a list that is above the limits: its first items. */
	isTruncated: boolean;
};

const MEGABYTE = 1024 * 1024;
const MAX_ITEM_BYTES = MEGABYTE;
/** More than thirty for each of 10,000 items. Parsed, they take some 50 MB at worst. */
const MAX_VALUES = 300_000;
/** Answers above this size are read one after the other. */
const SMALL_BYTES = MEGABYTE;
/** For the texts of all answers that are being read at the same time. */
const MAX_HELD_BYTES = 32 * MEGABYTE;
const ENCODINGS = new Set<unknown>(["identity", "gzip", "br"]);
/** The standard's format, and short enough that sending it costs less than it saves. */
const ETAG = /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/;

const { held } = sharedBounds;

/** Created on first use, after the settings have been checked. */
let agent: Agent | undefined;
const backendAgent = () => (agent ??= new Agent({ connect: { timeout: 3_000 } }));

/**
 * Reads `GET {base}{path}`, compressed in transit if the backend supports it, and returns what `use` makes of it; undefined if the
 * version that `etag` names is still current (304). A list may have `API_MAX_ANSWER_BYTES`, an item a megabyte, counted as they arrive
 * and uncompressed; reading stops there, and of a list the beginning is used. Until `use` has ended, the text counts towards the bytes
 * of all answers. One timeout (`API_TIMEOUT_MS`) covers connecting, waiting and receiving. Redirects are not followed. Next's patched
 * `fetch` is avoided: it drops the abort signal on background refreshes, so that one hanging call would freeze a cached page for
 * minutes. Throws `BackendFailure`, and whatever `use` throws.
 */
export async function boundedRead<T>(
	base: string,
	path: string,
	etag: string | undefined,
	use: (received: ReceivedText) => Promise<T>,
): Promise<T | undefined> {
	const hold = newHold(path);
	try {
		const received = await receive(base, path, etag, hold).catch((cause) => {
			throw asFailure(cause, path);
		});
		return received && (await use(received));
	} finally {
		hold.release();
	}
}

type Hold = ReturnType<typeof newHold>;

async function receive(
	base: string,
	path: string,
	etag: string | undefined,
	hold: Hold,
): Promise<ReceivedText | undefined> {
	const { statusCode, headers, body } = await request(base + path, {
		dispatcher: backendAgent(),
		headers: {
			accept: "application/json",
			"accept-encoding": "br, gzip",
			...(etag && { "if-none-match": etag }),
		},
		signal: AbortSignal.timeout(environment().API_TIMEOUT_MS),
	});
	const encoding = headers["content-encoding"] ?? "identity";
	const isUnchanged = etag !== undefined && statusCode === 304;
	if (isUnchanged || statusCode < 200 || statusCode > 299 || !ENCODINGS.has(encoding)) {
		await discard(body);
		if (isUnchanged) return undefined;
		const isStatus = statusCode < 200 || statusCode > 299;
		throw new BackendFailure(isStatus ? "status" : "malformed", path, isStatus ? { status: statusCode } : {});
	}
	const { text, isTruncated } = await readText(decoded(body, encoding), path, hold);
	const digest = createHash("sha256").update(text).digest("base64");
	const version = typeof headers.etag === "string" && ETAG.test(headers.etag) ? headers.etag : undefined;
	return { text, digest, etag: version, isTruncated };
}

/** Reads a short body to its end, so that the connection can be used again. */
const discard = (body: Dispatcher.ResponseData["body"]) => body.dump({ limit: 64 * 1024 });

async function readText(body: Readable, path: string, hold: Hold) {
	const maxBytes = isItemPath(path) ? MAX_ITEM_BYTES : environment().API_MAX_ANSWER_BYTES;
	const meter = new JsonMeter();
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of body as AsyncIterable<Buffer>) {
		await hold.add(chunk.length);
		meter.add(chunk);
		chunks.push(chunk);
		bytes += chunk.length;
		if (bytes > maxBytes || meter.values > MAX_VALUES) {
			return { text: beginningOf(chunks, path, meter), isTruncated: true };
		}
	}
	return { text: Buffer.concat(chunks), isTruncated: false };
}

/** The text up to the last whole item of its list. Throws `too large` if there is none. */
function beginningOf(chunks: readonly Buffer[], path: string, meter: JsonMeter): Buffer {
	const cut = isItemPath(path) ? undefined : meter.lastItem();
	if (!cut) throw tooLarge(path);
	return Buffer.concat([Buffer.concat(chunks).subarray(0, cut.end), cut.closing]);
}

/** What one answer has taken of the bytes for all. */
function newHold(path: string) {
	let bytes = 0;
	let endTurn: (() => void) | undefined;
	return {
		/** Waits for the other large answers once this one is large. Throws if all answers together have too many bytes. */
		async add(more: number): Promise<void> {
			if (held.bytes + more > MAX_HELD_BYTES) throw new BackendFailure("busy", path);
			held.bytes += more;
			bytes += more;
			if (bytes > SMALL_BYTES) endTurn ??= await held.turns.lock("large");
		},
		release() {
			held.bytes -= bytes;
			bytes = 0;
			endTurn?.();
		},
	};
}

function decoded(body: Readable, encoding: unknown): Readable {
	if (encoding === "identity") return body;
	const decoder = encoding === "br" ? createBrotliDecompress() : createGunzip();
	// `pipe` forwards neither the error of a broken connection nor the end of reading.
	body.on("error", (error) => decoder.destroy(error));
	decoder.once("close", () => body.destroy());
	return body.pipe(decoder);
}

function asFailure(cause: unknown, path: string): BackendFailure {
	if (cause instanceof BackendFailure) return cause;
	// The body is not compressed as its header says.
	if (/^(Z_|ERR_)/.test(String((cause as NodeJS.ErrnoException)?.code))) {
		return new BackendFailure("malformed", path, { cause });
	}
	const timedOut =
		cause instanceof errors.ConnectTimeoutError || (cause instanceof Error && cause.name === "TimeoutError");
	return new BackendFailure(timedOut ? "timeout" : "unreachable", path, { cause });
}
