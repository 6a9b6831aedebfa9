import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import type { CacheEntry } from "#lib/response-cache/cache-store";
import { type FileOnDisk, fileFacts } from "#lib/response-cache/file-on-disk";
import { finishedResponse } from "#lib/response-cache/finished-response";
import type { Rendered } from "#lib/response-cache/response-cache";

/** A file is right for as long as the process lives, and reads nothing. */
const CACHED_FILE: Omit<CacheEntry, "response"> = {
	renderedAt: 0,
	partition: "files",
	reads: new Map(),
	day: undefined,
};

/** Reads a file of the build, and caches it with the copies that the build compressed. Rejects if it is gone. */
export async function renderFile(url: string, file: FileOnDisk): Promise<Rendered> {
	const [facts, body] = await Promise.all([fileFacts(file), readFile(file.path)]);
	const response = finishedResponse({
		status: 200,
		headers: { ...facts?.headers, vary: "Accept-Encoding" },
		body,
		encoded: await compressedByBuild(url, body),
		etag: facts?.etag,
	});
	return { response, cached: CACHED_FILE, isFailed: false };
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
