import {
	type PreparedEntry,
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
		const others = phrase && index.otherWords.get(phrase.join(" "));
		const isSmall = words.every((word) => SMALL_WORDS.has(word));
		if (others || !isSmall || !hasMeaning) terms.push(term(index, words, others ?? [], hits));
		at += words.length;
	}
	return terms;
}

function longestPhrase({ otherWords }: SearchIndex, words: readonly string[]): readonly string[] | undefined {
	for (let length = words.length; length > 0; length--) {
		const phrase = words.slice(0, length);
		if (otherWords.has(phrase.join(" "))) return phrase;
	}
	return undefined;
}

/** A synonym counts a little less than a typed word. */
const OTHER_WORDS_LIKENESS = 0.85;
/** The number of a word that no entry has. */
const NO_WORD = -1;

function term(
	index: SearchIndex,
	typed: readonly string[],
	others: readonly (readonly string[])[],
	hits: Set<string>,
): Term {
	const isKnown = others.length > 0;
	const likenessesOf = (words: readonly string[]) =>
		words.map((word) => likenesses(index, word, isKnown, hits));
	const spellings = [
		{ words: likenessesOf(typed), phrase: undefined, likeness: 1 },
		// Synonyms are a guess: scattered over a text they mean something else.
		...others.map((words) => ({
			words: likenessesOf(words),
			phrase: words.map((word) => index.vocabulary.get(word)?.number ?? NO_WORD),
			likeness: OTHER_WORDS_LIKENESS,
		})),
	];
	return {
		matchIn: (entry) => {
			let best: TermMatch | undefined;
			for (const { words, phrase, likeness } of spellings) {
				const match = matchAll(entry, words);
				if (!match || (phrase && !hasPhrase(entry, phrase))) continue;
				const score = match.score * likeness;
				if (score > (best?.score ?? 0)) best = { score, isInTitle: match.isInTitle };
			}
			return best;
		},
	};
}

/** The mean of the words' scores; `undefined` if a word is missing. */
function matchAll({ fields }: PreparedEntry, words: readonly Likenesses[]): TermMatch | undefined {
	let sum = 0;
	let isInTitle = true;
	for (const likenesses of words) {
		let best = 0;
		let bestWeight = 0;
		for (const { words, weight } of fields) {
			// Later matches weigh less.
			if (weight <= best) break;
			for (const word of words) {
				const score = weight * (likenesses[word] ?? 0);
				if (score <= best) continue;
				best = score;
				bestWeight = weight;
			}
		}
		if (best === 0) return undefined;
		sum += best;
		isInTitle &&= bestWeight === TITLE_WEIGHT;
	}
	return { score: sum / words.length, isInTitle };
}

/** Whether a field has these words, by their numbers, one after the other. */
const hasPhrase = ({ fields }: PreparedEntry, phrase: readonly number[]) =>
	fields.some(({ words }) =>
		words.some((_, start) => phrase.every((word, after) => words[start + after] === word)),
	);

/** How like a typed word each word of the entries is, by its number: 1 if equal, 0 if another word. */
type Likenesses = Float32Array;

/** Shorter beginnings would match half the site. */
const BEGINNING_MIN_LENGTH = 2;
/** A word this short that exists as typed is not a beginning: the town of Wa, a loan for an SME. */
const SHORT_MAX_LENGTH = 3;
const TYPO_MIN_LENGTH = 4;

/**
 * The words of the entries that match a typed one: the same word and words that begin with it; if none of these is in a title or
 * a keyword and the word has no synonyms, also words that are one typing error away. Adds them to `hits`.
 */
function likenesses(
	{ vocabulary }: SearchIndex,
	typed: string,
	isKnown: boolean,
	hits: Set<string>,
): Likenesses {
	const found = new Float32Array(vocabulary.size);
	let greatest = 0;
	const find = (likenessOf: (known: string) => number) => {
		for (const [word, { number, weight }] of vocabulary) {
			const likeness = likenessOf(word);
			if (likeness <= (found[number] ?? 0)) continue;
			found[number] = likeness;
			greatest = Math.max(greatest, likeness * weight);
			hits.add(word);
		}
	};
	const isWhole = typed.length <= SHORT_MAX_LENGTH && vocabulary.has(typed);
	find(isWhole ? (known) => Number(known === typed) : (known) => likeness(typed, known));
	const isEnough = isKnown || typed.length < TYPO_MIN_LENGTH || /\d/.test(typed) || greatest > TEXT_WEIGHT;
	if (!isEnough) find((known) => mistypedLikeness(typed, known));
	return found;
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
