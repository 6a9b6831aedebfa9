import { crc32 } from "node:zlib";

/** Files for tests, made here byte by byte. The real ones beside this file were made by the programs in their names. */

const latin1 = (text: string) => Buffer.from(text, "latin1");

/** A PDF of this many bytes, containing `inside`. */
export function pdf(bytes = 600, inside = ""): Buffer {
	const head = `%PDF-1.7\n${inside}\n1 0 obj<</Type/Catalog>>endobj\n`;
	const tail = "\ntrailer<</Root 1 0 R>>\n%%EOF\n";
	return latin1(head + " ".repeat(Math.max(0, bytes - head.length - tail.length)) + tail);
}

/** The head of a compound file, and a directory of these streams: no program can open it, but all see what it is. */
export function compoundFile(...streams: string[]): Buffer {
	const entries = streams.map((stream) => {
		const entry = Buffer.alloc(128);
		entry.write(stream, "utf16le");
		entry.writeUInt16LE(2 * stream.length + 2, 64);
		entry.writeUInt8(2, 66);
		return entry;
	});
	const head = Buffer.alloc(512);
	head.write("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "latin1");
	return Buffer.concat([head, ...entries]);
}

/** A ZIP of these entries, uncompressed. */
export function zip(entries: [name: string, content?: string | Buffer][]): Buffer {
	const files: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const [name, text = "x"] of entries) {
		const content = Buffer.from(text);
		const shared = Buffer.alloc(26);
		shared.writeUInt16LE(20, 0);
		shared.writeUInt32LE(crc32(content), 10);
		shared.writeUInt32LE(content.length, 14);
		shared.writeUInt32LE(content.length, 18);
		shared.writeUInt16LE(name.length, 22);
		const place = Buffer.alloc(14);
		place.writeUInt32LE(offset, 10);
		const file = Buffer.concat([latin1("PK\x03\x04"), shared, latin1(name), content]);
		directory.push(Buffer.concat([latin1("PK\x01\x02\x14\0"), shared, place, latin1(name)]));
		files.push(file);
		offset += file.length;
	}
	const end = Buffer.alloc(22);
	end.write("PK\x05\x06", "latin1");
	end.writeUInt16LE(entries.length, 8);
	end.writeUInt16LE(entries.length, 10);
	end.writeUInt32LE(Buffer.concat(directory).length, 12);
	end.writeUInt32LE(offset, 16);
	return Buffer.concat([...files, ...directory, end]);
}

/** A Word document with these further entries. */
export const docx = (...more: Parameters<typeof zip>[0]): Buffer =>
	zip([["[Content_Types].xml"], ["_rels/.rels"], ["word/document.xml"], ...more]);
