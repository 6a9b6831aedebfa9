import { pageNumber } from "#lib/lists/page-number";
import { paginate } from "#lib/lists/paginate";
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
/** How many results a page of a single kind shows. */
const PER_PAGE = 20;

type IndexedEntry = SearchEntry & { titleWords: number; phrases: string };

/**
 * Every word, with the slots of the entries that contain it and its weight in each, which depends on where it appears. Both are
 * packed into one number, because an index of thousands of entries has millions of them. Entries are added in new slots and never
 * removed, so that an index and the one that follows it share the words.
 */
type Words = { slotsOf: Map<string, Uint32Array>; nextSlot: number };

export type SearchIndex = {
	/** The slots of its entries, in the order of the entries. */
	slots: Uint32Array;
	/** By slot. Slots of other indexes are empty. */
	entries: readonly (IndexedEntry | undefined)[];
	words: Words;
	otherWords: ReadonlyMap<string, readonly string[][]>;
};

const TITLE_WEIGHT = 10;
const KEYWORDS_WEIGHT = 6;
const TEXT_WEIGHT = 2;
/** Greater than any weight. */
const WEIGHTS = 16;
/** More slots than this for each entry, and the words are collected anew. */
const MAX_SLOTS_PER_ENTRY = 1.5;

/**
 * Indexes entries. With the index before, only the entries that it does not have are indexed; it stays usable. Works in time slices,
 * so that nothing else has to wait.
 */
export async function searchIndex(
	entries: readonly SearchEntry[],
	otherWords: OtherWords,
	before?: SearchIndex,
): Promise<SearchIndex> {
	const giveWay = timeSlices();
	const isReusable = before && before.words.nextSlot <= entries.length * MAX_SLOTS_PER_ENTRY;
	const words = isReusable ? before.words : { slotsOf: new Map(), nextSlot: 0 };
	const known = new Map<string, number>();
	for (const slot of isReusable ? before.slots : []) {
		const entry = before?.entries[slot];
		if (entry) known.set(keyOf(entry), slot);
		await giveWay();
	}
	const slots = new Uint32Array(entries.length);
	const indexed: (IndexedEntry | undefined)[] = [];
	const added = new Map<string, number[]>();
	for (const [at, entry] of entries.entries()) {
		const key = keyOf(entry);
		const knownSlot = known.get(key);
		const same = knownSlot === undefined ? undefined : before?.entries[knownSlot];
		if (knownSlot !== undefined && same && isSame(same, entry)) {
			slots[at] = knownSlot;
			indexed[knownSlot] = same;
			// Of two equal entries, each has its own slot.
			known.delete(key);
		} else {
			const slot = words.nextSlot;
			words.nextSlot += 1;
			slots[at] = slot;
			indexed[slot] = indexedEntry(entry, slot, added);
		}
		await giveWay();
	}
	for (const [word, weights] of added) {
		const present = words.slotsOf.get(word) ?? NO_SLOTS;
		const all = new Uint32Array(present.length + weights.length);
		all.set(present);
		all.set(weights, present.length);
		words.slotsOf.set(word, all);
		await giveWay();
	}
	return {
		slots,
		entries: indexed,
		words,
		otherWords: new Map(
			Object.entries(otherWords).map(([typed, others]) => [phraseOf(wordsOf(typed)), others.map(wordsOf)]),
		),
	};
}

const NO_SLOTS = new Uint32Array();

const keyOf = ({ kind, href }: SearchEntry) => `${kind} ${href}`;

const isSame = (a: SearchEntry, b: SearchEntry) =>
	a.title === b.title && a.text === b.text && a.keywords === b.keywords;

/** The entry, once its words have been added. */
function indexedEntry(entry: SearchEntry, slot: number, added: Map<string, number[]>): IndexedEntry {
	let phrases = "|";
	const note = (text: string, weight: number) => {
		const list = wordsOf(text);
		phrases += `${phraseOf(list)}|`;
		for (const word of list) {
			const weights = added.get(word);
			if (!weights) added.set(word, [slot * WEIGHTS + weight]);
			// Each entry's heaviest words come first.
			else if (Math.floor((weights.at(-1) ?? 0) / WEIGHTS) !== slot) weights.push(slot * WEIGHTS + weight);
		}
		return list;
	};
	const title = note(entry.title, TITLE_WEIGHT);
	note(entry.keywords, KEYWORDS_WEIGHT);
	note(entry.text, TEXT_WEIGHT);
	const titleWords = new Set(title.filter((word) => !SMALL_WORDS.has(word))).size;
	return { ...entry, titleWords, phrases };
}

