/** The first `words` words of a text, with an ellipsis if more follow. White space is collapsed. */
export function excerpt(text: string, words: number): string {
	const all = wordsIn(text);
	return all.length <= words ? all.join(" ") : unfinished(all.slice(0, words).join(" "));
}

/** Replaces final punctuation with an ellipsis, because 'director.…' would read as four dots. */
export function unfinished(text: string): string {
	let end = text.length;
	while (end > 0 && /[\s.,;:–—-]/.test(text.charAt(end - 1))) end--;
	return `${text.slice(0, end)}…`;
}

/** The words of a text, whatever separates them. */
export const wordsIn = (text: string) =>
	text
		.replace(/\\r|\\n/g, " ")
		.split(/\s+/)
		.filter(Boolean);
