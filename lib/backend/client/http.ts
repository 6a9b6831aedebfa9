import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { Agent, errors, request } from "undici";
import { BackendFailure } from "#lib/backend/client/failure";
import { LONG_BYTES, shortText } from "#lib/backend/client/json-stream";
import { listLimits } from "#lib/backend/client/list-sizes";
import { type LongAnswer, readLongAnswer } from "#lib/backend/client/long-answer";
import { environment } from "#lib/platform/environment";

/**
 * A successful answer: the text of a short one, or a long one in the hands of another thread, with the SHA-256 of the text
 * (base64) and the backend's ETag for this version, if any.
 */
export type HttpAnswer = { digest: string; bytes: number; etag?: string } & (
	| { text: string; long?: undefined }
	| { text?: undefined; long: LongAnswer }
);

const ENCODINGS = new Set<unknown>(["identity", "gzip", "br"]);
/** After each block of this size the timeout starts again. */
const BYTES_PER_TIMEOUT = 4 * 1024 * 1024;
/** Fewer and larger chunks than Node's own, because a long answer has thousands of those. */
const DECODED_CHUNK_BYTES = 64 * 1024;
/** The standard's format, and short enough that sending it costs less than it saves. */
const ETAG = /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/;

/** Created on first use, after the settings have been checked. */
let agent: Agent | undefined;
const backendAgent = () =>
	(agent ??= new Agent({ connect: { timeout: 3_000 }, maxResponseSize: environment().API_MAX_ANSWER_BYTES }));

/**
 * The response to `GET {base}{path}`, compressed in transit if the backend supports it; undefined if the version that
 * `etag` names is still current (304). One timeout (`API_TIMEOUT_MS`) covers connecting, waiting and receiving and
 * starts again after every four megabytes. Redirects are not followed. Next's patched `fetch` is avoided: it drops the
 * abort signal on background refreshes, so that one hanging call would freeze a cached page for minutes. Throws
 * `BackendFailure`: `too large` as soon as the answer is known to exceed `API_MAX_ANSWER_BYTES` uncompressed.
 */
export async function httpAnswer(base: string, path: string, etag?: string): Promise<HttpAnswer | undefined> {
	const timeout = new AbortController();
	const deadline = newDeadline(() =>
		timeout.abort(new DOMException("The backend took too long", "TimeoutError")),
	);
	try {
		const answer = await request(base + path, {
			dispatcher: backendAgent(),
			headers: {
				accept: "application/json",
				"accept-encoding": "br, gzip",
				...(etag && { "if-none-match": etag }),
			},
			signal: timeout.signal,
		});
		if (etag && answer.statusCode === 304) {
			await answer.body.dump();
			return undefined;
		}
		if (answer.statusCode < 200 || answer.statusCode > 299) {
			await answer.body.dump();
			throw new BackendFailure("status", path, { status: answer.statusCode });
		}
		const encoding = answer.headers["content-encoding"] ?? "identity";
		if (!ENCODINGS.has(encoding)) {
			await answer.body.dump();
			throw new BackendFailure("malformed", path);
		}
		const chunks = bounded(decoded(answer.body, encoding), path, deadline);
		const read = await readText(path, chunks);
		const { etag: version } = answer.headers;
		return typeof version === "string" && ETAG.test(version) ? { ...read, etag: version } : read;
	} catch (cause) {
		throw asFailure(cause, path);
	} finally {
		deadline.pause();
	}
}

type Deadline = ReturnType<typeof newDeadline>;

/** Calls `end` after `API_TIMEOUT_MS` in which it was not paused, since it was last renewed. */
function newDeadline(end: () => void) {
	const { API_TIMEOUT_MS } = environment();
	let leftMs = API_TIMEOUT_MS;
	let startedAt = performance.now();
	let timer = setTimeout(end, leftMs);
	return {
		pause() {
			clearTimeout(timer);
			leftMs -= performance.now() - startedAt;
		},
		goOn() {
			startedAt = performance.now();
			timer = setTimeout(end, Math.max(0, leftMs));
		},
		renew() {
			clearTimeout(timer);
			leftMs = API_TIMEOUT_MS;
			this.goOn();
		},
	};
}

/** The text, or from `LONG_BYTES` on, a long answer. */
async function readText(path: string, chunks: AsyncGenerator<Buffer>): Promise<HttpAnswer> {
	const longBytes = Math.min(LONG_BYTES, listLimits().maxBytes);
	const held: Buffer[] = [];
	let bytes = 0;
	try {
		for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
			held.push(next.value);
			bytes += next.value.length;
			if (bytes <= longBytes) continue;
			const long = await readLongAnswer(path.replace(/\?.*$/, ""), held, chunks);
			return { digest: long.digest, bytes: long.bytes, long };
		}
	} finally {
		await chunks.return(undefined);
	}
	return shortText(held);
}

function decoded(body: Readable, encoding: unknown): Readable {
	if (encoding === "identity") return body;
	const options = { chunkSize: DECODED_CHUNK_BYTES };
	const decoder = encoding === "br" ? createBrotliDecompress(options) : createGunzip(options);
	// `pipe` forwards neither the error of a broken connection nor the end of reading.
	body.on("error", (error) => decoder.destroy(error));
	decoder.once("close", () => body.destroy());
	return body.pipe(decoder);
}

async function* bounded(body: AsyncIterable<Buffer>, path: string, deadline: Deadline) {
	const maxBytes = environment().API_MAX_ANSWER_BYTES;
	let bytes = 0;
	let renewedAt = 0;
	for await (const chunk of body) {
		bytes += chunk.length;
		if (bytes > maxBytes) throw new BackendFailure("too large", path);
		if (bytes - renewedAt >= BYTES_PER_TIMEOUT) {
			deadline.renew();
			renewedAt = bytes;
		}
		// The backend is not to blame for the time that the other thread takes.
		deadline.pause();
		yield chunk;
		deadline.goOn();
	}
}

function asFailure(cause: unknown, path: string): BackendFailure {
	if (cause instanceof BackendFailure) return cause;
	if (cause instanceof errors.ResponseExceededMaxSizeError) {
		return new BackendFailure("too large", path, { cause });
	}
	if (cause instanceof SyntaxError) return new BackendFailure("malformed", path, { cause });
	// The body is not compressed as its header says.
	if (/^(Z_|ERR_)/.test(String((cause as NodeJS.ErrnoException)?.code))) {
		return new BackendFailure("malformed", path, { cause });
	}
	const timedOut =
		cause instanceof errors.ConnectTimeoutError || (cause instanceof Error && cause.name === "TimeoutError");
	return new BackendFailure(timedOut ? "timeout" : "unreachable", path, { cause });
}
