import { inflateSync } from "node:zlib";
import {
	PDFArray,
	PDFDict,
	PDFHexString,
	PDFName,
	PDFNumber,
	type PDFObject,
	PDFParser,
	PDFRawStream,
	PDFRef,
	PDFString,
} from "@cantoo/pdf-lib";
import { polyglotFinding } from "#lib/submissions/cv/polyglot";
import { isSafeLink } from "#lib/submissions/cv/safe-link";
import type { CvFinding } from "#lib/submissions/model/cv-findings";

/** Names of features that a CV does not need, as value or key of an entry. */
const FINDING_OF_NAME: Record<string, CvFinding> = {
	JavaScript: "script",
	XFA: "script",
	Launch: "program",
	SubmitForm: "form",
	ImportData: "form",
	EmbeddedFile: "attachment",
	EmbeddedFiles: "attachment",
	FileAttachment: "attachment",
	Filespec: "attachment",
	Collection: "attachment",
	GoToR: "remote",
	GoToE: "remote",
	FFilter: "remote",
	RichMedia: "media",
	RichMediaExecute: "media",
	Rendition: "media",
	Movie: "media",
	Sound: "media",
	"3D": "media",
};
/** The same, as keys only, because fonts and pictures may have these short names. */
const FINDING_OF_KEY: Record<string, CvFinding> = {
	JS: "script",
	EF: "attachment",
	Encrypt: "encrypted",
};
/** The only action allowed without a click: going to a page of this document. */
const QUIET_ACTIONS = new Set(["GoTo", "Named"]);
const NEXT_ACTIONS_MAX = 20;

const DEPTH_MAX = 100;
const OBJECTS_MAX = 200_000;
/** Limit for unpacked object streams; those of a CV are a few hundred kilobytes. */
const UNPACKED_MAX_BYTES = 32 * 1024 * 1024;

type Pdf = {
	/** Every object in the file, including those that a later one replaces, because readers differ in which one counts. */
	objects: Map<number, PDFObject[]>;
	names: Set<string>;
	keys: Set<string>;
	dicts: PDFDict[];
	isDamaged: boolean;
	unpackedBytes: number;
};

/**
 * What a PDF can do besides being read. Objects are found by the word `obj` instead of the table of contents and parsed in place, so
 * that none can hide in an earlier revision, a comment or a stream. Object streams are unpacked. The insides of pictures and
 * fonts are not inspected. Encrypted content cannot be.
 */
export function pdfFinding(content: Buffer): CvFinding | undefined {
	const pdf: Pdf = {
		objects: new Map(),
		names: new Set(),
		keys: new Set(),
		dicts: [],
		isDamaged: false,
		unpackedBytes: 0,
	};
	const text = content.toString("latin1");
	readObjects(pdf, content, text);
	readTrailers(pdf, content, text);
	return (
		(pdf.keys.has("Encrypt") ? "encrypted" : undefined) ??
		findingOfNames(pdf) ??
		findingOfDicts(pdf) ??
		polyglotFinding(content) ??
		(pdf.isDamaged || !pdf.names.has("Catalog") ? "damaged" : undefined) ??
		findingOfEnd(text)
	);
}

function readObjects(pdf: Pdf, content: Buffer, text: string) {
	const parser = new RecordingParser(content, pdf);
	for (const { index } of text.matchAll(/(?<![A-Za-z])obj/g)) {
		const [, number] = /(\d+)[\s\0]+\d+[\s\0]*$/.exec(text.slice(Math.max(0, index - 40), index)) ?? [];
		const object = parser.objectAt(index + "obj".length);
		if (number === undefined) {
			// Prose contains the word, too. If a dictionary follows, the object's number is written in a way that only some
			// readers understand.
			pdf.isDamaged ||= object instanceof PDFDict || object instanceof PDFRawStream;
		} else if (object) keep(pdf, Number(number), object);
		else pdf.isDamaged = true;
	}
}

