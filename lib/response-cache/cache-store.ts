import v8 from "node:v8";
import { LRUCache } from "lru-cache";
import { calendarDate } from "#lib/calendar/calendar-date";
import { isDevelopment } from "#lib/platform/development";
import { globalSingleton } from "#lib/platform/global-singleton";
import { counter, gauge } from "#lib/platform/metrics";
import type { FinishedResponse } from "#lib/response-cache/finished-response";

/**
 * The finished responses of the response cache, in memory and bounded in bytes. Pages whose URL anyone can make up (missing
 * pages, queries) have a partition of their own, so a flood of them evicts only each other.
 */

export type CacheEntry = {
	response: FinishedResponse;
	/** When it was rendered (`performance.now()`); a file of the build is right for as long as the process lives. */
	renderedAt: number;
	partition: Partition;
	/** The backend resources that it was rendered from, with the time of each request. */
	reads: ReadonlyMap<string, number>;
	/** The only day on which it is right (`YYYY-MM-DD`), if it names the day. */
	day: string | undefined;
	/** When a refresh last failed. */
	failedAt?: number;
};
type Partition = "pages" | "arbitrary" | "files";
type Freshness = "fresh" | "stale" | "old" | "expired";

const MEGABYTE = 1024 * 1024;
/** Pages take at most this much memory, and of a small heap an eighth: the rest is for content and for rendering. */
const PAGES_MAX_BYTES = 64 * MEGABYTE;
const HEAP_SHARE = 1 / 8;
const FILES_MAX_BYTES = 32 * MEGABYTE;
/** Memory of compressed copies, in addition to the body. */
const COPIES_SHARE = 1.5;
const FRESH_MS = 60_000;
/** A page not requested for so long is rendered again before it is sent. */
const STALE_MS = 15 * 60_000;
/** The same lifetimes for browsers and proxies. */
export const CACHE_CONTROL = `s-maxage=${FRESH_MS / 1_000}, stale-while-revalidate=${(STALE_MS - FRESH_MS) / 1_000}`;
/** How long after a refresh failed the next one begins. */
const RETRY_MS = 5_000;

/** Shared by the server, which responds, and Next's bundles, whose publishers and watchers drop responses. */
const state = globalSingleton("response-cache", () => {
	const bytes = Math.min(PAGES_MAX_BYTES, Math.floor(v8.getHeapStatistics().heap_size_limit * HEAP_SHARE));
	return {
		partitions: {
			pages: partitionOf(bytes),
			arbitrary: partitionOf(Math.floor(bytes / 4)),
			files: partitionOf(FILES_MAX_BYTES),
		},
		/** When each resource was last reported as changed. */
		changedAt: new Map<string, number>(),
		/** Increases with every change. A render that began before is never sent to later requests. */
		changes: 0,
		error: undefined as { step: string; at: number } | undefined,
	};
});

const dropped = counter("response_cache_dropped_total", "Responses dropped, by reason.");
gauge("response_cache_entries", "Responses cached, by partition.", () =>
	Object.entries(state.partitions).map(([partition, { size }]) => ({ labels: { partition }, value: size })),
);
gauge("response_cache_bytes", "Memory of the responses cached, by partition.", () =>
	Object.entries(state.partitions).map(([partition, { calculatedSize }]) => ({
		labels: { partition },
		value: calculatedSize,
	})),
);

/** The response cached under this key. Counts as a use of it. */
export const findEntry = (key: string): CacheEntry | undefined =>
	state.partitions.pages.get(key) ?? state.partitions.files.get(key) ?? state.partitions.arbitrary.get(key);

/**
 * How a response may be used: `fresh`; `stale`: sent while it is refreshed; `old`: only if a new one fails; `expired`: not
 * at all.
 */
export function freshnessOf({ partition, day, renderedAt }: CacheEntry): Freshness {
	if (isDevelopment) return "expired";
	if (partition === "files") return "fresh";
	// As stale, yesterday's page would be sent once more, with yesterday's date.
	if (day && day !== calendarDate(new Date()).iso) return "expired";
	const ageMs = performance.now() - renderedAt;
	return ageMs <= FRESH_MS ? "fresh" : ageMs <= STALE_MS ? "stale" : "old";
}

/** For how many more seconds the response is fresh; negative if it is stale. */
export const secondsLeft = ({ renderedAt }: CacheEntry): number =>
	Math.floor((FRESH_MS - (performance.now() - renderedAt)) / 1_000);

/** Whether the refresh of a stale response may begin: not at once after one that failed. */
export const mayRefresh = ({ failedAt }: CacheEntry): boolean =>
	failedAt === undefined || performance.now() - failedAt > RETRY_MS;

/**
 * Caches a response in place of the earlier one with its key. A response with the same content keeps its compressed copies. Returns
 * false, without caching it, if something that it was rendered from has been reported as changed since.
 */
export function cacheEntry(key: string, cached: CacheEntry): boolean {
	const before = findEntry(key);
	dropEntry(key);
	if ([...cached.reads].some(([resource, at]) => at < (state.changedAt.get(resource) ?? 0))) {
		dropped.add({ reason: "changed meanwhile" });
		return false;
	}
	const isUnchanged =
		before &&
		before.response.etag === cached.response.etag &&
		before.response.status === cached.response.status;
	const response = isUnchanged ? before.response : cached.response;
	state.partitions[cached.partition].set(key, { ...cached, response });
	return true;
}

/** Drops the response cached under this key. */
function dropEntry(key: string): void {
	for (const partition of Object.values(state.partitions)) partition.delete(key);
}

/**
 * Drops every page that was rendered from one of these resources, and returns how many. Pages now being rendered from older content will
 * not be cached.
 */
export function dropPagesThatRead(resources: readonly string[]): number {
	state.changes += 1;
	for (const resource of resources) state.changedAt.set(resource, performance.now());
	let count = 0;
	for (const partition of Object.values(state.partitions))
		for (const [key, { reads }] of [...partition])
			if (resources.some((resource) => reads.has(resource)) && partition.delete(key)) count += 1;
	dropped.add({ reason: "changed" }, count);
	return count;
}

/** Increases with every reported change. */
export const changesSoFar = (): number => state.changes;

/** Remembers that a page could not be finished, for `/readyz`. */
export function noteUnfinished(step: string): void {
	state.error = { step, at: performance.now() };
}

/** How long `/readyz` reports a page that could not be finished. */
const ERROR_REPORTED_MS = 10 * 60_000;

/** The step that a page could not be finished in during the last ten minutes; undefined if there was none. */
export const recentUnfinished = (): string | undefined =>
	state.error && performance.now() - state.error.at < ERROR_REPORTED_MS ? state.error.step : undefined;

/** Evicts the least recently used responses when it is full. A response larger than the whole partition is not cached. */
function partitionOf(maxBytes: number): LRUCache<string, CacheEntry> {
	return new LRUCache({
		maxSize: maxBytes,
		sizeCalculation: ({ response }, key) =>
			Math.ceil(response.body.length * COPIES_SHARE) + response.headers.join().length + key.length,
		dispose: (_cached, _key, reason) => {
			if (reason === "evict") dropped.add({ reason: "evicted" });
		},
	});
}
