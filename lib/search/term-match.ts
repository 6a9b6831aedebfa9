import {
	type PreparedEntry,
	phraseOf,
	type SearchIndex,
	SMALL_WORDS,
	TEXT_WEIGHT,
	TITLE_WEIGHT,
} from "#lib/search/search-index";
import { wordsOf } from "#lib/text/stem";
import { isOneErrorApart } from "#lib/text/typing-error";

/** A match of a term in an entry: how good it is, and whether all its words stand in the title. */
export type TermMatch = { score: number; isInTitle: boolean };

/** One word of a query, or several that have synonyms together. */
export type Term = {
	/** The best match in an entry; `undefined` if it has none. */
	matchIn: (entry: PreparedEntry) => TermMatch | undefined;
};

const PHRASE_MAX_WORDS = 3;

/**
 * The terms of a query: its words without stop words, unless there are no others. Adds the words of the entries by which they are found
 * to `hits`.
 */
export function termsOf(index: SearchIndex, q: string, hits: Set<string>): Term[] {
	const typed = wordsOf(q);
	const hasMeaning = typed.some((word) => !SMALL_WORDS.has(word));
	const terms: Term[] = [];
	for (let at = 0; at < typed.length; ) {
		const phrase = longestPhrase(index, typed.slice(at, at + PHRASE_MAX_WORDS));
		const words = phrase ?? typed.slice(at, at + 1);
		const others = phrase && index.otherWords.get(phraseOf(phrase));
		const isSmall = words.every((word) => SMALL_WORDS.has(word));
		if (others || !isSmall || !hasMeaning) terms.push(term(index, words, others ?? [], hits));
		at += words.length;
	}
	return terms;
}

function longestPhrase({ otherWords }: SearchIndex, words: readonly string[]): readonly string[] | undefined {
	for (let length = words.length; length > 0; length--) {
		const phrase = words.slice(0, length);
		if (otherWords.has(phraseOf(phrase))) return phrase;
	}
	return undefined;
}

/** A synonym counts a little less than a typed word. */
const OTHER_WORDS_LIKENESS = 0.85;

function term(
	index: SearchIndex,
	typed: readonly string[],
	others: readonly (readonly string[])[],
	hits: Set<string>,
): Term {
	const isKnown = others.length > 0;
	const knownOf = (words: readonly string[]) => words.map((word) => knownWords(index, word, isKnown, hits));
	const spellings = [
		{ words: knownOf(typed), phrase: "", likeness: 1 },
		// Synonyms are a guess: scattered over a text they mean something else.
		...others.map((words) => ({
			words: knownOf(words),
			phrase: phraseOf(words),
			likeness: OTHER_WORDS_LIKENESS,
		})),
	];
	return {
		matchIn: (entry) => {
			let best: TermMatch | undefined;
			for (const { words, phrase, likeness } of spellings) {
				const match = matchAll(entry, words);
				if (!match || (phrase && !entry.phrases.includes(phrase))) continue;
				const score = match.score * likeness;
				if (score > (best?.score ?? 0)) best = { score, isInTitle: match.isInTitle };
			}
			return best;
		},
	};
}

/** The mean of the words' scores; `undefined` if a word is missing. */
function matchAll(
	{ weights }: PreparedEntry,
	words: readonly (readonly KnownWord[])[],
): TermMatch | undefined {
	let sum = 0;
	let isInTitle = true;
	for (const known of words) {
		let best = 0;
		let bestWeight = 0;
		for (const { word, likeness } of known) {
			// Those that follow are less like it.
			if (likeness * TITLE_WEIGHT <= best) break;
			const weight = weights.get(word) ?? 0;
			if (weight * likeness <= best) continue;
			best = weight * likeness;
			bestWeight = weight;
		}
		if (best === 0) return undefined;
		sum += best;
		isInTitle &&= bestWeight === TITLE_WEIGHT;
	}
	return { score: sum / words.length, isInTitle };
}

/** A word of the entries, and how like a typed word it is: 1 if equal. */
type KnownWord = { word: string; likeness: number };

/** Shorter beginnings would match half the site. */
const BEGINNING_MIN_LENGTH = 2;
/** A word this short that exists as typed is not a beginning: the town of Wa, a loan for an SME. */
const SHORT_MAX_LENGTH = 3;
const TYPO_MIN_LENGTH = 4;

/**
 * The words of the entries that are meant by a typed one, the likest first: the same word and words that begin with it; if none of these
 * is in a title or a keyword and the word has no synonyms, also words that are one typing error away.
 */
function knownWords(
	{ vocabulary }: SearchIndex,
	typed: string,
	isKnown: boolean,
	hits: Set<string>,
): KnownWord[] {
	const isWhole = typed.length <= SHORT_MAX_LENGTH && vocabulary.has(typed);
	const likeWords = (likenessOf: (known: string) => number) =>
		[...vocabulary.keys()].flatMap((word) => {
			const likeness = likenessOf(word);
			return likeness > 0 ? { word, likeness } : [];
		});
	const asTyped = isWhole ? [{ word: typed, likeness: 1 }] : likeWords((known) => likeness(typed, known));
	const isEnough =
		isKnown ||
		typed.length < TYPO_MIN_LENGTH ||
		/\d/.test(typed) ||
		asTyped.some(({ word, likeness }) => likeness * (vocabulary.get(word) ?? 0) > TEXT_WEIGHT);
	const known = isEnough ? asTyped : [...asTyped, ...likeWords((known) => mistypedLikeness(typed, known))];
	for (const { word } of known) hits.add(word);
	return known.sort((a, b) => b.likeness - a.likeness);
}

/** 1 if equal, less the more characters are missing, 0 if the typed word is no beginning of the known one. */
function likeness(typed: string, known: string): number {
	if (typed === known) return 1;
	if (typed.length < BEGINNING_MIN_LENGTH || !known.startsWith(typed)) return 0;
	return 0.4 + (0.4 * typed.length) / known.length;
}

/** The same with one typing error, even if only the beginning was typed. */
function mistypedLikeness(typed: string, known: string): number {
	if (known.length < TYPO_MIN_LENGTH - 1 || /\d/.test(known)) return 0;
	if (isOneErrorApart(typed, known)) return 0.6;
	const isBeginning =
		typed.length > TYPO_MIN_LENGTH &&
		[-1, 0, 1].some((more) => isOneErrorApart(typed, known.slice(0, typed.length + more)));
	return isBeginning ? 0.3 : 0;
}
