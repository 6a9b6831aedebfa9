import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import {
	acceptedEncoding,
	bestCompressed,
	compressed,
	type KeptResponse,
} from "#lib/page-cache/kept-response";
import {
	countRead,
	type Entry,
	findPage,
	freshnessOf,
	hasRoomFor,
	keepResponse,
	monotonicNow,
} from "#lib/page-cache/page-store";
import { BY_QUERY, queryVariantPath } from "#lib/page-cache/query-variants";
import { counter } from "#lib/platform/metrics";
import { requestContext } from "#lib/platform/request-context";
import { SERVED_FOLDERS } from "#lib/server/served-folders";
import { isStopping } from "#lib/server/shutdown-state";

/**
 * Repeats answers that Next has already given, and imitates nothing of Next. When Next answers from the page cache, its
 * status, headers and body are stored beside the page in the page store. The next request of the same kind gets them, as
 * long as the page cache would still return that page. Every doubtful case goes to Next: unusual headers, ranges, dates,
 * anything but a page with status 200. Files of the build are kept in the same way for as long as the process lives.
 */

/** The address that Next is asked for, and what follows from it. */
export type Address = {
	url: string;
	/** What a page's HTML depends on: the path, with the recognised part of the query. */
	html: string;
	/** The internal address to which its query leads, if the query is recognised. */
	view: string | undefined;
};
type Found = { kept: KeptResponse; isStale: boolean };

/** A refresh that takes longer than any page does counts as lost. */
const REFRESH_MAX_MS = 15_000;
const ADDRESSES_MAX = 4_000;
const ADDRESS_MAX_LENGTH = 512;
const FILE_MAX_BYTES = 1024 * 1024;
const FILES_MAX_BYTES = 32 * 1024 * 1024;

/** Each of these could change the answer, so Next handles the request. */
const BYPASS_HEADERS = [
	"range",
	"if-modified-since",
	"if-unmodified-since",
	"if-match",
	"if-range",
	"next-action",
	"x-nextjs-data",
	"x-prerender-revalidate",
	"x-middleware-prefetch",
	"x-matched-path",
] as const;

/** Headers that a kept response may carry. Any other could be meant for one visitor, so a response with one is not kept. */
const KEPT_HEADERS = new Set([
	"x-content-type-options",
	"referrer-policy",
	"strict-transport-security",
	"x-frame-options",
	"cross-origin-opener-policy",
	"cross-origin-resource-policy",
	"permissions-policy",
	"content-security-policy",
	"reporting-endpoints",
	"vary",
	"cache-control",
	"etag",
	"content-type",
	"last-modified",
	"accept-ranges",
	"x-nextjs-prerender",
	"x-nextjs-stale-time",
	"x-nextjs-postponed",
]);
/** Headers that belong to a single response and are set again each time. */
const PER_RESPONSE_HEADERS = new Set([
	"x-request-id",
	"connection",
	"keep-alive",
	"date",
	"content-length",
	"content-encoding",
	"transfer-encoding",
	"x-nextjs-cache",
	"x-middleware-rewrite",
]);

/** The page that each address leads to. */
const pageOf = new LRUCache<string, string>({ max: ADDRESSES_MAX });
const files = new Map<string, KeptResponse | undefined>();
let fileBytes = 0;
/** The responses now being compressed. */
const beingKept = new Set<string>();

const answered = counter("front_door_answers_total", "Requests answered without Next: page or file.");
const answeredFiles = answered.labels({ what: "file" });
const answeredPages = answered.labels({ what: "page" });
const mismatched = counter(
	"front_door_mismatches_total",
	"Responses not kept because they differ from the page.",
);

/** Lists the files of the build, so that no other address can pass for one. `root` is the project folder. */
export async function indexBuildFiles(root: string): Promise<void> {
	for (const { folder, address } of SERVED_FOLDERS) {
		const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
		for (const file of found) {
			const path = join(file.parentPath, file.name).slice(join(root, folder).length);
			if (file.isFile()) files.set(address + path.replaceAll("\\", "/"), undefined);
		}
	}
}

/** Whether a file of the build or of `public` is served at this path. */
export const isBuildFile = (path: string): boolean => files.has(path);

/** Answers the request if Next's answer is known; false otherwise. */
export function answerFromCache(
	request: IncomingMessage,
	response: ServerResponse,
	address: Address,
	id: string,
): boolean {
	const found = mayRepeat(request, address) && find(address.html);
	if (!found) return false;
	send(request, response, found, id);
	return true;
}

