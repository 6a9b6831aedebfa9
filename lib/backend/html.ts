import { Tokenizer } from "htmlparser2";
import type { Block, ListBlock, ListItem, Span, TextSpan } from "#lib/text/blocks";
import { decodedSegment } from "#lib/web/path-segment";
import { safeHref } from "#lib/web/safe-href";
import { dialledNumber, telHref } from "#lib/web/tel-href";

/*
 * The backend's long texts may be HTML (a `<p>` from its editor) or plain text. This module reads HTML once into the few kinds of
 * block that pages render; no markup goes further. Our own tree needs no sanitiser, and nothing is ever set as HTML.
 */

/** Longer texts are cut: far more than an article, far less than what could do harm. */
const HTML_MAX_CHARACTERS = 100_000;
/** After this many pieces, the rest is read as plain text. */
const PIECES_MAX = 2_000;
/** The maximum depth of nested lists. */
const LISTS_MAX = 3;

/** Elements whose text is not for readers. */
const UNREAD = new Set(["script", "style", "iframe"]);
const STRONG = new Set(["strong", "b"]);
const EMPHASIS = new Set(["em", "i"]);
const CELLS = new Set(["td", "th"]);
/** The attributes that are read; `data-list` and `class` tell what an item of a Quill list is. */
const READ_ATTRIBUTES = new Set(["href", "alt", "data-list", "class"]);
type Attributes = Record<string, string>;
/** Elements that start a new line. */
const PARTS = new Set(
	"address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tr ul".split(
		" ",
	),
);
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
 * dropped and their text stays; scripts, styles and frames are dropped with their text. Size and depth are bounded for any input. In
 * HTML with only inline tags, newlines count as in plain text.
 */
