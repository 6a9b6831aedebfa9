import assert from "node:assert/strict";
import { test } from "node:test";
import {
	canPreview,
	fileTypeName,
	isOwnPdf,
	siteDocument,
	VIEWERS,
	viewerSrc,
} from "#lib/documents/document-preview";

test("a file's extension gives its type, in any case and with a query or fragment", () => {
	const rows: [url: string, previews: boolean, name: string | undefined][] = [
		["/content/documents/notice.pdf", true, "PDF"],
		["https://files.example/notice.PDF", true, "PDF"],
		["https://files.example/notice.Pdf?download=1#page=2", true, "PDF"],
		["https://files.example/a.b.docx", true, "Word"],
		["/a.doc", true, "Word"],
		["/a.xls", true, "Excel"],
		["/a.xlsx", true, "Excel"],
		["/a.ppt", true, "PowerPoint"],
		["/a.pptx", true, "PowerPoint"],
		["/a.txt", true, "Text"],
		["/annual%20report.pdf", true, "PDF"],
		["/a.zip", false, "ZIP"],
		["/a.pdf.exe", false, "EXE"],
		["/view?file=a.pdf", false, undefined],
		["/view#a.pdf", false, undefined],
		["/pdf", false, undefined],
		["/.pdf", false, undefined],
		["/folder.pdf/", false, undefined],
		["https://files.pdf", false, undefined],
		["/a.constructor", false, undefined],
		["/a.tostring", false, "TOSTRING"],
	];
	for (const [url, previews, name] of rows) {
		assert.equal(canPreview(url), previews, url);
		assert.equal(fileTypeName(url), name, url);
	}
});

test("a viewer gets the whole URL of the file in one parameter", () => {
	const own = siteDocument("Report", "/content/documents/a b&c.pdf", "https://bank.example");
	const foreign = siteDocument("Report", "https://files.example/a.pdf?x=1&y=2", "https://bank.example");
	assert.equal(own.href, "/content/documents/a b&c.pdf");
	assert.equal(foreign.publicUrl, "https://files.example/a.pdf?x=1&y=2");
	const [google, office] = VIEWERS;
	const search = (url: string) => new URL(url).searchParams;
	assert.equal(
		search(viewerSrc(google, own)).get("url"),
		"https://bank.example/content/documents/a%20b&c.pdf",
	);
	assert.equal(search(viewerSrc(google, own)).get("embedded"), "1");
	assert.equal(search(viewerSrc(office, foreign)).get("src"), "https://files.example/a.pdf?x=1&y=2");
});

test("only a PDF on this site is shown by the browser itself", () => {
	const rows: [fileUrl: string, own: boolean][] = [
		["/content/documents/a.pdf", true],
		["/content/documents/a.PDF?v=2", true],
		["/content/documents/a.docx", false],
		["https://files.example/a.pdf", false],
	];
	for (const [fileUrl, own] of rows) {
		assert.equal(isOwnPdf(siteDocument("Report", fileUrl, "https://bank.example")), own, fileUrl);
	}
});
