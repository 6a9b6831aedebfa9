import type { CvFinding } from "#lib/submissions/model/cv-findings";

/** Starts of a web page, which no PDF or picture needs. Browsers and readers sniff for them. */
const MARKUP =
	/<(!doctype\s+html|html|head|body|script|iframe|svg|img|object|embed|form|meta|hta:|\?php)[\s>/]/i;
/** What a zip archive consists of: a file, its entry in the table of contents, and the end of that table. */
const ZIP_RECORDS = ["PK\x03\x04", "PK\x01\x02", "PK\x05\x06"];
const OTHER_ARCHIVES = ["Rar!\x1a\x07", "7z\xbc\xaf\x27\x1c"];

/** Whether a PDF or picture is also a web page or an archive, anywhere in the file. */
export function polyglotFinding(content: Buffer): CvFinding | undefined {
	return markupFinding(content) ?? (hasArchive(content) ? "archive" : undefined);
}

/** Whether a web page begins anywhere in the file. */
export function markupFinding(content: Buffer): CvFinding | undefined {
	return MARKUP.test(content.toString("latin1")) ? "markup" : undefined;
}

/**
 * Readers look for the parts of an archive in different ways, and trust or ignore the numbers in them. Four such bytes
 * appear by chance in one of a thousand files of 5 MB, all three kinds of record never.
 */
function hasArchive(content: Buffer): boolean {
	const has = (signature: string) => content.includes(signature, 0, "latin1");
	return ZIP_RECORDS.every(has) || OTHER_ARCHIVES.some(has);
}
