import MiniSearch from "minisearch";
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

/** Synonyms: other words, three together at most, to search for when people type one or several words, also three at most. */
export type OtherWords = Readonly<Record<string, readonly string[]>>;

/** An entry under its place in the index, with the number of different words in its title, stop words apart. */
export type IndexedEntry = SearchEntry & { id: number; titleWords: number };

export type SearchIndex = {
	entries: readonly IndexedEntry[];
	byWord: MiniSearch<IndexedEntry>;
	/** Every word of the entries. */
	vocabulary: ReadonlySet<string>;
	/** Synonyms as they stand in the index, by the words that people type, with spaces between them. */
	synonyms: ReadonlyMap<string, readonly string[]>;
};

/** How many entries are indexed before requests get their turn. */
const ENTRIES_PER_TURN = 5;

/**
 * Indexes the words of entries, and the synonyms of several words that stand in them. Requests get their turn in between: thousands
 * of entries take a second.
 */
export async function searchIndex(
	entries: readonly SearchEntry[],
	otherWords: OtherWords,
): Promise<SearchIndex> {
	const synonyms = new Map(
		Object.entries(otherWords).map(([typed, others]) => [
			wordsOf(typed).join(" "),
			others.map((other) => asOne(wordsOf(other))),
		]),
	);
	const phrases = new Set([...synonyms.values()].flat().filter((other) => other.includes(" ")));
	const firstWords = new Set([...phrases].flatMap((phrase) => wordsOf(phrase).slice(0, 1)));
	const vocabulary = new Set<string>();
	const byWord = new MiniSearch<IndexedEntry>({
		fields: ["title", "keywords", "text"],
		tokenize: (text) => {
			const words = wordsOf(text);
			for (const word of words) vocabulary.add(word);
			const found = words.flatMap((word, at) =>
				firstWords.has(word) ? [2, 3].map((length) => asOne(words.slice(at, at + length))) : [],
			);
			return [...words, ...found.filter((phrase) => phrases.has(phrase))];
		},
		processTerm: (word) => word,
	});
	const indexed = entries.map((entry, id) => {
		const words = wordsOf(entry.title).filter((word) => !SMALL_WORDS.has(word));
		return { ...entry, id, titleWords: new Set(words).size };
	});
	await byWord.addAllAsync(indexed, { chunkSize: ENTRIES_PER_TURN });
	return { entries: indexed, byWord, vocabulary, synonyms };
}

/** Several words as one of the index. The space in front keeps the beginning of the first word from matching. */
const asOne = (words: readonly string[]) => (words.length > 1 ? ` ${words.join(" ")}` : words.join());

/** Stop words of questions: 'how do I get a loan'. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
	wordsOf(
		"a about am an and any are as at be by can could do does for from get give has have how i if in into is it may me much my need of on or our please should the there this to us want was we what when where which who why will with would you your",
	),
);
