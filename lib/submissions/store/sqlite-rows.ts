import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { Row } from "./row.ts";
import type { KeptRow, NewRow, RowStore } from "./row-store.ts";
import {
	CLOCK_TOLERANCE_MS,
	CLOSED_STATES,
	LONGEST_DELAY_MS,
	OPEN_STATES,
	ORDER_HOLD_MS,
} from "./sql-states.ts";
import type { Ending } from "./store.ts";

/**
 * Runs in its own thread, loaded by Node instead of the bundle: imports are relative, with their extension, and name no packages.
 */

/** How long a write waits for another process, such as the command line. */
const BUSY_MS = 3_000;
/** A larger difference between clock and elapsed time means that someone set the clock. */
const CLOCK_JUMP_MS = 1_000;

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

/** The current time and the elapsed time, in milliseconds; tests set them. */
export type Clock = { now(): number; passed(): number };
const MACHINE_CLOCK: Clock = { now: () => Date.now(), passed: () => performance.now() };

/** The operations of a row store, synchronous: the caller waits for the disk. */
export type SqliteRows = {
	[Name in keyof RowStore]: (...given: Parameters<RowStore[Name]>) => Awaited<ReturnType<RowStore[Name]>>;
} & {
	/**
	 * Runs several operations in one transaction, each in its own savepoint, so that a failing one does not affect the others. The
	 * results are durable when it returns. Throws if the transaction is lost; `busyMs` limits the wait for another process.
	 */
	together(work: readonly (() => unknown)[], busyMs?: number): Settlement[];
};
export type Settlement = { ok: true; result: unknown } | { ok: false; error: unknown };

/**
 * A SQLite file that only its owner can read. Commits are on disk (WAL with `synchronous=FULL`), and deleted data is overwritten.
 * Several processes may have it open. `maxPages` limits the file, as a full disk would.
 */
