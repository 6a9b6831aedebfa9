/** The first `words` words of a text, with an ellipsis when some were left out. White space becomes single spaces. */
export function excerpt(text: string, words: number): string {
	const all = text.replace(/\\n/g, " ").split(/\s+/).filter(Boolean);
	return all.length <= words ? all.join(" ") : `${all.slice(0, words).join(" ")}…`;
}
