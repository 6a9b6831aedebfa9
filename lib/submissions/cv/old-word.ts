import { type CompoundStream, openCompound } from "#lib/submissions/cv/compound";
import { fieldReader } from "#lib/submissions/cv/field";
import { addPolyglots, isProgram } from "#lib/submissions/cv/polyglot";
import { isOnOwnDisk } from "#lib/submissions/cv/safe-link";
import { type AddFinding, type CvFinding, Unreadable } from "#lib/submissions/model/cv-findings";

const FINDING_OF_NAME: [RegExp, CvFinding["kind"]][] = [
	[/^(Macros|VBA|_VBA_PROJECT(_CUR)?|PROJECT(wm)?)$/i, "macros"],
	[/^\W?(Ole10Native|Package)$/, "attachment"],
];

/** Offsets in the header of the stream `WordDocument` ([MS-DOC] 2.5): flags and table positions. */
const MAGIC = 0xa5ec;
const MAGIC_OF_95 = 0xa5dc;
const AT_FLAGS = 0x0a;
const IS_ENCRYPTED = 0x0100;
const TABLE_IS_1 = 0x0200;
const AT_STRINGS = 0x019a;
const AT_PIECES = 0x01a2;
const TEMPLATE_INDEX = 1;
/** Characters that start a field, separate its instruction from its result, and end it. */
const FIELD_MARKS: Record<number, string> = { 19: "begin", 20: "separate", 21: "end" };

/**
 * Reports what an old Word document (`.doc`) can do besides being read, by its streams, its template and the fields of its text.
 * Returns whether it is one; the container may hold something else, such as a spreadsheet. Throws `Unreadable`.
 */
export function inspectOldWord(content: Buffer, add: AddFinding): boolean {
	if (!["WordDocument", "EncryptedPackage"].some((name) => content.includes(name, 0, "utf16le")))
		return false;
	const streams = openCompound(content);
	addPolyglots(content, add);
	for (const stream of streams) {
		const kind = FINDING_OF_NAME.find(([pattern]) => pattern.test(stream.name))?.[1];
		if (kind ?? (stream.name === "ObjectPool" && stream.hasChildren))
			add(kind ?? "attachment", visible(stream.name));
	}
	if (streams.some(({ name }) => name === "EncryptedPackage")) throw new Unreadable("it is encrypted");
	const document = contentOf(streams, "WordDocument");
	if (document.readUInt16LE(0) === MAGIC_OF_95)
		throw new Unreadable("Word 6 or 95 wrote it, which is too old");
	if (document.readUInt16LE(0) !== MAGIC) throw new Unreadable("it is damaged: its text is missing");
	const flags = document.readUInt16LE(AT_FLAGS);
	if (flags & IS_ENCRYPTED) throw new Unreadable("it is encrypted");
	const table = contentOf(streams, flags & TABLE_IS_1 ? "1Table" : "0Table");
	try {
		const template = templateOf(document, table);
		if (!isOnOwnDisk(template)) add("remote", template);
		inspectFields(document, table, add);
	} catch (error) {
		if (error instanceof Unreadable) throw error;
		throw new Unreadable("it is damaged: its text is incomplete");
	}
	for (const { name, isStream, start } of streams)
		if (isStream && isProgram(start)) add("attachment", visible(name));
	return true;
}

const visible = (name: string) => name.replace(/\p{Cc}/gu, "");

function contentOf(streams: CompoundStream[], name: string): Buffer {
	const stream = streams.find((each) => each.name === name);
	if (!stream) throw new Unreadable(`it is damaged: ${name} is missing`);
	return stream.read();
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
function inspectFields(document: Buffer, table: Buffer, add: AddFinding) {
	const fields = fieldReader("the text", add);
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
}

function* piecesOf(document: Buffer, table: Buffer): Generator<string> {
	let at = document.readUInt32LE(AT_PIECES);
	// Property runs precede the table, each with its length.
	while (table.readUInt8(at) === 1) at += 3 + table.readUInt16LE(at + 1);
	const count = (table.readUInt32LE(at + 1) - 4) / 12;
	if (table.readUInt8(at) !== 2 || !Number.isInteger(count) || count < 1) throw new Error("no pieces");
	const positions = at + 5;
	const pieces = positions + 4 * (count + 1);
	let left = document.length;
	for (let index = 0; index < count; index++) {
		const from = table.readUInt32LE(positions + 4 * index);
		const letters = table.readUInt32LE(positions + 4 * index + 4) - from;
		const place = table.readUInt32LE(pieces + 8 * index + 2);
		const isOneByte = (place & 0x4000_0000) !== 0;
		const start = isOneByte ? (place & 0x3fff_ffff) / 2 : place;
		const end = start + letters * (isOneByte ? 1 : 2);
		left -= end - start;
		if (letters < 0 || end > document.length || left < 0) throw new Error("a piece outside of the text");
		yield document.toString(isOneByte ? "latin1" : "utf16le", start, end);
	}
}
