import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import { utils, write } from "cfb";

/** Files for tests, honest and hostile, made here byte by byte so that nothing binary lies in the repository. */

export type ZipEntry = {
	name: string;
	content?: string | Buffer;
	/** The size that the table of contents claims, true or not. */
	claimedBytes?: number;
	/** Unix mode; 0o120777 is a symbolic link. */
	mode?: number;
	isEncrypted?: boolean;
	/** Packed with Deflate; stored otherwise. */
	isPacked?: boolean;
};

/** A PDF of this many bytes, containing `inside`. */
export function pdf(bytes = 600, inside = ""): Buffer {
	const head = `%PDF-1.7\n${inside}\n1 0 obj<</Type/Catalog>>endobj\n`;
	const tail = "\ntrailer<</Root 1 0 R>>\n%%EOF\n";
	return Buffer.from(head + " ".repeat(Math.max(0, bytes - head.length - tail.length)) + tail, "latin1");
}

/** A PDF of these objects, in Latin-1, numbered from 1. The first is the catalog. */
export function pdfOf(objects: string[], { trailer = "", after = "" } = {}): Buffer {
	let text = "%PDF-1.7\n%\xe2\xe3\xcf\xd3\n";
	const places = objects.map((object, index) => {
		const place = text.length;
		text += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return `${String(place).padStart(10, "0")} 00000 n \n`;
	});
	const table = text.length;
	text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
	text += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${table}\n%%EOF\n${after}`;
	return Buffer.from(text, "latin1");
}

/** A stream, packed with Flate. If another filter is named, the stream claims it but is not packed. */
export function pdfStream(content: string, entries = "", filter = "/Filter/FlateDecode"): string {
	const bytes = Buffer.from(content, "latin1");
	const packed = (filter === "/Filter/FlateDecode" ? deflateSync(bytes) : bytes).toString("latin1");
	return `<<${entries}${filter}/Length ${packed.length}>>\nstream\n${packed}\nendstream`;
}

/** An object stream with these objects, numbered from 100. */
export function objectStream(objects: string[], entries = "/Type/ObjStm", filter?: string): string {
	let offset = 0;
	const places = objects.map((object, index) => {
		const place = `${100 + index} ${offset}`;
		offset += object.length + 1;
		return place;
	});
	const head = `${places.join(" ")} `;
	return pdfStream(head + objects.join(" "), `${entries}/N ${objects.length}/First ${head.length}`, filter);
}

export function png(after: Buffer = Buffer.alloc(0)): Buffer {
	const chunk = (name: string, content: Buffer) => {
		const length = Buffer.alloc(4);
		length.writeUInt32BE(content.length);
		return Buffer.concat([length, Buffer.from(name, "latin1"), content, Buffer.alloc(4)]);
	};
	const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
	const parts = [
		chunk("IHDR", Buffer.alloc(13)),
		chunk("IDAT", Buffer.alloc(60)),
		chunk("IEND", Buffer.alloc(0)),
	];
	return Buffer.concat([signature, ...parts, after]);
}

/** `comment` goes into a segment of its own. */
export function jpg(after: Buffer = Buffer.alloc(0), comment = ""): Buffer {
	const segment = (marker: number, content: Buffer) => {
		const head = Buffer.from([0xff, marker, 0, 0]);
		head.writeUInt16BE(content.length + 2, 2);
		return Buffer.concat([head, content]);
	};
	return Buffer.concat([
		Buffer.from([0xff, 0xd8]),
		segment(0xe0, Buffer.from("JFIF\0\x01\x01\0\0\x01\0\x01\0\0", "latin1")),
		segment(0xfe, Buffer.from(comment, "latin1")),
		segment(0xda, Buffer.alloc(8)),
		Buffer.from([1, 2, 3, 0xff, 0, 4, 5, 0xff, 0xd0, 6, 0xff, 0xd9]),
		after,
	]);
}

/** What a Samsung phone appends to a photo, with one block. */
export function samsungTrailer(block: string): Buffer {
	const table = Buffer.alloc(32);
	table.write("SEFH", 0, "latin1");
	table.writeUInt32LE(106, 4);
	table.writeUInt32LE(1, 8);
	table.writeUInt16LE(0x0a01, 14);
	table.writeUInt32LE(block.length, 16);
	table.writeUInt32LE(block.length, 20);
	table.writeUInt32LE(24, 24);
	table.write("SEFT", 28, "latin1");
	return Buffer.concat([Buffer.from(block, "latin1"), table]);
}

/** A compound file with these streams: the container of old Word files, of spreadsheets and of encrypted documents. */
export function cfb(streams: Record<string, Buffer>): Buffer {
	const container = utils.cfb_new();
	for (const [path, content] of Object.entries(streams)) utils.cfb_add(container, path, content);
	// The library signs its work with a stream of its own.
	utils.cfb_del(container, "\u0001Sh33tJ5");
	return Buffer.from(write(container, { type: "buffer" }));
}

export type OldWord = {
	text?: string;
	/** The path of the template. */
	template?: string;
	isEncrypted?: boolean;
	isWide?: boolean;
	/** What its first two bytes say of its version. */
	magic?: number;
	streams?: Record<string, Buffer>;
};

/** An old Word file with one piece of text. */
export function doc({
	text = "Yaa Asante",
	template = "Normal.dot",
	isEncrypted,
	isWide,
	magic = 0xa5ec,
	streams,
}: OldWord = {}) {
	const head = Buffer.alloc(0x400);
	head.writeUInt16LE(magic, 0);
	head.writeUInt16LE(193, 2);
	head.writeUInt16LE(0x0200 | (isEncrypted ? 0x0100 : 0), 0x0a);
	const strings = stringTable(["", template]);
	const pieces = Buffer.alloc(5 + 8 + 8);
	pieces.writeUInt8(2, 0);
	pieces.writeUInt32LE(16, 1);
	pieces.writeUInt32LE(text.length, 9);
	pieces.writeUInt32LE(isWide ? head.length : 0x4000_0000 + 2 * head.length, 15);
	head.writeUInt32LE(0, 0x019a);
	head.writeUInt32LE(strings.length, 0x019e);
	head.writeUInt32LE(strings.length, 0x01a2);
	head.writeUInt32LE(pieces.length, 0x01a6);
	const body = Buffer.from(text, isWide ? "utf16le" : "latin1");
	return cfb({
		WordDocument: Buffer.concat([head, body]),
		"1Table": Buffer.concat([strings, pieces]),
		...streams,
	});
}

/** An old Word file of which every sector is followed by itself. */
export function loopingDoc(): Buffer {
	const content = doc({ text: "x".repeat(9_000) });
	const size = 512;
	const table = (content.readUInt32LE(76) + 1) * size;
	for (let sector = 0; sector < size / 4; sector++) content.writeUInt32LE(sector, table + 4 * sector);
	return content;
}

function stringTable(texts: string[]): Buffer {
	const head = Buffer.from([0xff, 0xff, texts.length, 0, 0, 0]);
	const strings = texts.map((text) => {
		const length = Buffer.alloc(2);
		length.writeUInt16LE(text.length);
		return Buffer.concat([length, Buffer.from(text, "utf16le")]);
	});
	return Buffer.concat([head, ...strings]);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
/** The namespace of Word's own elements. */
export const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export type Word = {
	/** Of `word/document.xml`. */
	body?: string;
	mainType?: string;
	/** Of the document to its parts: type, target, and whether the target is external. */
	relations?: [type: string, target: string, isExternal?: boolean][];
	/** Of its settings, which can only refer to a template. */
	template?: string;
};

/** A Word document, with further parts. */
export function docx(
	more: ZipEntry[] = [],
	{ body = "", mainType = WORD_TYPE, relations = [], template }: Word = {},
) {
	const types = `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>
<Override PartName="/word/document.xml" ContentType="${mainType}"/>`;
	const main: Word["relations"] = [["officeDocument", "word/document.xml"]];
	const settings: ZipEntry[] = template
		? [
				{
					name: "word/_rels/settings.xml.rels",
					content: relationships([["attachedTemplate", template, true]]),
				},
			]
		: [];
	return zip([
		{ name: "[Content_Types].xml", content: `${XML}<Types>${types}</Types>` },
		{ name: "_rels/.rels", content: relationships(main) },
		{
			name: "word/document.xml",
			content: `${XML}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
		},
		{ name: "word/_rels/document.xml.rels", content: relationships(relations) },
		...settings,
		...more,
	]);
}

