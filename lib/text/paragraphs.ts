/**
 * Plain text of the backend as paragraphs of lines: a blank line separates paragraphs, a single newline separates lines.
 * The backend sends newlines both real and escaped (the two characters `\n`).
 */
export function paragraphs(text: string): string[][] {
	return text
		.replace(/\\r\\n|\\n|\r\n?/g, "\n")
		.split(/\n\s*\n/)
		.map((paragraph) =>
			paragraph
				.split("\n")
				.map((line) => line.trim())
				.filter(Boolean),
		)
		.filter((lines) => lines.length > 0);
}
