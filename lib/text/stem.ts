import { folded } from "#lib/text/text-match";

/** A word of a text, with the apostrophes inside it. */
export const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘][\p{L}\p{M}]+)*/gu;

/** The words of a text as they are compared. */
export const wordsOf = (text: string): string[] => (folded(oneLine(text)).match(WORD) ?? []).map(stemOf);

/** A text in one line. The backend writes line breaks as such and as the two characters `\n`. */
export const oneLine = (text: string): string => text.replace(/(?:\\r|\\n|\s)+/g, " ").trim();

/**
 * What the spellings and the forms of one word have in common: without case, accents, apostrophes, and the English ending of
 * many. 'Loans' and 'loan' are one, 'Nkosuɔ' and 'nkosuo' too.
 */
export const stem = (word: string): string => stemOf(folded(word));

function stemOf(foldedWord: string): string {
	const key = foldedWord.replace(/'/g, "");
	if (key.length < 4 || /\d/.test(key)) return key;
	if (key.endsWith("ies")) return `${key.slice(0, -3)}y`;
	if (/(?:ch|sh|ss|x)es$/.test(key)) return key.slice(0, -2);
	return key.endsWith("s") && !/(?:ss|us|is)$/.test(key) ? key.slice(0, -1) : key;
}
