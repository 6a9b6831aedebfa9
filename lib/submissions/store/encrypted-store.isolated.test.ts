import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmod, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { type Postgres, startPostgres } from "../../../e2e/support/postgres.ts";
import {
	beginDraft,
	type CvStorage,
	diskCvStorage,
	encryptedCvStorage,
	openDraftFolder,
} from "../cv/cv-storage.ts";
import { postgresCvStorage } from "../cv/postgres-cv-storage.ts";
import { createKeyring, EncryptionError, type Keyring } from "../encryption/keyring.ts";
import { submissionsKeyring } from "../encryption/submissions-key.ts";
import { newReference } from "../reference.ts";
import { SAMPLE_APPLICATION, sampleFile, sampleSubmission } from "../samples/submissions.ts";
import { submissionStore, usedKeys } from "./encrypted-store.ts";
import { openPostgresDatabase, postgresPool } from "./postgres-database.ts";
import { type RowStore, rowStore } from "./row-store.ts";
import { openSqliteDatabase } from "./sqlite-database.ts";
import type { NewSubmission, SubmissionStore } from "./store.ts";

const OLD = createKeyring(["the old key, long enough for a key"]);
const NEW = createKeyring(["the new key, long enough for a key", "the old key, long enough for a key"]);
const NEW_ALONE = createKeyring(["the new key, long enough for a key"]);
/**
 * The texts that must appear nowhere in plain: name, contact, job, file name, the file's text, answers, links, reply, lookups.
 */
const CLEAR =
	/nightingale|canary|024 555 0199|0245550199|tellermaster|secret words|images\.example|key-of-the-browser|reply-id-of-somebody/i;

const folder = temporaryFolder();

const application = (fileId: string) =>
	sampleSubmission({
		kind: "application",
		payload: {
			...SAMPLE_APPLICATION,
			name: "Florence Nightingale",
			email: "canary@example.com",
			phone: "024 555 0199",
			career: "Tellermaster",
		},
		file: sampleFile(fileId, { name: "Nightingale.pdf" }),
		idempotencyKey: "key-of-the-browser-0001",
		digest: "digest of canary",
		visitor: "visitor canary",
		leaseMs: 60_000,
	});

/** Stores an application with its file, delivered, and a reply: everything that a store holds about a visitor. */
async function fill(store: SubmissionStore, files: CvStorage, keyring: Keyring) {
	const submission = application(await keptFile(files, keyring));
	await store.insert(submission, 60_000);
	await store.noteFileUrl(submission.id, "https://images.example/cv");
	await store.finish(submission.id, 1, { state: "delivered", answer: "Thank you, Miss Nightingale" });
	const replyId = `reply-id-of-somebody-${randomUUID()}`;
	await store.storeReplyPage(replyId, "Dear Miss Nightingale", 60_000);
	return { ...submission, replyId };
}

/** The id of a stored file. */
async function keptFile(files: CvStorage, keyring: Keyring): Promise<string> {
	const writer = await beginDraft(join(folder, "drafts"), keyring);
	await writer.write(Buffer.from("secret "));
	await writer.write(Buffer.from("words"));
	const draft = await writer.finish();
	assert.doesNotMatch(await readFile(draft.path, "latin1"), CLEAR, "not even while it comes in");
	assert.equal((await stat(draft.path)).mode & 0o777, 0o600, "only its owner can read it");
	assert.equal(String(await draft.read()), "secret words");
	await files.save(draft);
	return draft.id;
}

async function isWhole(
	store: SubmissionStore,
	files: CvStorage,
	keyring: Keyring,
	{ reference, payload, file }: NewSubmission,
) {
	const found = await store.find(reference);
	assert.deepEqual(found?.payload, payload);
	assert.deepEqual(found?.file, file);
	assert.equal(found?.answer, "Thank you, Miss Nightingale");
	assert.equal(found?.fileUrl, "https://images.example/cv");
	assert.equal(String(await encryptedCvStorage(files, keyring).read(file?.id ?? "")), "secret words");
}

