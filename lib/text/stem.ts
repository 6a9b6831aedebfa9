import { folded } from "#lib/text/text-match";

/** A word of a text, including apostrophes inside it. */
export const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘][\p{L}\p{M}]+)*/gu;

/** The words of a text in normal form. */
export const wordsOf = (text: string): string[] => (folded(oneLine(text)).match(WORD) ?? []).map(stemOf);

/** A text on one line. The backend writes line breaks as such or as the two characters `\n`. */
export const oneLine = (text: string): string => text.replace(/(?:\\r|\\n|\s)+/g, " ").trim();

/**
 * The stem of a word, shared by its spellings and forms: without case, accents, apostrophes and the English plural ending. 'Loans'
 * and 'loan' are equal, as are 'Nkosuɔ' and 'nkosuo'.
 */
export const stem = (word: string): string => stemOf(folded(word));

function stemOf(foldedWord: string): string {
	const key = foldedWord.replace(/'/g, "");
	if (key.length < 4 || /\d/.test(key)) return key;
	if (key.endsWith("ies")) return `${key.slice(0, -3)}y`;
	if (/(?:ch|sh|ss|x)es$/.test(key)) return key.slice(0, -2);
	return key.endsWith("s") && !/(?:ss|us|is)$/.test(key) ? key.slice(0, -1) : key;
}
