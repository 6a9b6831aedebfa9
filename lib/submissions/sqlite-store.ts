import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { CLOSED_STATES, OPEN_STATES, type Row, submissionOf, summaryOf } from "#lib/submissions/row";
import type { Ending, Kept, NewSubmission, SubmissionStore } from "#lib/submissions/store";
import { SUBMISSION_STATES } from "#lib/submissions/submission";

/** How long a write waits for another process, such as the command line, to finish its own. */
const BUSY_MS = 3_000;

const SCHEMA = `
CREATE TABLE IF NOT EXISTS submissions (
	sequence INTEGER PRIMARY KEY AUTOINCREMENT,
	id TEXT NOT NULL UNIQUE,
	reference TEXT NOT NULL UNIQUE,
	kind TEXT NOT NULL,
	payload TEXT NOT NULL,
	file TEXT,
	file_id TEXT UNIQUE,
	file_url TEXT,
	idempotency_key TEXT UNIQUE,
	digest TEXT NOT NULL,
	visitor TEXT NOT NULL,
	state TEXT NOT NULL,
	attempts INTEGER NOT NULL,
	created_at INTEGER NOT NULL,
	next_attempt_at INTEGER NOT NULL,
	lease_until INTEGER,
	ended_at INTEGER,
	answer TEXT,
	last_error TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS submissions_digest ON submissions (digest, created_at);
CREATE INDEX IF NOT EXISTS submissions_open ON submissions (sequence) WHERE state IN (${OPEN_STATES});
CREATE INDEX IF NOT EXISTS submissions_visitor ON submissions (visitor, sequence) WHERE state IN (${OPEN_STATES});
CREATE INDEX IF NOT EXISTS submissions_ended ON submissions (ended_at) WHERE state IN (${CLOSED_STATES});
CREATE TABLE IF NOT EXISTS replies (
	id TEXT PRIMARY KEY,
	content TEXT NOT NULL,
	until INTEGER NOT NULL
) STRICT;
`;

/**
 * The store of a single instance: one SQLite file that only its owner can read. A commit is on disk (WAL with
 * `synchronous=FULL`), and what is deleted is overwritten. Several processes may have it open. `maxPages` bounds the file, as
 * a full disk would.
 */
