import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { cvTypeOf, hasPassword } from "./cv-type.ts";
import { compoundFile, docx, pdf, zip } from "./samples/files.ts";

const real = (name: string) => readFileSync(new URL(`./samples/${name}`, import.meta.url));
const content = (path: string) =>
	readFileSync(new URL(`../../../content/documents/notices/${path}`, import.meta.url));

describe("the type of a CV is that of its content:", () => {
	for (const [name, file, type] of [
		["a PDF of ReportLab", real("reportlab.pdf"), "pdf"],
		["a PDF with other bytes before it", Buffer.concat([Buffer.from("\r\n"), pdf()]), "pdf"],
		["a photo", real("ghostscript.jpg"), "jpg"],
		["a picture", real("cairo.png"), "png"],
		["an old Word file of LibreOffice", real("libreoffice.doc"), "doc"],
		["an old Word file with macros", real("macros.doc"), "doc"],
		["a Word document of LibreOffice", real("libreoffice.docx"), "docx"],
		["a Word document of python-docx", content("complaint-form.docx"), "docx"],
		["a Word document with something behind it", Buffer.concat([docx(), Buffer.alloc(99)]), "docx"],
		["a spreadsheet", content("fees-and-charges-2026.xlsx"), undefined],
		["a presentation with a Word document in it", zip([["ppt/embeddings/a.docx", docx()]]), undefined],
		["an Android app", zip([["AndroidManifest.xml"], ["classes.dex"], ["res/word/a.xml"]]), undefined],
		["a Java program", zip([["META-INF/MANIFEST.MF"], ["Main.class"]]), undefined],
		["an archive", zip([["words.txt"]]), undefined],
		["a Word document that ends half way", real("libreoffice.docx").subarray(0, 3_000), undefined],
		["an old spreadsheet", compoundFile("Root Entry", "Workbook"), undefined],
		["an installer", compoundFile("Root Entry", "\u4840\u3b3f\u43f2"), undefined],
		["an old file that only speaks of Word", compoundFile("Root Entry", "WordDocuments"), undefined],
		["a program", Buffer.from("MZ\x90\0"), undefined],
		["nothing", Buffer.alloc(0), undefined],
	] as const)
		test(name, () => assert.equal(cvTypeOf(file), type));
});

test("a document with a password is known as one", () => {
	assert.equal(cvTypeOf(compoundFile("EncryptionInfo", "EncryptedPackage")), undefined);
	assert.equal(hasPassword(compoundFile("EncryptionInfo", "EncryptedPackage")), true);
	assert.equal(hasPassword(real("libreoffice.doc")), false);
});

test("a file of 5 MB that is made to mislead costs no more than one pass over it", () => {
	const full = (start: Buffer, piece: Buffer) => {
		const pieces = Array<Buffer>(Math.floor(5_000_000 / piece.length)).fill(piece);
		return Buffer.concat([start, ...pieces]);
	};
	const entry = Buffer.concat([Buffer.from("PK\x01\x02"), Buffer.alloc(42)]);
	const end = zip([]);
	end.writeUInt32LE(4, 16);
	const files = [
		full(compoundFile(), compoundFile("WordDocumenT").subarray(512)),
		Buffer.concat([full(Buffer.from("PK\x03\x04"), entry), end]),
		full(Buffer.from("PK\x03\x04"), Buffer.from("PK\x05\x06".repeat(99))),
	];
	// Reading it once for each of its entries would take minutes.
	const begun = performance.now();
	for (const file of files) assert.equal(cvTypeOf(file), undefined);
	assert.ok(performance.now() - begun < 10_000);
});
