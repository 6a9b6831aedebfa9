import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import { utils, write } from "cfb";

/** Files for tests, honest and hostile, made here byte by byte so that nothing binary lies in the repository. */

const latin1 = (text: string) => Buffer.from(text, "latin1");

/** A PDF of this many bytes, containing `inside`. */
export function pdf(bytes = 600, inside = ""): Buffer {
	const head = `%PDF-1.7\n${inside}\n1 0 obj<</Type/Catalog>>endobj\n`;
	const tail = "\ntrailer<</Root 1 0 R>>\n%%EOF\n";
	return latin1(head + " ".repeat(Math.max(0, bytes - head.length - tail.length)) + tail);
}

/** A PDF of these objects, in Latin-1, numbered from 1, without their table of contents. The first is the catalog. */
export function pdfOf(objects: string[], trailer = ""): Buffer {
	const numbered = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
	return latin1(`%PDF-1.7\n${numbered.join("")}trailer\n<</Root 1 0 R${trailer}>>\n%%EOF\n`);
}

/** A stream, packed with Flate. If another filter is named, the stream claims it but is not packed. */
export function pdfStream(content: string, entries = "", filter = "/Filter/FlateDecode"): string {
	const bytes = latin1(content);
	const packed = (filter === "/Filter/FlateDecode" ? deflateSync(bytes) : bytes).toString("latin1");
	return `<<${entries}${filter}/Length ${packed.length}>>\nstream\n${packed}\nendstream`;
}

/** An object stream with one object, which has the number 100. */
export const objectStream = (object: string, entries = "/Type/ObjStm", filter?: string): string =>
	pdfStream(`100 0 ${object}`, `${entries}/N 1/First 6`, filter);

export const png = (after = ""): Buffer =>
	latin1(`\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR${"\0".repeat(99)}IEND\xae\x42\x60\x82${after}`);

export const jpg = (after = "", comment = ""): Buffer =>
	latin1(`\xff\xd8\xff\xe0\0\x04JF\xff\xfe\0\x02${comment}\xff\xda\0\x08abcdef\xff\0gh\xff\xd9${after}`);

/** A compound file with these streams: the container of old Word files, of spreadsheets and of encrypted documents. */
export function cfb(streams: Record<string, Buffer>): Buffer {
	const container = utils.cfb_new();
	for (const [path, content] of Object.entries(streams)) utils.cfb_add(container, path, content);
	// The library signs its work with a stream of its own.
	utils.cfb_del(container, "\u0001Sh33tJ5");
	return Buffer.from(write(container, { type: "buffer" }));
}

/** An old Word file: the beginning of its text says what it is, a table holds 18 texts about it, the second its template. */
export function doc({
	text = "Yaa Asante",
	template = "Normal.dot",
	table = undefined as string[] | undefined,
	flags = 0,
	isWide = false,
	magic = 0xa5ec,
	streams = {},
} = {}) {
	const head = Buffer.alloc(0x400);
	head.writeUInt16LE(magic, 0);
	head.writeUInt16LE(193, 2);
	head.writeUInt16LE(flags, 0x0a);
	const texts = table ?? ["", template, ...Array<string>(16).fill("")];
	const strings = texts.map((each) => String.fromCharCode(each.length) + each).join("");
	return cfb({
		WordDocument: Buffer.concat([head, Buffer.from(text, isWide ? "utf16le" : "latin1")]),
		"1Table": Buffer.from(`\uffff${String.fromCharCode(texts.length)}\0${strings}`, "utf16le"),
		...streams,
	});
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
/** The namespace of Word's own elements. */
export const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

type Part = [name: string, content?: string | Buffer];
type Relation = [type: string, target: string, isExternal?: boolean];

/** A Word document with this in its body, these relations of it to its parts, and further parts. */
export function docx(
	more: Part[] = [],
	{ body = "", mainType = WORD_TYPE, relations = [] as Relation[] } = {},
) {
	const types = `<Types><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`;
	return zip([
		["[Content_Types].xml", XML + types],
		["_rels/.rels", relationships([["officeDocument", "word/document.xml"]])],
		["word/document.xml", `${XML}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`],
		["word/_rels/document.xml.rels", relationships(relations)],
		...more,
	]);
}

function relationships(relations: Relation[]): string {
	const rows = relations.map(([type, target, isExternal]) => {
		const mode = isExternal ? "External" : "Internal";
		return `<Relationship Type="${RELATIONS}/${type}" Target="${target}" TargetMode="${mode}"/>`;
	});
	return `${XML}<Relationships>${rows.join("")}</Relationships>`;
}

/** A zip archive. */
export function zip(parts: Part[]): Buffer {
	const files: Buffer[] = [];
	const contents: Buffer[] = [];
	let offset = 0;
	for (const [name, content = "x"] of parts) {
		const plain = Buffer.from(content);
		// OpenDocument wants its first part as it is.
		const isStored = name === "mimetype";
		const packed = isStored ? plain : deflateRawSync(plain);
		const shared = Buffer.alloc(26);
		shared.writeUInt16LE(20, 0);
		shared.writeUInt16LE(isStored ? 0 : 8, 4);
		shared.writeUInt32LE(crc32(plain), 10);
		shared.writeUInt32LE(packed.length, 14);
		shared.writeUInt32LE(plain.length, 18);
		shared.writeUInt16LE(name.length, 22);
		const file = Buffer.concat([latin1("PK\x03\x04"), shared, latin1(name), packed]);
		const place = Buffer.alloc(14);
		place.writeUInt32LE(offset, 10);
		contents.push(Buffer.concat([latin1("PK\x01\x02\x14\0"), shared, place, latin1(name)]));
		files.push(file);
		offset += file.length;
	}
	const directory = Buffer.concat(contents);
	const end = Buffer.alloc(22);
	end.write("PK\x05\x06", "latin1");
	end.writeUInt16LE(parts.length, 8);
	end.writeUInt16LE(parts.length, 10);
	end.writeUInt32LE(directory.length, 12);
	end.writeUInt32LE(offset, 16);
	return Buffer.concat([...files, directory, end]);
}
