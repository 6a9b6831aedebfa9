import { setImmediate } from "node:timers/promises";
import type { SearchKind } from "#lib/search/search-query";
import { wordsOf } from "#lib/text/stem";

/** Something that a visitor can find. */
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

/** An entry with its words in normal form. */
export type PreparedEntry = SearchEntry & {
	/** Each word, with the weight of the weightiest field in which it stands. */
	weights: ReadonlyMap<string, number>;
	/** The words of the title, the keywords and the text in order, as `phraseOf` writes them. */
	phrases: string;
	/** How many different words the title has, without stop words. */
	titleWords: number;
};

export type SearchIndex = {
	entries: readonly PreparedEntry[];
	/** Every word of the entries, with its greatest weight. */
	vocabulary: ReadonlyMap<string, number>;
	/** By the phrase that people type. */
	otherWords: ReadonlyMap<string, readonly string[][]>;
};

export const TITLE_WEIGHT = 10;
const KEYWORDS_WEIGHT = 6;
export const TEXT_WEIGHT = 2;

/** How many entries are prepared before requests get their turn. */
const ENTRIES_PER_TURN = 5;

/** Brings entries into the form in which they are searched. Requests get their turn in between: thousands of entries take a second. */
export async function searchIndex(
	entries: readonly SearchEntry[],
	otherWords: OtherWords,
): Promise<SearchIndex> {
	const vocabulary = new Map<string, number>();
	const prepared: PreparedEntry[] = [];
	for (const entry of entries) {
		prepared.push(prepare(entry, vocabulary));
		if (prepared.length % ENTRIES_PER_TURN === 0) await setImmediate();
	}
	return {
		entries: prepared,
		vocabulary,
		otherWords: new Map(
			Object.entries(otherWords).map(([typed, others]) => [phraseOf(wordsOf(typed)), others.map(wordsOf)]),
		),
	};
}

function prepare(entry: SearchEntry, vocabulary: Map<string, number>): PreparedEntry {
	const weights = new Map<string, number>();
	const title = wordsOf(entry.title);
	const phrases = [
		[title, TITLE_WEIGHT] as const,
		[wordsOf(entry.keywords), KEYWORDS_WEIGHT] as const,
		[wordsOf(entry.text), TEXT_WEIGHT] as const,
	].map(([words, weight]) => {
		for (const word of words) {
			if (!weights.has(word)) weights.set(word, weight);
			if (weight > (vocabulary.get(word) ?? 0)) vocabulary.set(word, weight);
		}
		return phraseOf(words);
	});
	const titleWords = new Set(title.filter((word) => !SMALL_WORDS.has(word))).size;
	return { ...entry, weights, phrases: phrases.join("|"), titleWords };
}

/** Words as one text with two spaces between them, so that each can be found whole, and several only in order. */
export const phraseOf = (words: readonly string[]): string => words.map((word) => ` ${word} `).join("");

/** Stop words of questions: 'how do I get a loan'. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
	wordsOf(
		"a about am an and any are as at be by can do does for from get give has have how i if in into is it me much my need of on or our please the there this to us want was we what when where which who why will with you your",
	),
);
