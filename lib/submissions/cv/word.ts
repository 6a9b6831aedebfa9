import { Parser } from "htmlparser2";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { fieldReader } from "#lib/submissions/cv/field";
import { isProgram } from "#lib/submissions/cv/polyglot";
import { isOnOwnDisk, isSafeLink, leadsOutside } from "#lib/submissions/cv/safe-link";
import { type AddFinding, type CvFinding, Unreadable } from "#lib/submissions/model/cv-findings";

/** Unpacked and counted while unpacking. */
const XML_MAX_BYTES = { part: 4 * 1024 * 1024, all: 8 * 1024 * 1024 };
const DEPTH_MAX = 200;
/** A Word document has dozens of parts; one with many pictures has hundreds. */
const ENTRIES_MAX = 2_000;

const WORD_TYPE = /(word|wordprocessingml)\.(document|template)/i;
const FINDING_OF_TYPE: [RegExp, CvFinding["kind"]][] = [
	[/macroenabled|vbaproject|vbadata|activex/i, "macros"],
	[/oleobject/i, "attachment"],
];
/** By the last word of a relationship's type. */
const FINDING_OF_RELATION: Record<string, CvFinding["kind"]> = {
	vbaProject: "macros",
	wordVbaData: "macros",
	control: "macros",
	activeXControlBinary: "macros",
	oleObject: "attachment",
	package: "attachment",
	aFChunk: "attachment",
	subDocument: "remote",
	frame: "remote",
	webextensiontaskpanes: "script",
	webextension: "script",
	video: "media",
	audio: "media",
};
const FINDING_OF_ELEMENT: Record<string, CvFinding["kind"]> = {
	altChunk: "attachment",
	OLEObject: "attachment",
	control: "macros",
	subDoc: "remote",
	webVideoPr: "media",
};
/** What Windows runs. */
const PROGRAM_ENDINGS =
	/\.(exe|scr|com|pif|bat|cmd|ps1|vbs|vbe|js|jse|wsf|wsh|hta|lnk|jar|msi|dll|cpl|reg|chm)$/i;
const WORD_NAMESPACES = new Set([
	"http://schemas.openxmlformats.org/wordprocessingml/2006/main",
	"http://purl.oclc.org/ooxml/wordprocessingml/main",
]);
const FIELD_ELEMENTS = new Set(["fldSimple", "fldChar", "instrText", "delInstrText"]);
/** A reader uses one of these and skips the others. */
const ALTERNATIVES = new Set(["Choice", "Fallback"]);

/**
 * Reports what a Word document can do besides being read: by relationships, content types, elements, fields and the first bytes of
 * each part, whatever it is called. Parts of any vendor are clean. Returns whether the archive is a Word document. Throws
 * `Unreadable`.
 */
export async function inspectWord(content: Buffer, add: AddFinding): Promise<boolean> {
	const word = { isWord: false, xmlBytes: 0 };
	const names = new Set<string>();
	const has = (name: string) => content.includes(name, 0, "latin1");
	try {
		const archive = await fromBufferPromise(content, { lazyEntries: true, strictFileNames: true });
		if (archive.entryCount > ENTRIES_MAX) throw new Unreadable("it has too many parts");
		for await (const entry of archive.eachEntry()) {
			// Part names ignore case, and programs differ in which of two they read.
			const name = entry.fileName.toLowerCase();
			if (names.has(name)) throw new Unreadable(`it has ${entry.fileName} twice`);
			names.add(name);
			if (entry.isEncrypted()) throw new Unreadable("it is encrypted");
			const isLink = ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;
			if (isLink) throw new Unreadable(`${entry.fileName} is a link of the file system`);
			if (!name.endsWith("/")) await inspectPart(archive, entry, word, add);
		}
		return word.isWord;
	} catch (error) {
		if (!word.isWord && !has("word/")) return false;
		throw error instanceof Unreadable ? error : new Unreadable("it is damaged");
	}
}

type Word = { isWord: boolean; xmlBytes: number };

/** Reads a part to its end if it is XML, whatever its name, otherwise only its beginning. */
async function inspectPart(archive: ZipFile, entry: Entry, word: Word, add: AddFinding) {
	const part = entry.fileName;
	const isChartData = /^word\/embeddings\/[^/]+\.xlsx$/i.test(part);
	if (PROGRAM_ENDINGS.test(part)) add("attachment", part);
	const stream = await archive.openReadStreamPromise(entry);
	let xml: { parser: Parser; decoder: TextDecoder } | undefined;
	let bytes = 0;
	try {
		for await (const piece of stream as AsyncIterable<Buffer>) {
			if (bytes === 0) {
				if (isProgram(piece) && !(isChartData && isZip(piece)))
					add(/vba/i.test(part) || isCompound(piece) ? "macros" : "attachment", part);
				const encoding = encodingOf(piece);
				if (!encoding) break;
				xml = { parser: xmlParser(part, word, add), decoder: new TextDecoder(encoding) };
			}
			bytes += piece.length;
			word.xmlBytes += piece.length;
			if (bytes > XML_MAX_BYTES.part || word.xmlBytes > XML_MAX_BYTES.all)
				throw new Unreadable(`${part} unpacks to too much`);
			xml?.parser.write(xml.decoder.decode(piece, { stream: true }));
		}
		xml?.parser.end(xml.decoder.decode());
	} finally {
		stream.destroy();
	}
}

const isZip = (head: Buffer) => head.toString("latin1", 0, 2) === "PK";
const isCompound = (head: Buffer) => head.toString("hex", 0, 4) === "d0cf11e0";

