import { fleschKincaid } from "flesch-kincaid";
import { type HTMLElement, parse } from "node-html-parser";
import { syllable } from "syllable";

/** A page's prose: text in sentences. Names of links, buttons and fields, tables and headings do not count. */
const PROSE = "p, li, dd, blockquote";
const NOT_READ =
	"script, style, nav, form, table, button, summary, aside[aria-label], [aria-hidden=true], [hidden], .sr-only";

/** Shorter texts are labels. */
const MIN_WORDS = 5;

/** The sentences of the page's content, without those of the frame. */
export function sentencesOf(html: string): string[] {
	const main = parse(html).querySelector("main");
	for (const element of main?.querySelectorAll(NOT_READ) ?? []) element.remove();
	return (main?.querySelectorAll(PROSE) ?? [])
		.filter((element) => element.querySelector(PROSE) === null)
		.flatMap((element) => sentencesIn(wordsOf(element)));
}

const wordsOf = (element: HTMLElement) => element.structuredText.replace(/\s+/g, " ").trim();

/** A colon before a list ends a sentence. A decimal point, an abbreviation or an address does not. */
const sentencesIn = (text: string): string[] =>
	text
		.split(/(?<=[.!?:;][”’)]?)\s+(?=[“‘(]?[\p{Lu}\d])/u)
		.filter((sentence) => words(sentence).length >= MIN_WORDS);

const words = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? [];

/** The Flesch–Kincaid grade: the school years in the United States after which a reader understands the text. */
export function gradeOf(sentences: readonly string[]): number {
	const all = sentences.flatMap(words);
	if (all.length === 0) return 0;
	return fleschKincaid({
		sentence: sentences.length,
		word: all.length,
		syllable: all.reduce((sum, word) => sum + syllablesOf(word), 0),
	});
}

/** Words come again and again, and each takes dozens of patterns. */
const counted = new Map<string, number>();

function syllablesOf(word: string): number {
	const known = counted.get(word);
	if (known !== undefined) return known;
	const count = Math.max(1, syllable(word));
	counted.set(word, count);
	return count;
}
