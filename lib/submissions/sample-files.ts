/** Files for tests, honest and hostile, made here byte by byte so that nothing binary lies in the repository. */

export type ZipEntry = {
	name: string;
	content?: string;
	/** What the table of contents claims, whatever is true. */
	claimedBytes?: number;
	/** Unix mode; 0o120777 is a symbolic link. */
	mode?: number;
	isEncrypted?: boolean;
};

/** The parts without which no reader takes an archive for a Word document. */
const WORD_PARTS: ZipEntry[] = [
	{ name: "[Content_Types].xml", content: '<?xml version="1.0"?><Types/>' },
	{ name: "word/document.xml", content: '<?xml version="1.0"?><w:document/>' },
];

/** A PDF of that many bytes, with whatever is to stand in it. */
export function pdf(bytes = 600, inside = ""): Buffer {
	const head = `%PDF-1.7\n${inside}\n1 0 obj<</Type/Catalog>>endobj\n`;
	const tail = "\ntrailer<</Root 1 0 R>>\n%%EOF\n";
	return Buffer.from(head + " ".repeat(Math.max(0, bytes - head.length - tail.length)) + tail, "latin1");
}

export const png = (): Buffer =>
	Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(100)]);

export const jpg = (): Buffer =>
	Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from("JFIF"), Buffer.alloc(100)]);

/** An old Word file, or another file in the same container. */
export const cfb = (...streams: string[]): Buffer =>
	Buffer.concat([
		Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
		Buffer.alloc(504),
		...streams.map((stream) => Buffer.from(stream.padEnd(32, "\0"), "utf16le")),
	]);

export const docx = (...more: ZipEntry[]): Buffer => zip([...WORD_PARTS, ...more]);

/** A zip archive with its entries stored, not packed. */
export function zip(entries: ZipEntry[]): Buffer {
	const files: Buffer[] = [];
	const contents: Buffer[] = [];
	let offset = 0;
	for (const { name, content = "", claimedBytes, mode = 0o100644, isEncrypted } of entries) {
		const nameBytes = Buffer.from(name);
		const data = Buffer.from(content);
		const shared = Buffer.alloc(26);
		shared.writeUInt16LE(20, 0);
		shared.writeUInt16LE((isEncrypted ? 1 : 0) | 0x800, 2);
		// A claim that differs from what is stored is only possible for a packed entry.
		shared.writeUInt16LE(claimedBytes === undefined ? 0 : 8, 4);
		shared.writeUInt32LE(data.length, 14);
		shared.writeUInt32LE(claimedBytes ?? data.length, 18);
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
