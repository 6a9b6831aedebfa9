import { inflateSync } from "node:zlib";
import { addAppended, addPolyglots, isProgram } from "#lib/submissions/cv/polyglot";
import { isSafeLink } from "#lib/submissions/cv/safe-link";
import { type AddFinding, type CvFinding, Unreadable } from "#lib/submissions/model/cv-findings";

/** Names of features that a CV does not need, as value or key of an entry. */
const FINDING_OF_NAME: Record<string, CvFinding["kind"]> = {
	JavaScript: "script",
	Launch: "program",
	SubmitForm: "form",
	ImportData: "form",
	EmbeddedFile: "attachment",
	EmbeddedFiles: "attachment",
	FileAttachment: "attachment",
	GoToR: "remote",
	GoToE: "remote",
	RichMedia: "media",
	RichMediaExecute: "media",
	Rendition: "media",
	Movie: "media",
	Sound: "media",
	"3D": "media",
};
/** The same, as keys only, because fonts and pictures may have these short names. */
const FINDING_OF_KEY: Record<string, CvFinding["kind"]> = {
	JS: "script",
	EF: "attachment",
	Collection: "attachment",
};

const DEPTH_MAX = 100;
/** For all object streams and forms together; those of a CV are a few hundred kilobytes. */
const UNPACKED_MAX_BYTES = 8 * 1024 * 1024;
/** How much is read in all. Every object is read once, but a hostile file can nest beginnings of objects. */
const READ_MAX = 40 * 1024 * 1024;
const NEXT_ACTIONS_MAX = 20;

type Name = { name: string };
type Text = { text: string };
type Ref = { ref: number };
type Value = Name | Text | Ref | Dict | Value[] | number | undefined;
class Dict {
	/** All of a key, because readers differ in which of two counts. */
	entries: [key: string, value: Value][] = [];
	all = (...keys: string[]): Value[] =>
		this.entries.flatMap(([key, value]) => (keys.includes(key) ? [value] : []));
}
type Pdf = {
	/** By number, with those that a later one replaces, because readers differ in which one counts. */
	objects: Map<number, { value: Value; stream: Buffer }[]>;
	dicts: { dict: Dict; number: number }[];
	hasCatalog: boolean;
	left: { read: number; unpacked: number };
	add: AddFinding;
};

/**
 * Reports what a PDF can do besides being read. Objects are found by the word `obj` instead of the table of contents and read in
 * place, so that none can hide in an earlier revision, a comment or a stream. Object streams are unpacked. The insides of pictures
 * and fonts are not inspected; encrypted content cannot be. Throws `Unreadable`.
 */
export function inspectPdf(content: Buffer, add: AddFinding): void {
	const text = content.toString("latin1");
	const left = { read: READ_MAX, unpacked: UNPACKED_MAX_BYTES };
	const pdf: Pdf = { objects: new Map(), dicts: [], hasCatalog: false, left, add };
	const head = text.indexOf("%PDF-");
	if (head > 0) add("uninspected", `${head} bytes before the beginning of the PDF, which most programs skip`);
	if (head > 0 && isProgram(content)) add("appended", "before its beginning");
	for (const { index } of text.matchAll(/(?<![A-Za-z])obj|trailer/g)) {
		const [, number = "0"] = /(\d+)[\s\0]+\d+[\s\0]*$/.exec(text.slice(Math.max(0, index - 40), index)) ?? [];
		keep(pdf, Number(number), text, index + (text[index] === "o" ? "obj" : "trailer").length, content);
	}
	for (const { dict, number } of pdf.dicts) inspectDict(pdf, dict, `object ${number}`);
	addPolyglots(content, add);
	const end = text.lastIndexOf("%%EOF");
	if (!pdf.hasCatalog) throw new Unreadable("it is damaged: nothing tells what belongs to it");
	if (end < 0) throw new Unreadable("it is damaged: its end is missing");
	addAppended(content.subarray(end + "%%EOF".length), add);
}

