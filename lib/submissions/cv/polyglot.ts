import { type AddFinding, Unreadable } from "#lib/submissions/model/cv-findings";

/** What runs script if the file is opened as a web page. A text's markup (`<body>`, `<p>`), as in comments of Acrobat, is not that. */
const MARKUP =
	/<(?:!doctype\s+html|html|script|iframe|hta:|\?php|svg[^>]{0,200}\son\w+\s*=|svg\/on)[\w]*[\s>/=:]/i;
/** What a zip archive consists of: a file, its entry in the table of contents, and the end of that table. */
const ZIP_RECORDS = ["PK\x03\x04", "PK\x01\x02", "PK\x05\x06"];
const OTHER_ARCHIVES = ["Rar!\x1a\x07", "7z\xbc\xaf\x27\x1c"];
/** A program of Windows, Linux or a Mac, a script for a shell, a compound file or an archive. */
const PROGRAM =
	"(?:MZ|\\x7fELF|\\xcf\\xfa\\xed\\xfe|\\xca\\xfe\\xba\\xbe|#!|\\xd0\\xcf\\x11\\xe0|PK\\x03\\x04)";
const PROGRAM_START = new RegExp(`^${PROGRAM}`);
/** The end of a file, and behind it perhaps padding and a program. Whatever else a phone puts there (depth, film) is clean. */
const ENDS = {
	pdf: new RegExp(`%%EOF([\\s\\0]*${PROGRAM})?`, "g"),
	png: new RegExp(`IEND[\\s\\S]{4}([\\s\\0]*${PROGRAM})?`, "g"),
	jpg: new RegExp(`\\xff\\xd9([\\s\\0]*${PROGRAM})?`, "g"),
};

/** Whether these bytes start with a program. */
export const isProgram = (content: Buffer): boolean => PROGRAM_START.test(content.toString("latin1", 0, 8));

/**
 * Reports whether a file that is something else is also a web page or an archive, anywhere in it. Readers look for the parts of an
 * archive in different ways; all three kinds of record never appear by chance.
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

/** Reports a program behind the end of a file, where a picture may have several. Throws `Unreadable` if there is no end. */
export function addAppended(type: keyof typeof ENDS, content: Buffer, add: AddFinding): void {
	const ends = [...content.toString("latin1").matchAll(ENDS[type])];
	for (const { 1: program, index } of ends) if (program) add("appended", `behind the end at byte ${index}`);
	if (ends.length === 0) throw new Unreadable("it is damaged: its end is missing");
}