export function openSqliteStore(path: string, { maxPages }: { maxPages?: number } = {}): SubmissionStore {
	const database = openPrivately(path);
	if (maxPages) database.exec(`PRAGMA max_page_count = ${maxPages}`);
	const statements = new Map<string, StatementSync>();
	const statement = (sql: string) => {
		const known = statements.get(sql) ?? database.prepare(sql);
		statements.set(sql, known);
		return known;
	};
	const rows = (sql: string, ...values: SQLInputValue[]) => statement(sql).all(...values) as unknown as Row[];
	const row = (sql: string, ...values: SQLInputValue[]) => rows(sql, ...values)[0];
	const one = (sql: string, ...values: SQLInputValue[]) => {
		const found = row(sql, ...values);
		return found && submissionOf(found);
	};
	const changes = (sql: string, ...values: SQLInputValue[]) => Number(statement(sql).run(...values).changes);

	const transaction = groupCommit(database);

	function keep(submission: NewSubmission, windowMs: number): Kept {
		const now = Date.now();
		const { idempotencyKey: key, digest, visitor } = submission;
		const sameKey = key && row("SELECT * FROM submissions WHERE idempotency_key = ?", key);
		if (sameKey) {
			return sameKey.digest === digest
				? { result: "duplicate", submission: submissionOf(sameKey) }
				: { result: "key-reused" };
		}
		const sameContent = one(
			`SELECT * FROM submissions WHERE digest = ? AND created_at > ? AND state <> 'rejected'
			 ORDER BY sequence DESC LIMIT 1`,
			digest,
			now - windowMs,
		);
		if (sameContent) return { result: "duplicate", submission: sameContent };
		if (row("SELECT 1 FROM submissions WHERE reference = ?", submission.reference)) {
			return { result: "reference-taken" };
		}

		const mustWait = row(
			`SELECT 1 FROM submissions WHERE visitor = ? AND state IN (${OPEN_STATES}) LIMIT 1`,
			visitor,
		);
		const isLeased = submission.leaseMs !== undefined && !submission.isSuspicious && !mustWait;
		const kept = one(
			`INSERT INTO submissions (id, reference, kind, payload, file, file_id, idempotency_key, digest, visitor,
			 state, attempts, created_at, next_attempt_at, lease_until)
			 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`,
			submission.id,
			submission.reference,
			submission.kind,
			JSON.stringify(submission.payload),
			submission.file ? JSON.stringify(submission.file) : null,
			submission.file?.id ?? null,
			key ?? null,
			digest,
			visitor,
			submission.isSuspicious ? "quarantined" : isLeased ? "delivering" : "pending",
			isLeased ? 1 : 0,
			now,
			now,
			isLeased ? now + (submission.leaseMs ?? 0) : null,
		);
		if (!kept) throw new Error("an insert returned no row");
		return { result: "kept", submission: kept };
	}

	function finish(id: string, attempt: number, ending: Ending): boolean {
		const now = Date.now();
		return (
			changes(
				`UPDATE submissions SET state = ?, answer = ?, last_error = ?, next_attempt_at = ?, ended_at = ?,
				 lease_until = NULL WHERE id = ? AND attempts = ? AND state = 'delivering'`,
				ending.state,
				"answer" in ending ? (ending.answer ?? null) : null,
				"error" in ending ? ending.error : null,
				ending.state === "pending" ? now + ending.delayMs : now,
				"error" in ending ? null : now,
				id,
				attempt,
			) > 0
		);
	}

	/** Purged personal data must not live on in the write-ahead log. */
	const forgetLog = () => database.exec("PRAGMA wal_checkpoint(TRUNCATE)");

	return {
		keep: (submission, windowMs) => transaction(() => keep(submission, windowMs)),
		claim: async (limit, leaseMs) => {
			const now = Date.now();
			return rows(
				`UPDATE submissions SET state = 'delivering', attempts = attempts + 1, lease_until = ?
				 WHERE sequence IN (
					SELECT sequence FROM submissions AS due
					WHERE ((state = 'pending' AND next_attempt_at <= ?) OR (state = 'delivering' AND lease_until <= ?))
					AND NOT EXISTS (SELECT 1 FROM submissions AS earlier WHERE earlier.visitor = due.visitor
						AND earlier.sequence < due.sequence AND earlier.state IN (${OPEN_STATES}))
					ORDER BY sequence LIMIT ?)
				 RETURNING *`,
				now + leaseMs,
				now,
				now,
				limit,
			)
				.sort((a, b) => Number(a.sequence) - Number(b.sequence))
				.map(submissionOf);
		},
		finish: (id, attempt, ending) => transaction(() => finish(id, attempt, ending)),
		noteFileUrl: async (id, url) => void changes("UPDATE submissions SET file_url = ? WHERE id = ?", url, id),
		wake: async () =>
			changes(
				"UPDATE submissions SET next_attempt_at = ? WHERE state = 'pending' AND next_attempt_at > ?",
				Date.now(),
				Date.now(),
			),
		release: async (id) =>
			changes(
				`UPDATE submissions SET state = 'pending', next_attempt_at = ?
				 WHERE id = ? AND state IN ('parked', 'quarantined', 'pending')`,
				Date.now(),
				id,
			) > 0,
		find: async (reference) => one("SELECT * FROM submissions WHERE reference = ?", reference),
		findByFile: async (fileId) => one("SELECT * FROM submissions WHERE file_id = ?", fileId),
		list: async ({ states, limit = -1 } = {}) =>
			rows(
				`SELECT * FROM submissions WHERE state IN (SELECT value FROM json_each(?))
				 ORDER BY sequence LIMIT ?`,
				JSON.stringify(states ?? SUBMISSION_STATES),
				limit,
			).map(submissionOf),
		summary: async () =>
			summaryOf(
				statement(
					"SELECT state, count(*) AS count, ? - min(created_at) AS oldest_ms FROM submissions GROUP BY state",
				).all(Date.now()),
			),
		fileIds: async () =>
			new Set(rows("SELECT file_id FROM submissions WHERE file_id IS NOT NULL").map((r) => r.file_id ?? "")),
		purge: async (ageMs) => {
			const purged = rows(
				`DELETE FROM submissions WHERE state IN (${CLOSED_STATES}) AND ended_at <= ? RETURNING *`,
				Date.now() - ageMs,
			).map(submissionOf);
			if (purged.length > 0) forgetLog();
			return purged;
		},
		remove: async (id) => {
			const removed = one("DELETE FROM submissions WHERE id = ? RETURNING *", id);
			if (removed) forgetLog();
			return removed;
		},
		keepReply: (id, content, forMs) =>
			transaction(
				() =>
					void changes(
						"INSERT INTO replies (id, content, until) VALUES (?, ?, ?)",
						id,
						content,
						Date.now() + forMs,
					),
			),
		findReply: async (id) => {
			const found = statement("SELECT content FROM replies WHERE id = ? AND until > ?").get(id, Date.now());
			return found && String(found.content);
		},
		purgeReplies: async () => {
			const purged = changes("DELETE FROM replies WHERE until <= ?", Date.now());
			if (purged > 0) forgetLog();
			return purged;
		},
		checkWritable: () =>
			transaction(() => void changes("UPDATE submissions SET attempts = attempts WHERE sequence = 0")),
		close: async () => database.close(),
	};
}

