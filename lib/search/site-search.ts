import { timeSlices } from "#lib/platform/time-slices";
import { marked, passage } from "#lib/search/search-highlight";
import type { SearchAnswer, SearchGroup, SearchKind, SearchQuery } from "#lib/search/search-query";
import { wordsOf } from "#lib/text/stem";
import { isOneErrorApart } from "#lib/text/typing-error";

/** A searchable entry. */
export type SearchEntry = {
	kind: SearchKind;
	title: string;
	/** Its text. The result shows an extract around the match. */
	text: string;
	/** Invisible words to find it by. */
	keywords: string;
	href: string;
};

/** Synonyms: other words to search for when people type one or several words. */
export type OtherWords = Readonly<Record<string, readonly string[]>>;

/** How many results are shown, per kind and in total. */
const WHOLE_PAGE = { perKind: 10, inAll: Number.POSITIVE_INFINITY };
const SHORT_LIST = { perKind: 3, inAll: 8 };

type IndexedEntry = Omit<SearchEntry, "keywords"> & { titleWords: number; phrases: string };

/**
 * Every word, with the entries that contain it and its weight in each, which depends on where it appears. Both are packed
 * into one number, because an index of thousands of entries has millions of them.
 */
export type SearchIndex = {
	entries: readonly IndexedEntry[];
	words: ReadonlyMap<string, Uint32Array>;
	otherWords: ReadonlyMap<string, readonly string[][]>;
};

const TITLE_WEIGHT = 10;
const KEYWORDS_WEIGHT = 6;
const TEXT_WEIGHT = 2;
/** Greater than any weight. */
const WEIGHTS = 16;

/** Indexes entries. Works in time slices, so that nothing else has to wait. */
export async function searchIndex(
	entries: readonly SearchEntry[],
	otherWords: OtherWords,
): Promise<SearchIndex> {
	const words = new Map<string, number[]>();
	const giveWay = timeSlices();
	const indexed: IndexedEntry[] = [];
	for (const [at, entry] of entries.entries()) {
		let phrases = "|";
		const note = (text: string, weight: number) => {
			const list = wordsOf(text);
			phrases += `${phraseOf(list)}|`;
			for (const word of list) {
				const weights = words.get(word);
				if (!weights) words.set(word, [at * WEIGHTS + weight]);
				// Entries are added in order, and each entry's heaviest words first.
				else if (Math.floor((weights.at(-1) ?? 0) / WEIGHTS) !== at) weights.push(at * WEIGHTS + weight);
			}
			return list;
		};
		const title = note(entry.title, TITLE_WEIGHT);
		note(entry.keywords, KEYWORDS_WEIGHT);
		note(entry.text, TEXT_WEIGHT);
		const titleWords = new Set(title.filter((word) => !SMALL_WORDS.has(word))).size;
		const { kind, title: heading, text, href } = entry;
		indexed.push({ kind, title: heading, text, href, titleWords, phrases });
		await giveWay();
	}
	const packed = new Map<string, Uint32Array>();
	for (const [word, weights] of words) {
		packed.set(word, Uint32Array.from(weights));
		await giveWay();
	}
	return {
		entries: indexed,
		words: packed,
		otherWords: new Map(
			Object.entries(otherWords).map(([typed, others]) => [phraseOf(wordsOf(typed)), others.map(wordsOf)]),
		),
	};
}

/**
 * The best matches for a query: entries with all of its words or their synonyms, otherwise those with most of them. The start of a
 * word is enough, and one typing error is tolerated if no title or keyword contains the word as typed.
 */