export function blocksOfHtml(given: string): Block[] {
	const html = given.slice(0, HTML_MAX_CHARACTERS).replace(/\\r\\n|\\n|\r\n?/g, "\n");
	const writer = blockWriter(!PART_TAG.test(html));
	let name = "";
	let attribute = "";
	let attributes: Attributes = {};
	let unread: string | undefined;

	const begin = () => {
		if (unread === undefined && UNREAD.has(name)) unread = name;
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
				else if (closed === unread) unread = undefined;
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

/** Builds blocks from tags and text as they arrive. Tags need not match: marks are counted, and a new block ends the previous one. */
function blockWriter(newlinesCount: boolean) {
	const blocks: Block[] = [];
	const lists: ListBlock[] = [];
	const unwritten: string[] = [];
	let spans: Span[] = [];
	let heading: 3 | 4 | undefined;
	let link: { href: string; spans: TextSpan[] } | undefined;
	let strong = 0;
	let emphasis = 0;
	/** For each open list, how many lists its items have opened by their class. */
	const indents: number[] = [];
	/** Open lists beyond the maximum depth. */
	let tooDeep = 0;
	/** The item of the innermost list, until its tag closes. */
	let item: ListItem | undefined;
	/** A newline in the source after `<br>` is not a second break. */
	let isAfterBreak = false;
	let pieces = 0;
	const isFull = () => pieces >= PIECES_MAX;

	function write(words: string) {
		const last = spans.at(-1);
		const text = endsInSpace(last) ? words.trimStart() : words;
		if (text === "") return;
		const marks = {
			...(strong > 0 && { isStrong: true as const }),
			...(emphasis > 0 && { isEmphasised: true as const }),
		};
		const line = link?.spans ?? (spans as Span[]);
		const before = line.at(-1);
		const isSame =
			before?.kind === "text" &&
			(isFull() || (before.isStrong === marks.isStrong && before.isEmphasised === marks.isEmphasised));
		if (isSame) {
			before.text += text;
			return;
		}
		pieces += 1;
		if (link && link.spans.length === 0) spans.push({ kind: "link", href: link.href, spans: link.spans });
		line.push({ kind: "text", text, ...marks });
	}

	/** Text arrives in pieces, one per entity. */
	function writeText() {
		if (unwritten.length === 0) return;
		const text = unwritten.join("");
		unwritten.length = 0;
		const words = isAfterBreak ? text.replace(/^[ \t]*\n/, "") : text;
		isAfterBreak = false;
		const [first = "", ...others] = newlinesCount ? words.split("\n") : [words];
		write(first.replace(SPACES, " "));
		for (const line of others) {
			if (isFull()) write(" ");
			else lineBreak();
			write(line.replace(SPACES, " "));
		}
	}

	function lineBreak() {
		const last = spans.at(-1);
		if (!last) return;
		if (last.kind === "break" && !heading && lists.length === 0) return endPart();
		pieces += 1;
		if (last.kind !== "break") spans.push({ kind: "break" });
	}

	/** Ends the current paragraph, heading or line of an item. */
	function endPart() {
		const words = trimmed(spans);
		spans = [];
		if (link) link = { href: link.href, spans: [] };
		if (words.length === 0) return;
		pieces += 1;
		const list = lists.at(-1);
		if (list) {
			if (!item) {
				item = { spans: [], lists: [] };
				list.items.push(item);
			}
			if (item.spans.length > 0) item.spans.push({ kind: "break" });
			item.spans.push(...words);
		} else if (heading) blocks.push({ kind: "heading", level: heading, spans: words });
		else blocks.push({ kind: "paragraph", spans: words });
		heading = undefined;
	}

	function openList(isOrdered: boolean) {
		if (lists.length >= LISTS_MAX) {
			tooDeep += 1;
			return;
		}
		indents.push(0);
		addList(isOrdered);
	}

	function addList(isOrdered: boolean) {
		const list: ListBlock = { kind: "list", isOrdered, items: [] };
		const parent = lists.at(-1);
		if (parent && !item) {
			item = { spans: [], lists: [] };
			parent.items.push(item);
		}
		if (item) item.lists.push(list);
		else blocks.push(list);
		lists.push(list);
		item = undefined;
	}

	/** Quill writes all lists as one `ol`: each item says whether it has a bullet, and by its class how deep it is. */
	function openItem({ "data-list": mark, class: classes = "" }: Attributes) {
		item = undefined;
		const own = indents.at(-1);
		if (own === undefined) return;
		const wanted = Math.min(
			Number(/\bql-indent-(\d)/.exec(classes)?.[1] ?? 0),
			LISTS_MAX - lists.length + own,
		);
		const isOrdered = mark ? mark === "ordered" : (lists.at(-1)?.isOrdered ?? false);
		for (let depth = own; depth > wanted; depth--) lists.pop();
		for (let depth = own; depth < wanted; depth++) {
			item = lists.at(-1)?.items.at(-1);
			addList(isOrdered);
		}
		indents[indents.length - 1] = wanted;
		const list = lists.at(-1);
		if (!mark || !list || list.isOrdered === isOrdered) return;
		if (list.items.length === 0) list.isOrdered = isOrdered;
		else {
			lists.pop();
			item = lists.at(-1)?.items.at(-1);
			addList(isOrdered);
		}
	}

	function closeList() {
		if (tooDeep > 0) {
			tooDeep -= 1;
			return;
		}
		const depth = 1 + (indents.pop() ?? 0);
		lists.splice(Math.max(0, lists.length - depth));
		// Text that follows in the same item of the outer list continues there.
		item = lists.at(-1)?.items.at(-1);
	}

	const change = (name: string, by: 1 | -1) => {
		if (STRONG.has(name)) strong = Math.max(0, strong + by);
		if (EMPHASIS.has(name)) emphasis = Math.max(0, emphasis + by);
	};

	return {
		text: (words: string) => void unwritten.push(words),
		open: (name: string, attributes: Attributes) => {
			writeText();
			if (isFull()) {
				if (PARTS.has(name) || name === "br") write(" ");
				return;
			}
			if (PARTS.has(name)) endPart();
			if (CELLS.has(name)) write(" ");
			if (name === "br") {
				lineBreak();
				isAfterBreak = true;
			}
			if (name === "ul" || name === "ol") openList(name === "ol");
			if (name === "li") openItem(attributes);
			if (name === "img") write(alternativeText(attributes.alt));
			if (lists.length === 0 && (name === "h3" || name === "h4")) heading = name === "h3" ? 3 : 4;
			if (name === "a") {
				const safe = linkHref(attributes.href ?? "");
				link = safe ? { href: safe, spans: [] } : undefined;
			}
			change(name, 1);
		},
		close: (name: string) => {
			writeText();
			if (isFull()) {
				if (PARTS.has(name)) write(" ");
				return;
			}
			if (PARTS.has(name)) endPart();
			if (name === "ul" || name === "ol") closeList();
			if (name === "li") item = undefined;
			if (/^h[1-6]$/.test(name)) heading = undefined;
			if (name === "a") link = undefined;
			change(name, -1);
		},
		end: (): Block[] => {
			writeText();
			endPart();
			return blocks.flatMap((block): Block[] => (block.kind === "list" ? withoutEmptyItems(block) : [block]));
		},
	};
}

/** White space that becomes one space. So do hard spaces: editors write them between all words, which then never wrap. */
const SPACES = /[ \t\n\f\r\u00a0\u202f]+/g;

/** The alternative text of a picture that is dropped; none if it is only the name of its file. */
const alternativeText = (alt = ""): string =>
	alt.trim() === "" || /\.\w{3,4}$/.test(alt.trim()) ? "" : ` ${alt.replace(SPACES, " ")} `;

function endsInSpace(span: Span | undefined): boolean {
	if (!span || span.kind === "break") return true;
	return span.kind === "link" ? endsInSpace(span.spans.at(-1)) : span.text.endsWith(" ");
}

/** Spans without trailing white space and breaks; none if they contain no text. */
function trimmed(spans: Span[]): Span[] {
	const kept = [...spans];
	for (let last = kept.at(-1); last; last = kept.at(-1)) {
		const text = last.kind === "link" ? last.spans.at(-1) : last;
		if (text?.kind === "text") text.text = text.text.trimEnd();
		if (text?.kind === "text" && text.text !== "") break;
		if (last.kind === "link" && last.spans.length > 1) last.spans.pop();
		else kept.pop();
	}
	return kept;
}

/** A link to this site, the web, a mailbox or a phone. Anchors (`#…`) are dropped, because they are not ours. */
function linkHref(href: string): string | undefined {
	const trimmedHref = href.trim();
	if (/^tel:/i.test(trimmedHref)) return phoneHref(decodedSegment(trimmedHref.slice("tel:".length)));
	if (/^[^\s<>"\\/:@]+@[^\s<>"\\/:@]+$/.test(trimmedHref)) return `mailto:${trimmedHref}`;
	// One recipient: '?bcc=' would copy what a visitor writes to somebody else.
	if (/^mailto:[^\s<>"\\?&,;@]+@[^\s<>"\\?&,;@]+(?:\?subject=[^\s<>"\\&]*)?$/i.test(trimmedHref))
		return trimmedHref;
	return trimmedHref.startsWith("#") ? undefined : safeHref(trimmedHref);
}

/** A code such as *277# is dialled whole. */
function phoneHref(number: string): string | undefined {
	const code = number.trim();
	if (/^[*#][\d*#]+$/.test(code)) return `tel:${encodeURIComponent(code)}`;
	return dialledNumber(code) && telHref(code);
}

function withoutEmptyItems(list: ListBlock): ListBlock[] {
	const items = list.items
		.map((item) => ({ ...item, lists: item.lists.flatMap(withoutEmptyItems) }))
		.filter(({ spans, lists }) => spans.length > 0 || lists.length > 0);
	return items.length > 0 ? [{ ...list, items }] : [];
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
