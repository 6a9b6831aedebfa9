import type { Block, ListBlock, ListItem, Span, TextSpan } from "#lib/text/blocks";
import { withoutFormat } from "#lib/text/format-characters";
import { decodedSegment } from "#lib/web/path-segment";
import { safeHref } from "#lib/web/safe-href";
import { dialledNumber, telHref } from "#lib/web/tel-href";

/** After this many pieces, the rest is read as plain text. */
const PIECES_MAX = 2_000;
/** The maximum depth of nested lists. */
const LISTS_MAX = 3;

const STRONG = new Set(["strong", "b"]);
const EMPHASIS = new Set(["em", "i"]);
export const CELLS = new Set(["td", "th"]);
export type Attributes = Record<string, string>;
/** Elements that start a new line. */
export const PARTS = new Set(
	"address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tr ul".split(
		" ",
	),
);

/** Builds blocks from tags and text as they arrive. Tags need not match: marks are counted, and a new block ends the previous one. */
export class BlockWriter {
	readonly #newlinesCount: boolean;
	readonly #blocks: Block[] = [];
	readonly #lists: ListBlock[] = [];
	readonly #unwritten: string[] = [];
	#spans: Span[] = [];
	#heading: 3 | 4 | undefined;
	#link: { href: string; spans: TextSpan[] } | undefined;
	#strong = 0;
	#emphasis = 0;
	/** Open lists beyond the maximum depth. */
	#tooDeep = 0;
	/** The item of the innermost list, until its tag closes. */
	#item: ListItem | undefined;
	/** Whether the text is raised or lowered: '5¹' is not 51. */
	#raised: "sup" | "sub" | undefined;
	/** A newline in the source after `<br>` is not a second break. */
	#isAfterBreak = false;
	#pieces = 0;

	/** `newlinesCount`: newlines are line breaks, as in plain text. */
	constructor(newlinesCount: boolean) {
		this.#newlinesCount = newlinesCount;
	}

	text(words: string): void {
		this.#unwritten.push(words);
	}

	open(name: string, attributes: Attributes): void {
		this.#writeText();
		if (name === "sup" || name === "sub") this.#raised = name;
		if (this.#isFull()) {
			if (PARTS.has(name) || name === "br") this.#write(" ");
			return;
		}
		if (PARTS.has(name)) this.#endPart();
		if (CELLS.has(name)) this.#write(" ");
		if (name === "br") {
			this.#lineBreak();
			this.#isAfterBreak = true;
		}
		if (name === "ul" || name === "ol") this.#openList(name === "ol");
		if (name === "li") this.#openItem(attributes);
		if (name === "img") this.#write(alternativeText(attributes.alt));
		if (this.#lists.length === 0 && (name === "h3" || name === "h4")) this.#heading = name === "h3" ? 3 : 4;
		if (name === "a") {
			const safe = linkHref(attributes.href ?? "");
			this.#link = safe ? { href: safe, spans: [] } : undefined;
		}
		this.#mark(name, 1);
	}

	close(name: string): void {
		this.#writeText();
		// The end of a part ends a footnote that was left open.
		if (name === this.#raised || PARTS.has(name)) this.#raised = undefined;
		if (this.#isFull()) {
			if (PARTS.has(name)) this.#write(" ");
			return;
		}
		if (PARTS.has(name)) this.#endPart();
		if (name === "ul" || name === "ol") this.#closeList();
		if (name === "li") this.#item = undefined;
		if (/^h[1-6]$/.test(name)) this.#heading = undefined;
		if (name === "a") this.#link = undefined;
		this.#mark(name, -1);
	}

	end(): Block[] {
		this.#writeText();
		this.#endPart();
		return this.#blocks.flatMap((block): Block[] =>
			block.kind === "list" ? withoutEmptyItems(block) : [block],
		);
	}

	#isFull(): boolean {
		return this.#pieces >= PIECES_MAX;
	}

