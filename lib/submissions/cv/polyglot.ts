import type { CvFinding } from "#lib/submissions/model/cv-findings";

/** The beginnings of a web page that no PDF or picture needs; browsers and readers guess by them. */
const MARKUP = /<(!doctype\s+html|html|head|body|script|iframe|hta:|\?php)[\s>/]/i;
const ARCHIVE_END = "PK\x05\x06";

/** Whether a PDF or a picture is something else as well: a web page or an archive, wherever in the file it stands. */
export function polyglotFinding(content: Buffer): CvFinding | undefined {
	if (MARKUP.test(content.toString("latin1"))) return "markup";
	if (hasArchive(content)) return "archive";
	return undefined;
}

/** The end record of a zip archive that makes sense: readers look for it from the end, whatever stands around it. */
function hasArchive(content: Buffer): boolean {
	for (let at = content.indexOf(ARCHIVE_END, 0, "latin1"); at >= 0; ) {
		if (at + 22 <= content.length) {
			const isOneDisk = content.readUInt32LE(at + 4) === 0;
			const isConsistent = content.readUInt16LE(at + 8) === content.readUInt16LE(at + 10);
			if (isOneDisk && isConsistent) return true;
		}
		at = content.indexOf(ARCHIVE_END, at + 1, "latin1");
	}
	return false;
}
