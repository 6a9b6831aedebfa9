import { LRUCache } from "lru-cache";
import { counter, gauge } from "../platform/metrics.ts";
import { processWide } from "../platform/process-wide.ts";
import type { KeptResponse } from "./kept-response.ts";

/**
 * The finished pages that the page cache keeps, in memory and bounded in bytes. Pages that anyone can make up (unknown
 * addresses, words searched for) have a partition of their own: a flood of them pushes out nothing but each other.
 *
 * Loaded by Next outside the bundle too, through the page cache: imports are relative, with their extension.
 */

export type CacheValue = {
	kind: string;
	html?: unknown;
	/** What a navigation in the browser is answered with. */
	rscData?: unknown;
	/** What prefetches are answered from, by segment. */
	segmentData?: unknown;
	headers?: Record<string, unknown>;
	status?: number;
};
export type CacheControl = { revalidate: number | false; expire?: number };
export type Entry = {
	value: CacheValue;
	lastModified: number;
	cacheControl: CacheControl | undefined;
	tags: readonly string[];
	/** The resources of the backend that it was drawn from, and when each was asked for; undefined when nobody knows. */
	reads: ReadonlyMap<string, number> | undefined;
	/** Anybody can make up another address for it. */
	isArbitrary?: boolean;
	/** The one day on which it may be served (`YYYY-MM-DD`), if it names the day. */
	day?: string;
	bytes: number;
	/** What was answered with it, by address and kind of request: sent again without asking Next. */
	responses?: Map<string, KeptResponse>;
	/** When a refresh began that has not ended. */
	refreshingSince?: number;
};

type Partition = LRUCache<string, Entry>;

const MEGABYTE = 1024 * 1024;
/** A page has an address or two, and some ten segments for each. */
const RESPONSES_MAX = 48;
const partitions = processWide(
	"page-store",
	(): Record<"pages" | "arbitrary", Partition> => ({
		pages: partitionOf(64 * MEGABYTE),
		arbitrary: partitionOf(16 * MEGABYTE),
	}),
);
/** When each resource was last said to have changed. */
const changedAt = processWide("page-store-changes", () => new Map<string, number>());

const reads = counter(
	"page_cache_reads_total",
	"Pages asked of the cache: hit, stale (served, and refreshed), miss.",
);
/** Counts a page that was asked of the cache. */
export const countRead = (result: "hit" | "stale" | "miss") => reads.add({ result });

const dropped = counter("page_cache_dropped_total", "Pages dropped, by reason.");
/** `shelf` is the label's old name, kept for one release. */
const labelsOf = (partition: string) => ({
	partition,
	shelf: partition === "arbitrary" ? "passing" : partition,
});

gauge("page_cache_pages", "Pages kept, by partition.", () =>
	Object.entries(partitions).map(([partition, { size }]) => ({ labels: labelsOf(partition), value: size })),
);
gauge("page_cache_bytes", "Memory of the pages kept, by partition.", () =>
	Object.entries(partitions).map(([partition, { calculatedSize }]) => ({
		labels: labelsOf(partition),
		value: calculatedSize,
	})),
);

/** What a page may be answered with: `fresh`, `stale` (once more, while it is refreshed) or `gone` (rendered first). */
export function freshnessOf({ day, lastModified, cacheControl }: Entry): "fresh" | "stale" | "gone" {
	// Yesterday's page would be served once more while it is refreshed, with yesterday's date.
	if (day && day !== today()) return "gone";
	const ageSeconds = (steadyNow() - lastModified) / 1_000;
	if (cacheControl?.expire !== undefined && ageSeconds > cacheControl.expire) return "gone";
	return typeof cacheControl?.revalidate === "number" && ageSeconds > cacheControl.revalidate
		? "stale"
		: "fresh";
}

/** Next compares with the same clock, which runs on evenly when the machine's is set back or forward. */
export const steadyNow = () => performance.timeOrigin + performance.now();

/** Ghana's calendar is that of UTC. */
const today = () => new Date().toISOString().slice(0, 10);

/** Adds a response to a page, unless the page has been replaced or dropped meanwhile, or has too many. */
export function keepResponse(key: string, page: Entry, name: string, response: KeptResponse): void {
	const partition = Object.values(partitions).find((pages) => pages.peek(key) === page);
	page.responses ??= new Map();
	if (!partition || page.responses.size >= RESPONSES_MAX || page.responses.has(name)) return;
	page.responses.set(name, response);
	// The text is the page's own.
	page.bytes += bytesOf([response.headers, response.gzip, response.br]) + name.length;
	// Setting the same entry again would leave it with its old size.
	partition.delete(key);
	partition.set(key, page);
}

/** The page of this key, which counts as used by that. */
export const findPage = (key: string): Entry | undefined =>
	partitions.pages.get(key) ?? partitions.arbitrary.get(key);

/**
 * Keeps a page in place of an older one of its key. One that was drawn from what has since been said to have changed is not
 * kept; whether it was.
 */
export function keepPage(key: string, page: Omit<Entry, "bytes">): boolean {
	dropPage(key);
	if (isOutdated(page.reads)) {
		dropped.add({ reason: "changed meanwhile" });
		return false;
	}
	const entry = { ...page, bytes: bytesOf(page.value) + key.length };
	partitions[isMadeUp(key, page) ? "arbitrary" : "pages"].set(key, entry);
	return true;
}

export function dropPage(key: string): void {
	for (const partition of Object.values(partitions)) partition.delete(key);
}

/** Drops the pages of which `isMeant` is true; how many they were. */
export function dropPages(isMeant: (entry: Entry) => boolean): number {
	let count = 0;
	for (const partition of Object.values(partitions)) {
		for (const [key, entry] of [...partition]) if (isMeant(entry) && partition.delete(key)) count += 1;
	}
	dropped.add({ reason: "changed" }, count);
	return count;
}

/**
 * Drops every page that was drawn from one of these resources, or of which that is not known, and lets none be kept that is
 * being drawn from older answers just now; how many were dropped.
 */
export function dropPagesThatRead(resources: readonly string[]): number {
	for (const resource of resources) changedAt.set(resource, performance.now());
	return dropPages(({ reads }) => !reads || resources.some((resource) => reads.has(resource)));
}

const isOutdated = (reads: Entry["reads"]) =>
	reads !== undefined && [...reads].some(([resource, at]) => at < (changedAt.get(resource) ?? 0));

/** Addresses that visitors write themselves: what is not there, queries, and what stands in for something else. */
const isMadeUp = (key: string, { value, isArbitrary = false }: Omit<Entry, "bytes">) =>
	isArbitrary || value.status === 404 || key.includes("/by-query/");

/** Its least recently used pages leave when there is no room; one that is larger than all of it is not kept. */
function partitionOf(maxBytes: number): Partition {
	return new LRUCache({
		maxSize: maxBytes,
		sizeCalculation: ({ bytes }) => bytes,
		dispose: (_page, _key, reason) => {
			if (reason === "evict") dropped.add({ reason: "no room" });
		},
	});
}

/** What a value holds in memory, roughly: text is as good as always in Latin 1, one byte a letter. */
function bytesOf(value: unknown): number {
	if (typeof value === "string") return value.length;
	if (ArrayBuffer.isView(value)) return value.byteLength;
	if (value instanceof Map) return sumOf([...value.values()]);
	if (typeof value === "object" && value !== null) return sumOf(Object.values(value));
	return 8;
}

const sumOf = (values: unknown[]) => values.reduce<number>((sum, value) => sum + bytesOf(value), 0);
