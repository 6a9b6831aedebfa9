import { counter } from "#lib/platform/metrics";
import {
	type CacheEntry,
	cacheEntry,
	changesSoFar,
	findEntry,
	freshnessOf,
	mayRefresh,
	secondsLeft,
} from "#lib/response-cache/cache-store";
import { type CacheResult, compressBest, type FinishedResponse } from "#lib/response-cache/finished-response";

/**
 * One cache in front of Next. A page is rendered on the first request for its URL and cached as it is sent. For a minute it is
 * fresh. For fourteen more minutes it is sent as it is while one render refreshes it, for which nobody waits. A failed render never
 * replaces a cached page.
 */

export type Rendered = {
	response: FinishedResponse;
	/** Its cache entry; undefined if it must not be cached. */
	cached?: Omit<CacheEntry, "response">;
	/** Something failed, so the response from before is better, if there is one. */
	isFailed: boolean;
};
/** Makes a response, for which `isWanted` says whether anybody still waits. */
type Render = (isWanted: () => boolean) => Promise<Rendered>;

const reads = counter(
	"response_cache_reads_total",
	"Requests for pages, feeds and files of the build: hit, stale (sent and refreshed), miss (made first).",
);
for (const result of ["hit", "stale", "miss"]) reads.add({ result }, 0);
const writes = counter(
	"response_cache_writes_total",
	"Pages rendered: new, refreshed, unchanged (the same content again), own (one visitor's), or failed.",
);

const always = () => true;
export const CACHE_STATUS_MISS = "website; fwd=miss";

type InFlight = {
	/** How many changes had been reported when it began. */
	changes: number;
	rendered: Promise<Rendered>;
	/** Of each client that waits for it, whether it is still there. */
	clients: (() => boolean)[];
};
const inFlight = new Map<string, InFlight>();

/**
 * The response for this key, from the cache or rendered once for all requests meanwhile. `isHere` is whether the client of this one
 * has stayed. Rejects if `render` does.
 */
export function responseFor(
	key: string,
	render: Render,
	isHere: () => boolean = always,
): CacheResult | Promise<CacheResult> {
	const cached = findEntry(key);
	const freshness = cached ? freshnessOf(cached) : "expired";
	if (cached && (freshness === "fresh" || freshness === "stale")) {
		const isStale = freshness === "stale";
		reads.add({ result: isStale ? "stale" : "hit" });
		if (isStale && mayRefresh(cached)) renderOnce(key, render, always).catch(() => {});
		compressBest(cached.response, () => findEntry(key)?.response === cached.response);
		return {
			response: cached.response,
			status: cached.partition === "files" ? "website; hit" : `website; hit; ttl=${secondsLeft(cached)}`,
		};
	}
	reads.add({ result: "miss" });
	return renderOnce(key, render, isHere).then(({ response, isFailed }) => {
		const old = isFailed && freshness === "old" ? cached : undefined;
		return { response: old?.response ?? response, status: CACHE_STATUS_MISS };
	});
}

/** The render in flight for this key, or a new one. Nobody joins one that began before a change. */
function renderOnce(key: string, render: Render, isHere: () => boolean): Promise<Rendered> {
	const current = inFlight.get(key);
	const changes = changesSoFar();
	if (current?.changes === changes) {
		current.clients.push(isHere);
		return current.rendered;
	}
	const clients = [isHere];
	const rendered = render(() => clients.some((isStillHere) => isStillHere())).then(
		(result) => {
			cacheResult(key, result);
			return result;
		},
		(error: unknown) => {
			noteFailure(key);
			throw error;
		},
	);
	inFlight.set(key, { changes, rendered, clients });
	const end = () => inFlight.get(key)?.rendered === rendered && inFlight.delete(key);
	rendered.then(end, end);
	return rendered;
}

function cacheResult(key: string, { response, cached, isFailed }: Rendered) {
	if (isFailed) return noteFailure(key);
	if (!cached) return writes.add({ result: "own" });
	const before = findEntry(key);
	const isUnchanged = before?.response.etag === response.etag;
	if (cached.partition !== "files")
		writes.add({ result: isUnchanged ? "unchanged" : before ? "refreshed" : "new" });
	cacheEntry(key, { ...cached, response });
}

function noteFailure(key: string) {
	writes.add({ result: "failed" });
	const before = findEntry(key);
	if (before) before.failedAt = performance.now();
}
