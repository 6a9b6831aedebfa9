import { paragraphs } from "#lib/text/paragraphs";

/** A piece of text within a block. */
export type TextSpan = { kind: "text"; text: string; isStrong?: true; isEmphasised?: true };
export type Break = { kind: "break" };
export type Span = TextSpan | Break | { kind: "link"; href: string; spans: TextSpan[] };

export type ListBlock = { kind: "list"; isOrdered: boolean; items: ListItem[] };
export type ListItem = { spans: Span[]; lists: ListBlock[] };

/** What a long text is made of: the few things that survive of a backend's HTML. Headings start at level 3 and skip none. */
export type Block =
	| { kind: "paragraph"; spans: Span[] }
	| { kind: "heading"; level: 3 | 4; spans: Span[] }
	| ListBlock;

/** Plain text as blocks: its paragraphs, with its newlines, real or escaped, as line breaks. */
export const plainBlocks = (text: string): Block[] =>
	paragraphs(text).map((lines) => ({
		kind: "paragraph",
		spans: lines.flatMap((line, at): Span[] => [
			...(at > 0 ? [{ kind: "break" } as const] : []),
			{ kind: "text", text: line },
		]),
	}));

/** The words of blocks as plain text: a blank line between blocks, a newline for each break and list item. */
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
 * Blocks cut into three parts of about as many, so that a quote and a picture can stand between them. No part ends with the heading of
 * the next. A short text has fewer parts; one without words has none.
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
