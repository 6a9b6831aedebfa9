import { inflateSync } from "node:zlib";
import { isSafeLink } from "#lib/submissions/cv/address";
import { isProgram } from "#lib/submissions/cv/polyglot";
import { type AddFinding, type FindingTable, kindOf, Unreadable } from "#lib/submissions/model/cv-findings";

/** Names of features that a CV does not need, as value or key of an entry. */
const FINDING_OF_NAME: FindingTable = [
	[/^JavaScript$/, "script"],
	[/^Launch$/, "program"],
	[/^(SubmitForm|ImportData)$/, "form"],
	[/^(EmbeddedFiles?|FileAttachment|EF|Collection)$/, "attachment"],
	[/^GoTo[RE]$/, "remote"],
	[/^(RichMedia(Execute)?|Rendition|Movie|Sound|3D)$/, "media"],
];
/** Keys of an action that needs a click. */
const CLICKED = new Set(["A", "PA"]);
/** The object streams of a CV have a few hundred kilobytes. */
const UNPACKED_MAX_BYTES = 8 * 1024 * 1024;
const DEPTH_MAX = 500;

/** `more` is the beginning of a dictionary or list. */
type Value = { is: "name" | "text" | "number" | "reference" | "more"; text: string };
/** `within` is the key of the dictionary around it. A list's values have the list's key; what is alone in an object has none. */
type Entry = Value & { key: string; within: string; object: number };
type Stream = { object: number; entries: Entry[]; content: Buffer };
type Pdf = {
	/** Names, texts and streams of all objects, with those that a later one replaces, because readers differ in which one counts. */
	entries: Entry[];
	streams: Stream[];
	/** The keys under which other objects refer to an object, by its number. */
	keysOf: Map<number, Set<string>>;
	add: AddFinding;
};

/**
 * Reports what a PDF can do besides being read. Objects are found by the word `obj` instead of the table of contents and read in
 * place, so that none can hide in an earlier revision, a comment or a stream. Object streams are unpacked. The insides of pictures
 * and fonts are not inspected; encrypted content cannot be. Throws `Unreadable`.
 */
export function inspectPdf(content: Buffer, add: AddFinding): void {
	const text = content.toString("latin1");
	const pdf: Pdf = { entries: [], streams: [], keysOf: new Map(), add };
	const head = text.indexOf("%PDF-");
	if (head > 0) add("uninspected", `${head} bytes before the beginning of the PDF, which most programs skip`);
	if (head > 0 && isProgram(content)) add("appended", "before its beginning");
	for (const { index, 0: word } of text.matchAll(/(?<![A-Za-z])obj|trailer/g)) {
		const [, number = "0"] = /(\d+)[\s\0]+\d+[\s\0]*$/.exec(text.slice(Math.max(0, index - 40), index)) ?? [];
		readObject(pdf, Number(number), text, index + word.length, content);
	}
	for (const entry of pdf.entries) inspectEntry(pdf, entry);
	for (const stream of pdf.streams) {
		const isForm = pdf.keysOf.get(stream.object)?.has("XFA");
		if (isForm && /<(\w+:)?script/i.test(unpacked(stream).toString("latin1")))
			add("script", `form in object ${stream.object}`);
	}
}

/** Reads the object at that place, and those in it if it is an object stream, even one whose type does not say so. */
function readObject(pdf: Pdf, object: number, text: string, at: number, content: Buffer) {
	const { entries, end } = readEntries(pdf, object, text, at);
	const [opening] = /^[\s\0]*stream\r?\n?/.exec(text.slice(end, end + 40)) ?? [];
	if (opening === undefined) return;
	const stream = { object, entries, content: content.subarray(end + opening.length) };
	pdf.streams.push(stream);
	const first = entries.find(({ key, is }) => key === "First" && is === "number");
	if (!first || !entries.some(({ key }) => key === "N")) return;
	const bytes = unpacked(stream);
	const inside = bytes.toString("latin1");
	const start = Number(first.text);
	const places = inside.slice(0, start).match(/\d+/g) ?? [];
	for (let index = 0; index + 1 < places.length; index += 2)
		readObject(pdf, Number(places[index]), inside, start + Number(places[index + 1]), bytes);
}

/** Producers compress object streams with Flate or not at all. Throws if that cannot be undone. */
function unpacked({ object, entries, content }: Stream): Buffer {
	// Readers also accept the short names, which the standard allows only for pictures within a page.
	const filters = entries.filter(({ key }) => /^(Filter|F|DecodeParms|DP)$/.test(key));
	const [filter, ...others] = filters.filter(({ is, text }) => is !== "more" || text === "<<");
	if (!filter) return content;
	if (others.length > 0 || filter.is !== "name" || !/^(Fl|FlateDecode)$/.test(filter.text))
		throw new Unreadable(`object ${object} is packed in an unusual way`);
	try {
		return inflateSync(content, { maxOutputLength: UNPACKED_MAX_BYTES });
	} catch {
		throw new Unreadable(`object ${object} is damaged, or unpacks to more than 8 MB`);
	}
}

