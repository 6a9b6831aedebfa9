import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, utimes, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { describe, test } from "node:test";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { HOUR_MS } from "#lib/platform/durations";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { startDeliveryTarget } from "../../../e2e/support/delivery-target.ts";
import { listen } from "../../../e2e/support/listen.ts";
import { cvResponse, signedCvLink } from "../cv/cv-link.ts";
import { pdf } from "../cv/samples/files.ts";
import { createKeyring, type Keyring } from "../encryption/keyring.ts";
import type { CvScan } from "../model/cv-scan.ts";
import type { Submission } from "../model/submission.ts";
import { purgeOld } from "../retention.ts";
import { SAMPLE_APPLICATION, sampleContact, sampleFile, sampleSubmission } from "../samples/submissions.ts";
import {
	openSqliteStore,
	SAMPLE_KEYRING,
	sampleCvStorage,
	sampleDraft,
	storedCv,
} from "../store/samples/stores.ts";
import { DeliveryFailure, type Retries } from "./delivery-target.ts";
import { sendToImageHost } from "./image-host.ts";
import { MAIL_LIMITS, type MailSettings, mailTarget, needsTls } from "./mail-target.ts";

const AT = Date.UTC(2026, 10, 27);

const noSignal = () => AbortSignal.timeout(10_000);

const row = {
	id: "11111111-0000-4000-8000-000000000001",
	reference: "K7MQ-3TXW-9",
	state: "delivering" as const,
	attempts: 1,
	createdAt: 0,
	nextAttemptAt: 0,
	releasedAt: undefined,
	deliveredAt: undefined,
	answer: undefined,
	lastError: undefined,
	fileUrl: undefined,
};
const contact: Submission = { ...row, kind: "contact", topic: "enquiry", payload: sampleContact(1) };
const application: Submission = {
	...row,
	kind: "application",
	payload: SAMPLE_APPLICATION,
	file: sampleFile("f", { name: "Yaa\u2019s CV.pdf" }),
};
/** A failure that is tried again so often, and names nobody. */
const failureWith = (retries: Retries) => (error: unknown) =>
	error instanceof DeliveryFailure && error.retries === retries && !/visitor/.test(error.message);

