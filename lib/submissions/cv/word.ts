import { Parser } from "htmlparser2";
import type { Entry } from "yauzl";
import { type Archive, openArchive } from "#lib/submissions/cv/archive";
import { fieldReader, isKnownTemplate } from "#lib/submissions/cv/field";
import { isSafeLink, leadsOutside } from "#lib/submissions/cv/safe-link";
import type { CvFinding } from "#lib/submissions/model/cv-findings";

/** Unpacked and counted while unpacking. */
const XML_MAX_BYTES = 24 * 1024 * 1024;
const DEPTH_MAX = 200;
const HEAD_BYTES = 64;

/** The last word of a relationship's type: the parts that a document may have. Everything else is unknown. */
const PART_RELATIONS = new Set(
	`officeDocument core-properties extended-properties custom-properties thumbnail styles stylesWithEffects settings
	webSettings fontTable theme themeOverride numbering footnotes endnotes header footer comments commentsExtended
	commentsIds commentsExtensible people image hdphoto hyperlink customXml customXmlProps glossaryDocument font chart
	chartUserShapes chartStyle chartColorStyle diagramData diagramLayout diagramQuickStyle diagramColors diagramDrawing
	documenttasks classificationlabels origin signature certificate xmlsignature`.split(/\s+/),
);
const FINDING_OF_RELATION: Record<string, CvFinding> = {
	vbaProject: "macros",
	wordVbaData: "macros",
	keyMapCustomizations: "macros",
	attachedToolbars: "macros",
	control: "macros",
	activeXControlBinary: "macros",
	oleObject: "attachment",
	package: "attachment",
	aFChunk: "attachment",
	subDocument: "remote",
	frame: "remote",
	attachedTemplate: "remote",
	mailMergeSource: "remote",
	mailMergeHeaderSource: "remote",
	webextensiontaskpanes: "script",
	webextension: "script",
	extensibility: "script",
	video: "media",
	audio: "media",
	media: "media",
};
const FINDING_OF_ELEMENT: Record<string, CvFinding> = {
	altChunk: "attachment",
	OLEObject: "attachment",
	control: "macros",
	subDoc: "remote",
	mailMerge: "remote",
	webVideoPr: "media",
	// The instruction of a field whose deletion can be undone.
	delInstrText: "field",
};
/**
 * The elements of a field. Word ignores elements with these names in another namespace, and would read a different
 * instruction.
 */
const FIELD_ELEMENTS = new Set(["fldSimple", "fldChar", "instrText"]);
/** A reader uses one of these and skips the others. */
const ALTERNATIVES = new Set(["Choice", "Fallback"]);
const XML_ENDINGS = /\.(xml|rels|vml|psmdcp|svg)$/i;
const OTHER_ENDINGS = /\.(png|jpe?g|jfif|gif|bmp|tiff?|emf|wmf|wdp|jxr|webp|odttf|ttf|fntdata|sigs)$/i;
const FONT_ENDINGS = /\.(odttf|ttf|fntdata)$/i;
const PICTURE_SIGNATURES = [
	"89504e47",
	"ffd8ff",
	"47494638",
	"424d",
	"49492a00",
	"4d4d002a",
	"4949bc",
	"01000000",
].concat(["d7cdc69a", "010009", "020009", "52494646"]);

/** A compound file, a program or an archive. A font that Word has obfuscated may start with anything. */
const PROGRAM_SIGNATURES = ["d0cf11e0a1b1", "4d5a9000", "504b0304"];

type Relationship = { of: string; type: string; target: string; isExternal: boolean };
type Word = {
	contentTypes: { part: string; type: string }[];
	relationships: Relationship[];
	findings: CvFinding[];
	xmlBytes: number;
};

/**
 * What a Word document can do besides being read; `"type"` if the archive is not a Word document. Parts are checked by their type
 * and relationships, never by their names alone. An unknown part, relationship or field is a finding. The insides of pictures
 * and fonts are not inspected.
 */
