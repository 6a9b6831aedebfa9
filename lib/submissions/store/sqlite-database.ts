import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setImmediate, setTimeout as wait } from "node:timers/promises";
import { createMutex } from "#lib/platform/mutex";
import type { Database, Query } from "#lib/submissions/store/database";
import { SQLITE } from "#lib/submissions/store/dialect";
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
 * The database of a single instance: a SQLite file that only its owner can read. Commits are on disk (WAL with `synchronous=FULL`), and
 * deleted data is overwritten. The driver is synchronous, so calls run one after the other; each takes as long as the disk needs to write
 * a submission, a few milliseconds. Between two calls, and while another process holds the lock, everything else goes on. Several
 * processes may have the file open. `maxPages` limits it, as a full disk would. Rejects if it cannot be opened.
 */
export async function openSqliteDatabase(
	path: string,
	{ maxPages, clock = MACHINE_CLOCK }: { maxPages?: number; clock?: Clock } = {},
): Promise<Database> {
	const file = await unlocked(() => openPrivately(path));
	if (maxPages) file.exec(`PRAGMA max_page_count = ${maxPages}`);
	const statement = statementsOn(file, clock);
	const followClock = clockFollower(clock, file, statement);
	const mutex = createMutex();
	const inTurn = <Result>(work: () => Result | Promise<Result>) => {
		// It would wait for the transaction that waits for it. Nothing else can call, because a transaction waits for nothing.
		if (file.isOpen && file.isTransaction)
			throw new Error("inside a transaction only its own query may be called");
		return unlocked(() => mutex.run(path, () => setImmediate().then(work)));
	};
	const inside: Query = async (sql, ...values) => {
		if (!file.isTransaction) throw new Error("the transaction is over");
		return statement(sql, ...values);
	};
	return {
		dialect: SQLITE,
		query: async (sql, ...values) => inTurn(() => statement(sql, ...values)),
		transaction: async (work) =>
			inTurn(async () => {
				await followClock();
				return inTransaction(file, () => work(inside));
			}),
		close: async () => inTurn(() => file.close()),
	};
}

/** Does the work once no other process holds the lock. */
async function unlocked<Result>(work: () => Result | Promise<Result>): Promise<Result> {
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

/** Runs statements, each prepared once. */
function statementsOn(file: DatabaseSync, clock: Clock) {
	const statements = new Map<string, StatementSync>();
	const prepared = (sql: string) => {
		const known = statements.get(sql) ?? file.prepare(sql);
		statements.set(sql, known);
		// Not every statement asks for the time.
		known.setAllowUnknownNamedParameters(true);
		return known;
	};
	return <Found>(sql: string, ...values: unknown[]): Found[] => {
		const named = values.map((value, index) => [`$${index + 1}`, inputOf(value)]);
		return prepared(sql).all({ ...Object.fromEntries(named), $now: clock.now() }) as Found[];
	};
}

/** A list is one value. */
const inputOf = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : value) as SQLInputValue;

/** After a change of the clock, shifts due, lease and expiry times with it, so that durations stay the same. */
function clockFollower(clock: Clock, file: DatabaseSync, statement: ReturnType<typeof statementsOn>) {
	let offset = clock.now() - clock.passed();
	return async () => {
		const jump = Math.round(clock.now() - clock.passed() - offset);
		if (Math.abs(jump) < CLOCK_JUMP_MS) return;
		await inTransaction(file, async () => {
			statement(
				"UPDATE submissions SET next_attempt_at = next_attempt_at + $1 WHERE state = 'pending'",
				jump,
			);
			statement("UPDATE submissions SET lease_until = lease_until + $1 WHERE state = 'delivering'", jump);
			statement("UPDATE replies SET until = until + $1", jump);
		});
		offset += jump;
	};
}

/** Takes the write lock at once: a transaction that reads first could not get it later. */
async function inTransaction<Result>(file: DatabaseSync, work: () => Promise<Result>): Promise<Result> {
	let isCommitting = false;
	try {
		file.exec("BEGIN IMMEDIATE");
		const result = await Promise.race([work(), tooLate()]);
		isCommitting = true;
		file.exec("COMMIT");
		return result;
	} catch (error) {
		const { errcode = 0 } = error as { errcode?: number };
		// A full disk has rolled it back already.
		if (file.isOpen && file.isTransaction) file.exec("ROLLBACK");
		throw isCommitting && errcode !== SQLITE_FULL ? error : markNothingStored(error);
	}
}

/** Rejects in the next turn of the event loop, before which work that waits for SQL alone has ended. */
const tooLate = () =>
	setImmediate().then(() => {
		throw new Error("a transaction waited for something other than SQL");
	});

/** SQLite gives its side files the mode of the main file, so that one is created first. */
async function openPrivately(path: string): Promise<DatabaseSync> {
	mkdirSync(dirname(path), { recursive: true });
	if (existsSync(path)) chmodSync(path, 0o600);
	else closeSync(openSync(path, "a", 0o600));
	// Bundlers do not know this module.
	const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
	const file = new DatabaseSync(path);
	file.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;");
	await updateSchema(file);
	return file;
}

/** Takes the steps of the schema that are missing. Another process may open the file at the same moment. */
async function updateSchema(file: DatabaseSync): Promise<void> {
	const steps = schemaSteps(SQLITE);
	const version = () => Number(file.prepare("PRAGMA user_version").get()?.user_version);
	if (version() >= steps.length) return;
	await inTransaction(file, async () => {
		for (const step of steps.slice(version())) file.exec(step);
		file.exec(`PRAGMA user_version = ${Math.max(version(), steps.length)}`);
	});
}
