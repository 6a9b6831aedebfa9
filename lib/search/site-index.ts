import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { getArticles } from "#lib/backend/articles";
import { getJobs } from "#lib/backend/careers";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { getNotices } from "#lib/backend/notices";
import { getProducts } from "#lib/backend/products";
import { getReports } from "#lib/backend/reports";
import { calendarDate } from "#lib/calendar/calendar-date";
import { globalSingleton } from "#lib/platform/global-singleton";
import {
	outsideRender,
	type RequestContext,
	recordRead,
	requestContext,
	withRequestContext,
} from "#lib/platform/request-context";
import { changesSoFar } from "#lib/response-cache/cache-store";
import { type SearchedContent, searchEntries } from "#lib/search/search-entries";
import { type SearchIndex, searchIndex } from "#lib/search/search-index";
import type { SearchKind } from "#lib/search/search-query";
import { SEARCH_WORDS } from "#lib/search/search-words";

/** Everything that can be found, and the kinds that are missing because their list has not loaded. */
export type SiteIndex = { index: SearchIndex; missing: readonly SearchKind[] };
/** With what it was made from: the content, the resources read, and the age of the oldest content. */
type MadeIndex = SiteIndex &
	Pick<RequestContext, "reads" | "contentAt"> & { content: SearchedContent; day: string };

/** As old as a page may be. An index with gaps is rebuilt sooner. */
const FRESH_MS = 60_000;
const FRESH_WITH_GAPS_MS = 5_000;
/** Stale for longer, as after hours without a search, much may have been withdrawn since. */
const STALE_MAX_MS = 14 * 60_000;
/** How long an index waits for a list; of one that was read before, the last good answer comes sooner. */
const LIST_MAX_MS = 4_000;

/** By how many changes were announced before it was begun. The search page and its route use one index. */
const indexes = globalSingleton(
	"site-index",
	() =>
		new LRUCache<number, MadeIndex>({
			max: 1,
			ttl: FRESH_MS,
			fetchMethod: async (_changes, before, { options }) => {
				// In a context of its own, because the index outlives the request that caused it.
				const id = requestContext()?.id ?? "";
				const index = await withRequestContext(id, () => buildIndex(before));
				if (index.missing.length > 0) options.ttl = FRESH_WITH_GAPS_MS;
				return index;
			},
			noDeleteOnFetchRejection: true,
			ignoreFetchAbort: true,
		}),
);

/**
 * The index of the site search, a minute old at most if people search all the time. It is made beside the requests: a search uses the
 * one that is there, and waits only after an announced change, after a long time without a search, and for the first one. Lists that
 * take too long are reported as missing. Each search counts as having read what its index was made from.
 */
export async function siteIndex(): Promise<SiteIndex> {
	const changes = changesSoFar();
	const allowStale = indexes.getRemainingTTL(changes) > -STALE_MAX_MS;
	const site = await outsideRender(() => indexes.forceFetch(changes, { allowStale }));
	const { contentAt = Number.POSITIVE_INFINITY } = site;
	for (const [resource, requestedAt] of site.reads) recordRead(resource, requestedAt, contentAt);
	return site;
}

async function buildIndex(before: MadeIndex | undefined): Promise<MadeIndex> {
	const missing: SearchKind[] = [];
	const late = wait(LIST_MAX_MS, undefined, { ref: false });
	const listOf = async <T>(kind: SearchKind, reading: Promise<T[]>): Promise<T[]> => {
		const list = await Promise.race([attempt(reading), late]);
		if (list?.ok) return list.value;
		missing.push(kind);
		return NO_ITEMS;
	};
	const [products, branches, notices, jobs, articles, reports] = await Promise.all([
		listOf("product", getProducts()),
		listOf("branch", getBranches()),
		listOf("notice", getNotices()),
		listOf("job", getJobs()),
		listOf("article", getArticles()),
		listOf("report", getReports()),
	]);
	const content = { products, branches, notices, jobs, articles, reports };
	// Responses that came too late for the index may still be recorded in the context.
	const reads = new Map(requestContext()?.reads);
	const contentAt = requestContext()?.contentAt;
	const now = new Date();
	// Branches that are closed open again on a day, with no other content.
	const day = calendarDate(now).iso;
	const index = await indexOf(content, now, before?.day === day ? before : undefined);
	return { index, content, day, missing, reads, contentAt };
}

/** The same object each time, so that an index with gaps has not changed either. */
const NO_ITEMS: never[] = [];

/** The index of this content; the one before if no list has changed. */
async function indexOf(
	content: SearchedContent,
	at: Date,
	before: MadeIndex | undefined,
): Promise<SearchIndex> {
	const names = Object.keys(content) as (keyof SearchedContent)[];
	if (before && names.every((name) => before.content[name] === content[name])) return before.index;
	return searchIndex(searchEntries(content, at), SEARCH_WORDS);
}
