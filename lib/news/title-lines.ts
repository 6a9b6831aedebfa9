/**
 * A title as two lines, split by word count (behaviour §2 /news/{id}): the first line gets the odd word. A title of one word
 * is one line.
 */
export function titleLines(title: string): [first: string, second: string | undefined] {
	const words = title.split(/\s+/).filter(Boolean);
	const half = Math.ceil(words.length / 2);
	return [words.slice(0, half).join(" "), words.slice(half).join(" ") || undefined];
}
