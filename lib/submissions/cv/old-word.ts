// biome-ignore-all lint/suspicious/noControlCharactersInRegex: Word marks fields with these
import { isRemote } from "#lib/submissions/cv/address";
import { FIELD_MARKS, inspectFields } from "#lib/submissions/cv/fields";
import { type AddFinding, type FindingTable, kindOf, Unreadable } from "#lib/submissions/model/cv-findings";

const FINDING_OF_PART: FindingTable = [
	[/^\W?(Macros|VBA|_VBA_PROJECT(_CUR)?|PROJECT(wm)?|OCXNAME)$/i, "macros"],
	[/^\W?(Ole10Native|ObjInfo|Package)$/, "attachment"],
];
/** How programs of Windows and Linux begin. */
const PROGRAMS = new Set([0x4d5a_9000, 0x7f45_4c46]);
/** How a text begins ([MS-DOC] 2.5): with this number and a version. */
const MAGIC = 0xa5ec;
const MAGIC_OF_95 = 0xa5dc;
const VERSIONS = { from: 101, to: 0x0120 };
const AT_FLAGS = 10;
const IS_ENCRYPTED = 0x0100;
/**
 * How the table of texts about a document begins ([MS-DOC] 2.9.277), in UTF-16: with their number, 18, or with another, and then the
 * first is empty. The second is the path of its template.
 */
const TABLES = /\uffff(?:\u0012\0|[\x01-\xff]\0(?=\0))/g;
/** Parts and entries of the directory begin at multiples of it. */
const STEP = 64;
/** Where the directory's entry of a part has its size. */
const AT_SIZE = 120;

/**
 * Reports what an old Word document (`.doc`) can do besides being read, by the names of its parts, its template and its fields. They
 * are found where they stand, whatever the file's tables say, which may be made to mislead or to loop. Returns whether it is one;
 * the container may hold something else, such as a spreadsheet. Throws `Unreadable`.
 */
export function inspectOldWord(content: Buffer, add: AddFinding): boolean {
	const parts = new Set<string>();
	let head: Buffer | undefined;
	let textBytes = 0;
	for (let at = 512; at + 2 * STEP <= content.length; at += STEP) {
		const part = content.subarray(at, at + 2 * STEP);
		const name = part.toString("utf16le", 0, Math.min(STEP, Math.max(2, part.readUInt16LE(STEP)) - 2));
		parts.add(name);
		if (name === "WordDocument") textBytes = part.readUInt32LE(AT_SIZE);
		const kind = kindOf(FINDING_OF_PART, name);
		if (kind) add(kind, name);
		if (PROGRAMS.has(part.readUInt32BE())) add("attachment", `a program at byte ${at}`);
		const version = part.readUInt16LE(2);
		const isText = part.readUInt16LE() === MAGIC || part.readUInt16LE() === MAGIC_OF_95;
		if (isText && version >= VERSIONS.from && version <= VERSIONS.to) head ??= part;
	}
	if (parts.has("EncryptedPackage")) throw new Unreadable("it is encrypted");
	if (!parts.has("WordDocument")) return false;
	if (!head || textBytes > content.length) throw new Unreadable("it is damaged: its text is missing");
	if (head.readUInt16LE() === MAGIC_OF_95) throw new Unreadable("Word 6 or 95 wrote it, which is too old");
	if (head.readUInt16LE(AT_FLAGS) & IS_ENCRYPTED) throw new Unreadable("it is encrypted");
	// Letters take one byte or two, which may begin at odd places.
	const texts = [
		content.toString("latin1"),
		content.toString("utf16le"),
		content.subarray(1).toString("utf16le"),
	];
	for (const text of texts) {
		for (const template of templatesIn(text)) if (isRemote(template)) add("remote", template);
		const instructions = text.match(/\x13[\x13-\x15 -~]{4,}/g) ?? [];
		inspectFields(instructions.join(FIELD_MARKS.end), "the text", add);
	}
	return true;
}

function templatesIn(text: string): string[] {
	return [...text.matchAll(TABLES)].map(({ 0: { length }, index }) => {
		const first = index + length;
		const second = first + 1 + text.charCodeAt(first);
		return text.slice(second + 1, second + 1 + text.charCodeAt(second));
	});
}