/** Watches Next's answer, and keeps it if it can be repeated. Call it within the request's context. */
export function cacheAnswer(request: IncomingMessage, response: ServerResponse, address: Address): void {
	if (!mayRepeat(request, address) || request.method !== "GET") return;
	const context = requestContext();
	const name = address.html;
	const isFile = files.has(name);
	const known = pageOf.get(name);
	const isWanted = isFile ? !files.get(name) : known !== undefined && hasRoomFor(name, findPage(known));
	const body = isWanted && !beingKept.has(name) ? captureBody(response) : undefined;
	response.once("finish", () => {
		if (response.statusCode !== 200) return;
		if (isFile) {
			if (body) void keepOnce(name, () => keepFile(name, response, body));
			return;
		}
		if (!context?.page) return;
		// Kept, another page would answer everybody who asks for this one, until it is refreshed.
		if (!isPageOf(address, context.page)) {
			mismatched.add();
			return;
		}
		pageOf.set(name, context.page);
		const page = findPage(context.page);
		if (page && body && response.getHeader("x-nextjs-cache") === "HIT") {
			const what = { key: context.page, page, name };
			void keepOnce(name, () => keepPageResponse(what, response, body));
		}
	});
}

/** What the front door needs to know of an address that Next is asked for. */
export function addressOf(url: string): Address {
	const { path, query } = splitAddress(url);
	const view = query ? queryVariantPath(path, new URLSearchParams(query)) : undefined;
	return { url, html: view ? `${path}?${view}` : path, view };
}

/**
 * Whether Next drew the page that the address stands for. Next changes some queries before the middleware reads them: it takes
 * `nxtPrate` for `rate`, and cuts what follows a `#`.
 */
function isPageOf({ view }: Address, page: string): boolean {
	if (view === undefined) return !page.includes(BY_QUERY);
	return page.endsWith(view) || page.endsWith(decodeURIComponent(view));
}

function splitAddress(url: string): { path: string; query: string } {
	const at = url.indexOf("?");
	return at < 0 ? { path: url, query: "" } : { path: url.slice(0, at), query: url.slice(at + 1) };
}

/** Whether the answer to a request depends on nothing but its address. */
function mayRepeat({ headers, method }: IncomingMessage, { url }: Address): boolean {
	if ((method !== "GET" && method !== "HEAD") || url.length > ADDRESS_MAX_LENGTH) return false;
	for (const name of BYPASS_HEADERS) if (headers[name] !== undefined) return false;
	return !headers.cookie?.includes("__prerender_bypass") && !headers.cookie?.includes("__next_preview_data");
}

function find(address: string): Found | undefined {
	const file = files.get(address);
	if (file) {
		answeredFiles.add();
		return { kept: file, isStale: false };
	}
	const key = pageOf.get(address);
	if (key === undefined) return undefined;
	const page = findPage(key);
	const freshness = page && freshnessOf(page);
	if (!page || freshness === "gone") return undefined;
	const isStale = freshness === "stale";
	if (isStale) {
		const isUnderWay = monotonicNow() - (page.refreshingSince ?? Number.NEGATIVE_INFINITY) < REFRESH_MAX_MS;
		if (!isUnderWay) {
			// Next serves the stale page once more and refreshes it.
			page.refreshingSince = monotonicNow();
			return undefined;
		}
	}
	const kept = page.responses?.get(address);
	if (!kept) return undefined;
	countRead(isStale ? "stale" : "hit");
	answeredPages.add();
	return { kept, isStale };
}

function send(request: IncomingMessage, response: ServerResponse, { kept, isStale }: Found, id: string) {
	const head = ["x-request-id", id];
	const isPage = kept.isPage;
	if (isPage) head.push("x-nextjs-cache", isStale ? "STALE" : "HIT");
	if (kept.rewrite) head.push("x-middleware-rewrite", kept.rewrite);
	// Otherwise clients that keep their connection would be cut off with it.
	if (isStopping()) head.push("connection", "close");
	if (isUnmodified(request, kept)) {
		response.writeHead(304, head.concat(kept.unmodified));
		response.end();
		return;
	}
	const encoding =
		request.method === "HEAD" ? undefined : acceptedEncoding(request.headers["accept-encoding"]?.toString());
	const body = (encoding && kept[encoding]) ?? kept.body;
	if (encoding && kept[encoding]) head.push("content-encoding", encoding);
	head.push("content-length", String(typeof body === "string" ? kept.length : body.length));
	response.writeHead(200, head.concat(kept.headers));
	response.end(request.method === "HEAD" ? undefined : body);
}

/** A forced reload sends `no-cache` and gets the whole body. */
function isUnmodified({ headers }: IncomingMessage, { etag }: KeptResponse): boolean {
	const known = headers["if-none-match"];
	if (!known || !etag || /\bno-cache\b/.test(headers["cache-control"] ?? "")) return false;
	if (known === etag || known === "*") return true;
	return known.split(",").some((each) => withoutWeakPrefix(each.trim()) === withoutWeakPrefix(etag));
}