type Place = {
	rows: RowStore;
	files: CvStorage;
	/** Everything that a thief of the database and the files would have. */
	copy: () => Promise<string>;
};

function contract(open: () => Promise<Place>) {
	let place: Place;
	before(async () => {
		await openDraftFolder(join(folder, "drafts"));
		place = await open();
	});
	after(() => place.rows.close());

	test("a copy of the database and the files tells nothing about a visitor", async () => {
		const { rows, files, copy } = place;
		const store = submissionStore(rows, OLD);
		const submission = await fill(store, files, OLD);
		const copied = await copy();
		assert.match(copied, new RegExp(submission.reference), "the copy is one");
		assert.doesNotMatch(copied, CLEAR);
		await isWhole(store, files, OLD, submission);
		assert.equal(await store.findReplyPage(submission.replyId), "Dear Miss Nightingale");
		assert.equal(await store.findReplyPage("reply-id-of-another"), undefined);
		await store.removeReplyPage(submission.replyId);
		assert.equal(await store.findReplyPage(submission.replyId), undefined);
		await store.remove(submission.id);
	});

	test("after a change of keys everything stays readable, and repeats are recognised", async () => {
		const { rows, files, copy } = place;
		const submission = await fill(submissionStore(rows, OLD), files, OLD);
		const store = submissionStore(rows, NEW);
		await isWhole(store, files, NEW, submission);
		const { replyId: _, ...sent } = submission;
		const again = { ...sent, id: randomUUID(), reference: newReference() };
		assert.equal((await store.insert(again, 60_000)).result, "duplicate", "by its key");
		const withoutKey = { ...again, idempotencyKey: undefined };
		assert.equal((await store.insert(withoutKey, 60_000)).result, "duplicate", "by its content");
		assert.doesNotMatch(await copy(), CLEAR);
		await store.remove(submission.id);
	});

	test("an old key is needed until the last row that it encrypted is deleted", async () => {
		const { rows } = place;
		const [behind, ahead] = [submissionStore(rows, OLD), submissionStore(rows, NEW)];
		const submission = application(randomUUID());
		await ahead.insert(submission, 0);
		assert.deepEqual(await usedKeys(rows), [NEW.ids[0]]);
		await behind.noteFileUrl(submission.id, "https://images.example/cv");
		assert.deepEqual(new Set(await usedKeys(rows)), new Set([OLD.ids[0], NEW.ids[0]]));
		await ahead.noteFileUrl(submission.id, "https://images.example/cv");
		await behind.finish(submission.id, 1, { state: "delivered", answer: "Thank you, Miss Nightingale" });
		assert.deepEqual(new Set(await usedKeys(rows)), new Set([OLD.ids[0], NEW.ids[0]]));
		assert.equal((await ahead.find(submission.reference))?.answer, "Thank you, Miss Nightingale");
		await ahead.remove(submission.id);
		assert.deepEqual(await usedKeys(rows), []);
	});

	test("without the key nothing is readable, and the error says what is missing", async () => {
		const { rows, files } = place;
		const submission = await fill(submissionStore(rows, OLD), files, OLD);
		const store = submissionStore(rows, NEW_ALONE);
		const isMissing = (error: unknown) =>
			error instanceof EncryptionError &&
			error.code === "KEY_MISSING" &&
			error.message.includes(OLD.ids[0] ?? "");
		await assert.rejects(store.find(submission.reference), isMissing);
		const used = await usedKeys(rows);
		const data = temporaryFolder();
		assert.throws(() => submissionsKeyring(data, { given: undefined, also: [] }, used), isMissing);
		assert.deepEqual(await readdir(data), [], "no new key is made in its place");
		assert.ok(await store.remove(submission.id), "it can still be deleted");
	});
}