/** Space and comments, then one of: a beginning or an end, a name, a text in hexadecimal, a reference, a word or number. */
const TOKEN =
	/(?:[\s\0]|%[^\r\n]*)*(<<|>>|[[\](]|\/([^\s\0()<>[\]{}/%]*)|<([^>]{0,200000})>?|(\d+)[\s\0]+\d+[\s\0]+R(?![A-Za-z])|[^\s\0()<>[\]{}/%]+|[\s\S]|$)/y;

/** The entries of the outermost dictionary at that place, as far as it is complete, and where it ends. Keeps all that it passes. */
function readEntries(pdf: Pdf, object: number, text: string, at: number): { entries: Entry[]; end: number } {
	const entries: Entry[] = [];
	/** The dictionaries and lists that are open, each with its key. */
	const open: { key: string; isList: boolean }[] = [];
	/** The name before: the key of what follows, or the value of an earlier one. */
	let name = "";
	let end = at;
	const see = (is: Value["is"], value: string) => {
		const around = open.at(-1);
		const key = around?.isList ? around.key : name;
		const entry = { is, text: value, key, within: around?.key ?? "", object };
		if (open.length === 1 || (open.length === 2 && around?.isList)) entries.push(entry);
		if (is === "text" || is === "name") pdf.entries.push(entry);
		name = is === "name" ? value : "";
		return key;
	};
	do {
		const start = end;
		TOKEN.lastIndex = start;
		const [whole = "", token = "", written, hex, number] = TOKEN.exec(text) ?? [];
		end += whole.length;
		if (token === "<<" || token === "[") {
			open.push({ key: see("more", token), isList: token === "[" });
			if (open.length > DEPTH_MAX) throw new Unreadable(`object ${object} is nested too deeply`);
		} else if (token === ">>" || token === "]") {
			open.pop();
			name = "";
		} else if (token === "(") {
			const from = end;
			end = endOfLiteral(text, from);
			see("text", textOf(unescaped(text.slice(from, end - 1))));
		} else if (written !== undefined) see("name", nameOf(written));
		else if (hex !== undefined)
			see("text", textOf(Buffer.from(hex.replace(/[^\da-f]/gi, ""), "hex").toString("latin1")));
		else if (number !== undefined) {
			const keys = pdf.keysOf.get(Number(number)) ?? new Set();
			pdf.keysOf.set(Number(number), keys.add(see("reference", number)));
		} else if (/^[+\-.\d]+$/.test(token)) see("number", token);
		else if (/^(true|false|null)$/.test(token)) name = "";
		// Any other word ends all that is open.
		else return { entries, end: start };
	} while (open.length > 0);
	return { entries, end };
}

const nameOf = (written: string): string =>
	written.replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Where a text in parentheses ends, which may be nested and escaped. */
function endOfLiteral(text: string, from: number): number {
	let end = from;
	for (let depth = 1; end < text.length && depth > 0; end++) {
		const letter = text[end];
		if (letter === "\\") end += 1;
		else if (letter === "(") depth += 1;
		else if (letter === ")") depth -= 1;
	}
	return end;
}

const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
const unescaped = (inside: string): string =>
	inside.replace(/\\(?:([0-7]{1,3})|\r?\n|([\s\S]))/g, (_, octal?: string, letter = "") =>
		octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (ESCAPES[letter] ?? letter),
	);

/** Texts are in UTF-16 or UTF-8 if they begin with its mark. */
function textOf(bytes: string): string {
	if (bytes.startsWith("\xfe\xff")) return new TextDecoder("utf-16be").decode(Buffer.from(bytes, "latin1"));
	return bytes.startsWith("\xef\xbb\xbf") ? Buffer.from(bytes, "latin1").toString() : bytes;
}

function inspectEntry({ keysOf, add }: Pdf, { is, text, key, within, object }: Entry) {
	const where = `object ${object}`;
	const kind = is === "name" && kindOf(FINDING_OF_NAME, text);
	if (kind) add(kind, where);
	if (is === "name" && text === "Encrypt") add("uninspected", "it is encrypted");
	const keys = [...(key ? [key] : (keysOf.get(object) ?? []))];
	const isUnder = (pattern: RegExp) => keys.some((each) => pattern.test(each));
	if (is === "text") {
		if (isUnder(/^(URI|Base)$/) && !isSafeLink(text)) add("link", text);
		// The name of another file (a picture, page or text) that a reader would fetch.
		if (isUnder(/^U?F$/)) add("remote", text);
		return;
	}
	// A drawing that is a program in PostScript, for printers.
	if (text === "PS" && isUnder(/^Subtype2?$/)) add("script", where);
	if (text !== "URI" || !isUnder(/^S$/)) return;
	const actions = [...(within ? [within] : (keysOf.get(object) ?? []))];
	if (actions.some((each) => !CLICKED.has(each))) add("action", where);
}
