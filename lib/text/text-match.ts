/** Longer than any search that a visitor types; the rest is cut. */
export const SEARCH_MAX_LENGTH = 80;

/**
 * Whether a text contains every word of a search, in any order and also inside its words: 'fraud alert' finds 'Alert: SIM-swap
 * frauds'. Case and accents are ignored, and `e` and `o` find `ɛ` and `ɔ`, which many phones cannot type. An empty search matches
 * everything.
 */
export function matchesText(search: string, texts: readonly (string | undefined)[]): boolean {
	const words = folded(search).split(/\s+/).filter(Boolean);
	if (words.length === 0) return true;
	const text = folded(texts.filter(Boolean).join(" "));
	return words.every((word) => text.includes(word));
}

const LETTERS: Record<string, string> = { ɛ: "e", ɔ: "o", ŋ: "n" };

/** A text in normal form: without case, accents, and letters that phones lack, and with a single kind of apostrophe. */
export const folded = (text: string): string => plainLetters(text.replace(/\\n/g, " ")).replace(/[’‘]/g, "'");

/** A text in small letters, without accents and letters that phones lack. */
export const plainLetters = (text: string): string =>
	text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[ɛɔŋ]/g, (letter) => LETTERS[letter] ?? letter);
