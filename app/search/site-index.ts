import { setTimeout as wait } from "node:timers/promises";
import { getArticles } from "#lib/backend/articles";
import { getJobs } from "#lib/backend/careers";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { getNotices } from "#lib/backend/notices";
import { getProducts } from "#lib/backend/products";
import { getReports } from "#lib/backend/reports";
import { latestResult } from "#lib/lists/latest-result";
import { processWide } from "#lib/platform/process-wide";
import { type SearchedContent, searchEntries } from "#lib/search/search-entries";
import type { SearchKind } from "#lib/search/search-query";
import { SEARCH_WORDS } from "#lib/search/search-words";
import { type SearchIndex, searchIndex } from "#lib/search/site-search";
import { changeCount } from "#lib/server/content-change";

/** Everything that can be found, and the kinds that are missing because their list failed to load. */
type SiteIndex = { index: SearchIndex; missing: SearchKind[] };

const NO_ITEMS: never[] = [];

/** As old as a page may be. An index with gaps is rebuilt sooner. */
const FRESH_MS = 60_000;
const FRESH_WITH_GAPS_MS = 5_000;

const memory = processWide(
	"site-index",
	(): { made?: Promise<SiteIndex>; latest?: SiteIndex; until: number; changes: number } => ({
		until: 0,
		changes: 0,
	}),
);

/** How long a search waits for a new index before it uses the previous one, unless a change was announced. */
const STALE_ON_TIMEOUT_MS = 500;

/**
 * The index of the site search. It is kept for a minute, because each visitor who types sends several requests. Rebuilding
 * it from unchanged lists costs next to nothing. After an announced change the next search rebuilds it, even if another
 * build is in progress. Otherwise, an index that takes long to build is left to later searches.
 */
export function siteIndex(): Promise<SiteIndex> {
	const changes = changeCount();
	if (memory.made && memory.changes === changes && performance.now() < memory.until) return memory.made;
	const before = memory.changes === changes ? memory.latest : undefined;
	const made = buildIndex();
	memory.made = made;
	memory.changes = changes;
	memory.until = performance.now() + FRESH_MS;
	made.then(
		(index) => {
			if (memory.made !== made) return;
			memory.latest = index;
			if (index.missing.length > 0) memory.until = performance.now() + FRESH_WITH_GAPS_MS;
		},
		() => {
			if (memory.made === made) memory.made = undefined;
		},
	);
	return before ? Promise.race([made, wait(STALE_ON_TIMEOUT_MS, before, { ref: false })]) : made;
}

async function buildIndex(): Promise<SiteIndex> {
	const missing: SearchKind[] = [];
	const listOf = async <T>(kind: SearchKind, reading: Promise<T[]>): Promise<T[]> => {
		const list = await attempt(reading);
		if (list.ok) return list.value;
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
	return { index: await indexOf(products, branches, notices, jobs, articles, reports), missing };
}

/** Returns the previous index as long as no list has changed. */
const indexOf = processWide("search-index", () =>
	latestResult(
		async (
			products: SearchedContent["products"],
			branches: SearchedContent["branches"],
			notices: SearchedContent["notices"],
			jobs: SearchedContent["jobs"],
			articles: SearchedContent["articles"],
			reports: SearchedContent["reports"],
		) =>
			searchIndex(
				await searchEntries({ products, branches, notices, jobs, articles, reports }),
				SEARCH_WORDS,
			),
	),
);
