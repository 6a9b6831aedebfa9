import { type CFB$Container, parse } from "cfb";
import { fieldReader, isKnownTemplate } from "#lib/submissions/cv/field";
import { markupFinding } from "#lib/submissions/cv/polyglot";
import type { CvFinding } from "#lib/submissions/model/cv-findings";

/** The streams of an old Word document, without control characters in their names. */
const KNOWN_STREAMS =
	/^(WordDocument|[01]Table|Data|SummaryInformation|DocumentSummaryInformation|CompObj|Ole|ObjectPool\/|MsoDataStore\/.*|Sh33tJ5)$/;
const FINDING_OF_NAME: [RegExp, CvFinding][] = [
	[/^(EncryptedPackage|EncryptionInfo|DataSpaces)/, "encrypted"],
	[/(^|\/)(Macros|VBA|_VBA_PROJECT(_CUR)?|PROJECT(wm)?)(\/|$)/i, "macros"],
	[/^ObjectPool\/.|(^|\/)(Ole10Native|Package)$/, "attachment"],
];

/** Offsets in the header of the stream `WordDocument` ([MS-DOC] 2.5): flags and table positions. */
const MAGIC = 0xa5ec;
const AT_FLAGS = 0x0a;
const IS_ENCRYPTED = 0x0100;
const TABLE_IS_1 = 0x0200;
const AT_STRINGS = 0x019a;
const AT_PIECES = 0x01a2;
const TEMPLATE_INDEX = 1;
/** Characters that start a field, separate its instruction from its result, and end it. */
const FIELD_MARKS: Record<number, string> = { 19: "begin", 20: "separate", 21: "end" };

/**
 * What an old Word document (`.doc`) can do besides being read; `"type"` if the container holds something else, such as a
 * spreadsheet. Checks the streams, the template and the fields of the text.
 */
export function oldWordFinding(content: Buffer): CvFinding | "type" | undefined {
	const container = parsed(content);
	if (!container) return content.includes("WordDocument", 0, "utf16le") ? "damaged" : "type";
	const names = container.FullPaths.map((path) => path.replace(/^[^/]*\//, "").replace(/\p{Cc}/gu, ""));
	const isEncrypted = names.includes("EncryptedPackage");
	const document = streamOf(container, names, "WordDocument");
	if (!document && !isEncrypted) return "type";
	for (const [pattern, finding] of FINDING_OF_NAME) {
		if (names.some((name) => pattern.test(name))) return finding;
	}
	if (names.some((name) => name !== "" && !KNOWN_STREAMS.test(name))) return "unknown";
	if (!document || document.length < AT_PIECES + 8 || document.readUInt16LE(0) !== MAGIC) return "damaged";
	const flags = document.readUInt16LE(AT_FLAGS);
	if (flags & IS_ENCRYPTED) return "encrypted";
	const table = streamOf(container, names, flags & TABLE_IS_1 ? "1Table" : "0Table");
	if (!table) return "damaged";
	try {
		if (!isKnownTemplate(templateOf(document, table))) return "remote";
		return findingOfFields(document, table) ?? markupFinding(content);
	} catch (error) {
		if (error instanceof RangeError && (error as NodeJS.ErrnoException).code === undefined) throw error;
		// A position outside its stream.
		return "damaged";
	}
}

function parsed(content: Buffer): CFB$Container | undefined {
	try {
		return parse(content, { type: "buffer" });
	} catch (error) {
		if (error instanceof RangeError) throw error;
		return undefined;
	}
}

function streamOf({ FileIndex }: CFB$Container, names: string[], name: string): Buffer | undefined {
	const content = FileIndex[names.indexOf(name)]?.content;
	return content && Buffer.from(content as Uint8Array);
}

/** The template's path from the table of associated strings ([MS-DOC] 2.9.277); empty if there is none. */
function templateOf(document: Buffer, table: Buffer): string {
	let at = document.readUInt32LE(AT_STRINGS);
	const length = document.readUInt32LE(AT_STRINGS + 4);
	if (length === 0) return "";
	const count = table.readUInt16LE(at + 2);
	at += 6;
	for (let index = 0; index < count; index++) {
		const end = at + 2 + 2 * table.readUInt16LE(at);
		if (index === TEMPLATE_INDEX) return table.toString("utf16le", at + 2, end);
		at = end;
	}
	return "";
}

/** Reads the text piece by piece in the order of the piece table ([MS-DOC] 2.9.178). */
function findingOfFields(document: Buffer, table: Buffer): CvFinding | undefined {
	const found: CvFinding[] = [];
	const fields = fieldReader((finding) => found.push(finding));
	for (const piece of piecesOf(document, table)) {
		let from = 0;
		for (let at = 0; at <= piece.length; at++) {
			const mark = FIELD_MARKS[piece.charCodeAt(at)];
			if (!mark && at < piece.length) continue;
			fields.text(piece.slice(from, at));
			if (mark) fields.mark(mark);
			from = at + 1;
		}
	}
	fields.end();
	return found[0];
}

function* piecesOf(document: Buffer, table: Buffer): Generator<string> {
	let at = document.readUInt32LE(AT_PIECES);
	// Property runs precede the table, each with its length.
	while (table.readUInt8(at) === 1) at += 3 + table.readUInt16LE(at + 1);
	const count = (table.readUInt32LE(at + 1) - 4) / 12;
	if (table.readUInt8(at) !== 2 || !Number.isInteger(count) || count < 1) throw new Error("no pieces");
	const positions = at + 5;
	const pieces = positions + 4 * (count + 1);
	for (let index = 0; index < count; index++) {
		const from = table.readUInt32LE(positions + 4 * index);
		const letters = table.readUInt32LE(positions + 4 * index + 4) - from;
		const place = table.readUInt32LE(pieces + 8 * index + 2);
		const isOneByte = (place & 0x4000_0000) !== 0;
		const start = isOneByte ? (place & 0x3fff_ffff) / 2 : place;
		const end = start + letters * (isOneByte ? 1 : 2);
		if (letters < 0 || end > document.length) throw new Error("a piece outside of the text");
		yield document.toString(isOneByte ? "latin1" : "utf16le", start, end);
	}
}
