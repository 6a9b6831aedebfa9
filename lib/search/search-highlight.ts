import { oneLine, stem, WORD } from "#lib/text/stem";

/** A text in pieces, in turn as it is and matching, beginning with one as it is: `["A ", "loan", " for you"]`. */
export type HighlightedText = string[];

/** A text with the words marked whose keys are among the hits. */
export function marked(text: string, hits: ReadonlySet<string>): HighlightedText {
	const pieces: HighlightedText = [];
	let done = 0;
	for (const { 0: word, index } of text.matchAll(WORD)) {
		if (!hits.has(stem(word))) continue;
		pieces.push(text.slice(done, index), word);
		done = index + word.length;
	}
	return [...pieces, text.slice(done)];
}

const PASSAGE_MAX_LENGTH = 170;
/** How much stands before the word that matches. */
const PASSAGE_LEAD = 50;

/** The place of a text that matches first, in whole words; its beginning when none does. */
export function passage(text: string, hits: ReadonlySet<string>): string {
	const whole = oneLine(text);
	if (whole.length <= PASSAGE_MAX_LENGTH) return whole;
	const hit = [...whole.matchAll(WORD)].find(({ 0: word }) => hits.has(stem(word)))?.index ?? 0;
	const isNearStart = hit < PASSAGE_MAX_LENGTH - PASSAGE_LEAD;
	const rest = isNearStart ? whole : whole.slice(whole.indexOf(" ", hit - PASSAGE_LEAD) + 1);
	const before = isNearStart ? "" : "… ";
	if (rest.length <= PASSAGE_MAX_LENGTH) return before + rest;
	const end = rest.lastIndexOf(" ", PASSAGE_MAX_LENGTH);
	const cut = rest.slice(0, end > 0 ? end : PASSAGE_MAX_LENGTH);
	return `${before}${cut.replace(/[\s.,;:–—-]+$/, "")}…`;
}
