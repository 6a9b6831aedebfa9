import v8 from "node:v8";
import { LRUCache } from "lru-cache";
import { counter, gauge } from "../platform/metrics.ts";
import { processWide } from "../platform/process-wide.ts";
import type { KeptResponse } from "./kept-response.ts";

/**
 * The finished pages of the page cache, in memory and bounded in bytes. Pages whose address anyone can make up (unknown
 * addresses, search terms) have a partition of their own, so a flood of them evicts only each other.
 *
 * Next also loads this outside the bundle, through the page cache: imports are relative, with their extension.
 */

export type CacheValue = {
	kind: string;
	html?: unknown;
	/** The answer to a client navigation. */
	rscData?: unknown;
	/** The answers to prefetches, by segment. */
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
	/** The backend resources that the page was rendered from, with the time of each request; undefined if unknown. */
	reads: ReadonlyMap<string, number> | undefined;
	/** Anyone can make up further addresses for it. */
	isArbitrary?: boolean;
	/** The one day on which it may be served (`YYYY-MM-DD`), if it names the day. */
	day?: string;
	bytes: number;
	/** Responses sent with this page, by address and kind of request. They are sent again without Next. */
	responses?: Map<string, KeptResponse>;
	/** When a refresh began that has not finished. */
	refreshingSince?: number;
};

type Partition = LRUCache<string, Entry>;

const MEGABYTE = 1024 * 1024;
/** A page has one or two addresses. */
const RESPONSES_MAX = 4;
/** Pages take at most this much memory, and of a small heap an eighth: the rest is for content and for rendering. */
const PAGES_MAX_BYTES = 64 * MEGABYTE;
const HEAP_SHARE = 1 / 8;
const partitions = processWide("page-store", (): Record<"pages" | "arbitrary", Partition> => {
	const bytes = Math.min(PAGES_MAX_BYTES, Math.floor(v8.getHeapStatistics().heap_size_limit * HEAP_SHARE));
	return { pages: partitionOf(bytes), arbitrary: partitionOf(Math.floor(bytes / 4)) };
});
/** When each resource was last reported as changed. */
const changedAt = processWide("page-store-changes", () => new Map<string, number>());

const reads = counter(
	"page_cache_reads_total",
	"Pages looked up in the cache: hit, stale (served and refreshed), miss.",
);
const readsByResult = {
	hit: reads.labels({ result: "hit" }),
	stale: reads.labels({ result: "stale" }),
	miss: reads.labels({ result: "miss" }),
};
/** Counts a lookup of a page in the cache. */
export const countRead = (result: keyof typeof readsByResult) => readsByResult[result].add();

const dropped = counter("page_cache_dropped_total", "Pages dropped, by reason.");
gauge("page_cache_pages", "Pages kept, by partition.", () =>
	Object.entries(partitions).map(([partition, { size }]) => ({ labels: { partition }, value: size })),
);
gauge("page_cache_bytes", "Memory of the pages kept, by partition.", () =>
	Object.entries(partitions).map(([partition, { calculatedSize }]) => ({
		labels: { partition },
		value: calculatedSize,
	})),
);

/** How a page may be answered: `fresh`, `stale` (served once more while it is refreshed) or `gone` (rendered first). */
export function freshnessOf({ day, lastModified, cacheControl }: Entry): "fresh" | "stale" | "gone" {
	// As stale, yesterday's page would be served once more, with yesterday's date.
	if (day && day !== today()) return "gone";
	const ageSeconds = (monotonicNow() - lastModified) / 1_000;
	if (cacheControl?.expire !== undefined && ageSeconds > cacheControl.expire) return "gone";
	return typeof cacheControl?.revalidate === "number" && ageSeconds > cacheControl.revalidate
		? "stale"
		: "fresh";
}

/** The clock that Next compares with. It runs on evenly when the machine's clock is set back or forward. */
export const monotonicNow = () => performance.timeOrigin + performance.now();

const DAY_MS = 24 * 60 * 60 * 1_000;
let written = { day: Number.NaN, text: "" };

/** Ghana is on UTC all year. Each cached response asks for the day, so it is written once. */
function today(): string {
	const day = Math.floor(Date.now() / DAY_MS);
	if (day !== written.day) written = { day, text: new Date(day * DAY_MS).toISOString().slice(0, 10) };
	return written.text;
}

