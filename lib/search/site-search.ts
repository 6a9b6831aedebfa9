import { SEARCH_RESULTS_PER_PAGE } from "#lib/company/limits";
import { pageNumber, paginate } from "#lib/lists/list-pages";
import { marked, passage } from "#lib/search/search-highlight";
import type { PreparedEntry, SearchIndex } from "#lib/search/search-index";
import type {
	SearchGroup,
	SearchKind,
	SearchMatches,
	SearchQuery,
	SearchResult,
} from "#lib/search/search-query";
import { type Term, termsOf } from "#lib/search/term-match";

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
	const terms = termsOf(index, query.q, hits);
	const { found, isPartial } = ranked(index, terms);
	const result = ({ href, title, text }: PreparedEntry): SearchResult => ({
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

/** A title that says little more than the query is the best match. */
const CLOSENESS_WEIGHT = 4;
/** Order of equal results: what the company offers and where it is, then its publications. */
const KIND_WEIGHTS: Record<SearchKind, number> = {
	product: 1.15,
	page: 1.1,
	branch: 1.1,
	faq: 1,
	notice: 0.9,
	job: 0.9,
	article: 0.8,
	report: 0.8,
};

/** Entries that lack a term are left out below this share of the best score: they have one common word of several. */
const SHARE_OF_BEST = 0.4;

/** The entries that match, best first, and whether none of them has all terms. */
function ranked({ entries }: SearchIndex, terms: readonly Term[]) {
	const sums = entries.map((entry) => ({ entry, count: 0, inTitle: 0, weight: 0, score: 0 }));
	let whole = 0;
	for (const { matchIn } of terms) {
		const matches = entries.map(matchIn);
		const weight = rarity(matches.filter(Boolean).length, entries.length);
		whole += weight;
		for (const [at, sum] of sums.entries()) {
			const match = matches[at];
			if (!match) continue;
			sum.count += 1;
			sum.inTitle += Number(match.isInTitle);
			sum.weight += weight;
			sum.score += match.score * weight;
		}
	}
	const scored = sums
		.filter(({ count }) => count > 0)
		.map(({ entry, count, inTitle, weight, score }) => {
			const ofTitle = Math.min(1, inTitle / Math.max(1, entry.titleWords));
			const closeness = ofTitle * (inTitle / terms.length) * inTitle * CLOSENESS_WEIGHT;
			return { entry, count, score: (score + closeness) * (weight / whole) * KIND_WEIGHTS[entry.kind] };
		})
		.sort((a, b) => b.score - a.score);
	const least = (scored[0]?.score ?? 0) * SHARE_OF_BEST;
	const found = scored.filter(({ count, score }) => count === terms.length || score >= least);
	return {
		found: found.map(({ entry }) => entry),
		isPartial: found.length > 0 && found.every(({ count }) => count < terms.length),
	};
}

/** The weight of a term: half as much if every entry has it as if only one does. */
const rarity = (count: number, all: number) =>
	1 - 0.5 * (Math.log(Math.max(1, count)) / Math.log(Math.max(2, all)));
