import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setImmediate, setTimeout as wait } from "node:timers/promises";
import { createMutex } from "#lib/platform/mutex";
import { SQLITE } from "#lib/submissions/store/dialect";
import {
	type Operations,
	type ResultOf,
	type RowStore,
	rowOperations,
	type Statement,
	type Steps,
} from "#lib/submissions/store/operations";
import { schemaSteps } from "#lib/submissions/store/schema";
import { markNothingStored } from "#lib/submissions/store/store";

/** How long a call waits for another process, such as the command line, to end its write, and how often it looks. */
const BUSY_MS = 3_000;
const BUSY_RETRY_MS = 20;
const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;
/** A larger difference between clock and elapsed time means that someone set the clock. */
const CLOCK_JUMP_MS = 1_000;

/** The current time and the elapsed time, in milliseconds; tests set them. */
type Clock = { now(): number; passed(): number };
const MACHINE_CLOCK: Clock = { now: () => Date.now(), passed: () => performance.now() };

/**
 * The rows of a single instance in a SQLite file. Each call takes as long as the disk needs to write a submission, a few milliseconds.
 * Between two calls, and while another process holds the lock, everything else goes on. Rejects if the file cannot be opened.
 */
export async function openSqliteRows(
	path: string,
	{ maxPages }: { maxPages?: number } = {},
): Promise<RowStore> {
	const file = await unlocked(() => openSqliteFile(path, { maxPages }));
	const mutex = createMutex();
	const inTurn = (work: () => unknown) => mutex.run(path, () => setImmediate().then(work));
	const calls = Object.entries(file).map(([name, call]) => [
		name,
		(...given: never[]) => unlocked(() => inTurn(() => (call as (...given: never[]) => unknown)(...given))),
	]);
	return Object.fromEntries(calls) as RowStore;
}

/** Does the work once no other process holds the lock. */
async function unlocked<Result>(work: () => Result): Promise<Awaited<Result>> {
	const until = performance.now() + BUSY_MS;
	for (;;) {
		try {
			return await work();
		} catch (error) {
			const { errcode = 0 } = error as { errcode?: number };
			// The higher bits tell why.
			if ((errcode & 0xff) !== SQLITE_BUSY || performance.now() > until) throw error;
			await wait(BUSY_RETRY_MS);
		}
	}
}

type SqliteFile = {
	[Name in keyof Operations]: (...given: Parameters<Operations[Name]>) => ResultOf<Operations[Name]>;
} & { close(): void };

/**
 * A SQLite file that only its owner can read. Commits are on disk (WAL with `synchronous=FULL`), and deleted data is overwritten.
 * Several processes may have it open. `maxPages` limits the file, as a full disk would.
 */
export function openSqliteFile(
	path: string,
	{ maxPages, clock = MACHINE_CLOCK }: { maxPages?: number; clock?: Clock } = {},
): SqliteFile {
	const database = openPrivately(path);
	if (maxPages) database.exec(`PRAGMA max_page_count = ${maxPages}`);
	const run = runnerOn(database, clock);
	const operations = Object.entries(rowOperations(SQLITE)).map(([name, operation]) => [
		name,
		(...given: never[]) => run((operation as (...given: never[]) => Steps<unknown>)(...given)),
	]);
	const rows = Object.fromEntries(operations) as Omit<SqliteFile, "close">;
	const transaction = <Result>(work: () => Result) => inTransaction(database, work);
	const followClock = clockFollower(clock, (steps) => transaction(() => run(steps)));
	/** Removes what was deleted, if anything was, from the write-ahead log, too. Not possible inside a transaction. */
	const forgotten = <Deleted>(deleted: Deleted): Deleted => {
		const isNothing = Array.isArray(deleted) ? deleted.length === 0 : !deleted;
		if (!isNothing) database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
		return deleted;
	};

	return {
		...rows,
		insert: (submission, windowMs) => {
			followClock();
			return transaction(() => rows.insert(submission, windowMs));
		},
		claim: (limit, leaseMs) => {
			followClock();
			return rows.claim(limit, leaseMs);
		},
		countFeedback: (...given) => transaction(() => rows.countFeedback(...given)),
		purge: (ageMs) => forgotten(rows.purge(ageMs)),
		remove: (id) => forgotten(rows.remove(id)),
		removeResponse: (ids) => forgotten(rows.removeResponse(ids)),
		purgeResponses: () => forgotten(rows.purgeResponses()),
		close: () => database.close(),
	};
}

/** Runs the steps of an operation, one statement after the other, each prepared once. */
function runnerOn(database: DatabaseSync, clock: Clock) {
	const statements = new Map<string, StatementSync>();
	const prepared = (sql: string) => {
		const known = statements.get(sql) ?? database.prepare(sql);
		statements.set(sql, known);
		// Not every statement asks for the time.
		known.setAllowUnknownNamedParameters(true);
		return known;
	};
	const found = ({ sql, values }: Statement) => {
		const named = values.map((value, index) => [`$${index + 1}`, inputOf(value)]);
		return prepared(sql).all({ ...Object.fromEntries(named), $now: clock.now() });
	};
	return <Result>(steps: Steps<Result>): Result => {
		let step = steps.next();
		while (!step.done) step = steps.next(found(step.value));
		return step.value;
	};
}

/** A list is one value. */
const inputOf = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : value) as SQLInputValue;

/** After a change of the clock, shifts due, lease and expiry times with it, so that durations stay the same. */
function clockFollower(clock: Clock, run: (steps: Steps<void>) => void): () => void {
	let offset = clock.now() - clock.passed();
	return () => {
		const jump = Math.round(clock.now() - clock.passed() - offset);
		if (Math.abs(jump) < CLOCK_JUMP_MS) return;
		run(shiftTimes(jump));
		offset += jump;
	};
}

function* shiftTimes(ms: number): Steps<void> {
	const values = [ms];
	yield {
		sql: "UPDATE submissions SET next_attempt_at = next_attempt_at + $1 WHERE state = 'pending'",
		values,
	};
	yield { sql: "UPDATE submissions SET lease_until = lease_until + $1 WHERE state = 'delivering'", values };
	yield { sql: "UPDATE replies SET until = until + $1", values };
}

/** Takes the write lock at once: a transaction that reads first could not get it later. */
function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
	let isCommitting = false;
	try {
		database.exec("BEGIN IMMEDIATE");
		const result = work();
		isCommitting = true;
		database.exec("COMMIT");
		return result;
	} catch (error) {
		const { errcode = 0 } = error as { errcode?: number };
		// A full disk has rolled it back already.
		if (database.isOpen && database.isTransaction) database.exec("ROLLBACK");
		throw isCommitting && errcode !== SQLITE_FULL ? error : markNothingStored(error);
	}
}

/** SQLite gives its side files the mode of the main file, so that one is created first. */
function openPrivately(path: string): DatabaseSync {
	mkdirSync(dirname(path), { recursive: true });
	if (existsSync(path)) chmodSync(path, 0o600);
	else closeSync(openSync(path, "a", 0o600));
	// Bundlers do not know this module.
	const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
	const database = new DatabaseSync(path);
	database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;");
	updateSchema(database);
	return database;
}

/** Takes the steps of the schema that are missing. Another process may open the file at the same moment. */
function updateSchema(database: DatabaseSync): void {
	const steps = schemaSteps(SQLITE);
	const version = () => Number(database.prepare("PRAGMA user_version").get()?.user_version);
	if (version() >= steps.length) return;
	inTransaction(database, () => {
		for (const step of steps.slice(version())) database.exec(step);
		database.exec(`PRAGMA user_version = ${Math.max(version(), steps.length)}`);
	});
}