/** Whether a page, if there is one, takes a response with this name: it has none, and not too many others. */
export const hasRoomFor = (name: string, page: Entry | undefined): boolean =>
	!page?.responses || (page.responses.size < RESPONSES_MAX && !page.responses.has(name));

/** Adds a response to a page, unless the page has been replaced or dropped, or already has too many. */
export function keepResponse(key: string, page: Entry, name: string, response: KeptResponse): void {
	const partition = Object.values(partitions).find((pages) => pages.peek(key) === page);
	if (!partition || !hasRoomFor(name, page)) return;
	page.responses ??= new Map();
	page.responses.set(name, response);
	page.bytes += bytesOfResponse(response, name);
	// Setting the same entry again would keep its old size.
	partition.delete(key);
	partition.set(key, page);
}

/** The page of this key. Counts as a use of it. */
export const findPage = (key: string): Entry | undefined =>
	partitions.pages.get(key) ?? partitions.arbitrary.get(key);

/**
 * Keeps a page in place of the earlier one with its key, and returns true. Returns false, without keeping it, if something
 * that it was rendered from has been reported as changed since.
 */
export function keepPage(key: string, page: Omit<Entry, "bytes">): boolean {
	dropPage(key);
	if (isOutdated(page.reads)) {
		dropped.add({ reason: "changed meanwhile" });
		return false;
	}
	const entry = { ...page, bytes: bytesOf(page.value) + key.length };
	for (const [name, response] of page.responses ?? []) entry.bytes += bytesOfResponse(response, name);
	partitions[isArbitraryPage(key, page) ? "arbitrary" : "pages"].set(key, entry);
	return true;
}

export function dropPage(key: string): void {
	for (const partition of Object.values(partitions)) partition.delete(key);
}

/** Drops the pages for which `isMeant` is true; returns how many. */
export function dropPages(isMeant: (entry: Entry) => boolean): number {
	let count = 0;
	for (const partition of Object.values(partitions)) {
		for (const [key, entry] of [...partition]) if (isMeant(entry) && partition.delete(key)) count += 1;
	}
	dropped.add({ reason: "changed" }, count);
	return count;
}

/**
 * Drops every page that was rendered from one of these resources or whose resources are unknown, and returns how many.
 * Pages now being rendered from older answers will not be kept.
 */
export function dropPagesThatRead(resources: readonly string[]): number {
	for (const resource of resources) changedAt.set(resource, performance.now());
	return dropPages(({ reads }) => !reads || resources.some((resource) => reads.has(resource)));
}

const isOutdated = (reads: Entry["reads"]) =>
	reads !== undefined && [...reads].some(([resource, at]) => at < (changedAt.get(resource) ?? 0));

/** Addresses that visitors write themselves: missing pages, queries, and pages marked as arbitrary. */
const isArbitraryPage = (key: string, { value, isArbitrary = false }: Omit<Entry, "bytes">) =>
	isArbitrary || value.status === 404 || key.includes("/by-query/");

/** Evicts the least recently used pages when it is full. A page larger than the whole partition is not kept. */
function partitionOf(maxBytes: number): Partition {
	return new LRUCache({
		maxSize: maxBytes,
		sizeCalculation: ({ bytes }) => bytes,
		dispose: (_page, _key, reason) => {
			if (reason === "evict") dropped.add({ reason: "no room" });
		},
	});
}

/** The body is the page's own text, so it is not counted twice. */
const bytesOfResponse = ({ headers, gzip, br }: KeptResponse, name: string) =>
	bytesOf([headers, gzip, br]) + name.length;

/** A value's approximate size in memory. Text is almost always Latin-1: one byte per character. */
function bytesOf(value: unknown): number {
	if (typeof value === "string") return value.length;
	if (ArrayBuffer.isView(value)) return value.byteLength;
	if (value instanceof Map) return sumOf([...value.values()]);
	if (typeof value === "object" && value !== null) return sumOf(Object.values(value));
	return 8;
}

const sumOf = (values: unknown[]) => values.reduce<number>((sum, value) => sum + bytesOf(value), 0);
