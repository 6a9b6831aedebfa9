import { oneLine, stem, WORD } from "#lib/text/stem";

/** A text in pieces, alternately plain and matching, starting with a plain one: `["A ", "loan", " for you"]`. */
export type HighlightedText = string[];

/** A text split at the words whose stems are among the hits. */
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
/** How much text precedes the matching word. */
const PASSAGE_LEAD = 50;

/** An extract around the first match, in whole words; the start of the text if there is no match. */
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
