import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import type { CacheEntry } from "#lib/response-cache/cache-store";
import { finishedResponse } from "#lib/response-cache/finished-response";
import { renderWithNext } from "#lib/response-cache/render-with-next";
import type { Rendered } from "#lib/response-cache/response-cache";

const HEADERS = ["content-type", "cache-control", "accept-ranges"];
/** A file is right for as long as the process lives, and reads nothing. */
const CACHED_FILE: Omit<CacheEntry, "response"> = {
	renderedAt: 0,
	partition: "files",
	reads: new Map(),
	day: undefined,
};

/** Has Next read a file of the build, and caches it with the copies that the build compressed. */
export async function renderFile(handle: RequestListener, path: string): Promise<Rendered> {
	const { status, header, body } = await renderWithNext(handle, path);
	const given = Object.fromEntries(HEADERS.flatMap((name) => [[name, header(name)] as const]));
	const headers = { ...given, vary: "Accept-Encoding", "content-security-policy": "frame-ancestors 'none'" };
	const known = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
	const isRight = status === 200;
	const response = finishedResponse({
		status,
		headers: known as Record<string, string>,
		body,
		encoded: isRight ? await compressedByBuild(path, body) : undefined,
		etag: isRight ? header("etag") : null,
	});
	return { response, cached: isRight ? CACHED_FILE : undefined, isFailed: !isRight };
}

/** The compressed copies that `scripts/compress-build.ts` made of this file, if they match it. */
async function compressedByBuild(path: string, body: Buffer) {
	const copy = join(process.cwd(), ".next/compressed", path);
	try {
		const [gzip, br] = await Promise.all([readFile(`${copy}.gz`), readFile(`${copy}.br`)]);
		const [a, b] = await Promise.all([promisify(gunzip)(gzip), promisify(brotliDecompress)(br)]);
		return a.equals(body) && b.equals(body) ? { gzip, br } : undefined;
	} catch {
		return undefined;
	}
}
