/**
 * Input of visitors, broken phones and attackers, row by row: the response to each, that refused input leaves nothing
 * behind, and that accepted input is on disk.
 */
import assert from "node:assert/strict";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, test } from "node:test";
import { MAX_UPLOAD_BYTES } from "#lib/company/limits";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { openDraftFolder } from "../cv/cv-storage.ts";
import { compoundFile, docx, pdf, zip } from "../cv/samples/files.ts";
import { APPLICATION_ALERTS } from "../model/application-fields.ts";
import { ENQUIRY_FIELDS } from "../samples/submissions.ts";
import { SAMPLE_KEYRING, sampleCvStorage } from "../store/samples/stores.ts";
import { parseApplication } from "./application.ts";
import { parseContact } from "./contact.ts";
import { BodyFailure, readFields } from "./form-body.ts";
import { createFormReader } from "./upload.ts";

const TYPE = "Please upload a PDF, a Word document (DOC or DOCX), or a picture (JPG or PNG).";

const folder = temporaryFolder();
let draftFolder: string;

describe("contact fields", () => {
	const rows: [
		name: string,
		changes: Record<string, string | undefined>,
		answer: string | Record<string, string>,
	][] = [
		// A string is the message at the field of that name. An object is the accepted values.
		["nothing at all", { name: undefined }, "name: Enter your name."],
		["a name of control characters", { name: "\0\u0007\u001b" }, "name: Enter your name."],
		["a branch that has closed since", { location: "Atlantis" }, { location: "Atlantis" }],
		["an email without @", { email: "ama" }, "email: Enter an email address like ama@example.com."],
		[
			"30 February",
			{ dob: "2001-02-30" },
			"dob: Enter a real date of birth: day, month and year, like 24/12/1990.",
		],
		[
			"an account type that is not offered",
			{ formType: "account", accountType: "gold" },
			"accountType: Choose one of the account types in the list.",
		],
		[
			"a loan purpose that is not offered",
			{ formType: "loan", loanPurpose: "lottery" },
			"loanPurpose: Choose one of the purposes in the list.",
		],
		["a form type that does not exist", { formType: "admin" }, { formType: "enquiry" }],
		[
			"a name of 301 letters",
			{ name: "a".repeat(301) },
			"name: Name is too long. Please use at most 300 characters.",
		],
		[
			"a message of 5,001 letters",
			{ description: "a".repeat(5_001) },
			"description: Your message is too long. Please use at most 5,000 characters.",
		],
		["a message of 5,000 letters", { description: "a".repeat(5_000) }, { description: "a".repeat(5_000) }],
		[
			"half a letter (lone surrogate)",
			{ name: "Ama \ud83d" },
			"name: Name has letters that could not be read. Please type it again.",
		],
		["a right-to-left name", { name: "عبد الله" }, { name: "عبد الله" }],
		["letters in two pieces", { name: "Ame\u0301lie" }, { name: "Amélie" }],
		["fields nobody asked for", { isAdmin: "true" }, { name: "Ama Mensah" }],
		[
			"a field of another tab",
			{ formType: "loan", description: "hidden", accountType: "susu" },
			{ description: "", accountType: "" },
		],
	];

	for (const [name, changes, answer] of rows) {
		test(name, () => {
			const result = parseContact({ ...ENQUIRY_FIELDS, ...changes });
			if (typeof answer === "string") {
				assert.ok(!result.ok, "it was accepted");
				const [[field, message] = []] = Object.entries(result.errors);
				assert.equal(`${field}: ${message}`, answer);
				assert.equal(Object.keys(result.errors).length, 1, "the other fields are fine");
				assert.equal(result.values.phone, changes.phone ?? ENQUIRY_FIELDS.phone, "values are kept");
			} else {
				assert.ok(result.ok, "it was refused");
				const { formData, formType } = result.value;
				assert.partialDeepStrictEqual({ ...formData, formType }, answer);
			}
		});
	}
});

describe("contact bodies", () => {
	const rows: [name: string, type: string, body: string | Buffer, answer: number | Record<string, string>][] =
		[
			["no content type", "", "name=Ama", 415],
			["plain text", "text/plain", "name=Ama", 415],
			["JSON", "application/json", "{}", 415],
			[
				"256 KB",
				"application/x-www-form-urlencoded",
				`name=${"a".repeat(256 * 1024 - 5)}`,
				{ name: "a".repeat(256 * 1024 - 5) },
			],
			["256 KB and one byte", "application/x-www-form-urlencoded", `name=${"a".repeat(256 * 1024 - 4)}`, 413],
			["multipart without a boundary", "multipart/form-data", "x", 400],
			[
				"multipart that ends early",
				"multipart/form-data; boundary=b",
				'--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAma',
				400,
			],
			["a name that comes twice", "application/x-www-form-urlencoded", "name=Ama&name=Kofi", { name: "Ama" }],
			["broken escapes", "application/x-www-form-urlencoded", "name=%E0%A4%A&phone=1", { phone: "1" }],
			["an empty body", "application/x-www-form-urlencoded", "", {}],
			[
				"fields called like those of every object",
				"application/x-www-form-urlencoded",
				"__proto__=x&constructor=y&name=Ama",
				{ constructor: "y", name: "Ama" },
			],
			["UTF-16", "application/x-www-form-urlencoded", Buffer.from("name=Ama", "utf16le"), {}],
		];
	for (const [name, type, body, answer] of rows) {
		test(name, async () => {
			const reading = readFields(request(type, typeof body === "string" ? Buffer.from(body) : body));
			if (typeof answer === "number") {
				await assert.rejects(reading, (error) => error instanceof BodyFailure && error.status === answer);
			} else assert.partialDeepStrictEqual({ ...(await reading) }, answer);
		});
	}
});

