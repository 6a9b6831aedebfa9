import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import { listen } from "../../e2e/support/listen.ts";
import { documentFindings, missingInPdf } from "./documents.ts";

const pdf = (...objects: string[]) => Buffer.from(["%PDF-1.7", ...objects].join("\n"), "latin1");
const trailer = "trailer << /Root 1 0 R /Info 2 0 R >>";
const info = "2 0 obj << /Title (Fees) >> endobj";
const WHOLE = "1 0 obj << /Type /Catalog /StructTreeRoot 5 0 R /Lang (en-GB) >> endobj";

/** Objects in a compressed stream, as most programs write them. */
function packed(...objects: [number: number, text: string][]): string {
	let offset = 0;
	const places = objects.map(([number, text]) => {
		const place = `${number} ${offset}`;
		offset += text.length + 1;
		return place;
	});
	const head = `${places.join(" ")} `;
	const data = deflateSync(head + objects.map(([, text]) => text).join(" ")).toString("latin1");
	const dictionary = `<< /Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode >>`;
	return `9 0 obj ${dictionary} stream\n${data}\nendstream endobj`;
}

test("a PDF without tags, language or title is known, wherever its catalogue is", () => {
	const bare = "1 0 obj << /Type /Catalog /Pages 3 0 R >> endobj";
	assert.deepEqual(missingInPdf(pdf(WHOLE, info, trailer)), []);
	assert.deepEqual(missingInPdf(pdf(bare, trailer)), ["tags", "language", "title"]);
	assert.deepEqual(missingInPdf(pdf(WHOLE, "2 0 obj << /Title ( ) >> endobj", trailer)), ["title"]);
	assert.deepEqual(missingInPdf(pdf(bare, info, trailer, WHOLE)), [], "changed later");
	const inside = packed(
		[1, "<< /Type /Catalog /StructTreeRoot 5 0 R /Lang <656e> >>"],
		[2, "<< /Title <feff0046> >>"],
	);
	assert.deepEqual(missingInPdf(pdf(inside, trailer)), []);
	assert.deepEqual(missingInPdf(pdf(packed([1, "<< /Type /Catalog >>"], [2, "<< >>"]), trailer)), [
		"tags",
		"language",
		"title",
	]);
	const xmp = "<dc:title><rdf:Alt><rdf:li xml:lang='x-default'>Fees</rdf:li></rdf:Alt></dc:title>";
	const described = WHOLE.replace("/Lang", "/Metadata 7 0 R /Lang");
	assert.deepEqual(
		missingInPdf(pdf(described, `7 0 obj << >> stream\n${xmp}\nendstream endobj`, trailer)),
		[],
	);
});

test("nothing is said of a file that is no PDF, or whose catalogue cannot be read", () => {
	const unreadable = packed([1, "<< /Type /Catalog >>"]).replace(/stream\n.{9}/s, "stream\nencrypted");
	for (const bytes of [Buffer.from("PK\u0003\u0004"), pdf(), pdf(trailer), pdf(unreadable, trailer)])
		assert.equal(missingInPdf(bytes), undefined);
});

test("every PDF of the sample content has tags, a language and a title", () => {
	const files = globSync("content/documents/**/*.pdf");
	assert.equal(files.length, 13);
	for (const file of files) assert.deepEqual(missingInPdf(readFileSync(file)), [], file);
});

test("attachments are examined up to 5 MB, and those that are not there are named", async () => {
	const files: Record<string, Buffer> = {
		"/bare.pdf": pdf("1 0 obj << /Type /Catalog >> endobj", trailer),
		"/whole.pdf": pdf(WHOLE, info, trailer),
		"/large.pdf": Buffer.concat([pdf("1 0 obj << /Type /Catalog >> endobj", trailer), Buffer.alloc(6e6)]),
		"/form.docx": Buffer.from("PK"),
	};
	const server = createServer(({ url = "" }, response) => {
		const file = files[url];
		response.writeHead(file ? 200 : 404).end(file);
	});
	await using site = await listen(server);
	const names = [...Object.keys(files), "/gone.pdf"].map((name) => ({ fileUrl: site.url + name }));
	const local = { fileUrl: "/content/documents/reports/annual-report-2023.pdf" };
	const found = await documentFindings(
		new Map([
			["/notices", [...names, {}]],
			["/report", [local, { fileUrl: "/content/documents/none.pdf" }]],
		]),
	);
	assert.deepEqual(
		found.map(({ path, what }) => [path, what.replace(/^"\S*\/(\S+)"/, "$1").slice(0, 60)]),
		[
			["/notices", "bare.pdf is a PDF without tags, language, title, so it is hard "],
			["/notices", "gone.pdf cannot be fetched: status 404"],
			["/report", "none.pdf cannot be fetched: ENOENT: no such file or directory"],
		].map(([path, what = ""]) => [path, what.slice(0, 60)]),
	);
});
