import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { pipeline } from "node:stream/promises";
import { policyOfType } from "#lib/response-cache/security-policy";
import { isKnown } from "#lib/web/conditional-response";

/** A file that visitors may fetch. */
export type FileOnDisk = { path: string; cacheControl: string };

const TYPES: Record<string, string> = {
	".avif": "image/avif",
	".css": "text/css; charset=UTF-8",
	".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	".ico": "image/x-icon",
	".jpg": "image/jpeg",
	".js": "application/javascript; charset=UTF-8",
	".json": "application/json; charset=UTF-8",
	".pdf": "application/pdf",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=UTF-8",
	".webp": "image/webp",
	".woff2": "font/woff2",
	".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
/** A client that names one of these gets the whole file, which is always correct. */
const PRECONDITIONS = ["if-match", "if-unmodified-since"];

/** The size, tag and headers of a file; undefined if there is none. */
export async function fileFacts({ path, cacheControl }: FileOnDisk) {
	const found = await stat(path).catch(() => undefined);
	if (!found?.isFile()) return undefined;
	const { size, mtimeMs } = found;
	const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
	const headers = {
		"content-type": TYPES[extname(path).toLowerCase()] ?? "application/octet-stream",
		"cache-control": cacheControl,
		"accept-ranges": "bytes",
		"content-security-policy": policyOfType(),
	};
	return { size, etag, headers };
}

/**
 * Sends a file from the disk as fast as the client reads it, or the part that it asks for, so that a broken download goes on. `own` are
 * the headers of this response alone, as alternating names and values. Returns false, having sent nothing, if there is no such file.
 */
export async function sendFile(
	request: IncomingMessage,
	response: ServerResponse,
	file: FileOnDisk,
	own: readonly string[],
): Promise<boolean> {
	const facts = await fileFacts(file);
	if (!facts) return false;
	const { size, etag, headers } = facts;
	const head = [...own, ...Object.entries(headers).flat(), "etag", etag];
	if (isKnown(request.headers["if-none-match"] ?? null, etag)) {
		response.writeHead(304, head).end();
		return true;
	}
	const part = partOf(request, size, etag);
	if (part === "beyond") {
		response.writeHead(416, [...head, "content-range", `bytes */${size}`, "content-length", "0"]).end();
		return true;
	}
	const { start, end } = part ?? { start: 0, end: size - 1 };
	head.push("content-length", String(end - start + 1));
	if (part) head.push("content-range", `bytes ${start}-${end}/${size}`);
	response.writeHead(part ? 206 : 200, head);
	if (request.method === "HEAD" || end < start) {
		response.end();
		return true;
	}
	const bytes = createReadStream(file.path, { start, end });
	// The client has left. `pipeline` refuses a response that has ended before, and leaves the file open.
	await pipeline(bytes, response).catch(() => bytes.destroy());
	return true;
}

/** The part of a file that is asked for: undefined for the whole of it, also where a request cannot be met as it is written. */
function partOf({ method, headers }: IncomingMessage, size: number, etag: string) {
	const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? "") ?? [];
	if (method !== "GET" || from + to === "" || PRECONDITIONS.some((name) => name in headers)) return undefined;
	if (headers["if-range"] && headers["if-range"] !== etag) return undefined;
	const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
	const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
	if (start >= size || (from === "" && Number(to) === 0)) return "beyond";
	return end < start ? undefined : { start, end };
}