function readTrailers(pdf: Pdf, content: Buffer, text: string) {
	const parser = new RecordingParser(content, pdf);
	for (const { index } of text.matchAll(/trailer/g)) parser.objectAt(index + "trailer".length);
}

function keep(pdf: Pdf, number: number, object: PDFObject) {
	const known = pdf.objects.get(number);
	if (known) known.push(object);
	else pdf.objects.set(number, [object]);
	if (pdf.objects.size > OBJECTS_MAX) throw new RangeError("too many objects");
	if (object instanceof PDFRawStream) readObjectStream(pdf, object);
}

/** An object stream. Readers recognise one even if its type does not say so. */
function readObjectStream(pdf: Pdf, { dict, contents }: PDFRawStream) {
	if (dict.has(name("F"))) pdf.names.add("FFilter");
	const first = dict.get(name("First"));
	const count = dict.get(name("N"));
	const isObjectStream = dict.get(name("Type")) === name("ObjStm") || (first && count);
	if (!isObjectStream) return;
	const unpacked = unpack(dict, contents, UNPACKED_MAX_BYTES - pdf.unpackedBytes);
	if (!unpacked || !(first instanceof PDFNumber) || !(count instanceof PDFNumber)) {
		pdf.isDamaged = true;
		return;
	}
	pdf.unpackedBytes += unpacked.length;
	const numbers = unpacked.toString("latin1", 0, first.asNumber()).match(/\d+/g) ?? [];
	const parser = new RecordingParser(unpacked, pdf);
	for (let index = 0; index < count.asNumber(); index++) {
		const object = parser.objectAt(first.asNumber() + Number(numbers[2 * index + 1]));
		if (!object) {
			pdf.isDamaged = true;
			return;
		}
		keep(pdf, Number(numbers[2 * index]), object);
	}
}

/** Producers compress object streams with Flate or not at all. Anything else is undefined and counts as not inspected. */
function unpack(dict: PDFDict, contents: Uint8Array, maxBytes: number): Buffer | undefined {
	const filter = dict.get(name("Filter"));
	if (filter === undefined) return Buffer.from(contents);
	const [only, another] = filter instanceof PDFArray ? filter.asArray() : [filter];
	if (only !== name("FlateDecode") || another || PARAMETERS.some((key) => dict.has(key))) return undefined;
	try {
		return inflateSync(contents, { maxOutputLength: Math.max(1, maxBytes) });
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") throw error;
		return undefined;
	}
}

/** The library's parser, which also records what it passes, whether or not the object is complete. */
class RecordingParser extends PDFParser {
	#pdf: Pdf;
	#depth = 0;
	#isValue = false;
	#keysOfDicts: Set<string>[] = [];

	constructor(content: Uint8Array, pdf: Pdf) {
		super(content);
		this.#pdf = pdf;
	}

	/** Undefined if none can be read there. */
	objectAt(offset: number): PDFObject | undefined {
		this.bytes.moveTo(offset);
		this.#depth = 0;
		this.#keysOfDicts = [];
		try {
			return this.parseObject();
		} catch (error) {
			if (error instanceof RangeError) throw error;
			return undefined;
		}
	}