/** The encoding of XML by its first bytes, as the standard allows; undefined for anything else. */
function encodingOf(start: Buffer): string | undefined {
	const head = start.toString("hex", 0, 4);
	if (/^(fffe|3c00)/.test(head)) return "utf-16le";
	if (/^(feff|003c)/.test(head)) return "utf-16be";
	return /^(\xef\xbb\xbf)?\s*</.test(start.toString("latin1", 0, 64)) ? "utf-8" : undefined;
}

function xmlParser(part: string, word: Word, add: AddFinding): Parser {
	const fields = fieldReader(part, add);
	const scopes: Record<string, string>[] = [{}];
	let instructionDepth: number | undefined;
	return new Parser(
		{
			onopentag: (tag, attributes) => {
				const scope = { ...scopes.at(-1), ...declared(attributes) };
				scopes.push(scope);
				if (scopes.length > DEPTH_MAX) throw new Unreadable(`${part} is nested too deeply`);
				const name = localName(tag);
				const kind = FINDING_OF_ELEMENT[name];
				// Other vendors have controls of their own.
				if (kind && (name !== "control" || isOfWord(tag, scope))) add(kind, `${name} in ${part}`);
				inspectAddresses(part, attributes, add);
				if (name === "Relationship") inspectRelation(part, attributes, add);
				if (part === "[Content_Types].xml") inspectType(word, attributes, add);
				// Word ignores such elements and attributes of another namespace, and would read a different instruction.
				if (FIELD_ELEMENTS.has(name)) {
					const strange = Object.keys(attributes).filter(
						(key) => /:(instr|fldCharType)$/.test(key) && !isOfWord(key, scope),
					);
					if (!isOfWord(tag, scope) || strange.length > 0)
						add("field", `hidden behind a namespace in ${part}`);
				}
				if (ALTERNATIVES.has(name) && fields.isWithinInstruction()) add("field", `one of two in ${part}`);
				if (name === "fldSimple") fields.simple(attributeOf(attributes, "instr"));
				if (name === "fldChar") fields.mark(attributeOf(attributes, "fldCharType"));
				if (name === "instrText" || name === "delInstrText") instructionDepth ??= scopes.length;
			},
			ontext: (text) => {
				if (instructionDepth !== undefined) fields.text(text);
			},
			onclosetag: () => {
				if (scopes.length === instructionDepth) instructionDepth = undefined;
				scopes.pop();
			},
			onprocessinginstruction: (name, data) => {
				if (/^!doctype/i.test(name)) throw new Unreadable(`${part} has entities of its own`);
				if (name === "?xml" && /encoding\s*=\s*["'](?!utf-?(8|16)|us-ascii|iso-8859|windows-125)/i.test(data))
					throw new Unreadable(`${part} is written in an unusual encoding`);
			},
			onend: fields.end,
		},
		{ xmlMode: true, decodeEntities: true },
	);
}

const localName = (tag: string) => tag.slice(tag.indexOf(":") + 1);

/** The namespaces that an element declares, by prefix; that without one has the prefix "". */
const declared = (attributes: Record<string, string>) =>
	Object.fromEntries(
		Object.entries(attributes).flatMap(([key, value]) =>
			/^xmlns(:|$)/.test(key) ? [[key.slice(6), value]] : [],
		),
	);

const isOfWord = (tag: string, scope: Record<string, string>): boolean =>
	WORD_NAMESPACES.has(scope[tag.includes(":") ? tag.slice(0, tag.indexOf(":")) : ""] ?? "");

/** By its name without a prefix. Of two, both count. */
const attributeOf = (attributes: Record<string, string>, name: string): string =>
	Object.entries(attributes)
		.flatMap(([key, value]) => (localName(key).toLowerCase() === name.toLowerCase() ? [value] : []))
		.join(" ");

function inspectRelation(part: string, attributes: Record<string, string>, add: AddFinding) {
	const type = attributeOf(attributes, "Type").split("/").at(-1) ?? "";
	const target = attributeOf(attributes, "Target");
	const isExternal = !/^(internal)?$/i.test(attributeOf(attributes, "TargetMode"));
	// A chart keeps its figures in a spreadsheet.
	const isChartData =
		type === "package" && /charts?\/_rels\//i.test(part) && /\.xlsx$/i.test(target) && !isExternal;
	const kind = FINDING_OF_RELATION[type];
	if (kind && !isChartData) add(kind, target);
	else if (isExternal && type === "hyperlink") {
		if (!isSafeLink(target)) add("link", target);
	} else if (isExternal ? !isOnOwnDisk(target) : leadsOutside(target)) add("remote", target);
}

function inspectType(word: Word, attributes: Record<string, string>, add: AddFinding) {
	const type = attributeOf(attributes, "ContentType");
	if (WORD_TYPE.test(type)) word.isWord = true;
	for (const [pattern, kind] of FINDING_OF_TYPE)
		if (pattern.test(type)) add(kind, attributeOf(attributes, "PartName") || type);
}

/** Old drawings and embedded pictures name their sources and targets without a relationship. */
function inspectAddresses(part: string, attributes: Record<string, string>, add: AddFinding) {
	if (/^customxml\//i.test(part)) return;
	for (const [key, value] of Object.entries(attributes)) {
		const name = localName(key).toLowerCase();
		if ((name === "src" || name === "manifestlocation") && leadsOutside(value)) add("remote", value);
		const isPicture = /^data:image\/(png|jpeg|gif);/i.test(value.slice(0, 30));
		if (name === "href" && !isPicture && !isSafeLink(value)) add("link", value);
	}
}
