import { isDeepStrictEqual } from "node:util";
import { counter } from "../platform/metrics.ts";
import { requestContext } from "../platform/request-context.ts";
import {
	ADDRESS_ARBITRARY,
	isMarked,
	markedDay,
	PAGE_FAILED,
	PAGE_MISSING,
	PART_FAILED,
	PERSONAL,
} from "../web/page-markers.ts";
import { withCriticalStyles } from "./critical-styles.ts";
import { withDeferredScripts } from "./deferred-scripts.ts";
import { withDismissedAlertsScript } from "./dismissed-alerts-script.ts";
import { withEarlyPicture } from "./early-picture.ts";
import { withEarlyTypeface } from "./early-typeface-script.ts";
import { withCanonicalOrder } from "./flight-rows.ts";
import { toLatin1Html } from "./latin1-html.ts";
import { withMergedFlightData } from "./merged-flight-data.ts";
import { limitLifetimes } from "./next-lifetimes.ts";
import {
	type CacheControl,
	type CacheValue,
	countRead,
	dropPage,
	dropPages,
	findPage,
	freshnessOf,
	keepPage,
	monotonicNow,
} from "./page-store.ts";
import { securityPolicy } from "./security-policy.ts";

/**
 * Next's `cacheHandler`: keeps finished pages in memory. It starts empty, so pages from the build, which were rendered from
 * the embedded content, are never served. A page on which something failed to load never replaces a good one.
 *
 * A page rendered again with the same content has the same bytes, so it keeps its ETag and the responses made from it.
 *
 * Each page gets its security policy here, where the finished HTML is known. Next replays an entry's headers on the first
 * answer and on every hit, 304 included.
 *
 * Next loads this outside the bundle: imports are relative, with their extension.
 */

type Found = { value: CacheValue; lastModified: number; cacheControl: CacheControl | undefined };
type Context = { tags?: string[]; cacheControl?: CacheControl };

const writes = counter(
	"page_cache_writes_total",
	"Pages rendered: new, refreshed, unchanged (rendered again with the same bytes), or failed and not kept.",
);

/** The values that are ready to be sent. Finished twice, a page would lose the rules in its head. */
const finished = new WeakSet<CacheValue>();

export default class PageCache {
	async get(key: string): Promise<Found | null> {
		const found = findPage(key);
		const freshness = found && freshnessOf(found);
		const entry = freshness === "gone" ? undefined : found;
		countRead(!entry ? "miss" : freshness === "fresh" ? "hit" : "stale");
		const request = requestContext();
		if (request) request.page = key;
		if (!entry) return null;
		const { value, lastModified, cacheControl } = entry;
		return { value, lastModified, cacheControl };
	}

	async set(key: string, value: CacheValue | null, context: Context): Promise<void> {
		limitLifetimes();
		if (value === null) {
			dropPage(key);
			return;
		}
		const before = findPage(key);
		if (before) before.refreshingSince = undefined;
		// After a refresh that failed, Next sets the page that `get` gave it once more, with a shorter life.
		if (finished.has(value)) {
			// Meanwhile another has taken its place, or a change has dropped it.
			if (before?.value !== value) return;
			writes.add({ result: "failed" });
			keepPage(key, { ...before, lastModified: monotonicNow(), cacheControl: context.cacheControl });
			return;
		}
		let isArbitrary = false;
		orderData(value);
		if (typeof value.html === "string") {
			const page = withCriticalStyles(
				withDismissedAlertsScript(withDeferredScripts(withMergedFlightData(value.html))),
			);
			const html = toLatin1Html(withEarlyPicture(withEarlyTypeface(page.html)));
			value.html = html;
			// Also on a page that is not kept: the visitor who waited for it gets this very object.
			value.headers = { ...value.headers, "content-security-policy": securityPolicy(html, page.style) };
			isArbitrary = isMarked(html, ADDRESS_ARBITRARY);
			const isMissing = isMarked(html, PAGE_MISSING);
			const isPersonal = isMarked(html, PERSONAL);
			const isPageFailed = isMarked(html, PAGE_FAILED);
			const isFailed = isPageFailed || isMarked(html, PART_FAILED);
			// Next sends segments as cacheable, with status 200, whatever the page is. Without them it answers a prefetch with
			// the whole page's data, which carries the page's own status and headers.
			if (isMissing || isPersonal || isFailed) value.segmentData = undefined;
			if (isMissing) value.status = 404;
			if (isPersonal) {
				value.headers["cache-control"] = "private, no-store";
				return;
			}
			if (isFailed) {
				value.headers["cache-control"] = "no-store";
				if (isPageFailed) {
					value.status = 503;
					value.headers["retry-after"] = "30";
				}
				writes.add({ result: "failed" });
				return;
			}
		}
		const { cacheControl, tags = [] } = context;
		const isUnchanged =
			before && isDeepStrictEqual([before.value, before.cacheControl], [value, cacheControl]);
		writes.add({ result: isUnchanged ? "unchanged" : before ? "refreshed" : "new" });
		const request = requestContext();
		finished.add(value);
		keepPage(key, {
			value: isUnchanged ? before.value : value,
			responses: isUnchanged ? before.responses : undefined,
			lastModified: monotonicNow(),
			cacheControl,
			tags,
			reads: request && new Map(request.reads),
			isArbitrary,
			day: typeof value.html === "string" ? markedDay(value.html) : undefined,
		});
	}

	async revalidateTag(tags: string | string[]): Promise<void> {
		const changed = new Set([tags].flat());
		dropPages((entry) => entry.tags.some((tag) => changed.has(tag)));
	}

	resetRequestCache(): void {}
}

/** Gives the data of client navigations and prefetches its canonical order. */
function orderData(value: CacheValue): void {
	if (Buffer.isBuffer(value.rscData)) value.rscData = withCanonicalOrder(value.rscData);
	if (!(value.segmentData instanceof Map)) return;
	for (const [segment, data] of value.segmentData)
		if (Buffer.isBuffer(data)) value.segmentData.set(segment, withCanonicalOrder(data));
}
