import { Parser } from "htmlparser2";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { isRemote, isSafeLink } from "#lib/submissions/cv/address";
import { CHOICE_MARK, FIELD_MARKS, inspectFields } from "#lib/submissions/cv/fields";
import { isProgram } from "#lib/submissions/cv/polyglot";
import { type AddFinding, type FindingTable, kindOf, Unreadable } from "#lib/submissions/model/cv-findings";

/** Of one part, counted while it is unpacked. */
const XML_MAX_BYTES = 4 * 1024 * 1024;
const DEPTH_MAX = 200;

const WORD_TYPE = /(word|wordprocessingml)\.(document|template)/i;
/** By the type of a relationship or of a part's content. */
const FINDING_OF_TYPE: FindingTable = [
	[/macroenabled|vba(project|data)|activex|\/control$/i, "macros"],
	[/oleobject|\/(package|aFChunk)$/i, "attachment"],
	[/\/(subDocument|frame)$/i, "remote"],
	[/\/webextension/i, "script"],
	[/\/(video|audio)$/i, "media"],
];
/** What Windows runs. */
const PROGRAM_ENDINGS =
	/\.(exe|scr|com|pif|bat|cmd|ps1|vbs|vbe|js|jse|wsf|wsh|hta|lnk|jar|msi|dll|cpl|reg|chm)$/i;
const WORD_NAMESPACES = new Set([
	"http://schemas.openxmlformats.org/wordprocessingml/2006/main",
	"http://purl.oclc.org/ooxml/wordprocessingml/main",
]);

/**
 * Reports what a Word document can do besides being read: by relationships, content types, fields and the first bytes of each part,
 * whatever it is called. Parts of any vendor are clean. Returns whether the archive is a Word document. Throws `Unreadable`.
 */
export async function inspectWord(content: Buffer, add: AddFinding): Promise<boolean> {
	const word = { isWord: false };
	const names = new Set<string>();
	try {
		const archive = await fromBufferPromise(content, { lazyEntries: true, strictFileNames: true });
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
		if (!word.isWord && !content.includes("word/", 0, "latin1")) return false;
		throw error instanceof Unreadable ? error : new Unreadable("it is damaged");
	}
}

type Word = { isWord: boolean };

async function inspectPart(archive: ZipFile, entry: Entry, word: Word, add: AddFinding) {
	const part = entry.fileName;
	const content = await startOf(archive, entry);
	// A chart keeps its figures in a spreadsheet.
	const isChartData =
		/^word\/embeddings\/[^/]+\.xlsx$/i.test(part) && content.toString("latin1", 0, 2) === "PK";
	if (PROGRAM_ENDINGS.test(part)) add("attachment", part);
	if (isProgram(content) && !isChartData) add(content[0] === 0xd0 ? "macros" : "attachment", part);
	const encoding = encodingOf(content);
	if (!encoding) return;
	if (content.length > XML_MAX_BYTES) throw new Unreadable(`${part} unpacks to more than 4 MB`);
	xmlParser(part, word, add).end(new TextDecoder(encoding).decode(content));
}

/** What a part unpacks to, as much as is inspected. */
async function startOf(archive: ZipFile, entry: Entry): Promise<Buffer> {
	const pieces: Buffer[] = [];
	let bytes = 0;
	for await (const piece of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
		pieces.push(piece);
		bytes += piece.length;
		if (bytes > XML_MAX_BYTES) break;
	}
	return Buffer.concat(pieces);
}

/** The encoding of XML by its first bytes, as the standard allows; undefined for anything else. Space may come first. */
function encodingOf(start: Buffer): string | undefined {
	const head = start.toString("hex", 0, 4);
	if (/^(fffe|3c00)/.test(head)) return "utf-16le";
	if (/^(feff|003c)/.test(head)) return "utf-16be";
	return /^(\xef\xbb\xbf)?\s*(<|$)/.test(start.toString("latin1")) ? "utf-8" : undefined;
}

/** Reports relationships, types and addresses, and collects the instructions of fields, which Word splits and nests. */
function xmlParser(part: string, word: Word, add: AddFinding): Parser {
	let fields = "";
	let instructionDepth: number | undefined;
	/** The namespaces by prefix, of each open element. */
	const scopes = [new Map<string, string>()];
	/** Word ignores elements and attributes of other namespaces, and refuses a prefix that has none. */
	const isOfWord = (name: string): boolean => {
		const prefix = name.includes(":") ? name.slice(0, name.indexOf(":")) : "";
		const namespace = scopes.at(-1)?.get(prefix);
		if (namespace === undefined && prefix) throw new Unreadable(`${part} does not say what ${prefix} is`);
		return WORD_NAMESPACES.has(namespace ?? "");
	};
	return new Parser(
		{
			onopentag: (tag, attributes) => {
				let scope = scopes.at(-1);
				for (const [key, value] of Object.entries(attributes))
					if (/^xmlns(:|$)/.test(key)) scope = new Map(scope).set(key.slice(6), value);
				scopes.push(scope ?? new Map());
				if (scopes.length > DEPTH_MAX) throw new Unreadable(`${part} is nested too deeply`);
				inspectAttributes(part, attributes, add);
				if (WORD_TYPE.test(attributes.ContentType ?? "")) word.isWord = true;
				const name = localName(tag);
				if (name === "webVideoPr") add("media", `${name} in ${part}`);
				if (name === "Choice" || name === "Fallback") fields += CHOICE_MARK;
				if (/^(fldSimple|fldChar)$/.test(name) && isOfWord(tag)) {
					for (const [key, value] of Object.entries(attributes)) {
						const own = localName(key);
						if (own === "instr" && isOfWord(key)) fields += `\x13${value}\x15`;
						if (own === "fldCharType" && isOfWord(key)) fields += FIELD_MARKS[value] ?? "";
					}
				}
				if (/^(i|delI)nstrText$/.test(name) && isOfWord(tag)) instructionDepth ??= scopes.length;
			},
			ontext: (text) => {
				if (instructionDepth !== undefined) fields += text;
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
			onend: () => inspectFields(fields, part, add),
		},
		{ xmlMode: true, decodeEntities: true },
	);
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

function inspectAttributes(part: string, attributes: Record<string, string>, add: AddFinding) {
	const type = attributes.Type ?? attributes.ContentType ?? "";
	const target = attributes.Target ?? "";
	const isExternal = !/^(internal)?$/i.test(attributes.TargetMode ?? "");
	const kind = kindOf(FINDING_OF_TYPE, type);
	const isChartData = /charts?\/_rels\//i.test(part) && /\.xlsx$/i.test(target) && !isExternal;
	if (kind && !isChartData) add(kind, target || attributes.PartName || type);
	else if (isExternal && type.endsWith("/hyperlink")) {
		if (!isSafeLink(target)) add("link", target);
	} else if (isRemote(target)) add("remote", target);
	if (/^customxml\//i.test(part)) return;
	for (const [key, value] of Object.entries(attributes)) {
		const name = localName(key).toLowerCase();
		if ((name === "src" || name === "manifestlocation") && isRemote(value)) add("remote", value);
		if (name === "href" && !isSafeLink(value)) add("link", value);
	}
}
