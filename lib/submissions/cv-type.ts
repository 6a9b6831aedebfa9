import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import type { CvType } from "#lib/submissions/submission";

/** What a file is by its content. */
export type CvVerdict =
	| { ok: true; type: CvType; isSuspicious: boolean }
	| { ok: false; reason: "empty" | "type" | "unsafe" };

/** A Word document has some dozens of parts; one with many pictures, some hundreds. */
const ENTRIES_MAX = 2_000;
/** Unpacked, as the archive says: a document that is honest about 5 MB packed. Nothing is ever unpacked here. */
const UNPACKED_MAX_BYTES = 100 * 1024 * 1024;
/** How far into a file browsers and readers look to guess what it is. */
const HEAD_BYTES = 1_024;

/**
 * Finds out what a file is, from its content alone; its name and what the browser said count for nothing. Only five types
 * pass. Files that are two things at once (a picture that is an archive, a PDF that is a web page), Word files with macros,
 * and archives that lie or explode are unsafe. A PDF with active content passes as suspicious: some are honest.
 */
export async function cvType(content: Buffer): Promise<CvVerdict> {
	if (content.length === 0) return { ok: false, reason: "empty" };
	const type = signatureOf(content);
	if (!type) return { ok: false, reason: "type" };
	if (type === "zip") return wordArchive(content);
	if (looksLikeMarkup(content.subarray(0, HEAD_BYTES)) || endsAsArchive(content)) {
		return { ok: false, reason: "unsafe" };
	}
	if (type === "cfb") return oldWordFile(content);
	return { ok: true, type, isSuspicious: type === "pdf" && hasActiveContent(content) };
}

/** Five signatures at the very start of a file: an allow-list, in which a library of two hundred types would be in the way. */
function signatureOf(content: Buffer): "pdf" | "jpg" | "png" | "cfb" | "zip" | undefined {
	const startsWith = (...bytes: number[]) => bytes.every((byte, index) => content[index] === byte);
	if (startsWith(0x25, 0x50, 0x44, 0x46, 0x2d)) return "pdf";
	if (startsWith(0xff, 0xd8, 0xff)) return "jpg";
	if (startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
	if (startsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return "cfb";
	if (startsWith(0x50, 0x4b, 0x03, 0x04)) return "zip";
	return undefined;
}

const looksLikeMarkup = (head: Buffer) =>
	/<(!doctype|html|head|body|script|svg|iframe|img|\?php|%)/i.test(head.toString("latin1"));

/** The end record of a zip archive with nothing after it: readers look for it from the end, whatever stands before. */
function endsAsArchive(content: Buffer): boolean {
	const from = Math.max(0, content.length - 65_557);
	for (let at = content.indexOf("PK\x05\x06", from, "latin1"); at >= 0; ) {
		if (at + 22 <= content.length && at + 22 + content.readUInt16LE(at + 20) === content.length) return true;
		at = content.indexOf("PK\x05\x06", at + 1, "latin1");
	}
	return false;
}

const hasActiveContent = (content: Buffer) =>
	["/JavaScript", "/Launch", "/RichMedia"].some((name) => content.includes(name, 0, "latin1"));

/** Excel, Outlook and installers share the container: only Word has this stream, and macros have theirs. */
function oldWordFile(content: Buffer): CvVerdict {
	const hasStream = (name: string) => content.includes(name, 0, "utf16le");
	if (!hasStream("WordDocument")) return { ok: false, reason: "type" };
	if (hasStream("_VBA_PROJECT") || hasStream("Macros")) return { ok: false, reason: "unsafe" };
	return { ok: true, type: "doc", isSuspicious: false };
}

/** Reads the archive's table of contents, which yauzl checks for paths that leave the archive. */
async function wordArchive(content: Buffer): Promise<CvVerdict> {
	const names = await entryNames(content).catch(() => undefined);
	if (!names) return { ok: false, reason: "unsafe" };
	if (!names.has("word/document.xml") || !names.has("[Content_Types].xml")) {
		return { ok: false, reason: "type" };
	}
	if ([...names].some((name) => /vbaproject|\.(exe|dll|js|vbs|bat|html?)$/i.test(name))) {
		return { ok: false, reason: "unsafe" };
	}
	return { ok: true, type: "docx", isSuspicious: false };
}

/** The names in a zip archive. Rejects when it is broken, too large, encrypted, or holds links, paths or one name twice. */
function entryNames(content: Buffer): Promise<Set<string>> {
	return new Promise((resolve, reject) => {
		fromBuffer(content, { lazyEntries: true, strictFileNames: true }, (error, archive) => {
			if (error) return reject(error);
			collect(archive, resolve, reject);
		});
	});
}

function collect(archive: ZipFile, resolve: (names: Set<string>) => void, reject: (error: Error) => void) {
	if (archive.entryCount > ENTRIES_MAX) return reject(new Error("too many entries"));
	const names = new Set<string>();
	let unpacked = 0;
	archive.on("error", reject);
	archive.on("end", () => resolve(names));
	archive.on("entry", (entry: Entry) => {
		unpacked += entry.uncompressedSize;
		const isLink = ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;
		if (unpacked > UNPACKED_MAX_BYTES || isLink || entry.isEncrypted() || names.has(entry.fileName)) {
			return reject(new Error("unsafe archive"));
		}
		names.add(entry.fileName);
		archive.readEntry();
	});
	archive.readEntry();
}