/**
 * Commits together what comes in together. A commit waits for the disk, milliseconds on a busy machine; what arrives
 * meanwhile goes into the next one, so that a rush costs a few waits and not one per visitor. Each piece of work has a
 * savepoint of its own: one that fails takes nobody along. A promise is kept only after the commit.
 */
function groupCommit(database: DatabaseSync): <T>(work: () => T) => Promise<T> {
	type Job = { work: () => unknown; resolve: (result: never) => void; reject: (error: unknown) => void };
	let jobs: Job[] = [];

	function commit() {
		const group = jobs;
		jobs = [];
		try {
			// Takes the write lock at once: a transaction that reads first could not get it later.
			database.exec("BEGIN IMMEDIATE");
			const settlements = group.map((job) => settlementOf(job));
			database.exec("COMMIT");
			for (const settle of settlements) settle();
		} catch (error) {
			if (database.isOpen && database.isTransaction) database.exec("ROLLBACK");
			for (const { reject } of group) reject(error);
		}
	}

	/** Does the work; the answer to whoever asked for it must wait for the commit. Throws when the transaction is lost. */
	function settlementOf({ work, resolve, reject }: Job): () => void {
		database.exec("SAVEPOINT one");
		try {
			const result = work() as never;
			database.exec("RELEASE one");
			return () => resolve(result);
		} catch (error) {
			// A full disk undoes everything at once, and the rest of the group with it.
			if (!database.isTransaction) throw error;
			database.exec("ROLLBACK TO one; RELEASE one");
			return () => reject(error);
		}
	}

	return (work) =>
		new Promise((resolve, reject) => {
			if (jobs.push({ work, resolve, reject }) === 1) setImmediate(commit);
		});
}

/** SQLite gives its side files the mode of the main one, which is therefore made first. */
function openPrivately(path: string): DatabaseSync {
	mkdirSync(dirname(path), { recursive: true });
	if (existsSync(path)) chmodSync(path, 0o600);
	else closeSync(openSync(path, "a", 0o600));
	const database = new DatabaseSync(path, { timeout: BUSY_MS });
	database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;");
	database.exec(SCHEMA);
	return database;
}
