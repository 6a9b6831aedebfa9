import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { HOUR_MS } from "#lib/platform/durations";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { type Postgres, startPostgres } from "../../../e2e/support/postgres.ts";
import { eventually } from "../../platform/samples/eventually.ts";
import { COMMENTS_MAX } from "../model/feedback.ts";
import { newReference } from "../reference.ts";
import { SAMPLE_APPLICATION, sampleContact, sampleFile, sampleSubmission } from "../samples/submissions.ts";
import type { Database } from "./database.ts";
import { postgresPool } from "./postgres-database.ts";
import { rowStore } from "./row-store.ts";
import { openPostgresStore, openSqliteStore } from "./samples/stores.ts";
import { openSqliteDatabase } from "./sqlite-database.ts";
import { type InsertResult, isNothingStored, type NewSubmission, type SubmissionStore } from "./store.ts";

const WINDOW_MS = 60_000;
const LEASE_MS = 60_000;

/** The submission of a result; fails if there is none. */
function submissionIn(stored: InsertResult) {
	assert.ok("submission" in stored, `nothing stored: ${stored.result}`);
	return stored.submission;
}

type Opened = {
	store: SubmissionStore;
	second: SubmissionStore;
	/** Runs SQL on the stores' data. */
	rewrite: (sql: string) => Promise<unknown>;
};

