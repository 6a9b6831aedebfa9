import { IncomingMessage, type OutgoingHttpHeaders, type RequestListener, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Writable } from "node:stream";
import { isDevelopment } from "#lib/platform/development";
import { within } from "#lib/web/deadline";

export type NextResult = {
	status: number;
	headers: OutgoingHttpHeaders;
	/** A header's value; undefined if there is none. */
	header(name: string): string | undefined;
	body: Buffer;
};

/** More than any page or cached file has. */
const RESPONSE_MAX_BYTES = 256 * 1024 * 1024;
/** Next adds more listeners for the end of a response than the ten that Node takes for a leak. */
const LISTENERS_MAX = 40;
/** Longer than any page takes; in development Next compiles it first. */
const RENDER_MAX_MS = isDevelopment ? 300_000 : 60_000;

/**
 * Next's response to a request of ours for this URL: nothing that a visitor sent can reach a page that everybody gets.
 * `user-agent` must not be empty: with `htmlLimitedBots` Next then puts the metadata into the head. Rejects if there is no response in a minute.
 */
export function renderWithNext(handle: RequestListener, url: string): Promise<NextResult> {
	const request = new IncomingMessage(new Socket());
	request.method = "GET";
	request.url = url;
	request.headers = { host: "localhost", accept: "text/html", "user-agent": "response cache" };
	request.complete = true;
	request.push(null);
	return within(resultOf(handle, request, captured(request)), RENDER_MAX_MS, () => {
		throw new Error(`Next did not respond to ${url}`);
	});
}

/** Next's response to a visitor's own request. If the visitor leaves before, Next is told, and there is none. */
export async function askNext(
	handle: RequestListener,
	request: IncomingMessage,
	toVisitor: ServerResponse,
): Promise<NextResult | undefined> {
	if (toVisitor.destroyed) return undefined;
	const response = captured(request);
	const gone = new Promise<undefined>((resolve) => {
		toVisitor.once("close", () => {
			response.destroy();
			resolve(undefined);
		});
	});
	return Promise.race([resultOf(handle, request, response), gone]);
}

/** A response that takes what is sent as a client would, so that it finishes as usual, and never makes Next wait. */
function captured(request: IncomingMessage): ServerResponse {
	const response = new ServerResponse(request);
	response.setMaxListeners(LISTENERS_MAX);
	const sink = new Writable({
		write: (_chunk, _encoding, done) => done(),
		highWaterMark: RESPONSE_MAX_BYTES,
	});
	response.assignSocket(sink as Socket);
	return response;
}

function resultOf(
	handle: RequestListener,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<NextResult> {
	const chunks = captureBody(response);
	return new Promise((resolve) => {
		response.once("finish", () => {
			resolve({
				status: response.statusCode,
				headers: response.getHeaders(),
				header: (name) => {
					const value = response.getHeader(name);
					return value === undefined ? undefined : [value].flat().join(", ");
				},
				body: Buffer.concat(chunks),
			});
		});
		handle(request, response);
	});
}

/** Collects the body as it is sent. */
function captureBody(response: ServerResponse): Buffer[] {
	const chunks: Buffer[] = [];
	const gather = (chunk: unknown, encoding: unknown) => {
		if (typeof chunk === "string")
			chunks.push(Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8"));
		else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
	};
	const { write, end, writeHead } = response;
	// Headers given here alone could not be read later.
	response.writeHead = function known(this: ServerResponse, status: number, ...all: unknown[]) {
		const headers = all.at(-1);
		if (typeof headers === "object" && headers !== null && !Array.isArray(headers))
			for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
		return Reflect.apply(writeHead, this, [status, ...all]);
	} as typeof writeHead;
	response.write = function gathered(this: ServerResponse, ...all: unknown[]) {
		gather(all[0], all[1]);
		return Reflect.apply(write, this, all);
	} as typeof write;
	response.end = function gathered(this: ServerResponse, ...all: unknown[]) {
		gather(all[0], all[1]);
		return Reflect.apply(end, this, all);
	} as typeof end;
	return chunks;
}
