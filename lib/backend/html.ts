import { Tokenizer } from "htmlparser2";
import { type Attributes, BlockWriter, CELLS, PARTS } from "#lib/backend/block-writer";
import type { Block } from "#lib/text/blocks";

/*
 * The backend's long texts may be HTML (a `<p>` from its editor) or plain text. This module reads HTML once into the few kinds of
 * block that pages render; no markup goes further. Our own tree needs no sanitiser, and nothing is ever set as HTML. It uses the
 * tokenizer alone: the parser's stack of open tags takes quadratic time for hostile input. `sanitize-html` rests on that parser:
 * 16,000 `<b>` before 13,000 `</i>`, 100,000 characters, took it 212 ms at least with any limit of nesting, and this module 2 ms.
 */

/** Longer texts are cut: far more than an article, far less than what could do harm. */
const HTML_MAX_CHARACTERS = 100_000;
/** Elements whose text is not for readers, or was deleted. */
const UNREAD = new Set(["script", "style", "iframe", "del", "s", "strike"]);
const READ_ATTRIBUTES = new Set(["href", "alt", "data-list"]);
const INLINE =
	"a abbr b big br cite code del em font i iframe img ins mark s script small span strike strong style sub sup u";

const NAMES = [...PARTS, ...CELLS, ...INLINE.split(" ")].join("|");
/** A closing tag of any name, a bare tag of a known one, a tag with an attribute, a comment; never 'a < b' or '<your name>'. */
const MARKUP = new RegExp(
	`</[a-z][\\w:-]*\\s*>|<(?:${NAMES})\\s*/?>|<[a-z][\\w:-]*\\s[^<>=]*=[^<>]*>|<!--|<!doctype`,
	"i",
);
const PART_TAG = new RegExp(`<(?:${[...PARTS].join("|")})[\\s/>]`, "i");

/** Whether a text is HTML, not plain text that contains characters such as <. */
export const isHtml = (text: string): boolean =>
	text.includes("<") && MARKUP.test(text.slice(0, HTML_MAX_CHARACTERS));

/**
 * HTML as blocks. Paragraphs, line breaks, strong, emphasis, lists, headings of level 3 and 4 and safe links are kept. Other tags are
 * dropped and their text stays; scripts, styles, frames and deleted parts are dropped with their text. Size and depth are bounded for any input. In
 * HTML with only inline tags, newlines count as in plain text.
 */
export function blocksOfHtml(given: string): Block[] {
	const html = given.slice(0, HTML_MAX_CHARACTERS).replace(/\\r\\n|\\n|\r\n?/g, "\n");
	const writer = new BlockWriter(!PART_TAG.test(html));
	let name = "";
	let attribute = "";
	let attributes: Attributes = {};
	let unread: string | undefined;
	/** How many elements of that name are open. */
	let depth = 0;

	const begin = () => {
		if (name === unread) depth += 1;
		else if (unread === undefined && UNREAD.has(name)) [unread, depth] = [name, 1];
		else if (unread === undefined) writer.open(name, attributes);
	};
	const readAttribute = (piece: string) => {
		if (READ_ATTRIBUTES.has(attribute)) attributes[attribute] = (attributes[attribute] ?? "") + piece;
	};
	const noop = () => {};
	const tokens = new Tokenizer(
		{ decodeEntities: true },
		{
			ontext: (start, end) => {
				if (unread === undefined) writer.text(html.slice(start, end));
			},
			ontextentity: (code) => {
				if (unread === undefined) writer.text(String.fromCodePoint(code));
			},
			onopentagname: (start, end) => {
				name = html.slice(start, end).toLowerCase();
				attributes = {};
			},
			onattribname: (start, end) => {
				attribute = html.slice(start, end).toLowerCase();
			},
			onattribdata: (start, end) => readAttribute(html.slice(start, end)),
			onattribentity: (code) => readAttribute(String.fromCodePoint(code)),
			onattribend: noop,
			onopentagend: begin,
			onselfclosingtag: begin,
			onclosetag: (start, end) => {
				const closed = html.slice(start, end).toLowerCase();
				if (unread === undefined) writer.close(closed);
				else if (closed === unread && --depth === 0) unread = undefined;
			},
			oncdata: noop,
			oncomment: noop,
			ondeclaration: noop,
			onprocessinginstruction: noop,
			onend: noop,
		},
	);
	tokens.write(html);
	tokens.end();
	return inOrder(writer.end());
}

/** Raises a heading of level 4 before the first of level 3, so that no level is skipped. */
function inOrder(blocks: Block[]): Block[] {
	let hasThird = false;
	return blocks.map((block) => {
		if (block.kind !== "heading") return block;
		hasThird ||= block.level === 3;
		return hasThird ? block : { ...block, level: 3 };
	});
}