	override parseObject(ref?: PDFRef): PDFObject {
		this.#depth += 1;
		if (this.#depth > DEPTH_MAX) throw new RangeError("nested too deeply");
		this.#isValue = true;
		const object = super.parseObject(ref);
		this.#isValue = false;
		this.#depth -= 1;
		return object;
	}

	protected override parseName(): PDFName {
		const isValue = this.#isValue;
		this.#isValue = false;
		const found = super.parseName();
		const text = found.asString().slice(1);
		this.#pdf.names.add(text);
		if (isValue) return found;
		this.#pdf.keys.add(text);
		const keys = this.#keysOfDicts.at(-1);
		// Of a duplicate entry, some readers use the first and some the last.
		if (keys?.has(text)) this.#pdf.isDamaged = true;
		keys?.add(text);
		return found;
	}

	protected override parseDict(ref?: PDFRef): PDFDict {
		this.#isValue = false;
		this.#keysOfDicts.push(new Set());
		const dict = super.parseDict(ref);
		this.#keysOfDicts.pop();
		this.#pdf.dicts.push(dict);
		return dict;
	}

	protected override parseArray(ref?: PDFRef): PDFArray {
		this.#isValue = false;
		return super.parseArray(ref);
	}
}

function findingOfNames({ names, keys }: Pdf): CvFinding | undefined {
	for (const [found, finding] of Object.entries(FINDING_OF_NAME)) if (names.has(found)) return finding;
	for (const [found, finding] of Object.entries(FINDING_OF_KEY)) if (keys.has(found)) return finding;
	return undefined;
}

function findingOfDicts(pdf: Pdf): CvFinding | undefined {
	for (const dict of pdf.dicts) {
		if (!isQuiet(pdf, dict.get(name("OpenAction")))) return "action";
		const triggered = resolved(pdf, dict.get(name("AA")));
		const actions = triggered.flatMap((each) => (each instanceof PDFDict ? each.values() : []));
		if (!actions.every((action) => isQuiet(pdf, action))) return "action";
		if (!resolved(pdf, dict.get(name("URI"))).every((uri) => isSafeTarget(pdf, uri))) return "link";
		// The name of another file (a picture, page or text) that a reader would fetch.
		if (FILE_KEYS.some((key) => resolved(pdf, dict.get(key)).some(isText))) return "remote";
		if (PROGRAM_KEYS.some((key) => resolved(pdf, dict.get(key)).includes(name("PS")))) return "script";
	}
	return undefined;
}

/** Whether an action without a click only goes to a page of this document; applies to the actions that follow it too. */
function isQuiet(pdf: Pdf, action: PDFObject | undefined, before = 0): boolean {
	if (before > NEXT_ACTIONS_MAX) return false;
	return resolved(pdf, action).every((each) => {
		if (!(each instanceof PDFDict)) return true;
		const kind = each.get(name("S"));
		// A destination may also be a dictionary, with a position and no type.
		if (kind === undefined) return true;
		if (!(kind instanceof PDFName) || !QUIET_ACTIONS.has(kind.asString().slice(1))) return false;
		const next = resolved(pdf, each.get(name("Next"))).flatMap((one) =>
			one instanceof PDFArray ? one.asArray() : [one],
		);
		return next.every((one) => isQuiet(pdf, one, before + 1));
	});
}

function isSafeTarget(pdf: Pdf, uri: PDFObject): boolean {
	if (uri instanceof PDFString || uri instanceof PDFHexString) return isSafeLink(uri.decodeText());
	// The catalog's own entry of that name is the base of relative links.
	return (
		uri instanceof PDFDict && resolved(pdf, uri.get(name("Base"))).every((base) => isSafeTarget(pdf, base))
	);
}

/** All objects that a reference may refer to. */
function resolved({ objects }: Pdf, object: PDFObject | undefined): PDFObject[] {
	if (object === undefined) return [];
	return object instanceof PDFRef ? (objects.get(object.objectNumber) ?? []) : [object];
}

/** Only line breaks and padding follow the end of a PDF. */
function findingOfEnd(text: string): CvFinding | undefined {
	const end = text.lastIndexOf("%%EOF");
	if (end < 0) return "damaged";
	return /^[\s\0]*$/.test(text.slice(end + "%%EOF".length)) ? undefined : "appended";
}

const isText = (object: PDFObject) => object instanceof PDFString || object instanceof PDFHexString;

const name = PDFName.of;
/** Readers also accept the short name, which the standard allows only for pictures within a page. */
const PARAMETERS = [name("DecodeParms"), name("DP")];
const FILE_KEYS = [name("F"), name("UF")];
/** A drawing that is a program in PostScript, for printers. */
const PROGRAM_KEYS = [name("Subtype"), name("Subtype2")];