export function searchSite(index: SearchIndex, query: SearchQuery): SearchAnswer {
	const terms = termsOf(index, query.q).map((term) => matchTerm(index, term));
	const scores = new Map<number, { terms: number; score: number; inTitle: number }>();
	for (const { found } of terms)
		for (const [at, { score, isInTitle }] of found) {
			const sum = scores.get(at) ?? { terms: 0, score: 0, inTitle: 0 };
			scores.set(at, {
				terms: sum.terms + 1,
				score: sum.score + score,
				inTitle: sum.inTitle + (isInTitle ? 1 : 0),
			});
		}
	const mostTerms = Math.max(0, ...[...scores.values()].map((sum) => sum.terms));
	const ranked = [...scores]
		.filter(([, sum]) => sum.terms === mostTerms)
		.flatMap(([at, { score, inTitle }]) => {
			const entry = index.entries[at];
			if (!entry) return [];
			const ofTitle = Math.min(1, inTitle / Math.max(1, entry.titleWords));
			const closeness = ofTitle * inTitle * CLOSENESS_WEIGHT;
			return { entry, score: (score + closeness) * KIND_WEIGHTS[entry.kind] };
		})
		.toSorted((a, b) => b.score - a.score);
	const hits = new Set(terms.flatMap(({ words }) => [...words]));
	return {
		query,
		total: ranked.length,
		isPartial: mostTerms > 0 && mostTerms < terms.length,
		groups: groupsOf(
			ranked.map(({ entry }) => entry),
			hits,
			query.few ? SHORT_LIST : WHOLE_PAGE,
		),
	};
}

/** A title that says little more than the query is the best match. */
const CLOSENESS_WEIGHT = 6;
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

function groupsOf(
	ranked: readonly IndexedEntry[],
	hits: ReadonlySet<string>,
	{ perKind, inAll }: typeof WHOLE_PAGE,
): SearchGroup[] {
	let left = inAll;
	return [...Map.groupBy(ranked, ({ kind }) => kind)].flatMap(([kind, entries]) => {
		const shown = entries.slice(0, Math.min(perKind, left));
		left -= shown.length;
		if (shown.length === 0) return [];
		const results = shown.map(({ href, title, text }) => ({
			href,
			title: marked(title, hits),
			text: marked(passage(text, hits), hits),
		}));
		return { kind, total: entries.length, results };
	});
}

/** The query as words to search for: each as typed, with its synonyms. */
type Term = { typed: readonly string[]; others: readonly (readonly string[])[] };

const PHRASE_MAX_WORDS = 3;

function termsOf({ otherWords }: SearchIndex, q: string): Term[] {
	const typed = wordsOf(q);
	const hasMeaning = typed.some((word) => !SMALL_WORDS.has(word));
	const terms: Term[] = [];
	for (let at = 0; at < typed.length; ) {
		const phrase = longestPhrase(otherWords, typed.slice(at, at + PHRASE_MAX_WORDS));
		const words = phrase ?? typed.slice(at, at + 1);
		const others = phrase && otherWords.get(phraseOf(phrase));
		const isSmall = words.every((word) => SMALL_WORDS.has(word));
		if (others || !isSmall || !hasMeaning) terms.push({ typed: words, others: others ?? [] });
		at += words.length;
	}
	return terms;
}

function longestPhrase(otherWords: SearchIndex["otherWords"], words: readonly string[]) {
	for (let length = words.length; length > 0; length--) {
		const phrase = words.slice(0, length);
		if (otherWords.has(phraseOf(phrase))) return phrase;
	}
	return undefined;
}

type Match = { score: number; isInTitle: boolean };
type Matches = { found: Map<number, Match>; words: Set<string> };

/** A synonym counts a little less than a typed word. */
const OTHER_WORDS_LIKENESS = 0.85;