describe("applications", () => {
	type Row = {
		name: string;
		file?: { content: Buffer; name?: string; field?: string }[];
		fields?: Record<string, string>;
		/** How the body is damaged in transit. */
		broken?: (body: Buffer) => Buffer;
		/** Status and alert, or the type and name under which the file was accepted. */
		answer: string | { type: string; as?: string };
	};
	const one = (content: Buffer, name = "cv.pdf") => [{ content, name }];
	const incomplete = `422: ${APPLICATION_ALERTS.incomplete}`;
	const rows: Row[] = [
		{ name: "no file", file: [], answer: incomplete },
		{ name: "an empty form", file: [], fields: { name: "", phone: "", email: "" }, answer: incomplete },
		{
			name: "an email without @",
			fields: { email: "yaa" },
			answer: "422: Enter an email address like ama@example.com.",
		},
		{
			name: "half a megabyte of text",
			fields: Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`f${at}`, "y".repeat(60_000)])),
			answer: "400: What you typed is too long. Please shorten it.",
		},
		{ name: "a file in another field", file: [{ content: pdf(), field: "photo" }], answer: incomplete },
		{ name: "the file field as a text", file: [], fields: { file: "cv.pdf" }, answer: incomplete },
		{
			name: "two files",
			file: [...one(pdf()), ...one(pdf())],
			answer: "422: Please upload one file only.",
		},
		{
			name: "0 bytes",
			file: one(Buffer.alloc(0)),
			answer: "422: This file is empty. Please choose another one.",
		},
		{ name: "5,242,880 bytes", file: one(pdf(MAX_UPLOAD_BYTES)), answer: { type: "pdf" } },
		{
			name: "5,242,881 bytes",
			file: one(pdf(MAX_UPLOAD_BYTES + 1)),
			answer: `413: ${APPLICATION_ALERTS.tooLarge}`,
		},
		{
			name: "a program called cv.pdf",
			file: one(Buffer.from("MZ\x90\0 this program")),
			answer: `422: ${TYPE}`,
		},
		{
			name: "rich text called .doc",
			file: one(Buffer.from("{\\rtf1 Yaa}"), "Yaa.DOC"),
			answer: "422: This file is called .doc, but is rich text. Open it, choose Save as, PDF.",
		},
		{
			name: "an OpenDocument text",
			file: one(zip([["mimetype", "application/vnd.oasis.opendocument.text"]]), "cv.odt"),
			answer: "422: This file is an OpenDocument file. Open it, choose Save as, PDF.",
		},
		{
			name: "a photo of an iPhone",
			file: one(Buffer.from("\0\0\0\x18ftypheic"), "cv.jpg"),
			answer: "422: This file is called .jpg, but is a HEIC photo. Open it, choose Print, PDF.",
		},
		{
			name: "a WebP picture",
			file: one(Buffer.from("RIFF\x24\0\0\0WEBPVP8 "), "cv.jpg"),
			answer: "422: This file is called .jpg, but is a WebP picture. Open it, choose Print, PDF.",
		},
		{
			name: "an AVIF picture",
			file: one(Buffer.from("\0\0\0\x1cftypavif"), "cv.avif"),
			answer: "422: This file is an AVIF picture. Open it, choose Print, PDF.",
		},
		{
			name: "a text file",
			file: one(Buffer.from("Yaa Asante, cashier"), "CV.TXT"),
			answer: "422: This file is a text file. Open it, choose Print, PDF.",
		},
		{
			name: "a Word document with a password",
			file: one(compoundFile("EncryptionInfo", "EncryptedPackage"), "cv.docx"),
			answer: "422: This file opens only with a password. Save it without one, or as a PDF.",
		},
		{
			name: "a Word document called .pdf",
			file: one(docx(), "cv.pdf"),
			answer: { type: "docx", as: "cv.docx" },
		},
		{
			name: "a path in the file's name",
			file: one(pdf(), "../../../etc/cron.d/x"),
			answer: { type: "pdf", as: "x.pdf" },
		},
		{
			name: "an upload that broke off half way",
			file: one(pdf(400_000)),
			broken: (body) => body.subarray(0, 200_000),
			answer: `400: ${APPLICATION_ALERTS.uploadFailed}`,
		},
		{
			name: "a body that is no form",
			broken: () => Buffer.from("hello"),
			answer: `400: ${APPLICATION_ALERTS.uploadFailed}`,
		},
	];

	let n = 0;
	beforeEach(async () => {
		n += 1;
		draftFolder = join(folder, `uploads-${n}`);
		await openDraftFolder(draftFolder);
	});

	for (const { name, file = one(pdf()), fields = {}, broken = (body: Buffer) => body, answer } of rows) {
		test(name, async () => {
			const all = { name: "Yaa Asante", phone: "020 000 0000", email: "yaa@example.com", ...fields };
			const { type, body } = await multipart(all, file);
			const outcome = await submit(request(type, broken(body)));
			if (typeof answer === "string") {
				assert.ok("alert" in outcome, `accepted as ${JSON.stringify(outcome)}`);
				assert.equal(`${outcome.status}: ${outcome.alert}`, answer);
				assert.deepEqual(await readdir(draftFolder), [], "nothing is left behind");
				const isFileRefused = outcome.status === 413 || outcome.alert === TYPE;
				if (isFileRefused) assert.deepEqual({ ...outcome.fields }, all, "what was typed is kept");
			} else {
				assert.ok("type" in outcome, `refused: ${JSON.stringify(outcome)}`);
				assert.partialDeepStrictEqual(outcome, answer);
				assert.equal((await readdir(draftFolder)).length, 1, "the file is there, under its id");
			}
		});
	}

	test("an unwritable disk is our error, and no success", async () => {
		await rm(draftFolder, { recursive: true });
		await writeFile(draftFolder, "no folder");
		const { type, body } = await multipart({ name: "Yaa" }, one(pdf()));
		const outcome = await submit(request(type, body));
		assert.partialDeepStrictEqual(outcome, { status: 503, alert: APPLICATION_ALERTS.failed });
	});

	test("a file beyond what its network may send at once is refused, and nothing of it stays", async () => {
		const { type, body } = await multipart({ name: "Yaa" }, one(pdf()));
		const outcome = await submit(request(type, body), 1);
		assert.partialDeepStrictEqual(outcome, { status: 503, alert: APPLICATION_ALERTS.failed });
		assert.deepEqual(await readdir(draftFolder), []);
	});

	test("reading a file that is too large stops just past the limit", async () => {
		let sent = 0;
		const piece = Buffer.alloc(64 * 1024, 1);
		const form = await multipart({ name: "Yaa" }, one(pdf()));
		const start = form.body.subarray(0, -100);
		const body = new ReadableStream<Uint8Array>({
			pull: (controller) => {
				controller.enqueue(sent === 0 ? start : piece);
				sent += piece.length;
				if (sent > 100_000_000) controller.close();
			},
		});
		const outcome = await submit({ headers: new Headers({ "content-type": form.type }), body });
		assert.partialDeepStrictEqual(outcome, { status: 413, alert: APPLICATION_ALERTS.tooLarge });
		assert.ok(sent < MAX_UPLOAD_BYTES + 1024 * 1024, `${sent} bytes were read`);
		assert.deepEqual(await readdir(draftFolder), []);
	});

	/** Does what a route handler does with a form: receive, check, accept. */
	async function submit(
		sent: { headers: Headers; body: ReadableStream<Uint8Array> | null },
		incomingMaxBytes = 2 * MAX_UPLOAD_BYTES,
	) {
		const cvStorage = sampleCvStorage(draftFolder);
		const incomingMax = { total: incomingMaxBytes, perNetwork: incomingMaxBytes };
		const receiveForm = createFormReader({ draftFolder, cvStorage, keyring: SAMPLE_KEYRING }, incomingMax);
		const form = await receiveForm(sent);
		if (!form.ok) return { status: form.status, alert: form.alert, fields: form.fields };
		const job = { id: "3", title: "Teller" };
		const application = parseApplication(form.fields, job, form.file);
		if (!application.ok) {
			if (form.file) await cvStorage.remove(form.file.id);
			return { status: 422, alert: application.alert, fields: form.fields };
		}
		const { file } = application;
		return { type: file.type, as: file.name };
	}
});

function request(type: string, body: Buffer) {
	const headers = new Headers(type ? { "content-type": type } : {});
	return { headers, body: inPieces(body) };
}

/** As a network brings them. */
function inPieces(body: Buffer): ReadableStream<Uint8Array> {
	let at = 0;
	return new ReadableStream({
		pull: (controller) => {
			if (at >= body.length) return controller.close();
			controller.enqueue(body.subarray(at, at + 64 * 1024));
			at += 64 * 1024;
		},
	});
}

/** A form as a browser sends it. */
async function multipart(
	fields: Record<string, string>,
	files: { content: Buffer; name?: string; field?: string }[] = [],
) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	for (const { content, name = "cv.pdf", field = "file" } of files)
		form.append(field, new File([new Uint8Array(content)], name));
	const sent = new Response(form);
	return { type: sent.headers.get("content-type") ?? "", body: Buffer.from(await sent.arrayBuffer()) };
}
