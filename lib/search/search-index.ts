import { setImmediate } from "node:timers/promises";
import type { SearchKind } from "#lib/search/search-query";
import { wordsOf } from "#lib/text/stem";

/** An item that visitors can find. */
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

/** A field of an entry: the numbers of its words, in order, and how much it counts that a word stands in it. */
export type SearchField = { words: Uint32Array; weight: number };

/** An entry with its words in normal form. Numbers take a sixth of the memory that the words themselves would. */
export type PreparedEntry = SearchEntry & {
	/** The title, the keywords and the text, the weightiest first. */
	fields: readonly SearchField[];
	/** How many different words the title has, without stop words. */
	titleWords: number;
};

type IndexedWord = { number: number; weight: number };

export type SearchIndex = {
	entries: readonly PreparedEntry[];
	/** Every word of the entries, with its number and its greatest weight. */
	vocabulary: ReadonlyMap<string, IndexedWord>;
	/** By the words that people type, with spaces between them. */
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
	const vocabulary = new Map<string, IndexedWord>();
	const prepared: PreparedEntry[] = [];
	for (const entry of entries) {
		prepared.push(prepare(entry, vocabulary));
		if (prepared.length % ENTRIES_PER_TURN === 0) await setImmediate();
	}
	return {
		entries: prepared,
		vocabulary,
		otherWords: new Map(
			Object.entries(otherWords).map(([typed, others]) => [wordsOf(typed).join(" "), others.map(wordsOf)]),
		),
	};
}

function prepare(entry: SearchEntry, vocabulary: Map<string, IndexedWord>): PreparedEntry {
	const field = (words: readonly string[], weight: number): SearchField => ({
		words: Uint32Array.from(words, (word) => {
			const known = vocabulary.get(word) ?? { number: vocabulary.size, weight };
			known.weight = Math.max(known.weight, weight);
			vocabulary.set(word, known);
			return known.number;
		}),
		weight,
	});
	const title = wordsOf(entry.title);
	return {
		...entry,
		fields: [
			field(title, TITLE_WEIGHT),
			field(wordsOf(entry.keywords), KEYWORDS_WEIGHT),
			field(wordsOf(entry.text), TEXT_WEIGHT),
		],
		titleWords: new Set(title.filter((word) => !SMALL_WORDS.has(word))).size,
	};
}

/** Stop words of questions: 'how do I get a loan'. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
	wordsOf(
		"a about am an and any are as at be by can could do does for from get give has have how i if in into is it may me much my need of on or our please should the there this to us want was we what when where which who why will with would you your",
	),
);
