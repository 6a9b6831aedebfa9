import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { Agent, errors, request } from "undici";
import { BackendFailure } from "#lib/backend/failure";
import { environment } from "#lib/platform/environment";

/** A successful answer: its text, and its SHA-256 (base64), which identifies an unchanged answer without parsing. */
export type HttpAnswer = { text: string; digest: string };

const ENCODINGS = new Set<unknown>(["identity", "gzip", "br"]);

/** Created on first use, after the settings were checked. */
let agent: Agent | undefined;
const backendAgent = () =>
	(agent ??= new Agent({ connect: { timeout: 3_000 }, maxResponseSize: environment().API_MAX_ANSWER_BYTES }));

/**
 * The response to `GET {base}{path}`, compressed in transit if the backend supports it. One timeout (`API_TIMEOUT_MS`) covers
 * connecting, waiting and reading; redirects are not followed. We avoid Next's patched `fetch`: it drops the abort signal on
 * background refreshes, so that one hanging call would freeze a cached page for minutes.
 * Throws `BackendFailure`; `too large` as soon as the answer is known to exceed `API_MAX_ANSWER_BYTES` uncompressed.
 */
export async function httpAnswer(base: string, path: string): Promise<HttpAnswer> {
	try {
		const answer = await request(base + path, {
			dispatcher: backendAgent(),
			headers: { accept: "application/json", "accept-encoding": "br, gzip" },
			signal: AbortSignal.timeout(environment().API_TIMEOUT_MS),
		});
		if (answer.statusCode < 200 || answer.statusCode > 299) {
			await answer.body.dump();
			throw new BackendFailure("status", path, { status: answer.statusCode });
		}
		const encoding = answer.headers["content-encoding"] ?? "identity";
		if (!ENCODINGS.has(encoding)) {
			await answer.body.dump();
			throw new BackendFailure("malformed", path);
		}
		return await readWhole(decoded(answer.body, encoding), path);
	} catch (cause) {
		throw asFailure(cause, path);
	}
}

function decoded(body: Readable, encoding: unknown): Readable {
	if (encoding === "identity") return body;
	const decoder = encoding === "br" ? createBrotliDecompress() : createGunzip();
	// `pipe` forwards neither the error of a broken connection nor the end of reading.
	body.on("error", (error) => decoder.destroy(error));
	decoder.once("close", () => body.destroy());
	return body.pipe(decoder);
}

async function readWhole(body: Readable, path: string): Promise<HttpAnswer> {
	const maxBytes = environment().API_MAX_ANSWER_BYTES;
	const hash = createHash("sha256");
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of body as AsyncIterable<Buffer>) {
		bytes += chunk.length;
		if (bytes > maxBytes) {
			throw new BackendFailure("too large", path);
		}
		hash.update(chunk);
		chunks.push(chunk);
	}
	return { text: Buffer.concat(chunks, bytes).toString("utf8"), digest: hash.digest("base64") };
}

function asFailure(cause: unknown, path: string): BackendFailure {
	if (cause instanceof BackendFailure) return cause;
	if (cause instanceof errors.ResponseExceededMaxSizeError) {
		return new BackendFailure("too large", path, { cause });
	}
	// The body is not compressed as its header says.
	if (/^(Z_|ERR_)/.test(String((cause as NodeJS.ErrnoException)?.code))) {
		return new BackendFailure("malformed", path, { cause });
	}
	const timedOut =
		cause instanceof errors.ConnectTimeoutError || (cause instanceof Error && cause.name === "TimeoutError");
	return new BackendFailure(timedOut ? "timeout" : "unreachable", path, { cause });
}