export function openSqliteFile(
	path: string,
	{ maxPages, clock = MACHINE_CLOCK }: { maxPages?: number; clock?: Clock } = {},
): SqliteRows {
	const database = openPrivately(path);
	if (maxPages) database.exec(`PRAGMA max_page_count = ${maxPages}`);
	const statements = new Map<string, StatementSync>();
	const statement = (sql: string) => {
		const known = statements.get(sql) ?? database.prepare(sql);
		statements.set(sql, known);
		return known;
	};
	const rows = (sql: string, ...values: SQLInputValue[]) => statement(sql).all(...values) as unknown as Row[];
	const row = (sql: string, ...values: SQLInputValue[]): Row | undefined => rows(sql, ...values)[0];
	const changes = (sql: string, ...values: SQLInputValue[]) => Number(statement(sql).run(...values).changes);

	function keep(submission: NewRow, windowMs: number): KeptRow {
		followClock();
		const now = clock.now();
		const { idempotencyKeys, digests, visitors } = submission;
		const sameKey = row(
			"SELECT * FROM submissions WHERE idempotency_key IN (SELECT value FROM json_each(?))",
			JSON.stringify(idempotencyKeys),
		);
		if (sameKey) {
			return digests.includes(sameKey.digest)
				? { result: "duplicate", row: sameKey }
				: { result: "key-reused" };
		}
		const sameContent = row(
			`SELECT * FROM submissions WHERE digest IN (SELECT value FROM json_each(?)) AND created_at > ?
			 AND state <> 'rejected' ORDER BY sequence DESC LIMIT 1`,
			JSON.stringify(digests),
			now - windowMs,
		);
		if (sameContent) return { result: "duplicate", row: sameContent };
		if (row("SELECT 1 FROM submissions WHERE reference = ?", submission.reference)) {
			return { result: "reference-taken" };
		}

		const isLeased = submission.leaseMs !== undefined && !submission.isSuspicious;
		const kept = row(
			`INSERT INTO submissions (id, reference, kind, payload, file_id, idempotency_key, digest, visitor,
			 state, attempts, created_at, next_attempt_at, lease_until)
			 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`,
			submission.id,
			submission.reference,
			submission.kind,
			submission.payload,
			submission.fileId,
			idempotencyKeys[0] ?? null,
			digests[0] ?? "",
			visitors[0] ?? "",
			submission.isSuspicious ? "quarantined" : isLeased ? "delivering" : "pending",
			isLeased ? 1 : 0,
			now,
			now,
			isLeased ? now + (submission.leaseMs ?? 0) : null,
		);
		if (!kept) throw new Error("an insert returned no row");
		return { result: "kept", row: kept };
	}

	function claim(limit: number, leaseMs: number): Row[] {
		followClock();
		const now = clock.now();
		return rows(
			`UPDATE submissions SET state = 'delivering', attempts = attempts + 1, lease_until = ?
			 WHERE sequence IN (
				SELECT sequence FROM submissions AS due
				WHERE ((state = 'pending' AND (next_attempt_at <= ? OR next_attempt_at > ?))
					OR (state = 'delivering' AND (lease_until <= ? OR lease_until > ?)))
				AND NOT EXISTS (SELECT 1 FROM submissions AS earlier WHERE earlier.visitor = due.visitor
					AND earlier.sequence < due.sequence AND ${HOLDS_UP})
				ORDER BY sequence LIMIT ?)
			 RETURNING *`,
			now + leaseMs,
			now,
			now + LONGEST_DELAY_MS,
			now,
			now + leaseMs + CLOCK_TOLERANCE_MS,
			...holdsUpValues(now),
			limit,
		).sort((a, b) => Number(a.sequence) - Number(b.sequence));
	}

	let offset = clock.now() - clock.passed();

	/** After a change of the clock, shifts due, lease and expiry times with it, so that durations stay the same. */
	function followClock() {
		const jump = Math.round(clock.now() - clock.passed() - offset);
		if (Math.abs(jump) < CLOCK_JUMP_MS) return;
		changes("UPDATE submissions SET next_attempt_at = next_attempt_at + ? WHERE state = 'pending'", jump);
		changes("UPDATE submissions SET lease_until = lease_until + ? WHERE state = 'delivering'", jump);
		changes("UPDATE replies SET until = until + ?", jump);
		offset += jump;
	}

	function finish(id: string, attempt: number, ending: Ending): boolean {
		const now = clock.now();
		return (
			changes(
				`UPDATE submissions SET state = ?, answer = ?, last_error = ?, next_attempt_at = ?, ended_at = coalesce(?, ended_at),
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

	/** Removes deleted personal data from the write-ahead log. Not possible inside a transaction. */
	const forgetLog = () => void database.exec("PRAGMA wal_checkpoint(TRUNCATE)");

	return {
		keep,
		claim,
		finish,
		noteFileUrl: (id, url) => void changes("UPDATE submissions SET file_url = ? WHERE id = ?", url, id),
		makeDue: () =>
			changes(
				"UPDATE submissions SET next_attempt_at = ? WHERE state = 'pending' AND next_attempt_at > ?",
				clock.now(),
				clock.now(),
			),
		release: (id) =>
			changes(
				`UPDATE submissions SET state = 'pending', next_attempt_at = ?1, ended_at = ?1, last_error = NULL
				 WHERE id = ?2 AND state IN ('parked', 'quarantined', 'pending')`,
				clock.now(),
				id,
			) > 0,
		find: (reference) => row("SELECT * FROM submissions WHERE reference = ?", reference),
		findByFile: (fileId) => row("SELECT * FROM submissions WHERE file_id = ?", fileId),
		list: (states, limit) =>
			rows(
				`SELECT * FROM submissions WHERE state IN (SELECT value FROM json_each(?))
				 ORDER BY sequence LIMIT ?`,
				JSON.stringify(states),
				limit ?? -1,
			),
		summary: () =>
			statement(
				"SELECT state, count(*) AS count, ? - min(created_at) AS oldest_ms FROM submissions GROUP BY state",
			).all(clock.now()),
		fileIds: () =>
			rows("SELECT file_id FROM submissions WHERE file_id IS NOT NULL").map((found) => found.file_id ?? ""),
		purge: (ageMs) => {
			const purged = rows(
				`DELETE FROM submissions WHERE state IN (${CLOSED_STATES}) AND ended_at <= ? RETURNING *`,
				clock.now() - ageMs,
			);
			if (purged.length > 0) forgetLog();
			return purged;
		},
		remove: (id) => {
			const removed = row("DELETE FROM submissions WHERE id = ? RETURNING *", id);
			if (removed) forgetLog();
			return removed;
		},
		keepReply: (id, content, forMs) =>
			void changes(
				"INSERT INTO replies (id, content, until) VALUES (?, ?, ?)",
				id,
				content,
				clock.now() + forMs,
			),
		findReply: (ids) => {
			const found = statement(
				"SELECT content FROM replies WHERE id IN (SELECT value FROM json_each(?)) AND until > ?",
			).get(JSON.stringify(ids), clock.now());
			return found && String(found.content);
		},
		purgeReplies: () => {
			const purged = changes("DELETE FROM replies WHERE until <= ?", clock.now());
			if (purged > 0) forgetLog();
			return purged;
		},
		sealStarts: (length) =>
			statement(
				`SELECT DISTINCT substr(sealed, 1, ?) AS start FROM (SELECT payload AS sealed FROM submissions
				 UNION ALL SELECT answer FROM submissions UNION ALL SELECT file_url FROM submissions)
				 WHERE sealed IS NOT NULL`,
			)
				.all(length)
				.map(({ start }) => String(start)),
		notStartingWith: (start, limit) =>
			rows(
				`SELECT * FROM submissions WHERE substr(payload, 1, ?1) <> ?2 OR substr(answer, 1, ?1) <> ?2
				 OR substr(file_url, 1, ?1) <> ?2 ORDER BY sequence LIMIT ?3`,
				start.length,
				start,
				limit,
			),
		reseal: ({ was, payload, fileUrl, answer, idempotencyKey, digest, visitor }) =>
			changes(
				`UPDATE submissions SET payload = ?, file = NULL, file_url = ?, answer = ?, idempotency_key = ?,
				 digest = ?, visitor = ? WHERE id = ? AND payload = ? AND file_url IS ? AND answer IS ?`,
				payload,
				fileUrl,
				answer,
				idempotencyKey,
				digest,
				visitor,
				was.id,
				was.payload,
				was.file_url,
				was.answer,
			) > 0,
		forgetOld: () => {
			// Also rewrites pages that were freed before `secure_delete`, or partly overwritten.
			database.exec("VACUUM");
			forgetLog();
		},
		checkWritable: () => void changes("UPDATE submissions SET attempts = attempts WHERE sequence = 0"),
		close: () => database.close(),

		together: (work, busyMs = BUSY_MS) => {
			try {
				database.exec(`PRAGMA busy_timeout = ${Math.round(busyMs)}`);
				// Take the write lock at once: a transaction that reads first could not get it later.
				database.exec("BEGIN IMMEDIATE");
				database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
				const settlements = work.map((piece) => settlementOf(database, piece));
				database.exec("COMMIT");
				return settlements;
			} catch (error) {
				if (database.isOpen && database.isTransaction) database.exec("ROLLBACK");
				throw error;
			}
		},
	};
}

/**
 * Whether `earlier` delays later submissions of the same visitor: while it is being delivered or due, so that they arrive in order,
 * and while it is young (by a clock that has not been set back since). One that keeps failing steps aside, because someone else
 * may have sent it under the same address.
 */
const HOLDS_UP = `earlier.state IN (${OPEN_STATES})
	AND (earlier.state = 'delivering' OR earlier.next_attempt_at <= ?
		OR (earlier.created_at > ? AND earlier.created_at <= ?))`;
const holdsUpValues = (now: number) => [now, now - ORDER_HOLD_MS, now] as const;

function settlementOf(database: DatabaseSync, work: () => unknown): Settlement {
	database.exec("SAVEPOINT one");
	try {
		const result = work();
		database.exec("RELEASE one");
		return { ok: true, result };
	} catch (error) {
		// A full disk rolls everything back, including the rest of the group.
		if (!database.isTransaction) throw error;
		database.exec("ROLLBACK TO one; RELEASE one");
		return { ok: false, error };
	}
}

/** SQLite gives its side files the mode of the main file, so that one is created first. */
function openPrivately(path: string): DatabaseSync {
	mkdirSync(dirname(path), { recursive: true });
	if (existsSync(path)) chmodSync(path, 0o600);
	else closeSync(openSync(path, "a", 0o600));
	const database = new DatabaseSync(path, { timeout: BUSY_MS });
	database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;");
	database.exec(SCHEMA);
	return database;
}
