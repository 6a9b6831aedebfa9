/** Longer than any search that a visitor types; what is longer is cut. */
export const SEARCH_MAX_LENGTH = 80;

/**
 * Whether a text has every word of a search, in any order and as a part of its words: 'fraud alert' finds 'Alert: SIM-swap
 * frauds'. Case and accents make no difference, and `ɛ` and `ɔ` are found by `e` and `o`, since many phones cannot type
 * them. An empty search matches everything.
 */
export function matchesText(search: string, texts: readonly (string | undefined)[]): boolean {
	const words = folded(search).split(/\s+/).filter(Boolean);
	if (words.length === 0) return true;
	const text = folded(texts.filter(Boolean).join(" "));
	return words.every((word) => text.includes(word));
}

const LETTERS: Record<string, string> = { ɛ: "e", ɔ: "o", ŋ: "n" };

/** A text as it is compared: without case, accents, and the letters that phones lack; with the one apostrophe that they have. */
export const folded = (text: string): string =>
	text
		.replace(/\\n/g, " ")
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[ɛɔŋ]/g, (letter) => LETTERS[letter] ?? letter)
		.replace(/[’‘]/g, "'");
