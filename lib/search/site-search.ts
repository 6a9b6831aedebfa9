import { SEARCH_RESULTS_PER_PAGE } from "#lib/company/limits";
import { pageNumber, paginate } from "#lib/lists/list-pages";
import { marked, passage } from "#lib/search/search-highlight";
import type { SearchEntry, SearchIndex } from "#lib/search/search-index";
import type { SearchGroup, SearchMatches, SearchQuery, SearchResult } from "#lib/search/search-query";
import { ranked } from "#lib/search/search-ranking";

/** How many results are shown, per kind and in total. */
const WHOLE_PAGE = { perKind: 5, inAll: Number.POSITIVE_INFINITY };
const SHORT_LIST = { perKind: 3, inAll: 8 };
/** How many of the best results come first, of any kind. */
const BEST_COUNT = 3;

/**
 * The matches for a query, best first: entries with all of its words or their synonyms, and those that come close. The start of a word
 * is enough, and one typing error is tolerated if no title or keyword contains the word as typed. Rare words count more than common
 * ones. Of equal matches, the one indexed first comes first. A query for one kind gets all matches of that kind, in pages.
 */
export function searchSite(index: SearchIndex, query: SearchQuery): SearchMatches {
	const hits = new Set<string>();
	const { found, isPartial } = ranked(index, query.q, hits);
	const result = ({ href, title, text }: SearchEntry): SearchResult => ({
		href,
		title: marked(title, hits),
		text: marked(passage(text, hits), hits),
	});
	const { kind } = query;
	if (kind) {
		const ofKind = found.filter((entry) => entry.kind === kind);
		const { items, ...place } = paginate(ofKind, pageNumber(query.page), SEARCH_RESULTS_PER_PAGE);
		const group = { kind, total: place.total, isCut: false, results: items.map(result) };
		return { query, ...place, isPartial, best: [], groups: items.length > 0 ? [group] : [] };
	}
	const { perKind, inAll } = query.few ? SHORT_LIST : WHOLE_PAGE;
	const kinds = Map.groupBy(found, (entry) => entry.kind);
	// Results of one kind need no list of the best.
	const best = kinds.size > 1 ? found.slice(0, BEST_COUNT) : [];
	let left = inAll - best.length;
	const groups = [...kinds].flatMap(([kind, ofKind]): SearchGroup[] => {
		const others = ofKind.filter((entry) => !best.includes(entry));
		const shown = others.slice(0, Math.min(perKind, left));
		left -= shown.length;
		const group = { kind, total: ofKind.length, isCut: shown.length < others.length };
		return shown.length > 0 ? [{ ...group, results: shown.map(result) }] : [];
	});
	return { query, total: found.length, page: 1, pages: 1, isPartial, best: best.map(result), groups };
}