function contract(open: () => Promise<Opened>) {
	let store: SubmissionStore;
	let second: SubmissionStore;
	let rewrite: Opened["rewrite"];
	before(async () => {
		({ store, second, rewrite } = await open());
	});
	after(async () => {
		await store.close();
		await second.close();
	});

	describe("for submissions", () => {
		beforeEach(async () => {
			for (const { id } of await store.list()) await store.remove(id);
		});
		/** The submissions that a worker gets now, in order. */
		const claimed = async () => (await store.claim(9, LEASE_MS)).map(({ id }) => id);
		/** A submission whose delivery has begun. */
		const begun = async (changes: Partial<NewSubmission> = {}) => {
			const submission = sampleSubmission({ leaseMs: LEASE_MS, ...changes });
			await store.insert(submission, WINDOW_MS);
			return submission;
		};
		/** One whose first delivery has failed. */
		const failed = async (delayMs: number, changes: Partial<NewSubmission> = {}) => {
			const submission = await begun(changes);
			await store.finish(submission.id, 1, { state: "pending", error: "timeout", delayMs });
			return submission;
		};
		/** The same content as a browser sends it again. */
		const repeatOf = (submission: NewSubmission) => ({
			...submission,
			id: randomUUID(),
			reference: newReference(),
		});
		/** Inserts `count` submissions at once, on both instances in turn; returns how often each result came. */
		const insertAtOnce = async (count: number, make: () => NewSubmission) => {
			const results = await Promise.all(
				Array.from({ length: count }, (_, index) => (index % 2 ? store : second).insert(make(), WINDOW_MS)),
			);
			return results.map(({ result }) => result).toSorted();
		};

		test("a stored submission is returned whole, and another process sees it", async () => {
			const payload = sampleContact(1, { description: "Ɛte sɛn? 👋🏾" });
			const submission = sampleSubmission({ kind: "contact", topic: "complaint", payload });
			const stored = submissionIn(await store.insert(submission, WINDOW_MS));
			const found = await second.find(submission.reference);
			assert.deepEqual(found, stored);
			assert.partialDeepStrictEqual(found, { kind: "contact", topic: "complaint", payload });
			assert.equal(found?.state, "pending");
			assert.ok(Math.abs(Date.now() - (found?.createdAt ?? 0)) < 5_000);
		});

		test("the same key with the same content is one submission, with other content an error", async () => {
			const first = sampleSubmission({ idempotencyKey: "key-of-one-form-0001" });
			const stored = submissionIn(await store.insert(first, 0));
			const again = await second.insert(repeatOf(first), 0);
			assert.deepEqual(again, { result: "duplicate", submission: stored });
			const other = await store.insert(sampleSubmission({ idempotencyKey: "key-of-one-form-0001" }), 0);
			assert.deepEqual(other, { result: "key-reused" });
			assert.equal((await store.list()).length, 1);
		});

		test("the same content is one submission within the window, and a new one after it", async () => {
			const first = sampleSubmission();
			await store.insert(first, WINDOW_MS);
			assert.equal((await second.insert(repeatOf(first), WINDOW_MS)).result, "duplicate");
			await wait(300);
			assert.equal((await store.insert(repeatOf(first), 200)).result, "stored");
		});

		test("rejected content may be sent again", async () => {
			const first = await begun();
			await store.finish(first.id, 1, { state: "rejected", answer: "No such branch" });
			assert.equal((await store.insert(repeatOf(first), WINDOW_MS)).result, "stored");
		});

		test("fifty double taps at once on two instances are one submission", async () => {
			const one = sampleSubmission();
			const results = await insertAtOnce(50, () => repeatOf(one));
			assert.deepEqual(results, [...Array(49).fill("duplicate"), "stored"]);
			assert.equal((await store.list()).length, 1);
		});

		test("one key on two instances at once, with different content, keeps one", async () => {
			const idempotencyKey = "key-of-one-form-0002";
			const results = await insertAtOnce(10, () => sampleSubmission({ idempotencyKey }));
			assert.deepEqual(results, ["stored", ...Array(9).fill("key-reused")].toSorted());
		});

		test("a reference is never given twice", async () => {
			const first = sampleSubmission();
			await store.insert(first, WINDOW_MS);
			await assert.rejects(store.insert(sampleSubmission({ reference: first.reference }), WINDOW_MS));
		});

		test("many claims at once never hand out the same submission twice", async () => {
			for (let index = 0; index < 40; index++) await store.insert(sampleSubmission(), WINDOW_MS);
			const claims = await Promise.all(
				Array.from({ length: 20 }, (_, index) => (index % 2 ? store : second).claim(5, LEASE_MS)),
			);
			const ids = claims.flat().map(({ id }) => id);
			assert.equal(new Set(ids).size, ids.length);
			// On PostgreSQL a claim skips rows that another one holds at that moment. None is lost.
			const rest = await store.claim(40, LEASE_MS);
			assert.equal(ids.length + rest.length, 40);
		});

		test("a visitor's second submission that waits goes after the first has ended", async () => {
			const first = await begun({ visitor: "Ama" });
			const [other, later] = [sampleSubmission({ visitor: "Kofi" }), sampleSubmission({ visitor: "Ama" })];
			await store.insert(other, WINDOW_MS);
			assert.equal(submissionIn(await store.insert(later, WINDOW_MS)).state, "pending");
			assert.deepEqual(await claimed(), [other.id]);
			await store.finish(first.id, 1, { state: "pending", error: "timeout", delayMs: 60_000 });
			assert.deepEqual(await claimed(), [], "the first waits, so the second does");
			await store.release(first.id);
			assert.deepEqual(await claimed(), [first.id]);
			await store.finish(first.id, 2, { state: "delivered", answer: undefined });
			assert.deepEqual(await claimed(), [later.id]);
		});

		test("a failing submission delays a later one of the same visitor for a minute at most", async () => {
			const forged = await failed(600_000, { visitor: "Adwoa" });
			const own = sampleSubmission({ visitor: "Adwoa" });
			await store.insert(own, WINDOW_MS);
			assert.deepEqual(await claimed(), [], "in their order, while the first is young");
			await rewrite(`UPDATE submissions SET created_at = created_at - 61000 WHERE id = '${forged.id}'`);
			assert.deepEqual(await claimed(), [own.id]);
			const next = sampleSubmission({ visitor: "Adwoa", leaseMs: LEASE_MS });
			assert.equal(
				submissionIn(await store.insert(next, WINDOW_MS)).state,
				"delivering",
				"a new one at once",
			);
		});

		test("if the clock was set back while the site was down, nothing waits longer than the longest delay", async () => {
			const [late, dead] = [await failed(5_000), await begun()];
			// Written an hour ahead of the current clock.
			await rewrite(
				"UPDATE submissions SET next_attempt_at = next_attempt_at + 3600000, lease_until = lease_until + 3600000",
			);
			assert.deepEqual(await claimed(), [late.id, dead.id]);
		});

		test("if the clock is set back by a moment, no delivery in progress starts a second time", async () => {
			await begun();
			// Written half a minute ahead of the current clock.
			await rewrite("UPDATE submissions SET lease_until = lease_until + 30000");
			assert.deepEqual(await second.claim(9, LEASE_MS), []);
		});

		test("if the clock was set back, a failing submission delays no later one until the clock catches up", async () => {
			await failed(600_000, { visitor: "Akosua" });
			await rewrite("UPDATE submissions SET created_at = created_at + 86400000");
			const own = sampleSubmission({ visitor: "Akosua" });
			await store.insert(own, WINDOW_MS);
			assert.deepEqual(await claimed(), [own.id]);
		});

		test("dead letters and quarantined submissions delay nobody", async () => {
			const deadLetter = await begun({ visitor: "Esi" });
			await store.finish(deadLetter.id, 1, { state: "dead-letter", error: "status 400" });
			await begun({ visitor: "Esi", isQuarantined: true });
			await store.insert(sampleSubmission({ visitor: "Esi" }), WINDOW_MS);
			assert.equal((await store.claim(9, LEASE_MS)).length, 1);
			const { counts } = await store.summary();
			assert.deepEqual([counts["dead-letter"], counts.quarantined, counts.delivering], [1, 1, 1]);
		});

		test("the time of a release is remembered until the delivery succeeds", async () => {
			const stored = submissionIn(await store.insert(sampleSubmission({ isQuarantined: true }), WINDOW_MS));
			assert.equal(stored.releasedAt, undefined);
			assert.ok(await store.release(stored.id));
			const { releasedAt } = (await store.find(stored.reference)) ?? {};
			assert.ok(releasedAt && releasedAt >= stored.createdAt);
			await store.claim(1, LEASE_MS);
			await store.finish(stored.id, 1, { state: "pending", error: "status 503", delayMs: 0 });
			const [again] = await store.claim(1, LEASE_MS);
			assert.equal(again?.releasedAt, releasedAt);
			await store.finish(stored.id, 2, { state: "delivered", answer: undefined });
			const found = await store.find(stored.reference);
			assert.equal(found?.releasedAt, undefined);
			assert.ok(found?.deliveredAt && found.deliveredAt >= releasedAt);
		});

		test("an expired lease frees the submission, and its first holder can no longer end it", async () => {
			const submission = sampleSubmission();
			await store.insert(submission, WINDOW_MS);
			const [first] = await store.claim(1, 1_000);
			assert.equal(first?.attempts, 1);
			assert.deepEqual(await second.claim(1, LEASE_MS), []);
			await wait(1_100);
			const [taken] = await second.claim(1, LEASE_MS);
			assert.equal(taken?.attempts, 2);
			assert.equal(await store.finish(submission.id, 1, { state: "delivered", answer: undefined }), false);
			assert.equal(await second.finish(submission.id, 2, { state: "delivered", answer: "Thanks" }), true);
			const found = await store.find(submission.reference);
			assert.equal(found?.state, "delivered");
			assert.equal(found?.answer, "Thanks");
			assert.ok(found?.deliveredAt);
		});

		test("a delay is observed until staff release the submission", async () => {
			const { reference, id } = await failed(60_000);
			assert.deepEqual(await claimed(), []);
			assert.equal((await store.find(reference))?.lastError, "timeout");
			assert.equal(await store.release(id), true);
			assert.equal((await store.claim(1, LEASE_MS)).length, 1);
		});

		test("purging deletes finished submissions and none that still wait", async () => {
			for (const state of ["delivered", "rejected"] as const)
				await store.finish((await begun()).id, 1, { state, answer: undefined });
			await store.finish((await begun()).id, 1, { state: "dead-letter", error: "status 400" });
			await store.insert(sampleSubmission(), WINDOW_MS);
			await store.insert(sampleSubmission({ isQuarantined: true }), WINDOW_MS);
			assert.equal((await store.purge(60_000)).length, 0);
			await wait(5);
			assert.equal((await store.purge(0)).length, 2);
			assert.deepEqual((await store.list()).map(({ state }) => state).sort(), [
				"dead-letter",
				"pending",
				"quarantined",
			]);
			assert.equal((await store.list({ states: ["dead-letter"] })).length, 1);
			assert.equal((await store.list({ limit: 2 })).length, 2);
		});

		test("an application is found by its file, and knows where the image host keeps it", async () => {
			const file = sampleFile();
			const submission = await begun({ kind: "application", payload: SAMPLE_APPLICATION, file });
			await store.noteFileUrl(submission.id, "https://images.example/cv");
			const found = await store.findByFile(file.id);
			assert.deepEqual(found?.file, file);
			assert.equal(found?.fileUrl, "https://images.example/cv");
			assert.deepEqual([...(await store.fileIds())], [file.id]);
			assert.equal(await store.findByFile(randomUUID()), undefined);
		});
	});

	test("equal comments are counted, the most frequent first, and the rarest of too many are deleted", async () => {
		const comment = { kind: "yes", about: "/faqs", line: "" } as const;
		await store.countFeedback({ ...comment, kind: "no", line: "the fee" });
		for (let time = 0; time < 2; time++) await store.countFeedback(comment);
		const [first, other] = await second.feedback();
		assert.deepEqual([first?.kind, first?.count, other?.line, other?.count], ["yes", 2, "the fee", 1]);
		assert.ok(Math.abs((first?.lastAt ?? 0) - Date.now()) < 60_000);
		const sought = { kind: "search", about: "sought often", line: "" } as const;
		for (let time = 0; time < 2; time++) await store.countFeedback(sought);
		for (let at = 0; at < COMMENTS_MAX + 5; at++)
			await store.countFeedback({ kind: "search", about: `word${at}`, line: "" });
		const comments = await store.feedback();
		assert.equal(comments.filter(({ kind }) => kind === "search").length, COMMENTS_MAX);
		assert.equal(comments.filter(({ kind }) => kind !== "search").length, 2);
		assert.ok(comments.some(({ about }) => about === sought.about));
	});

	test("the store reports that it is writable", () => store.checkWritable());
}