describe("delivery by mail", () => {
	const targetTo = (port: number, settings: Partial<MailSettings> = {}) =>
		mailTarget({
			url: `smtp://127.0.0.1:${port}`,
			to: "desk@bestfield.example",
			from: "website@bestfield.example",
			host: "www.bestfield.example",
			requireTls: false,
			readFile: async (id) => (id === "f" ? pdf() : undefined),
			linkOf: (id) => `https://www.bestfield.example/uploads/${id}?expires=1&signature=a`,
			...settings,
		});

	/** A real mail server: the mails it got, and a target to it. */
	async function post(options: SMTPServerOptions = {}, settings?: Partial<MailSettings>) {
		const mails: string[] = [];
		const server = new SMTPServer({
			authOptional: true,
			disabledCommands: ["STARTTLS"],
			onData: (stream, _session, done) => {
				let mail = "";
				stream.on("data", (piece: Buffer) => {
					mail += piece.toString("latin1");
				});
				stream.on("end", () => {
					mails.push(mail);
					done();
				});
			},
			...options,
		});
		server.on("error", () => {});
		server.listen(0, "127.0.0.1");
		// A test that fails before it stops the server must not keep all tests waiting.
		server.server.unref();
		await once(server.server, "listening");
		const { port } = server.server.address() as AddressInfo;
		const target = targetTo(port, settings);
		return { mails, target, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
	}
	/** The text of a mail, from quoted-printable. */
	const textOf = (mail: string) =>
		Buffer.from(
			mail
				.replace(/=\r\n/g, "")
				.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
				.replaceAll("\r\n", "\n"),
			"latin1",
		).toString();
	const headersOf = (mail: string) => mail.slice(0, mail.indexOf("\r\n\r\n")).replace(/\r\n[ \t]/g, " ");

	test("an enquiry arrives with its reference, to be answered to the visitor", async () => {
		const { mails, target, stop } = await post();
		assert.deepEqual(await target.deliver(contact, noSignal()), { outcome: "delivered" });
		const headers = headersOf(mails[0] ?? "");
		assert.match(headers, /^Subject: Enquiry K7MQ-3TXW-9$/m);
		assert.match(headers, /^To: desk@bestfield.example$/m);
		assert.match(headers, /^Reply-To: visitor1@example.com$/m);
		assert.match(headers, /^Message-ID: <11111111-0000-4000-8000-000000000001@www.bestfield.example>$/m);
		assert.match(mails[0] ?? "", /Business Location: Kaneshie Market, Accra/);
		await stop();
	});

	test("applications and complaints go to desks of their own, where there are such", async () => {
		const complaint: Submission = { ...contact, topic: "complaint" };
		const report = { description: "Report of a fake: x", email: "" };
		const fake: Submission = { ...row, kind: "contact", topic: "fake", payload: sampleContact(1, report) };
		const recipients = async (settings?: Partial<MailSettings>) => {
			const { mails, target, stop } = await post({}, settings);
			for (const sent of [contact, complaint, fake, application]) await target.deliver(sent, noSignal());
			await stop();
			return mails.map((mail) => /^To: (\w+)@/m.exec(headersOf(mail))?.[1]);
		};
		assert.deepEqual(await recipients(), ["desk", "desk", "desk", "desk"]);
		const desks = { applications: "hr@bestfield.example", complaints: "care@bestfield.example" };
		assert.deepEqual(await recipients({ desks }), ["desk", "care", "care", "hr"]);
	});

	test("an application includes its file, under a name of ours", async () => {
		const { mails, target, stop } = await post();
		await target.deliver(application, noSignal());
		assert.match(mails[0] ?? "", /filename=cv\.pdf/);
		assert.ok(mails[0]?.replaceAll("\r\n", "").includes(pdf().toString("base64").slice(0, 200)));
		await stop();
	});

	test("an application says what the virus scanner said of its file, and links to it if it found something", async () => {
		const { mails, target, stop } = await post();
		for (const [scan, expected, isAttached] of [
			[undefined, /Not scanned: no virus scanner is set up \(see Operation\)$/m, true],
			[{ outcome: "failed" }, /Not scanned: the scanner did not answer$/m, true],
			[{ outcome: "clean", at: AT }, /Scanned by ClamAV on 27\sNovember 2026: nothing found$/m, true],
			[
				{ outcome: "found", at: AT, finding: "Heuristics.OLE2.ContainsMacros.VBA" },
				/27\sNovember 2026: Heuristics\.OLE2\.ContainsMacros\.VBA found\n.*here: https:\/\/www\.bestfield\.example\/uploads\/f/,
				false,
			],
		] as const) {
			await target.deliver({ ...application, file: sampleFile("f", { scan }) }, noSignal());
			const mail = mails.pop() ?? "";
			assert.equal(/filename=/.test(mail), isAttached);
			assert.match(textOf(mail), expected);
		}
		await stop();
	});

	test("nothing that a visitor types can become a header or another recipient", async () => {
		const recipients: string[] = [];
		const { mails, target, stop } = await post({
			onRcptTo: ({ address }, _session, done) => {
				recipients.push(address);
				done();
			},
		});
		const nasty = "x@y.gh\r\nBcc: victim@example.com\r\n\r\nHello";
		const payload = sampleContact(2, {
			email: nasty,
			name: nasty,
			description: `.\r\nMAIL FROM:<a@b>\r\n${nasty}`,
		});
		await target.deliver({ ...contact, payload }, noSignal());
		assert.deepEqual(recipients, ["desk@bestfield.example"]);
		assert.doesNotMatch(headersOf(mails[0] ?? ""), /^Bcc:/m);
		assert.equal(mails.length, 1);
		await stop();
	});

	test("a permanent refusal is final; a temporary one and a missing server are not", async () => {
		const refusing = (responseCode: number) =>
			post({
				onRcptTo: (_address, _session, done) =>
					done(Object.assign(new Error("5.7.1 No such desk <desk@bestfield.example>"), { responseCode })),
			});
		for (const [code, retries] of [
			[550, "none"],
			[451, "unlimited"],
		] as const) {
			const { target, stop } = await refusing(code);
			await assert.rejects(
				target.deliver(contact, noSignal()),
				(error) =>
					failureWith(retries)(error) && String(error).endsWith(`mail: ${code} 5.7.1 No such desk …`),
			);
			await stop();
		}
		const { target, stop } = await post();
		await stop();
		await assert.rejects(target.deliver(contact, noSignal()), failureWith("unlimited"));
	});

	test("a server that inspects a mail for longer than it took to connect gets it once", async () => {
		let taken = 0;
		const { target, stop } = await post(
			{
				onData: (stream, _session, done) => {
					stream.resume();
					stream.on("end", () => {
						taken += 1;
						setTimeout(done, 1_000);
					});
				},
			},
			{ limits: { ...MAIL_LIMITS, connectMs: 500 } },
		);
		assert.deepEqual(await target.deliver(contact, noSignal()), { outcome: "delivered" });
		assert.equal(taken, 1);
		const limit = 10 * 60_000;
		assert.ok(MAIL_LIMITS.responseMs >= limit, "RFC 5321 asks clients to wait for ten minutes");
		assert.ok(target.deliveryMaxMs > limit);
		await stop();
	});

	test("a delivery ends with its signal, however long the server is silent", {
		timeout: 20_000,
	}, async () => {
		const controller = new AbortController();
		const { target, stop } = await post({
			onData: (stream) => {
				stream.resume();
				stream.on("end", () => controller.abort());
			},
		});
		await assert.rejects(target.deliver(contact, controller.signal), failureWith("unlimited"));
		await stop();
	});

	test("a mail server without encryption gets nothing that a visitor wrote", async () => {
		let commands = "";
		const noteCommand = {
			onMailFrom: (address: { address: string }, _: unknown, done: () => void) => {
				commands += address.address;
				done();
			},
		};
		const { mails, target, stop } = await post(noteCommand, { requireTls: true });
		await assert.rejects(target.deliver(contact, noSignal()), failureWith("unlimited"));
		assert.deepEqual([mails, commands], [[], ""]);
		await stop();
	});

	test("mail is encrypted, except to this machine or when the operator says otherwise", () => {
		for (const url of ["smtp://mail.example:587", "smtps://mail.example", "smtp://127.0.0.1.example"])
			assert.equal(needsTls(url, "on"), true, url);
		for (const url of ["smtp://localhost:25", "smtp://127.0.0.1", "smtp://[::1]:2525"])
			assert.equal(needsTls(url, "on"), false, url);
		assert.equal(needsTls("smtp://mail.example:587", "off"), false);
	});

	test("delivery to a silent mail server times out", async () => {
		const { port, stop } = await listen(createServer());
		const target = targetTo(port, { limits: { ...MAIL_LIMITS, connectMs: 200 } });
		const started = Date.now();
		await assert.rejects(target.deliver(contact, noSignal()), DeliveryFailure);
		assert.ok(Date.now() - started < 3_000);
		await stop();
	});
});

describe("the image host", () => {
	test("gets file and preset, and its secure_url is read", async () => {
		const target = await startDeliveryTarget();
		const host = { uploadUrl: `${target.url}/image-host`, preset: "cvs", timeoutMs: 2_000 };
		const file = sampleFile("f", { name: "secret name.pdf" });
		const send = () => sendToImageHost(host, file, new Uint8Array(pdf()), noSignal());
		const url = await send();
		assert.match(url, /^http:\/\/127\.0\.0\.1:\d+\/images\/1$/);
		const body = String(target.received[0]?.body);
		assert.match(body, /name="upload_preset"\r\n\r\ncvs/);
		assert.match(body, /name="file"; filename="f\.pdf"[\s\S]*%PDF-1\.7/);
		assert.doesNotMatch(body, /secret name/);

		for (const [status, retries] of [
			[500, "unlimited"],
			[401, "none"],
		] as const) {
			target.fail({ kind: "status", status });
			await assert.rejects(send(), failureWith(retries));
		}
		await target.stop();
		await assert.rejects(send(), DeliveryFailure);
	});
});

describe("a signed link", () => {
	test("serves the file as a download that no browser opens on the site", async () => {
		const { parts, id, linkQuery } = await keptFile("cv.pdf\u201d; x=\u00e9'*.pdf");
		const response = await cvResponse(parts, id, linkQuery());
		assert.equal(response.status, 200);
		assert.deepEqual(Buffer.from(await response.arrayBuffer()), pdf());
		assert.match(
			response.headers.get("content-disposition") ?? "",
			/^attachment; filename="cv\.pdf"; filename\*=UTF-8''[\w%.-]+$/,
		);
		assert.equal(response.headers.get("x-content-type-options"), "nosniff");
		assert.match(response.headers.get("content-security-policy") ?? "", /default-src 'none'; sandbox/);
		assert.equal(response.headers.get("cache-control"), "private, no-store");
		await parts.store.close();
	});

	test("downloads at once what the scanner did not scan, or found nothing in", async () => {
		for (const scan of [undefined, { outcome: "failed" }, { outcome: "clean", at: AT }] as const) {
			const { parts, id, linkQuery } = await keptFile("cv.pdf", scan);
			const response = await cvResponse(parts, id, linkQuery());
			assert.match(response.headers.get("content-disposition") ?? "", /^attachment/);
			await parts.store.close();
		}
	});

	test("leads to what the scanner found first, and from there to the download", async () => {
		const finding = '"><script>alert(1)</script><a href="https://evil.example">';
		const { parts, id, linkQuery } = await keptFile('<img src=x onerror="alert(1)">.pdf', {
			outcome: "found",
			at: AT,
			finding,
		});
		const response = await cvResponse(parts, id, linkQuery());
		assert.equal(response.status, 200);
		assert.equal(response.headers.get("content-type"), "text/html; charset=utf-8");
		assert.equal(response.headers.get("x-robots-tag"), "noindex");
		assert.match(
			response.headers.get("content-security-policy") ?? "",
			/^default-src 'none'; style-src 'sha256-/,
		);
		const page = await response.text();
		assert.match(page, /<h1>Do not open this CV.*ClamAV found &quot;&gt;&lt;script&gt;.*another copy/s);
		assert.match(page, /&lt;img src=x onerror=/);
		assert.doesNotMatch(page, /<(script|img)|href="(?!\/uploads\/)/);
		const [, href = ""] = /<a href="([^"]+)" rel="noreferrer">Download the CV<\/a>/.exec(page) ?? [];
		const { pathname, searchParams } = new URL(href.replaceAll("&amp;", "&"), "https://site.example");
		assert.equal(pathname, `/uploads/${id}`);
		const download = await cvResponse(parts, id, searchParams);
		assert.match(download.headers.get("content-disposition") ?? "", /^attachment/);
		assert.deepEqual(Buffer.from(await download.arrayBuffer()), pdf());
		assert.equal((await cvResponse(parts, id, new URLSearchParams({ download: "1" }))).status, 404);
		await parts.store.close();
	});

	test("calls what ClamAV calls a heuristic a warning", async () => {
		const { parts, id, linkQuery } = await keptFile("cv.doc", {
			outcome: "found",
			at: AT,
			finding: "Heuristics.OLE2.ContainsMacros.VBA",
		});
		const page = await (await cvResponse(parts, id, linkQuery())).text();
		assert.match(page, /<h1>Look at this before.*ClamAV found Heuristics\.OLE2.*most such files are honest/s);
		await parts.store.close();
	});

	test("opens nothing if it was changed, is for another file, has expired or outlived it, and says so", async () => {
		const { parts, id, linkQuery } = await keptFile("cv.pdf");
		const later = linkQuery();
		later.set("expires", String(Number(later.get("expires")) + 1));
		const cut = linkQuery();
		cut.set("signature", String(cut.get("signature")).slice(0, -1));
		const otherId = id.replace(/^./, (first) => (first === "0" ? "1" : "0"));
		const outside = "../submissions.sqlite";
		const refuses = async (fileId: string, query: URLSearchParams, status: number, reason: RegExp) => {
			const response = await cvResponse(parts, fileId, query);
			assert.equal(response.status, status);
			assert.match(await response.text(), reason);
			assert.match(String(response.headers.get("content-security-policy")), /^default-src 'none'/);
		};
		for (const [fileId, query] of [
			[id, later],
			[id, cut],
			[id, new URLSearchParams()],
			[id, new URLSearchParams({ expires: "1", signature: "é".repeat(43) })],
			[otherId, linkQuery()],
		] as const)
			await refuses(fileId, query, 404, /A part of it is missing or was changed/);
		await refuses(outside, linkQuery(outside), 404, /has been deleted/);
		await refuses(id, linkQuery(id, -1_000), 410, /has expired/);
		await parts.cvStorage.remove(id);
		await refuses(id, linkQuery(), 404, /has been deleted/);
		await parts.store.close();
	});

	test("still opens while keys change, but not with a third one", async () => {
		const { parts, id, linkQuery } = await keptFile("cv.pdf");
		const [old, next, third] = ["old", "next", "third"].map((name) => name.padEnd(32, "k"));
		const keyring = createKeyring([next ?? "", old ?? ""]);
		const status = async (secret = "") =>
			(await cvResponse({ ...parts, keyring }, id, linkQuery(id, 60_000, createKeyring([secret])))).status;
		assert.equal(await status(next), 200);
		assert.equal(await status(old), 200);
		assert.equal(await status(third), 404);
		await parts.store.close();
	});
});

