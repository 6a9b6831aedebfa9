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

type Value = Name | string | number | Ref | Dict | Value[] | undefined;
type Name = { name: string };
type Ref = { ref: number };
/** With all entries of a key, because readers differ in which of two counts. */
type Dict = { entries: [key: string, value: Value][]; where: string };
type Kept = { value: Value; stream: Buffer };
type Pdf = {
	/** By number, with those that a later one replaces, because readers differ in which one counts. */
	objects: Map<number, Kept[]>;
	dicts: Dict[];
	add: AddFinding;
};

/**
 * Reports what a PDF can do besides being read. Objects are found by the word `obj` instead of the table of contents and read in
 * place, so that none can hide in an earlier revision, a comment or a stream. Object streams are unpacked. The insides of pictures
 * and fonts are not inspected; encrypted content cannot be. Throws `Unreadable`.
 */
export function inspectPdf(content: Buffer, add: AddFinding): void {
	const text = content.toString("latin1");
	const pdf: Pdf = { objects: new Map(), dicts: [], add };
	const head = text.indexOf("%PDF-");
	if (head > 0) add("uninspected", `${head} bytes before the beginning of the PDF, which most programs skip`);
	if (head > 0 && isProgram(content)) add("appended", "before its beginning");
	for (const { index, 0: word } of text.matchAll(/(?<![A-Za-z])obj|trailer/g)) {
		const [, number = "0"] = /(\d+)[\s\0]+\d+[\s\0]*$/.exec(text.slice(Math.max(0, index - 40), index)) ?? [];
		keep(pdf, Number(number), text, index + word.length, content);
	}
	for (const dict of pdf.dicts) inspectDict(pdf, dict);
}

/** Keeps the object at that place, and those in it if it is an object stream, even one whose type does not say so. */
function keep(pdf: Pdf, number: number, text: string, at: number, content: Buffer) {
	const { value, end } = readValue(pdf, `object ${number}`, text, at);
	const [opening] = /^[\s\0]*stream\r?\n?/.exec(text.slice(end, end + 40)) ?? [];
	const stream = content.subarray(opening === undefined ? content.length : end + opening.length);
	const known = pdf.objects.get(number);
	if (known) known.push({ value, stream });
	else pdf.objects.set(number, [{ value, stream }]);
	if (!isDict(value) || opening === undefined) return;
	const [start] = valuesOf(value, "First");
	if (typeof start !== "number" || valuesOf(value, "N").length === 0) return;
	const unpacked = unpack(value, stream);
	const inside = unpacked.toString("latin1");
	const places = inside.slice(0, start).match(/\d+/g) ?? [];
	for (let index = 0; index + 1 < places.length; index += 2)
		keep(pdf, Number(places[index]), inside, start + Number(places[index + 1]), unpacked);
}

/** Producers compress object streams with Flate or not at all. Throws if that cannot be undone. */
function unpack(dict: Dict, stream: Buffer): Buffer {
	// Readers also accept the short names, which the standard allows only for pictures within a page.
	const filters = valuesOf(dict, "Filter", "F", "DecodeParms", "DP").flat().filter(Boolean);
	if (filters.length === 0) return stream;
	const [filter] = filters;
	if (filters.length > 1 || !isName(filter) || !/^(Fl|FlateDecode)$/.test(filter.name))
		throw new Unreadable(`${dict.where} is packed in an unusual way`);
	try {
		return inflateSync(stream, { maxOutputLength: UNPACKED_MAX_BYTES });
	} catch {
		throw new Unreadable(`${dict.where} is damaged, or unpacks to more than 8 MB`);
	}
}