describe("the SQLite store", () => {
	const folder = temporaryFolder();
	const path = join(folder, "deep", "submissions.sqlite");

	contract(async () => ({
		store: await openSqliteStore(path),
		second: await openSqliteStore(path),
		rewrite: async (sql) => {
			const database = new DatabaseSync(path, { timeout: 3_000 });
			database.exec(sql);
			database.close();
		},
	}));

	test("only its owner can read its files", async () => {
		for (const name of [path, `${path}-wal`, `${path}-shm`]) {
			assert.equal((await stat(name)).mode & 0o777, 0o600, name);
		}
	});

	test("purged data leaves no trace in the files", async () => {
		const store = await openSqliteStore(join(folder, "trace.sqlite"));
		// The name is encrypted. The reference is in plain text.
		const submission = sampleSubmission({ leaseMs: LEASE_MS, reference: "Canary Nightingale" });
		await store.insert(submission, WINDOW_MS);
		const bytes = async () =>
			(await readFile(join(folder, "trace.sqlite"), "latin1")) +
			(await readFile(join(folder, "trace.sqlite-wal"), "latin1"));
		assert.match(await bytes(), /Canary Nightingale/);
		await store.remove(submission.id);
		assert.doesNotMatch(await bytes(), /Canary Nightingale/);
		await store.close();
	});

	test("a full disk is an error, and earlier submissions are still there", async () => {
		const store = await openSqliteStore(join(folder, "full.sqlite"));
		const first = sampleSubmission();
		await store.insert(first, WINDOW_MS);
		const limited = new DatabaseSync(join(folder, "full.sqlite"));
		const { page_count: pages } = limited.prepare("PRAGMA page_count").get() as { page_count: number };
		limited.close();
		await store.close();
		const full = await openSqliteStore(join(folder, "full.sqlite"), { maxPages: pages + 1 });
		await assert.rejects(
			async () => {
				for (let index = 0; index < 100; index++) await full.insert(sampleSubmission(), WINDOW_MS);
			},
			(error: Error) => /full/.test(error.message) && isNothingStored(error),
		);
		assert.equal((await full.find(first.reference))?.reference, first.reference);
		await full.close();
	});

	test("visitors are served between two of many submissions that come at once", async () => {
		const store = await openSqliteStore(join(folder, "many.sqlite"));
		let turns = 0;
		let isOver = false;
		const turn = () => {
			turns += 1;
			if (!isOver) setImmediate(turn);
		};
		turn();
		await Promise.all(Array.from({ length: 30 }, () => store.insert(sampleSubmission(), WINDOW_MS)));
		isOver = true;
		assert.ok(turns >= 30, `${turns} turns of the event loop`);
		await store.close();
	});

	test("while another process holds the lock the rest of the site goes on", async () => {
		const store = await openSqliteStore(join(folder, "busy.sqlite"));
		const other = new DatabaseSync(join(folder, "busy.sqlite"));
		other.exec("BEGIN IMMEDIATE");
		let [longestMs, last] = [0, performance.now()];
		const beat = setInterval(() => {
			longestMs = Math.max(longestMs, performance.now() - last);
			last = performance.now();
		}, 20);
		await Promise.all([
			assert.rejects(store.insert(sampleSubmission(), WINDOW_MS), /locked/),
			assert.rejects(store.claim(1, LEASE_MS), /locked/),
		]);
		// A loop that was blocked until now shows it in its next beat.
		await wait(50);
		clearInterval(beat);
		assert.ok(longestMs < 1_000, `the event loop stood still for ${Math.round(longestMs)} ms`);
		other.exec("ROLLBACK");
		other.close();
		await store.close();
	});

	test("setting the clock back or forward by an hour moves no delivery", async () => {
		let [now, passed] = [Date.now(), 0];
		const clock = { now: () => now, passed: () => passed };
		const rows = rowStore(await openSqliteDatabase(join(folder, "clock.sqlite"), { clock }));
		const pass = (ms: number) => {
			now += ms;
			passed += ms;
		};
		const claimed = async () => (await rows.claim(9, LEASE_MS)).map(({ attempts }) => attempts);
		const row = { payload: "{}", fileId: null, idempotencyKeys: [], isQuarantined: false, leaseMs: LEASE_MS };
		await rows.insert(
			{ ...row, id: "a", reference: "a", kind: "contact", digests: ["a"], visitors: ["a"] },
			0,
		);
		await rows.finish("a", 1, { state: "pending", error: "timeout", delayMs: 10_000 });
		now -= HOUR_MS;
		pass(9_000);
		assert.deepEqual(await claimed(), []);
		pass(2_000);
		assert.deepEqual(await claimed(), [2], "due after ten seconds");
		now += HOUR_MS;
		pass(LEASE_MS / 2);
		assert.deepEqual(await claimed(), [], "the lease holds");
		now -= 7_200_000;
		pass(LEASE_MS / 2 + 1_000);
		assert.deepEqual(await claimed(), [3], "and ends");
		await rows.close();
	});

	describe("in a transaction", () => {
		let database: Database;
		beforeEach(async () => {
			database = await openSqliteDatabase(join(folder, `${randomUUID()}.sqlite`));
		});
		afterEach(() => database.close());
		const INSERT = "INSERT INTO replies (id, content, until) VALUES ($1, '', 1)";
		const ids = async () =>
			(await database.query<{ id: string }>("SELECT id FROM replies")).map(({ id }) => id);

		test("statements count together or not at all, and other calls come after it", async () => {
			const whole = database.transaction(async (query) => {
				for (const id of ["a", "b"]) await query(INSERT, id);
			});
			const other = database.query(INSERT, "c");
			const broken = database.transaction(async (query) => {
				await query(INSERT, "d");
				await query(INSERT, "a");
			});
			await assert.rejects(broken, isNothingStored);
			await Promise.all([whole, other]);
			assert.deepEqual(await ids(), ["a", "b", "c"]);
		});

		test("a nested call is an error, and nothing of the transaction is stored", async () => {
			for (const nested of [
				() => database.query(INSERT, "b"),
				() => database.transaction((query) => query(INSERT, "b")),
			]) {
				const outer = database.transaction(async (query) => {
					await query(INSERT, "a");
					await nested();
				});
				await assert.rejects(outer, /inside a transaction/);
			}
			assert.deepEqual(await ids(), []);
		});

		test("waiting for anything but SQL is an error, and what comes later is refused", async () => {
			const { promise: late, resolve } = Promise.withResolvers<unknown>();
			const slow = database.transaction(async (query) => {
				await query(INSERT, "a");
				await wait(10);
				resolve(query(INSERT, "b"));
			});
			await assert.rejects(slow, /something other than SQL/);
			await assert.rejects(late as Promise<unknown>, /is over/);
			assert.deepEqual(await ids(), []);
		});
	});
});