describe("data in SQLite and on disk", () => {
	const path = () => join(folder, "encrypted.sqlite");
	contract(async () => {
		const uploads = join(folder, "uploads");
		await openDraftFolder(uploads);
		return {
			rows: rowStore(await openSqliteDatabase(path())),
			files: diskCvStorage(uploads),
			copy: async () => {
				const names = await readdir(uploads);
				const files = [path(), `${path()}-wal`, ...names.map((name) => join(uploads, name))];
				return (await Promise.all(files.map((file) => readFile(file, "latin1").catch(() => "")))).join("\n");
			},
		};
	});

	test("rows and files that somebody else wrote are never read", async () => {
		const file = join(folder, "forged.sqlite");
		const uploads = temporaryFolder();
		const rows = rowStore(await openSqliteDatabase(file));
		const store = submissionStore(rows, OLD);
		const [own, forged] = [application(randomUUID()), { ...application(randomUUID()), digest: "another" }];
		await store.insert({ ...own, leaseMs: undefined, idempotencyKey: undefined }, 0);
		const database = new DatabaseSync(file, { timeout: 5_000 });
		database
			.prepare(
				`INSERT INTO submissions (id, reference, kind, payload, file_id, digest, visitor, state, attempts, created_at, next_attempt_at)
				 VALUES (?, ?, 'application', ?, ?, ?, ?, 'pending', 0, 1, 1)`,
			)
			.run(
				forged.id,
				forged.reference,
				JSON.stringify(forged.payload),
				forged.file?.id ?? "",
				forged.digest,
				"another",
			);
		database.close();
		await writeFile(join(uploads, forged.file?.id ?? ""), "secret words");
		const cvStorage = encryptedCvStorage(diskCvStorage(uploads), OLD);

		const ids = (found: { id: string }[]) => found.map(({ id }) => id);
		await assert.rejects(store.find(forged.reference), { code: "DECRYPTION_FAILED" });
		await assert.rejects(cvStorage.read(forged.file?.id ?? ""), { code: "DECRYPTION_FAILED" });
		assert.deepEqual(ids(await store.list()), [own.id]);
		assert.deepEqual(ids(await store.claim(9, 60_000)), [own.id]);
		const again = { ...application(randomUUID()), digest: "another", idempotencyKey: undefined };
		assert.equal(
			(await store.insert(again, 60_000)).result,
			"stored",
			"nobody's submission counts as its repeat",
		);
		await rows.close();
	});

	test("data encrypted for one row is read in no other", async () => {
		const rows = rowStore(await openSqliteDatabase(join(folder, "swapped.sqlite")));
		const store = submissionStore(rows, OLD);
		const [one, two] = [application(randomUUID()), application(randomUUID())];
		two.digest = "another";
		two.idempotencyKey = undefined;
		await store.insert(one, 0);
		await store.insert(two, 0);
		const database = new DatabaseSync(join(folder, "swapped.sqlite"), { timeout: 5_000 });
		database.exec(
			`UPDATE submissions SET payload = (SELECT payload FROM submissions WHERE id = '${one.id}') WHERE id = '${two.id}'`,
		);
		database.close();
		assert.ok(await store.find(one.reference));
		await assert.rejects(store.find(two.reference), { code: "DECRYPTION_FAILED" });
		await rows.close();
	});
});

describe("data in PostgreSQL", () => {
	let postgres: Postgres;
	before(async () => {
		postgres = await startPostgres();
	});
	contract(async () => {
		const pool = postgresPool(postgres.url);
		return {
			rows: rowStore(await openPostgresDatabase(pool)),
			files: postgresCvStorage(pool),
			copy: async () => {
				const { rows: submissions } = await pool.query("SELECT * FROM submissions");
				const { rows: replies } = await pool.query("SELECT * FROM replies");
				const { rows: files } = await pool.query("SELECT content FROM submission_files");
				return (
					JSON.stringify([submissions, replies]) + files.map(({ content }) => content.toString("latin1"))
				);
			},
		};
	});
	after(() => postgres.stop());

	test("the server's own files and its write-ahead log reveal nothing either", async () => {
		const pool = postgresPool(postgres.url);
		await pool.query("CREATE TABLE witness AS SELECT 'Canary in clear' AS name");
		await pool.query("CHECKPOINT");
		await pool.end();
		const names = await readdir(postgres.files, { recursive: true, withFileTypes: true });
		let found = "";
		for (const name of names.filter((each) => each.isFile())) {
			const content = await readFile(join(name.parentPath, name.name), "latin1");
			for (const [word] of content.matchAll(new RegExp(CLEAR, "gi"))) found += ` ${word}`;
		}
		assert.match(
			found,
			/^( Canary)+$/,
			"nothing but the witness, who proves that the search finds what is there",
		);
	});
});

