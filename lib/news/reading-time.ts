import { READING_WORDS_PER_MINUTE } from "#lib/company/limits";

/**
 * How many minutes a text takes to read, at 200 words a minute, rounded up (behaviour §2 /news/{id}). Undefined for a text
 * without words.
 */
export function readingMinutes(text: string | undefined): number | undefined {
	const words = (text ?? "")
		.replace(/\\r|\\n/g, " ")
		.split(/\s+/)
		.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
	return words === 0 ? undefined : Math.ceil(words / READING_WORDS_PER_MINUTE);
}