describe("the PostgreSQL store", () => {
	let postgres: Postgres;
	before(async () => {
		postgres = await startPostgres();
	});

	contract(async () => {
		const [store, second] = await Promise.all([
			openPostgresStore(postgresPool(postgres.url)),
			openPostgresStore(postgresPool(postgres.url)),
		]);
		const rewrite = async (sql: string) => {
			const pool = postgresPool(postgres.url);
			await pool.query(sql);
			await pool.end();
		};
		return { store, second, rewrite };
	});
	after(() => postgres.stop());

	test("stored submissions survive a crash of the database, and the store reconnects", async () => {
		const store = await openPostgresStore(postgresPool(postgres.url));
		const submission = sampleSubmission();
		await store.insert(submission, WINDOW_MS);
		await postgres.crash();
		let found: Awaited<ReturnType<SubmissionStore["find"]>>;
		await eventually(async () => {
			found = await store.find(submission.reference).catch(() => undefined);
			return found;
		}, "found again");
		assert.deepEqual(found?.payload, submission.payload);
		await store.close();
	});

	test("a connection that breaks in the middle of a transaction is an error, not the end of the process", async () => {
		const pool = postgresPool(postgres.url);
		const client = await pool.connect();
		await client.query("BEGIN");
		await postgres.crash();
		await assert.rejects(client.query("COMMIT"));
		client.release(true);
		await pool.end();
	});

	test("a missing database is an error within seconds", async () => {
		await assert.rejects(openPostgresStore(postgresPool("postgres://postgres@127.0.0.1:1/postgres")));
	});
});