/** Keeps the object at that place, and those in it if it is an object stream, even one whose type does not say so. */
function keep(pdf: Pdf, number: number, text: string, at: number, content: Buffer) {
	const { value, end } = readValue(pdf, number, text, at);
	const [opening] = /^[\s\0]*stream\r?\n?/.exec(text.slice(end, end + 40)) ?? [];
	const stream = content.subarray(opening === undefined ? content.length : end + opening.length);
	const known = pdf.objects.get(number);
	if (known) known.push({ value, stream });
	else pdf.objects.set(number, [{ value, stream }]);
	if (!(value instanceof Dict) || opening === undefined) return;
	const [start] = value.all("First");
	// Readers take such a stream for one of objects even if its type does not say so.
	if (typeof start !== "number" || value.all("N").length === 0) return;
	const unpacked = unpack(pdf, value, stream, number);
	const inside = unpacked.toString("latin1");
	const places = inside.slice(0, start).match(/\d+/g) ?? [];
	for (let index = 0; index + 1 < places.length; index += 2) {
		keep(pdf, Number(places[index]), inside, start + Number(places[index + 1]), unpacked);
	}
}

/** Producers compress object streams with Flate or not at all. Throws if that cannot be undone. */
function unpack({ left }: Pdf, dict: Dict, stream: Buffer, number: number): Buffer {
	const filters = dict
		.all("Filter", "F")
		.flat()
		.filter((each) => each !== undefined);
	// Readers also accept the short names, which the standard allows only for pictures within a page.
	const isPlain = dict
		.all("DecodeParms", "DP")
		.flat()
		.every((each) => each === undefined);
	if (filters.length === 0) return stream;
	if (!isPlain || filters.length > 1 || !["FlateDecode", "Fl"].some((each) => isName(filters[0], each))) {
		throw new Unreadable(`object ${number} is packed in an unusual way`);
	}
	try {
		const unpacked = inflateSync(stream, { maxOutputLength: Math.max(1, left.unpacked) });
		left.unpacked -= unpacked.length;
		return unpacked;
	} catch (error) {
		const isTooLarge = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
		throw new Unreadable(`object ${number} ${isTooLarge ? "unpacks to more than 8 MB" : "is damaged"}`);
	}
}

