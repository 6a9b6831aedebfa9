/** The first `words` words of a text, with an ellipsis if more follow. White space is collapsed. */
export function excerpt(text: string, words: number): string {
	const all = wordsOf(text);
	return all.length <= words ? all.join(" ") : unfinished(all.slice(0, words).join(" "));
}

/** About how much of a description search engines show. */
const DESCRIPTION_MAX_CHARACTERS = 155;

/**
 * A text as a page's description: whole words up to 155 characters, the ellipsis included. Undefined without text,
 * so that the site's own description applies.
 */
export function metaDescription(text: string | undefined): string | undefined {
	const all = wordsOf(text ?? "");
	const whole = all.join(" ");
	if (whole.length <= DESCRIPTION_MAX_CHARACTERS) return whole || undefined;
	const cut = whole.slice(0, DESCRIPTION_MAX_CHARACTERS);
	const lastSpace = cut.lastIndexOf(" ");
	return unfinished(lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, -1));
}

/** Replaces final punctuation with an ellipsis, because 'director.…' would read as four dots. */
export function unfinished(text: string): string {
	let end = text.length;
	while (end > 0 && /[\s.,;:–—-]/.test(text.charAt(end - 1))) end--;
	return `${text.slice(0, end)}…`;
}

const wordsOf = (text: string) =>
	text
		.replace(/\\r|\\n/g, " ")
		.split(/\s+/)
		.filter(Boolean);
