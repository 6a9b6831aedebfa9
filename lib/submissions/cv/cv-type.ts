import { type CvType, signatureOf, TYPE_OF_SIGNATURE } from "#lib/submissions/model/file-signature";

const WORD = Buffer.from("word/");

/**
 * The type of a CV by its first bytes and, in the two containers that may hold anything, by the entry that tells a Word file; undefined
 * for any other file. Reads no further, so a damaged or hostile file costs no more than an honest one.
 */
export function cvTypeOf(content: Buffer): CvType | undefined {
	const signature = signatureOf(content);
	if (signature === "zip" && !hasWordFolder(content)) return undefined;
	if (signature === "cfb" && !hasStream(content, "WordDocument")) return undefined;
	return signature && TYPE_OF_SIGNATURE[signature];
}

/** Whether Office encrypted a document: it is then a compound file that holds the real one. */
export const hasPassword = (content: Buffer): boolean =>
	signatureOf(content) === "cfb" && hasStream(content, "EncryptedPackage");

/** Whether the central directory of a ZIP lists an entry below `word/`. Each step leads forward. */
function hasWordFolder(zip: Buffer): boolean {
	const end = zip.lastIndexOf("PK\x05\x06");
	if (end < 0 || end + 20 > zip.length) return false;
	let at = zip.readUInt32LE(end + 16);
	while (at + 51 <= zip.length && zip.readUInt32LE(at) === 0x02014b50) {
		if (zip.compare(WORD, 0, WORD.length, at + 46, at + 46 + WORD.length) === 0) return true;
		at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
	}
	return false;
}

/** Whether a compound file's directory has this stream. An entry has 128 bytes: name, length of the name, and a 2 for a stream. */
function hasStream(file: Buffer, stream: string): boolean {
	const name = Buffer.from(`${stream}\0`, "utf16le");
	for (let at = 0; at + 128 <= file.length; at += 128) {
		const isStream = file[at + 64] === name.length && file[at + 66] === 2;
		if (isStream && file.compare(name, 0, name.length, at, at + name.length) === 0) return true;
	}
	return false;
}