const withoutWeakPrefix = (etag: string) => etag.replace(/^W\//, "");

/** Collects the body as it is sent, unchanged. */
function captureBody(response: ServerResponse): Buffer[] {
	const chunks: Buffer[] = [];
	const { write, end } = response;
	const gather = (chunk: unknown, encoding: unknown) => {
		if (typeof chunk === "string")
			chunks.push(Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8"));
		else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
	};
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

/** Requests that arrive together, as after a refresh, all get Next's answer. Only one of them is compressed and kept. */
async function keepOnce(name: string, keep: () => Promise<void>) {
	if (beingKept.has(name)) return;
	beingKept.add(name);
	await keep().finally(() => beingKept.delete(name));
}

async function keepPageResponse(
	{ key, page, name }: { key: string; page: Entry; name: string },
	response: ServerResponse,
	chunks: Buffer[],
) {
	const body = page.value.html;
	const headers = keptHeaders(response);
	const isShared = String(response.getHeader("cache-control")).startsWith("s-maxage=");
	if (typeof body !== "string" || !headers || !isShared) return;
	if (page.value.kind !== "APP_PAGE") return;
	const bytes = Buffer.from(body);
	if (!bytes.equals(await decoded(response, chunks).catch(() => Buffer.of()))) {
		mismatched.add();
		return;
	}
	keepResponse(key, page, name, {
		...headers,
		isPage: true,
		body,
		length: bytes.length,
		...(await compressed(bytes, typeOf(response))),
	});
	void compressBest(key, name);
}

/** Makes a kept page smaller, once there is time. By then it may have been replaced or dropped. */
async function compressBest(key: string, name: string) {
	let kept: KeptResponse | undefined;
	const br = await bestCompressed(() => {
		kept = findPage(key)?.responses?.get(name);
		return kept?.br && !kept.isBest ? Buffer.from(kept.body) : undefined;
	});
	if (kept && br) Object.assign(kept, { br, isBest: true });
}

async function keepFile(address: string, response: ServerResponse, chunks: Buffer[]) {
	const headers = keptHeaders(response);
	if (!headers || response.getHeader("content-range") !== undefined) return;
	const body = await decoded(response, chunks).catch(() => Buffer.of());
	if (body.length === 0 || body.length > FILE_MAX_BYTES || files.get(address)) return;
	const small = (await compressedByBuild(address, body)) ?? (await compressed(body, typeOf(response)));
	fileBytes += body.length + (small.gzip?.length ?? 0) + (small.br?.length ?? 0);
	if (fileBytes > FILES_MAX_BYTES || files.get(address)) return;
	files.set(address, { ...headers, isPage: false, body, length: body.length, ...small });
}

/** The compressed copies that `scripts/compress-build.ts` made of this file, if they match it. */
async function compressedByBuild(address: string, body: Buffer) {
	const path = join(process.cwd(), ".next/compressed", address);
	try {
		const [gzip, br] = await Promise.all([readFile(`${path}.gz`), readFile(`${path}.br`)]);
		const [a, b] = await Promise.all([promisify(gunzip)(gzip), promisify(brotliDecompress)(br)]);
		return a.equals(body) && b.equals(body) ? { gzip, br } : undefined;
	} catch {
		return undefined;
	}
}

/** The headers to send again; undefined if one of them is unknown. */
function keptHeaders(response: ServerResponse) {
	const headers: string[] = [];
	const unmodified: string[] = [];
	let rewrite: string | undefined;
	for (const name of response.getHeaderNames()) {
		const value = response.getHeader(name);
		if (name === "x-middleware-rewrite") {
			rewrite = String(value);
		}
		if (PER_RESPONSE_HEADERS.has(name)) continue;
		if (!KEPT_HEADERS.has(name)) return undefined;
		const pair = [name, Array.isArray(value) ? value.join(", ") : String(value)];
		headers.push(...pair);
		if (name !== "content-type" && name !== "reporting-endpoints") unmodified.push(...pair);
	}
	return { headers, unmodified, rewrite, etag: response.getHeader("etag")?.toString() };
}

function decoded(response: ServerResponse, chunks: Buffer[]): Promise<Buffer> {
	const whole = Buffer.concat(chunks);
	return response.getHeader("content-encoding") === "gzip"
		? promisify(gunzip)(whole)
		: Promise.resolve(whole);
}

const typeOf = (response: ServerResponse) => String(response.getHeader("content-type") ?? "");