	#mark(name: string, by: 1 | -1) {
		if (STRONG.has(name)) this.#strong = Math.max(0, this.#strong + by);
		if (EMPHASIS.has(name)) this.#emphasis = Math.max(0, this.#emphasis + by);
	}

	#write(words: string) {
		const last = this.#spans.at(-1);
		const text = endsInSpace(last) ? words.trimStart() : words;
		if (text === "") return;
		const marks = {
			...(this.#strong > 0 && { isStrong: true as const }),
			...(this.#emphasis > 0 && { isEmphasised: true as const }),
		};
		const line = this.#link?.spans ?? (this.#spans as Span[]);
		const before = line.at(-1);
		const isSame =
			before?.kind === "text" &&
			(this.#isFull() || (before.isStrong === marks.isStrong && before.isEmphasised === marks.isEmphasised));
		if (isSame) {
			before.text += text;
			return;
		}
		this.#pieces += 1;
		const link = this.#link;
		if (link && link.spans.length === 0)
			this.#spans.push({ kind: "link", href: link.href, spans: link.spans });
		line.push({ kind: "text", text, ...marks });
	}

	/** Text arrives in pieces, one per entity. */
	#writeText() {
		if (this.#unwritten.length === 0) return;
		const joined = withoutFormat(this.#unwritten.join(""));
		const text = this.#raised ? this.#apart(joined, this.#raised) : joined;
		this.#unwritten.length = 0;
		const words = this.#isAfterBreak ? text.replace(/^[ \t]*\n/, "") : text;
		this.#isAfterBreak = false;
		const [first = "", ...others] = this.#newlinesCount ? words.split("\n") : [words];
		this.#write(first.replace(SPACES, " "));
		for (const line of others) {
			if (this.#isFull()) this.#write(" ");
			else this.#lineBreak();
			this.#write(line.replace(SPACES, " "));
		}
	}

	/** Raised or lowered text after a figure, set apart from it: 'GHS 5 ¹'. The ending of '1st' is no other figure. */
	#apart(text: string, raised: "sup" | "sub"): string {
		const figures = text.replace(/\d/g, (digit) => FIGURES[raised][Number(digit)] ?? digit);
		const isAfterFigure = /[\d%]$/.test(lastText(this.#link?.spans.at(-1) ?? this.#spans.at(-1)));
		return isAfterFigure && !/^\s*(?:st|nd|rd|th)\b/i.test(text) ? ` ${figures}` : figures;
	}

	#lineBreak() {
		const last = this.#spans.at(-1);
		if (!last) return;
		if (last.kind === "break" && !this.#heading && this.#lists.length === 0) return this.#endPart();
		this.#pieces += 1;
		if (last.kind !== "break") this.#spans.push({ kind: "break" });
	}

	/** Ends the current paragraph, heading or line of an item. */
	#endPart() {
		const words = trimmed(this.#spans);
		this.#spans = [];
		if (this.#link) this.#link = { href: this.#link.href, spans: [] };
		if (words.length === 0) return;
		this.#pieces += 1;
		const list = this.#lists.at(-1);
		if (list) {
			const item = this.#item ?? this.#newItem(list);
			if (item.spans.length > 0) item.spans.push({ kind: "break" });
			item.spans.push(...words);
		} else if (this.#heading) this.#blocks.push({ kind: "heading", level: this.#heading, spans: words });
		else this.#blocks.push({ kind: "paragraph", spans: words });
		this.#heading = undefined;
	}

	#newItem(list: ListBlock): ListItem {
		this.#item = { spans: [], lists: [] };
		list.items.push(this.#item);
		return this.#item;
	}

	#openList(isOrdered: boolean) {
		if (this.#lists.length >= LISTS_MAX) {
			this.#tooDeep += 1;
			return;
		}
		const list: ListBlock = { kind: "list", isOrdered, items: [] };
		const parent = this.#lists.at(-1);
		const item = this.#item ?? (parent && this.#newItem(parent));
		if (item) item.lists.push(list);
		else this.#blocks.push(list);
		this.#lists.push(list);
		this.#item = undefined;
	}

	/** Quill writes every list as `ol`, and on its items whether they have a bullet. */
	#openItem({ "data-list": mark }: Attributes) {
		this.#item = undefined;
		const list = this.#lists.at(-1);
		if (mark && list?.items.length === 0) list.isOrdered = mark === "ordered";
	}

	#closeList() {
		if (this.#tooDeep > 0) {
			this.#tooDeep -= 1;
			return;
		}
		this.#lists.pop();
		// Text that follows in the same item of the outer list continues there.
		this.#item = this.#lists.at(-1)?.items.at(-1);
	}
}

/** White space that becomes one space. So do hard spaces: editors write them between all words, which then never wrap. */
const SPACES = /[ \t\n\f\r\u00a0\u202f]+/g;

/** The alternative text of a picture that is dropped; none if it is only the name of its file. */
const alternativeText = (alt = ""): string =>
	alt.trim() === "" || /\.\w{3,4}$/.test(alt.trim()) ? "" : ` ${alt.replace(SPACES, " ")} `;

const FIGURES = { sup: "⁰¹²³⁴⁵⁶⁷⁸⁹", sub: "₀₁₂₃₄₅₆₇₈₉" };

const lastText = (span: Span | undefined): string =>
	span?.kind === "link" ? lastText(span.spans.at(-1)) : span?.kind === "text" ? span.text : "";

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