test("retention deletes orphans and old drafts, also beside one that cannot be deleted, and keeps files in use", async () => {
	const { parts, id: owned } = await keptFile("cv.pdf");
	const { cvStorage, store, draftFolder } = parts;
	const orphans = await Promise.all(Array.from({ length: 4 }, () => storedCv(cvStorage, draftFolder)));
	const fresh = await storedCv(cvStorage, draftFolder);
	const broken = await sampleDraft(draftFolder);
	await writeFile(join(draftFolder, "README"), "not ours");
	// A folder with the name of a file, which no program can remove as one.
	const unremovable = join(draftFolder, randomUUID());
	await mkdir(unremovable);
	const old = new Date(Date.now() - HOUR_MS);
	const paths = [...orphans.map(({ id }) => id), owned, "README"].map((name) => join(draftFolder, name));
	for (const path of [...paths, broken.path, unremovable]) await utimes(path, old, old);
	const settings = { store, cvStorage, draftFolder, retentionDays: 30 };
	assert.deepEqual(await purgeOld(settings), { submissions: 0, replies: 0, orphans: 4, drafts: 1 });
	for (const id of [owned, fresh.id]) assert.ok(await cvStorage.read(id));
	for (const { id } of orphans) assert.equal(await cvStorage.read(id), undefined);

	const [submission] = await store.list();
	const [claimed] = await store.claim(1, 60_000);
	await store.finish(claimed?.id ?? "", claimed?.attempts ?? 0, { state: "delivered", answer: undefined });
	assert.deepEqual(await purgeOld({ ...settings, retentionDays: 0 }), {
		submissions: 1,
		replies: 0,
		orphans: 0,
		drafts: 0,
	});
	assert.equal(await cvStorage.read(owned), undefined, "its file goes with it");
	assert.equal(await store.find(submission?.reference ?? ""), undefined);
	await store.close();
});

/** A submission with a file, in its own store and storage. */
async function keptFile(name: string, scan?: CvScan) {
	const draftFolder = temporaryFolder();
	const cvStorage = sampleCvStorage(draftFolder);
	const store = await openSqliteStore(join(temporaryFolder(), "submissions.sqlite"));
	const file = { ...(await storedCv(cvStorage, draftFolder)), name, scan };
	const { id } = file;
	await store.insert(sampleSubmission({ kind: "application", payload: SAMPLE_APPLICATION, file }), 0);
	const parts = { store, cvStorage, draftFolder, keyring: SAMPLE_KEYRING };
	const linkQuery = (fileId = id, validMs = 60_000, keyring: Keyring = parts.keyring) =>
		new URL(signedCvLink("https://site.example", keyring, fileId, validMs)).searchParams;
	return { parts, id, linkQuery };
}
