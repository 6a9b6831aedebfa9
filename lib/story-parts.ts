import { paragraphs } from "#lib/paragraphs";

/**
 * A story cut into three parts of about as many paragraphs, in the form of the text itself, so that a quote and a picture
 * can stand between them. A short story has fewer parts; one without words has none.
 */
export function storyParts(story: string | undefined): string[] {
	const all = paragraphs(story ?? "").map((lines) => lines.join("\n"));
	const size = Math.ceil(all.length / 3);
	return [0, 1, 2].map((part) => all.slice(part * size, (part + 1) * size).join("\n\n")).filter(Boolean);
}
