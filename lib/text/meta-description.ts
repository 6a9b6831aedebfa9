import { unfinished, wordsIn } from "#lib/text/excerpt";

/** About how much of a description search engines show. */
const DESCRIPTION_MAX_CHARACTERS = 155;
/** Fewer than these say too little: then a sentence is cut instead. */
const DESCRIPTION_MIN_CHARACTERS = 50;

/**
 * A text as a page's description, up to 155 characters: whole sentences, or, where the first ones are too short or too long,
 * whole words and an ellipsis. Undefined without text, so that the site's own description applies.
 */
export function metaDescription(text: string | undefined): string | undefined {
	const all = wordsIn(text ?? "");
	const whole = all.join(" ");
	if (whole.length <= DESCRIPTION_MAX_CHARACTERS) return whole || undefined;
	const cut = whole.slice(0, DESCRIPTION_MAX_CHARACTERS);
	const sentences = wholeSentences(whole, DESCRIPTION_MAX_CHARACTERS);
	if (sentences.length >= DESCRIPTION_MIN_CHARACTERS) return sentences;
	const lastSpace = cut.lastIndexOf(" ");
	return unfinished(lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, -1));
}

/**
 * The end of a sentence: the next one begins with a capital or a figure. `Intl.Segmenter` takes 'Mr.' for a sentence. The minimum browsers
 * cannot compile a look-behind: this file is for the server alone.
 */
const SENTENCE_END = /(?<!\b(?:Dr|Hon|Mr|Mrs|Ms|No|Prof|Rev|St))[.!?][”’"')]*(?= [\p{Lu}\p{N}“‘"'(])/gu;

/** The sentences that end within this many characters. */
function wholeSentences(text: string, characters: number): string {
	const ends = [...text.slice(0, characters + 2).matchAll(SENTENCE_END)].map(
		({ 0: mark, index }) => index + mark.length,
	);
	return text.slice(0, ends.at(-1) ?? 0);
}