export async function wordFinding(content: Buffer): Promise<CvFinding | "type" | undefined> {
	const archive = await openArchive(content).catch(() => undefined);
	if (!archive) return content.includes("word/", 0, "latin1") ? "damaged" : "type";
	if (archive.entries.some((entry) => entry.isEncrypted()))
		return isProbablyWord(archive) ? "encrypted" : "type";
	const word: Word = { contentTypes: [], relationships: [], findings: [], xmlBytes: 0 };
	try {
		for (const name of ["[content_types].xml", "_rels/.rels"]) {
			const entry = archive.entries.find(({ fileName }) => fileName.toLowerCase() === name);
			if (!entry) return "type";
			await readPart(word, archive, entry);
		}
		const main = mainType(word);
		if (!/word\.(document|template)|wordprocessingml\.(document|template)/i.test(main)) return "type";
		for (const entry of archive.entries) await readPart(word, archive, entry);
	} catch (error) {
		if (error instanceof RangeError) throw error;
		return isProbablyWord(archive) ? "damaged" : "type";
	}
	return findingOfTypes(word) ?? findingOfRelations(word) ?? word.findings[0];
}

const isProbablyWord = ({ entries }: Archive) => entries.some(({ fileName }) => /^word\//i.test(fileName));

/** The type of the archive's main part. */
function mainType({ relationships, contentTypes }: Word): string {
	const main = relationships.find(({ type }) => type === "officeDocument");
	const part = `/${main?.target.replace(/^\//, "")}`.toLowerCase();
	const named = contentTypes.find((each) => each.part === part);
	const byEnding = contentTypes.find((each) => each.part === part.split(".").at(-1));
	return (main && (named ?? byEnding)?.type) ?? "";
}

function findingOfTypes({ contentTypes }: Word): CvFinding | undefined {
	const types = contentTypes.map(({ type }) => type.toLowerCase());
	if (types.some((type) => /macroenabled|vbaproject|vbadata|activex/.test(type))) return "macros";
	if (types.some((type) => /oleobject/.test(type))) return "attachment";
	return undefined;
}

function findingOfRelations({ relationships }: Word): CvFinding | undefined {
	for (const { type, target, isExternal } of relationships) {
		if (type === "attachedTemplate" && isKnownTemplate(target)) continue;
		const finding = FINDING_OF_RELATION[type];
		if (finding) return finding;
		if (!PART_RELATIONS.has(type)) return "unknown";
		if (!isExternal && leadsOutside(target)) return "remote";
		if (isExternal && type !== "hyperlink") return "remote";
		if (isExternal && !isSafeLink(target)) return "link";
	}
	return undefined;
}

async function readPart(word: Word, archive: Archive, entry: Entry) {
	const name = entry.fileName;
	if (name.endsWith("/")) return;
	if (XML_ENDINGS.test(name)) return readXml(word, archive, entry);
	if (!OTHER_ENDINGS.test(name)) return void word.findings.push(await findingOfOther(archive, entry));
	const head = await headOf(archive, entry);
	const isPicture = PICTURE_SIGNATURES.some((signature) => head.toString("hex").startsWith(signature));
	const isFont =
		FONT_ENDINGS.test(name) &&
		!PROGRAM_SIGNATURES.some((signature) => head.toString("hex").startsWith(signature));
	if (!isPicture && !isFont) word.findings.push(await findingOfOther(archive, entry));
}

/** A part that is neither text, picture nor font. Macros and objects have their own containers, whatever their names. */
async function findingOfOther(archive: Archive, entry: Entry): Promise<CvFinding> {
	const head = await headOf(archive, entry);
	if (/vba/i.test(entry.fileName)) return "macros";
	if (head.toString("hex").startsWith("d0cf11e0")) return "macros";
	return "attachment";
}

async function headOf(archive: Archive, entry: Entry): Promise<Buffer> {
	const pieces: Buffer[] = [];
	for await (const piece of archive.read(entry)) {
		pieces.push(piece);
		if (Buffer.concat(pieces).length >= HEAD_BYTES) break;
	}
	return Buffer.concat(pieces).subarray(0, HEAD_BYTES);
}

async function readXml(word: Word, archive: Archive, entry: Entry) {
	const part = entry.fileName.toLowerCase();
	const parser = xmlParser(word, part);
	let decoder: TextDecoder | undefined;
	for await (const piece of archive.read(entry)) {
		word.xmlBytes += piece.length;
		if (word.xmlBytes > XML_MAX_BYTES) throw new RangeError("too much text");
		decoder ??= new TextDecoder(encodingOf(piece));
		parser.write(decoder.decode(piece, { stream: true }));
	}
	parser.end(decoder?.decode());
}

/** The two encodings that the standard allows. Any other does not survive being read as one of them. */
function encodingOf(start: Buffer): string {
	const mark = start.readUInt16BE(0);
	if (mark === 0xfffe || mark === 0x3c00) return "utf-16le";
	return mark === 0xfeff || mark === 0x003c ? "utf-16be" : "utf-8";
}

function xmlParser(word: Word, part: string): Parser {
	const fields = fieldReader((finding) => word.findings.push(finding));
	let depth = 0;
	/** The depth of the element whose text is an instruction. */
	let instructionDepth: number | undefined;
	let elements = 0;
	let rootPrefix = "";
	const parser = new Parser(
		{
			onopentag: (tag, attributes) => {
				depth += 1;
				elements += 1;
				if (depth > DEPTH_MAX) throw new RangeError("nested too deeply");
				const name = localName(tag);
				const prefix = tag.slice(0, -name.length);
				if (elements === 1) rootPrefix = prefix;
				else if (`xmlns:${rootPrefix.slice(0, -1)}` in attributes) word.findings.push("unknown");
				if (FIELD_ELEMENTS.has(name) && prefix !== rootPrefix) word.findings.push("field");
				if (ALTERNATIVES.has(name) && fields.isWithinInstruction()) word.findings.push("field");
				const finding = FINDING_OF_ELEMENT[name];
				if (finding) word.findings.push(finding);
				const reference = findingOfReferences(part, attributes);
				if (reference) word.findings.push(reference);
				if (name === "Relationship") word.relationships.push(relationshipOf(word, part, attributes));
				if (part === "[content_types].xml") keepContentType(word, name, attributes);
				if (name === "fldSimple") fields.simple(attribute(word, attributes, "instr"));
				if (name === "fldChar") fields.mark(attribute(word, attributes, "fldCharType"));
				if (name === "instrText") instructionDepth ??= depth;
			},
			ontext: (text) => {
				if (instructionDepth !== undefined) fields.text(text);
			},
			onclosetag: () => {
				if (depth === instructionDepth) instructionDepth = undefined;
				depth -= 1;
			},
			onprocessinginstruction: (name, data) => {
				// Word writes no entities of its own, and their content would be invisible here.
				const isDeclaration = name === "?xml" && !/encoding\s*=\s*["'](?!utf-?(8|16)|us-ascii)/i.test(data);
				if (!isDeclaration && !/^\?mso-/.test(name)) word.findings.push("unknown");
			},
			onend: () => {
				if (elements === 0) word.findings.push("damaged");
				fields.end();
			},
		},
		{ xmlMode: true, decodeEntities: true },
	);
	return parser;
}

function relationshipOf(word: Word, part: string, attributes: Record<string, string>): Relationship {
	return {
		of: part,
		type: attribute(word, attributes, "Type").split("/").at(-1) ?? "",
		target: attribute(word, attributes, "Target"),
		isExternal: !/^(internal)?$/i.test(attribute(word, attributes, "TargetMode")),
	};
}

function keepContentType(word: Word, name: string, attributes: Record<string, string>) {
	if (name !== "Override" && name !== "Default") return;
	const part = attribute(word, attributes, name === "Override" ? "PartName" : "Extension").toLowerCase();
	word.contentTypes.push({ part, type: attribute(word, attributes, "ContentType") });
}

const localName = (tag: string) => tag.slice(tag.indexOf(":") + 1);

/** By its name without a prefix. Readers differ in which of two attributes with the same name they use. */
function attribute({ findings }: Word, attributes: Record<string, string>, name: string): string {
	const found = Object.entries(attributes).filter(
		([key]) => localName(key).toLowerCase() === name.toLowerCase(),
	);
	if (found.length > 1) findings.push("unknown");
	return found[0]?.[1] ?? "";
}

/** Old drawings and embedded pictures name their sources and targets without a relationship. */
function findingOfReferences(part: string, attributes: Record<string, string>): CvFinding | undefined {
	if (part.startsWith("customxml/")) return undefined;
	for (const [key, value] of Object.entries(attributes)) {
		const name = localName(key).toLowerCase();
		if ((name === "src" || name === "manifestlocation") && leadsOutside(value)) return "remote";
		if (name === "href" && !/^data:image\/(png|jpeg|gif);/i.test(value) && !isSafeLink(value)) return "link";
	}
	return undefined;
}