function matchTerm(index: SearchIndex, { typed, others }: Term): Matches {
	const found = new Map<number, Match>();
	const words = new Set<string>();
	for (const [likeness, spelling] of [
		[1, typed] as const,
		...others.map((other) => [OTHER_WORDS_LIKENESS, other] as const),
	]) {
		const parts = spelling.map((word) => matchWord(index, word, others.length > 0));
		const phrase = spelling === typed ? "" : phraseOf(spelling);
		for (const at of parts[0]?.found.keys() ?? []) {
			// Synonyms are a guess: scattered over a text they mean something else.
			if (!index.entries[at]?.phrases.includes(phrase)) continue;
			const matches = parts.flatMap((part) => part.found.get(at) ?? []);
			if (matches.length < parts.length) continue;
			const mean = matches.reduce((sum, { score }) => sum + score, 0) / matches.length;
			const score = mean * likeness;
			if (score > (found.get(at)?.score ?? 0))
				found.set(at, { score, isInTitle: matches.every(({ isInTitle }) => isInTitle) });
		}
		for (const part of parts) for (const word of part.words) words.add(word);
	}
	return { found, words };
}

/** Entries with a word as typed or as a prefix; if it is in no title or keyword, also with one typing error. */
function matchWord(index: SearchIndex, word: string, isKnown: boolean): Matches {
	const isWhole = word.length <= SHORT_MAX_LENGTH && index.words.has(word);
	const asTyped = collect(index, (known) => (isWhole ? Number(word === known) : likeness(word, known)));
	const isStrong = [...asTyped.found.values()].some(({ score }) => score > TEXT_WEIGHT);
	if (isStrong || isKnown || word.length < TYPO_MIN_LENGTH || /\d/.test(word)) return asTyped;
	const mistyped = collect(index, (known) => mistypedLikeness(word, known));
	return mistyped.found.size > 0 ? merged(asTyped, mistyped) : asTyped;
}

function collect({ words }: SearchIndex, likenessTo: (known: string) => number): Matches {
	const matches: Matches = { found: new Map(), words: new Set() };
	for (const [known, weights] of words) {
		const like = likenessTo(known);
		if (like === 0) continue;
		matches.words.add(known);
		for (const both of weights) {
			const at = Math.floor(both / WEIGHTS);
			const weight = both % WEIGHTS;
			const score = weight * like;
			if (score > (matches.found.get(at)?.score ?? 0))
				matches.found.set(at, { score, isInTitle: weight === TITLE_WEIGHT });
		}
	}
	return matches;
}

function merged(a: Matches, b: Matches): Matches {
	const found = new Map(a.found);
	for (const [at, match] of b.found) if (match.score > (found.get(at)?.score ?? 0)) found.set(at, match);
	return { found, words: new Set([...a.words, ...b.words]) };
}

/** Shorter prefixes would match half the site. */
const BEGINNING_MIN_LENGTH = 2;
/** A word this short that exists as typed is not a prefix: the town of Wa, a loan for an SME. */
const SHORT_MAX_LENGTH = 3;

/**
 * The similarity of a word in the content to a typed one: 1 if equal, less the more characters are missing, 0 if different.
 */
function likeness(typed: string, known: string): number {
	if (typed === known) return 1;
	if (typed.length < BEGINNING_MIN_LENGTH || !known.startsWith(typed)) return 0;
	return 0.4 + (0.4 * typed.length) / known.length;
}

const TYPO_MIN_LENGTH = 4;

/** The same with one typing error, even if only the start has been typed. */
function mistypedLikeness(typed: string, known: string): number {
	if (known.length < TYPO_MIN_LENGTH - 1 || /\d/.test(known)) return 0;
	if (isOneErrorApart(typed, known)) return 0.6;
	const isBeginning =
		typed.length > TYPO_MIN_LENGTH &&
		[-1, 0, 1].some((more) => isOneErrorApart(typed, known.slice(0, typed.length + more)));
	return isBeginning ? 0.3 : 0;
}

/** Stop words of questions: 'how do I get a loan'. */
const SMALL_WORDS = new Set(
	wordsOf(
		"a about am an and any are as at be by can do does for from get give has have how i if in into is it me much my need of on or our please the there this to us want was we what when where which who why will with you your",
	),
);

const phraseOf = (words: readonly string[]) => words.map((word) => ` ${word} `).join("");
