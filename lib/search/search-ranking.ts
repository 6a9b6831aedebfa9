import type { SearchOptions, SearchResult } from "minisearch";
import { type IndexedEntry, type SearchIndex, SMALL_WORDS } from "#lib/search/search-index";
import type { SearchKind } from "#lib/search/search-query";
import { wordsOf } from "#lib/text/stem";

/** A title that says little more than the query is the best match. */
const CLOSENESS_WEIGHT = 16;
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
const SHARE_OF_BEST = 0.3;

/**
 * The entries that match a query, best first, with whether none of them has all its terms. Adds the words of the entries by which they
 * are found to `hits`.
 */
export function ranked(index: SearchIndex, q: string, hits: Set<string>) {
	const terms = termsOf(index, q);
	const sums = new Map<number, { count: number; inTitle: number; score: number }>();
	for (const { id, score, match } of terms.flatMap((term) => matches(index, term))) {
		const sum = sums.get(id) ?? { count: 0, inTitle: 0, score: 0 };
		sums.set(id, sum);
		sum.count += 1;
		sum.inTitle += Number(Object.values(match).some((fields) => fields.includes("title")));
		sum.score += score;
		for (const word of Object.keys(match).flatMap(wordsOf)) hits.add(word);
	}
	const scored = index.entries
		.flatMap((entry) => {
			const sum = sums.get(entry.id);
			return sum ? [{ entry, count: sum.count, score: scoreOf(entry, sum, terms.length) }] : [];
		})
		.sort((a, b) => b.score - a.score);
	const least = (scored[0]?.score ?? 0) * SHARE_OF_BEST;
	const found = scored.filter(({ count, score }) => count === terms.length || score >= least);
	return {
		found: found.map(({ entry }) => entry),
		isPartial: found.length > 0 && found.every(({ count }) => count < terms.length),
	};
}

type Sum = { count: number; inTitle: number; score: number };

function scoreOf({ kind, titleWords }: IndexedEntry, { count, inTitle, score }: Sum, terms: number): number {
	const ofTitle = Math.min(1, inTitle / Math.max(1, titleWords));
	const closeness = ofTitle * (inTitle / terms) * inTitle * CLOSENESS_WEIGHT;
	return (score + closeness) * (count / terms) ** 2 * KIND_WEIGHTS[kind];
}

/** One word of a query, or several that have synonyms together. */
type Term = { words: readonly string[]; synonyms: readonly string[] };

/** The terms of a query: its words without stop words, unless there are no others. */
function termsOf({ synonyms }: SearchIndex, q: string): Term[] {
	const typed = wordsOf(q);
	const hasMeaning = typed.some((word) => !SMALL_WORDS.has(word));
	const terms: Term[] = [];
	for (let at = 0; at < typed.length; ) {
		const length = [3, 2].find((length) => synonyms.has(typed.slice(at, at + length).join(" "))) ?? 1;
		const words = typed.slice(at, at + length);
		const known = synonyms.get(words.join(" "));
		const isSmall = words.every((word) => SMALL_WORDS.has(word));
		if (known || !isSmall || !hasMeaning) terms.push({ words, synonyms: known ?? [] });
		at += words.length;
	}
	return terms;
}

/** A word this short that exists as typed is not a beginning: the town of Wa, a loan for an SME. */
const SHORT_MAX_LENGTH = 3;
/** Shorter beginnings would match half the site. */
const BEGINNING_MIN_LENGTH = 2;
const TYPO_MIN_LENGTH = 4;
/** A synonym counts a little less than a typed word, and one that is one error apart half as much. */
const SYNONYM_WEIGHT = 0.85;
const TYPO_WEIGHT = 0.5;

const OPTIONS: SearchOptions = {
	boost: { title: 5, keywords: 3, text: 1 },
	// How often a word stands in a text, and how long the text is, say little about these texts.
	bm25: { k: 0.1, b: 0, d: 0 },
	weights: { prefix: 0.3, fuzzy: TYPO_WEIGHT },
	tokenize: (word) => [word],
};

/**
 * The entries with all words of a term, or words that begin with them, or a synonym. If none of these is in a title or a keyword and
 * the word has no synonyms, entries with a word that is one typing error away match, too.
 */
function matches({ byWord, vocabulary }: SearchIndex, { words, synonyms }: Term): SearchResult[] {
	const prefix = (word: string) =>
		word.length >= BEGINNING_MIN_LENGTH && (word.length > SHORT_MAX_LENGTH || !vocabulary.has(word));
	const options = { ...OPTIONS, prefix };
	const [word = ""] = words;
	const typed = byWord.search({ combineWith: "AND", queries: [...words] }, options);
	const isKnown = synonyms.length > 0 || word.length < TYPO_MIN_LENGTH || /\d/.test(word);
	if (!isKnown && !typed.some(isInTitleOrKeywords))
		return byWord.search(
			{ queries: [word, { queries: swapped(word), fuzzy: false, boostTerm: () => TYPO_WEIGHT }] },
			{ ...options, fuzzy: 1 },
		);
	// MiniSearch multiplies the sum of the words' scores by their number.
	const best = new Map(
		typed.map((match) => [match.id, { ...match, score: match.score / words.length ** 2 }]),
	);
	for (const match of synonyms.flatMap((synonym) => byWord.search(synonym, SYNONYM_OPTIONS)))
		if (match.score > (best.get(match.id)?.score ?? 0)) best.set(match.id, match);
	return [...best.values()];
}

const SYNONYM_OPTIONS = { ...OPTIONS, boostTerm: () => SYNONYM_WEIGHT };

const isInTitleOrKeywords = ({ match }: SearchResult) =>
	Object.values(match).some((fields) => fields.includes("title") || fields.includes("keywords"));

/** The word with two neighbours swapped, at every place. */
const swapped = (word: string) =>
	[...word].slice(1).map((second, at) => word.slice(0, at) + second + word[at] + word.slice(at + 2));
