import type { AddFinding } from "#lib/submissions/model/cv-findings";

/** What runs script if the file is opened as a web page. A text's markup (`<body>`, `<p>`), as in comments of Acrobat, is not that. */
const MARKUP =
	/<(?:!doctype\s+html|html|script|iframe|hta:|\?php|svg[^>]{0,200}\son\w+\s*=|svg\/on)[\w]*[\s>/=:]/i;
/** What a zip archive consists of: a file, its entry in the table of contents, and the end of that table. */
const ZIP_RECORDS = ["PK\x03\x04", "PK\x01\x02", "PK\x05\x06"];
const OTHER_ARCHIVES = ["Rar!\x1a\x07", "7z\xbc\xaf\x27\x1c"];

/**
 * Whether a file that is something else is also a web page or an archive, anywhere in it. Readers look for the parts of an archive
 * in different ways; all three kinds of record never appear by chance.
 */
export function addPolyglots(content: Buffer, add: AddFinding): void {
	const text = content.toString("latin1");
	const markup = MARKUP.exec(text);
	if (markup) add("markup", `${markup[0].slice(0, 20)} at byte ${markup.index}`);
	const archive = ZIP_RECORDS.every((each) => text.includes(each))
		? "zip"
		: OTHER_ARCHIVES.find((each) => text.includes(each));
	if (archive) add("archive", archive.replace(/\W/g, ""));
}

/** Whether these bytes start with a program: of Windows, Linux or a Mac, a script for a shell, a compound file or an archive. */
export const isProgram = (content: Buffer): boolean =>
	/^(?:4d5a|7f454c46|cffaedfe|cafebabe|2321|d0cf11e0|504b0304)/.test(content.toString("hex", 0, 8));

/** Reports a program behind the end of a file. Padding and whatever cannot act may stand there. */
export function addAppended(rest: Buffer, add: AddFinding): void {
	const start = rest.findIndex((byte) => byte !== 0 && byte !== 0x0a && byte !== 0x0d && byte !== 0x20);
	if (start >= 0 && isProgram(rest.subarray(start))) add("appended", `${rest.length} bytes behind the end`);
}
