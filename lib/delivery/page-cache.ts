import { securityPolicy } from "./security-policy.ts";

/**
 * Next's `cacheHandler`: keeps finished pages in memory. It starts empty, so what the build rendered (always from the
 * embedded content) is never served; and a page on which something failed to load never takes the place of a good one.
 *
 * Each page gets its security policy here, where the finished HTML is seen: Next replays an entry's headers on the first
 * answer and on every hit, 304 included.
 *
 * Loaded by Next itself, outside the bundle: imports are relative, with their extension.
 */

type CacheValue = { kind: string; html?: unknown; headers?: Record<string, unknown>; status?: number };
type Entry = { value: CacheValue; lastModified: number; tags: string[] };

/** More pages than the site has; a flood of unknown addresses pushes out the least recently used. */
const MAX_ENTRIES = 500;

/** Next makes several handlers in one process; they share one store. */
const store = new Map<string, Entry>();

/** The mark that `components/ui/load-failure.tsx` leaves; in text the quote would stand escaped. */
const PART_FAILED = 'data-load-failed="';
/** The mark of a page that is one visitor's own, such as the reply to a form. */
const PERSONAL = 'data-personal="';
/** The mark of `components/site/page-failure.tsx`: the page stands in for one that could not be loaded. */
const PAGE_FAILED = 'data-page-failed="';

export default class PageCache {
	async get(key: string): Promise<Entry | null> {
		const entry = store.get(key);
		if (!entry) return null;
		store.delete(key);
		store.set(key, entry);
		return entry;
	}

	async set(key: string, value: CacheValue | null, context: { tags?: string[] }): Promise<void> {
		if (value === null) {
			store.delete(key);
			return;
		}
		if (typeof value.html === "string") {
			// Also on a page that is not kept: the visitor who waited for it gets this very object.
			value.headers = { ...value.headers, "content-security-policy": securityPolicy(value.html) };
			if (value.html.includes(PERSONAL)) {
				value.headers["cache-control"] = "private, no-store";
				return;
			}
			const isPageFailed = value.html.includes(PAGE_FAILED);
			if (isPageFailed || value.html.includes(PART_FAILED)) {
				value.headers["cache-control"] = "no-store";
				if (isPageFailed) {
					value.status = 503;
					value.headers["retry-after"] = "30";
				}
				return;
			}
		}
		store.delete(key);
		store.set(key, { value, lastModified: Date.now(), tags: context.tags ?? [] });
		for (const oldest of store.keys()) {
			if (store.size <= MAX_ENTRIES) break;
			store.delete(oldest);
		}
	}

	async revalidateTag(tags: string | string[]): Promise<void> {
		const changed = new Set([tags].flat());
		for (const [key, entry] of store) {
			if (entry.tags.some((tag) => changed.has(tag))) store.delete(key);
		}
	}

	resetRequestCache(): void {}
}