/** Space and comments, then one of: a beginning or an end, a name, a text in hexadecimal, a reference, a word or number. */
const TOKEN =
	/(?:[\s\0]|%[^\r\n]*)*(<<|>>|[[\](]|\/([^\s\0()<>[\]{}/%]*)|<([^>]{0,200000})>?|(\d+)[\s\0]+\d+[\s\0]+R(?![A-Za-z])|[^\s\0()<>[\]{}/%]+|[\s\S]|$)/y;
const END = Symbol("end");

/** The value at that place, as far as it is complete, and where it ends. Its names are reported as they are passed. */
function readValue(pdf: Pdf, where: string, text: string, at: number): { value: Value; end: number } {
	let end = at;
	const next = (): Value | typeof END => {
		const start = end;
		TOKEN.lastIndex = start;
		const [whole = "", token = "", name, hex, ref] = TOKEN.exec(text) ?? [];
		end += whole.length;
		if (token === "[") {
			const list: Value[] = [];
			for (let each = next(); each !== END; each = next()) list.push(each);
			return list;
		}
		if (token === "<<") {
			const dict: Dict = { entries: [], where };
			pdf.dicts.push(dict);
			for (let key = next(); key !== END; key = next()) {
				if (!isName(key)) continue;
				const value = next();
				if (value === END) break;
				dict.entries.push([key.name, value]);
			}
			return dict;
		}
		if (token === "(") {
			const from = end;
			end = endOfLiteral(text, from);
			return textOf(unescaped(text.slice(from, end - 1)));
		}
		if (name !== undefined) return nameOf(pdf, name, where);
		if (hex !== undefined)
			return textOf(Buffer.from(hex.replace(/[^\da-f]/gi, ""), "hex").toString("latin1"));
		if (ref !== undefined) return { ref: Number(ref) };
		if (/^[+\-.\d]+$/.test(token)) return Number(token);
		if (/^(true|false|null)$/.test(token)) return undefined;
		// Any other word ends all that is open.
		if (token !== "]" && token !== ">>") end = start;
		return END;
	};
	const value = next();
	return { value: value === END ? undefined : value, end };
}

function nameOf(pdf: Pdf, written: string, where: string): Name {
	const name = written.replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
	const kind = kindOf(FINDING_OF_NAME, name);
	if (kind) pdf.add(kind, where);
	return { name };
}

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

function inspectDict(pdf: Pdf, { entries, where }: Dict) {
	for (const [key, written] of entries) {
		if (key === "Encrypt") pdf.add("uninspected", "it is encrypted");
		for (const { value, stream } of [written].flat().flatMap((each) => resolved(pdf, each))) {
			if (typeof value === "string") {
				if ((key === "URI" || key === "Base") && !isSafeLink(value)) pdf.add("link", value);
				// The name of another file (a picture, page or text) that a reader would fetch.
				if (key === "F" || key === "UF") pdf.add("remote", value);
			}
			// A drawing that is a program in PostScript, for printers.
			if (/^Subtype2?$/.test(key) && isName(value) && value.name === "PS") pdf.add("script", where);
			if (!isDict(value)) continue;
			const kinds = valuesOf(value, "S").flatMap((each) => resolved(pdf, each));
			const opensPage = kinds.some((kind) => isName(kind.value) && kind.value.name === "URI");
			if (opensPage && !CLICKED.has(key)) pdf.add("action", where);
			if (key === "XFA" && /<(\w+:)?script/i.test(unpack(value, stream).toString("latin1")))
				pdf.add("script", `form in ${where}`);
		}
	}
}

/** A value with its stream, or all that a reference may refer to. */
const resolved = ({ objects }: Pdf, value: Value): Kept[] =>
	isRef(value) ? (objects.get(value.ref) ?? []) : [{ value, stream: Buffer.alloc(0) }];
const valuesOf = ({ entries }: Dict, ...keys: string[]): Value[] =>
	entries.flatMap(([key, value]) => (keys.includes(key) ? [value] : []));
const isDict = (value: Value): value is Dict =>
	typeof value === "object" && "entries" in value && !Array.isArray(value);
const isRef = (value: Value): value is Ref => typeof value === "object" && "ref" in value;
const isName = (value: Value | typeof END): value is Name => typeof value === "object" && "name" in value;
