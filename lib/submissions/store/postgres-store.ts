import { type ClientBase, Pool } from "pg";
import { log } from "#lib/platform/log";
import { CV_TABLE } from "#lib/submissions/cv/postgres-cv-storage";
import { POSTGRES } from "#lib/submissions/store/dialect";
import { type RowStore, rowOperations, type Steps } from "#lib/submissions/store/operations";
import { schemaSteps } from "#lib/submissions/store/schema";
import { markNothingStored } from "#lib/submissions/store/store";

const CONNECTIONS_MAX = 10;
const CONNECT_MS = 3_000;
const QUERY_MS = 5_000;
/** Any number, as long as every instance uses the same. */
const SCHEMA_LOCK = 7_391_204;
const UNIQUE_VIOLATION = "23505";
/** The server is only a copy now, as after a failover. Kept connections lead to it for as long as they are open. */
const READ_ONLY = "25006";
/** With these the server says that it did nothing: also that it is starting or stopping, or that its disk is full. */
const REFUSALS = [READ_ONLY, "57P03", "53100"];

const [submissions, ...laterSteps] = schemaSteps(POSTGRES);
const SCHEMA_STEPS = [`${submissions}\n${CV_TABLE}`, ...laterSteps];

/** Connections to a hanging or missing PostgreSQL fail within seconds instead of hanging too. */
export function postgresPool(url: string): Pool {
	const pool = new Pool({
		connectionString: url,
		max: CONNECTIONS_MAX,
		connectionTimeoutMillis: CONNECT_MS,
		query_timeout: QUERY_MS,
		statement_timeout: QUERY_MS,
		application_name: "website",
	});
	// A broken connection, idle or in use, is replaced. Without listeners on both it would end the process.
	const noteLoss = (error: NodeJS.ErrnoException) =>
		log.warn({ code: error.code }, "database connection lost");
	pool.on("error", noteLoss);
	pool.on("connect", (client) => client.on("error", noteLoss));
	return pool;
}

/** The rows of several instances in one PostgreSQL. Each takes rows that no other has (`SKIP LOCKED`). */
export async function openPostgresRows(pool: Pool): Promise<RowStore> {
	await transaction(pool, updateSchema);
	const operations = rowOperations(POSTGRES);
	const onPool = Object.entries(operations).map(([name, operation]) => [
		name,
		(...given: never[]) => run(pool, (operation as (...given: never[]) => Steps<unknown>)(...given)),
	]);

	return {
		...(Object.fromEntries(onPool) as Omit<RowStore, "close">),
		insert: async (submission, windowMs) => {
			const insert = () =>
				transaction(pool, async (client) => {
					await lockVisitors(client, submission.visitors);
					return run(client, operations.insert(submission, windowMs));
				});
			try {
				return await insert();
			} catch (error) {
				// Another instance used the same key at the same moment; now it is visible.
				if ((error as { code?: string }).code === UNIQUE_VIOLATION) return insert();
				throw error;
			}
		},
		close: () => pool.end(),
	};
}

/** Takes the steps of the schema that are missing. The tables know their version from the second on. */
async function updateSchema(client: ClientBase): Promise<void> {
	// Otherwise two instances that start at once would both take a step, and one would fail.
	await client.query("SELECT pg_advisory_xact_lock($1)", [SCHEMA_LOCK]);
	await client.query("CREATE TABLE IF NOT EXISTS submission_schema (version INTEGER NOT NULL)");
	const { rows } = await client.query<{ version: number }>("SELECT version FROM submission_schema");
	const version = rows[0]?.version ?? 0;
	if (version >= SCHEMA_STEPS.length) return;
	for (const step of SCHEMA_STEPS.slice(version)) await client.query(step);
	await client.query("DELETE FROM submission_schema");
	await client.query("INSERT INTO submission_schema (version) VALUES ($1)", [SCHEMA_STEPS.length]);
}

/**
 * Identical content, and submissions of one visitor, wait for each other here, so that neither misses the other. Sorted, because
 * instances may have the keys in a different order while they change.
 */
async function lockVisitors(client: ClientBase, visitors: readonly string[]): Promise<void> {
	for (const visitor of visitors.toSorted()) {
		await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [visitor]);
	}
}

/** Runs the steps of an operation, one statement after the other. */
async function run<Result>(client: Pick<ClientBase, "query">, steps: Steps<Result>): Promise<Result> {
	let step = steps.next();
	while (!step.done) {
		const { sql, values } = step.value;
		const { rows } = await client.query(sql, values);
		step = steps.next(rows);
	}
	return step.value;
}

/**
 * One transaction, on disk when it returns, even if the server's default is to answer earlier. After the first statement, an error that
 * is no refusal leaves it unknown whether it was: another server may have taken over with it.
 */
async function transaction<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
	const client = await pool.connect().catch((error) => {
		throw markNothingStored(error);
	});
	let broken: Error | undefined;
	let hasBegun = false;
	try {
		await client.query("BEGIN");
		hasBegun = true;
		await client.query("SET LOCAL synchronous_commit = on");
		const result = await work(client);
		await client.query("COMMIT");
		return result;
	} catch (error) {
		const { code = "" } = error as { code?: string };
		await client.query("ROLLBACK").catch((cause: Error) => {
			broken = cause;
		});
		if (code === READ_ONLY) {
			broken = error as Error;
			await closeIdle(pool);
		}
		throw hasBegun && !REFUSALS.includes(code) ? error : markNothingStored(error);
	} finally {
		client.release(broken);
	}
}

/** The next transaction gets a new connection. */
async function closeIdle(pool: Pool): Promise<void> {
	for (let left = pool.idleCount; left > 0; left--) {
		const client = await pool.connect().catch(() => undefined);
		client?.release(true);
	}
}
