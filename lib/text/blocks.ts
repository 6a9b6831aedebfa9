import { paragraphs } from "#lib/text/paragraphs";

/** A span of text in a block. */
export type TextSpan = { kind: "text"; text: string; isStrong?: true; isEmphasised?: true };
type Break = { kind: "break" };
export type Span = TextSpan | Break | { kind: "link"; href: string; spans: TextSpan[] };

export type ListBlock = { kind: "list"; isOrdered: boolean; items: ListItem[] };
export type ListItem = { spans: Span[]; lists: ListBlock[] };

/** The parts of a backend's HTML that a long text keeps. Headings start at level 3 and skip no level. */
export type Block =
	| { kind: "paragraph"; spans: Span[] }
	| { kind: "heading"; level: 3 | 4; spans: Span[] }
	| ListBlock;

/** Plain text as blocks: paragraphs, with real and escaped newlines as line breaks. */
export const plainBlocks = (text: string): Block[] =>
	paragraphs(text).map((lines) => ({
		kind: "paragraph",
		spans: lines.flatMap((line, at): Span[] => [
			...(at > 0 ? [{ kind: "break" } as const] : []),
			{ kind: "text", text: line },
		]),
	}));

/** Blocks as plain text: a blank line between blocks, a newline for each break and list item. */
export const textOfBlocks = (blocks: readonly Block[]): string =>
	blocks
		.map((block) => (block.kind === "list" ? linesOfList(block).join("\n") : textOfSpans(block.spans)))
		.join("\n\n");

const linesOfList = ({ items }: ListBlock): string[] =>
	items.flatMap(({ spans, lists }) => [textOfSpans(spans), ...lists.flatMap(linesOfList)]).filter(Boolean);

const textOfSpans = (spans: readonly Span[]): string =>
	spans
		.map((span) => {
			if (span.kind === "break") return "\n";
			return span.kind === "link" ? textOfSpans(span.spans) : span.text;
		})
		.join("");

/**
 * Blocks split into three parts of similar size, so that a quote and a picture fit between them. No part ends with a heading. A
 * short text has fewer parts, an empty one none.
 */
export function inThirds(blocks: readonly Block[]): Block[][] {
	const size = Math.ceil(blocks.length / 3);
	const isHeading = (at: number) => blocks[at]?.kind === "heading";
	const cuts = [0, size, 2 * size, blocks.length].map((cut, at) => {
		let place = Math.min(cut, blocks.length);
		while (at > 0 && at < 3 && isHeading(place - 1)) place -= 1;
		return place;
	});
	return [0, 1, 2].map((part) => blocks.slice(cuts[part], cuts[part + 1])).filter((part) => part.length > 0);
}