/**
 * The best matches for a query: entries with all of its words or their synonyms, otherwise those with most of them. The start of a
 * word is enough, and one typing error is tolerated if no title or keyword contains the word as typed. Of equal matches, the one
 * indexed first comes first. A query for one kind gets all matches of that kind, in pages.
 */
export function searchSite(index: SearchIndex, query: SearchQuery): SearchAnswer {
	const terms = termsOf(index, query.q);
	const hits = new Set<string>();
	const sums = emptyTally(index, "query");
	for (const term of terms) {
		const { score, inTitle } = matchTerm(index, term, hits);
		for (const slot of index.slots) {
			if (!score[slot]) continue;
			sums.count[slot] = (sums.count[slot] ?? 0) + 1;
			sums.score[slot] = (sums.score[slot] ?? 0) + (score[slot] ?? 0);
			sums.inTitle[slot] = (sums.inTitle[slot] ?? 0) + (inTitle[slot] ?? 0);
		}
	}
	let mostTerms = 0;
	for (const count of sums.count) mostTerms = Math.max(mostTerms, count);
	const { kind, few } = query;
	const { perKind, inAll } = few ? SHORT_LIST : WHOLE_PAGE;
	const best = new Map<SearchKind, { total: number; ranked: Ranked[] }>();
	for (const slot of mostTerms > 0 ? index.slots : []) {
		const entry = index.entries[slot];
		if (!entry || sums.count[slot] !== mostTerms || (kind && entry.kind !== kind)) continue;
		const inTitle = sums.inTitle[slot] ?? 0;
		const ofTitle = Math.min(1, inTitle / Math.max(1, entry.titleWords));
		const closeness = ofTitle * inTitle * CLOSENESS_WEIGHT;
		const score = ((sums.score[slot] ?? 0) + closeness) * KIND_WEIGHTS[entry.kind];
		const ofKind = best.get(entry.kind) ?? { total: 0, ranked: [] };
		best.set(entry.kind, ofKind);
		ofKind.total += 1;
		if (kind) ofKind.ranked.push({ entry, score });
		else rank(ofKind.ranked, { entry, score }, perKind);
	}
	const isPartial = mostTerms > 0 && mostTerms < terms.length;
	if (kind) {
		const ranked = best.get(kind)?.ranked.toSorted((a, b) => b.score - a.score) ?? [];
		const { items, ...place } = paginate(ranked, pageNumber(query.page), PER_PAGE);
		const shown = new Map([[kind, { total: place.total, ranked: items }]]);
		return { query, ...place, isPartial, groups: groupsOf(shown, hits, WHOLE_PAGE.inAll) };
	}
	const total = [...best.values()].reduce((sum, ofKind) => sum + ofKind.total, 0);
	return { query, total, page: 1, pages: 1, isPartial, groups: groupsOf(best, hits, inAll) };
}

type Ranked = { entry: IndexedEntry; score: number };