describe("the key", () => {
	test("is created once, readable only by its owner, and a configured one takes precedence", async () => {
		const data = temporaryFolder();
		const made = submissionsKeyring(data, { given: undefined, also: [] }, []);
		assert.deepEqual(submissionsKeyring(data, { given: undefined, also: [] }, made.ids).ids, made.ids);
		assert.equal((await stat(join(data, "submissions-key"))).mode & 0o777, 0o600);
		const given = { given: "a key that the operator gave us", also: ["one from before, long enough too"] };
		const { ids } = submissionsKeyring(data, given, made.ids);
		assert.equal(ids.length, 3);
		assert.equal(ids[1], made.ids[0], "what the own key encrypted is read too");
	});

	test("is replaced if a crash left it empty, and reported if it is damaged", async () => {
		const data = temporaryFolder();
		await writeFile(join(data, "submissions-key"), "");
		const { ids } = submissionsKeyring(data, { given: undefined, also: [] }, []);
		assert.equal(ids.length, 1);
		await writeFile(join(data, "submissions-key"), "half");
		assert.throws(() => submissionsKeyring(data, { given: undefined, also: [] }, []), /does not hold a key/);
	});

	/** The output of the command line on this data folder, of errors if it fails. */
	const commandsOn =
		(data: string) =>
		(settings: Record<string, string>, ...args: string[]) => {
			const cli = new URL("../../../scripts/submissions.ts", import.meta.url).pathname;
			return promisify(execFile)(process.execPath, ["--conditions=react-server", cli, ...args], {
				env: { ...process.env, DATA_DIR: data, API_BASE_URL: "", LOG_LEVEL: "silent", ...settings },
			}).then(
				({ stdout }) => stdout,
				({ stderr }) => String(stderr),
			);
		};

	test("is used although others can read its file, with a warning", async () => {
		const data = temporaryFolder();
		await (await openSqliteDatabase(join(data, "submissions.sqlite"))).close();
		const run = commandsOn(data);
		assert.doesNotMatch(await run({ LOG_LEVEL: "warn" }, "list"), /readable/);
		await chmod(join(data, "submissions-key"), 0o640);
		const output = await run({ LOG_LEVEL: "warn" }, "list");
		assert.match(output, /submissions-key.*readable by others: chmod 600/);
		assert.match(output, /There are no submissions/);
	});

	test("can be changed while the old one is accepted, too", async () => {
		const data = temporaryFolder();
		const run = commandsOn(data);
		const [before, next] = ["the-first-key-of-this-operator-long", "the-second-key-of-this-operator-long"];
		await openDraftFolder(join(data, "uploads"));
		const rows = rowStore(await openSqliteDatabase(join(data, "submissions.sqlite")));
		const submission = await fill(
			submissionStore(rows, createKeyring([before])),
			diskCvStorage(join(data, "uploads")),
			createKeyring([before]),
		);
		await rows.close();
		const { reference } = submission;
		assert.match(await run({ SUBMISSIONS_KEY: next }, "list"), /KEY_MISSING|SUBMISSIONS_KEY_ALSO/);
		const both = { SUBMISSIONS_KEY: next, SUBMISSIONS_KEY_ALSO: before };
		assert.match(await run(both, "show", reference), /Florence Nightingale/);
		assert.match(await run(both, "purge", reference), /Deleted/);
		assert.match(await run({ SUBMISSIONS_KEY: next }, "list"), /There are no submissions/);
	});
});
