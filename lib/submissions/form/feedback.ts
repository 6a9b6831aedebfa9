import { cleanLine } from "#lib/submissions/form/clean-text";
import { FEEDBACK_LINE_MAX, type FeedbackComment } from "#lib/submissions/model/feedback";

/**
 * The comment in a form's fields; undefined if its page is none of those that ask, which staff would read as it was sent, or if its
 * answer is neither yes nor no.
 */
export function parseFeedback(
	fields: URLSearchParams,
	askingPages: readonly string[],
): FeedbackComment | undefined {
	const [page, answer] = [fields.get("page") ?? "", fields.get("answer")];
	if (!askingPages.includes(page) || (answer !== "yes" && answer !== "no")) return undefined;
	return { kind: answer, about: page, line: harmless(cleanLine(fields.get("line") ?? "")) };
}

/** Nobody answers a line, so one with a number to call, an account or an address is not stored; the answer itself counts. */
const harmless = (line: string) =>
	/@|(?:\d[\s().-]*){6}/u.test(line) ? "" : line.slice(0, FEEDBACK_LINE_MAX).toWellFormed();

const WORDS_MAX = 5;

/** The words of a search that found nothing, each for itself, so that nothing tells who asked. Numbers and addresses are left out. */
export function searchedWords(query: string): string[] {
	const words = query
		.toLowerCase()
		.split(/\s+/)
		.filter((word) => /^[\p{L}\p{M}’'-]{3,30}$/u.test(word));
	return [...new Set(words)].slice(0, WORDS_MAX);
}