/** Inserts a match among the best `max`, after those that are as good. */
function rank(ranked: Ranked[], match: Ranked, max: number) {
	if (ranked.length >= max && match.score <= (ranked.at(-1)?.score ?? 0)) return;
	const at = ranked.findIndex(({ score }) => score < match.score);
	ranked.splice(at < 0 ? ranked.length : at, 0, match);
	if (ranked.length > max) ranked.pop();
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

/** The kind with the best match first. */
function groupsOf(
	best: ReadonlyMap<SearchKind, { total: number; ranked: readonly Ranked[] }>,
	hits: ReadonlySet<string>,
	inAll: number,
): SearchGroup[] {
	let left = inAll;
	return [...best]
		.toSorted(([, a], [, b]) => (b.ranked[0]?.score ?? 0) - (a.ranked[0]?.score ?? 0))
		.flatMap(([kind, { total, ranked }]) => {
			const shown = ranked.slice(0, left);
			left -= shown.length;
			if (shown.length === 0) return [];
			const results = shown.map(({ entry: { href, title, text } }) => ({
				href,
				title: marked(title, hits),
				text: marked(passage(text, hits), hits),
			}));
			return { kind, total, results };
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

/** By slot: how many words of a term or terms of a query an entry has, their score, and how many of them its title has. */
type Tally = { count: Uint8Array; score: Float64Array; inTitle: Uint8Array };

/** The tallies that a search needs at the same time. */
type TallyUse = "query" | "term" | "spelling" | "word";

/** Used again by the next search: as garbage they would fill the memory, because they lie outside the heap. */
const tallies: Partial<Record<TallyUse, Tally>> = {};

/** An empty tally. It is valid until the next one for the same use. */
function emptyTally({ entries: { length } }: SearchIndex, use: TallyUse): Tally {
	const kept = tallies[use];
	if (kept && kept.count.length >= length) {
		for (const figures of Object.values(kept)) figures.fill(0);
		return kept;
	}
	const made = {
		count: new Uint8Array(length),
		score: new Float64Array(length),
		inTitle: new Uint8Array(length),
	};
	tallies[use] = made;
	return made;
}

/** A synonym counts a little less than a typed word. */
const OTHER_WORDS_LIKENESS = 0.85;

/** The entries with a term in its best spelling. Adds the words by which they were found to `hits`. */
function matchTerm(index: SearchIndex, { typed, others }: Term, hits: Set<string>): Tally {
	const best = emptyTally(index, "term");
	for (const [likeness, spelling] of [
		[1, typed] as const,
		...others.map((other) => [OTHER_WORDS_LIKENESS, other] as const),
	]) {
		const sums = emptyTally(index, "spelling");
		for (const word of spelling) {
			const { score, inTitle } = matchWord(index, word, others.length > 0, hits);
			for (const slot of index.slots) {
				if (!score[slot]) continue;
				sums.count[slot] = (sums.count[slot] ?? 0) + 1;
				sums.score[slot] = (sums.score[slot] ?? 0) + (score[slot] ?? 0);
				sums.inTitle[slot] = (sums.inTitle[slot] ?? 0) + (inTitle[slot] ?? 0);
			}
		}
		const phrase = spelling === typed ? "" : phraseOf(spelling);
		for (const slot of index.slots) {
			if (sums.count[slot] !== spelling.length) continue;
			// Synonyms are a guess: scattered over a text they mean something else.
			if (phrase && !index.entries[slot]?.phrases.includes(phrase)) continue;
			const score = ((sums.score[slot] ?? 0) / spelling.length) * likeness;
			if (score <= (best.score[slot] ?? 0)) continue;
			best.score[slot] = score;
			best.inTitle[slot] = sums.inTitle[slot] === spelling.length ? 1 : 0;
		}
	}
	return best;
}

/** Entries with a word as typed or as a prefix; if it is in no title or keyword, also with one typing error. */
function matchWord(index: SearchIndex, word: string, isKnown: boolean, hits: Set<string>): Tally {
	const found = emptyTally(index, "word");
	const isWhole = word.length <= SHORT_MAX_LENGTH && index.words.slotsOf.has(word);
	const best = collect(index, found, hits, (known) =>
		isWhole ? Number(word === known) : likeness(word, known),
	);
	const isEnough = best > TEXT_WEIGHT || isKnown || word.length < TYPO_MIN_LENGTH || /\d/.test(word);
	if (!isEnough) collect(index, found, hits, (known) => mistypedLikeness(word, known));
	return found;
}

/** Adds the entries with a word like this one, each with its best score. Returns the best of all. */
function collect(
	{ entries, words }: SearchIndex,
	{ score, inTitle }: Tally,
	hits: Set<string>,
	likenessTo: (known: string) => number,
): number {
	let best = 0;
	for (const [known, weights] of words.slotsOf) {
		const like = likenessTo(known);
		if (like === 0) continue;
		let isFound = false;
		for (const both of weights) {
			const slot = Math.floor(both / WEIGHTS);
			if (!entries[slot]) continue;
			isFound = true;
			const weight = both % WEIGHTS;
			if (weight * like <= (score[slot] ?? 0)) continue;
			score[slot] = weight * like;
			inTitle[slot] = weight === TITLE_WEIGHT ? 1 : 0;
			best = Math.max(best, weight * like);
		}
		if (isFound) hits.add(known);
	}
	return best;
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