const TOKEN =
	/[\s\0]+|%[^\r\n]*|<<|>>|[[\]]|\/[^\s\0()<>[\]{}/%]*|\(|<[^>]{0,200000}>?|(\d+)[\s\0]+\d+[\s\0]+R(?![A-Za-z])|[^\s\0()<>[\]{}/%]+|[\s\S]/y;

/** The value at that place, as far as it is complete, and where it ends. Its names are reported as they are passed. */
function readValue(pdf: Pdf, number: number, text: string, at: number): { value: Value; end: number } {
	const where = `object ${number}`;
	const open: { into: Dict | Value[]; key?: string }[] = [];
	let root: Value;
	for (let end = at; ; ) {
		TOKEN.lastIndex = end;
		const found = TOKEN.exec(text);
		const token = found?.[0] ?? "";
		if (token === "") return { value: root, end };
		const start = end;
		end += token.length;
		if (/^[\s\0%]/.test(token)) continue;
		const inner = open.at(-1);
		let value: Value;
		if (token === "<<" || token === "[") {
			value = token === "[" ? [] : new Dict();
			if (value instanceof Dict) pdf.dicts.push({ dict: value, number });
		} else if (token === ">>" || token === "]") {
			open.pop();
			if (open.length === 0) return { value: root, end };
			continue;
		} else if (token.startsWith("/")) {
			value = {
				name: token
					.slice(1)
					.replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
			};
			const isKey = inner !== undefined && !Array.isArray(inner.into) && inner.key === undefined;
			const kind = FINDING_OF_NAME[value.name] ?? (isKey ? FINDING_OF_KEY[value.name] : undefined);
			if (kind) pdf.add(kind, where);
			if (value.name === "Catalog") pdf.hasCatalog = true;
			if (isKey) {
				inner.key = value.name;
				continue;
			}
		} else if (token === "(") {
			const string = literal(text, end);
			value = { text: decoded(string.text) };
			end = string.end;
		} else if (token.startsWith("<"))
			value = { text: decoded(Buffer.from(token.replace(/[^\da-f]/gi, ""), "hex").toString("latin1")) };
		else if (found?.[1]) value = { ref: Number(found[1]) };
		else if (/^[+\-.\d]+$/.test(token)) value = Number(token);
		// Any other word ends the object.
		else if (!/^(true|false|null)$/.test(token)) return { value: root, end: start };
		pdf.left.read -= end - start;
		if (pdf.left.read < 0) throw new Unreadable("it took too much time");
		if (!inner) root = value;
		else if (Array.isArray(inner.into)) inner.into.push(value);
		else if (inner.key !== undefined) {
			inner.into.entries.push([inner.key, value]);
			inner.key = undefined;
		}
		if (token === "<<" || token === "[") open.push({ into: value as Dict | Value[] });
		if (open.length > DEPTH_MAX) throw new Unreadable(`${where} is nested too deeply`);
		if (open.length === 0) return { value: root, end };
	}
}

/** A text in parentheses, which may be nested and escaped. */
function literal(text: string, from: number): { text: string; end: number } {
	let depth = 1;
	let end = from;
	for (; end < text.length && depth > 0; end++) {
		const letter = text[end];
		if (letter === "\\") end += 1;
		else if (letter === "(") depth += 1;
		else if (letter === ")") depth -= 1;
	}
	const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
	const plain = text
		.slice(from, end - 1)
		.replace(/\\(?:([0-7]{1,3})|\r?\n|([\s\S]))/g, (_, octal?: string, letter?: string) =>
			octal ? String.fromCharCode(Number.parseInt(octal, 8)) : letter ? (escapes[letter] ?? letter) : "",
		);
	return { text: plain, end };
}

/** PDF texts are in UTF-16 or UTF-8 if they begin with its mark. */
function decoded(bytes: string): string {
	if (bytes.startsWith("\xfe\xff")) return new TextDecoder("utf-16be").decode(Buffer.from(bytes, "latin1"));
	return bytes.startsWith("\xef\xbb\xbf") ? Buffer.from(bytes, "latin1").toString() : bytes;
}

function inspectDict(pdf: Pdf, dict: Dict, where: string) {
	const { add } = pdf;
	if (dict.all("Encrypt").length > 0) add("uninspected", "it is encrypted");
	const actions = [
		...dict.all("OpenAction"),
		...dict
			.all("AA")
			.flatMap((each) => resolved(pdf, each))
			.flatMap((each) => (each instanceof Dict ? each.entries.map(([, value]) => value) : [])),
	];
	if (actions.some((action) => opensPage(pdf, action))) add("action", where);
	for (const uri of dict.all("URI", "Base").flatMap((each) => resolved(pdf, each))) {
		if (isText(uri) && !isSafeLink(uri.text)) add("link", uri.text);
	}
	// The name of another file (a picture, page or text) that a reader would fetch.
	for (const file of dict.all("F", "UF").flatMap((each) => resolved(pdf, each)))
		if (isText(file)) add("remote", file.text);
	// A drawing that is a program in PostScript, for printers.
	if (
		dict
			.all("Subtype", "Subtype2")
			.flatMap((each) => resolved(pdf, each))
			.some((each) => isName(each, "PS"))
	)
		add("script", where);
	for (const form of dict.all("XFA").flat()) {
		for (const { value, stream } of isRef(form) ? (pdf.objects.get(form.ref) ?? []) : []) {
			const isScripted =
				value instanceof Dict &&
				/<(\w+:)?script/i.test(unpack(pdf, value, stream, (form as Ref).ref).toString("latin1"));
			if (isScripted) add("script", `form in ${where}`);
		}
	}
}

/** Whether an action without a click opens an address; applies to the actions that follow it too. */
function opensPage(pdf: Pdf, action: Value, before = 0): boolean {
	if (before > NEXT_ACTIONS_MAX) return true;
	return resolved(pdf, action).some((each) => {
		if (!(each instanceof Dict)) return false;
		const kinds = each.all("S").flatMap((kind) => resolved(pdf, kind));
		return (
			kinds.some((kind) => isName(kind, "URI")) ||
			each
				.all("Next")
				.flat()
				.some((next) => opensPage(pdf, next, before + 1))
		);
	});
}

/** All values that a reference may refer to. */
const resolved = ({ objects }: Pdf, value: Value): Value[] =>
	isRef(value) ? (objects.get(value.ref) ?? []).map((each) => each.value) : [value];
const has = (value: Value, key: string) => typeof value === "object" && key in value;
const isRef = (value: Value): value is Ref => has(value, "ref");
const isText = (value: Value): value is Text => has(value, "text");
const isName = (value: Value, name: string) => has(value, "name") && (value as Name).name === name;
