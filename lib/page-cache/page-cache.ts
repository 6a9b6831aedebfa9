import { isDeepStrictEqual } from "node:util";
import { counter } from "../platform/metrics.ts";
import { requestContext } from "../platform/request-context.ts";
import { finishedPage } from "./finished-page.ts";
import { countFault } from "./finishing-faults.ts";
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
import { policyWithoutScripts } from "./security-policy.ts";

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
		// Nobody asks for a page's data, which client navigations would.
		value.rscData = undefined;
		value.segmentData = undefined;
		const html = Buffer.isBuffer(value.html) ? value.html.toString() : value.html;
		const isKept =
			typeof html === "string" ? finish(value, html) : value.kind !== "APP_PAGE" || refuse(value);
		if (isKept) keep(key, value, context);
	}

	async revalidateTag(tags: string | string[]): Promise<void> {
		const changed = new Set([tags].flat());
		dropPages((entry) => entry.tags.some((tag) => changed.has(tag)));
	}

	resetRequestCache(): void {}
}

/**
 * Completes a page, also one that is not kept: the visitor who waited for it gets this very object. Returns whether it may be
 * kept.
 */
function finish(value: CacheValue, html: string): boolean {
	const page = finishedPage(html);
	value.html = page.html;
	value.headers = { ...value.headers, "content-security-policy": page.policy };
	const told = requestContext()?.told ?? {};
	const { isMissing, isPersonal } = told;
	const isFailed = told.isFailed || told.hasFailedPart;
	if (isMissing) value.status = 404;
	if (told.isFailed && !isPersonal) {
		value.status = 503;
		value.headers["retry-after"] = "30";
	}
	if (isPersonal) value.headers["cache-control"] = "private, no-store";
	else if (isFailed || !page.isWhole) value.headers["cache-control"] = "no-store";
	if (isFailed && !isPersonal) writes.add({ result: "failed" });
	return !isPersonal && !isFailed && page.isWhole;
}

/** Makes sure that a page in a form that Next has never used is neither kept nor trusted. Returns false: it may not be kept. */
function refuse(value: CacheValue): false {
	countFault("form", new TypeError("the page is no text"));
	value.headers = {
		...value.headers,
		"content-security-policy": policyWithoutScripts(),
		"cache-control": "no-store",
	};
	return false;
}

function keep(key: string, value: CacheValue, { cacheControl, tags = [] }: Context): void {
	const before = findPage(key);
	const isUnchanged = before && isDeepStrictEqual([before.value, before.cacheControl], [value, cacheControl]);
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
		isArbitrary: request?.told.isAddressArbitrary,
		day: request?.told.validOn,
	});
}