function relationships(relations: [type: string, target: string, isExternal?: boolean][]): string {
	const rows = relations.map(
		([type, target, isExternal], index) =>
			`<Relationship Id="r${index}" Type="${RELATIONS}/${type}" Target="${target}"${isExternal ? ' TargetMode="External"' : ""}/>`,
	);
	return `${XML}<Relationships>${rows.join("")}</Relationships>`;
}

/** A zip archive. */
export function zip(entries: ZipEntry[]): Buffer {
	const files: Buffer[] = [];
	const contents: Buffer[] = [];
	let offset = 0;
	for (const { name, content = "", claimedBytes, mode = 0o100644, isEncrypted, isPacked } of entries) {
		const nameBytes = Buffer.from(name);
		const plain = Buffer.from(content);
		// Encryption puts twelve bytes before the content.
		const encrypted = isEncrypted ? Buffer.concat([Buffer.alloc(12), plain]) : plain;
		const data = isPacked ? deflateRawSync(plain) : encrypted;
		const shared = Buffer.alloc(26);
		shared.writeUInt16LE(20, 0);
		shared.writeUInt16LE((isEncrypted ? 1 : 0) | 0x800, 2);
		// A claim that differs from what is stored is only possible for a packed entry.
		shared.writeUInt16LE(claimedBytes === undefined && !isPacked ? 0 : 8, 4);
		shared.writeUInt32LE(crc32(plain), 10);
		shared.writeUInt32LE(data.length, 14);
		shared.writeUInt32LE(claimedBytes ?? plain.length, 18);
		shared.writeUInt16LE(nameBytes.length, 22);
		const file = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), shared, nameBytes, data]);
		const tail = Buffer.alloc(14);
		tail.writeUInt32LE((mode << 16) >>> 0, 6);
		tail.writeUInt32LE(offset, 10);
		const madeBy = Buffer.from([20, 3]);
		contents.push(Buffer.concat([Buffer.from("PK\x01\x02", "latin1"), madeBy, shared, tail, nameBytes]));
		files.push(file);
		offset += file.length;
	}
	const directory = Buffer.concat(contents);
	const end = Buffer.alloc(22);
	end.write("PK\x05\x06", "latin1");
	end.writeUInt16LE(entries.length & 0xffff, 8);
	end.writeUInt16LE(entries.length & 0xffff, 10);
	end.writeUInt32LE(directory.length, 12);
	end.writeUInt32LE(offset, 16);
	return Buffer.concat([...files, directory, end]);
}
