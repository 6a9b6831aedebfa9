import { type ClientBase, Pool } from "pg";
import { log } from "#lib/platform/log";
import { CV_TABLE } from "#lib/submissions/cv/postgres-cv-storage";
import { POSTGRES } from "#lib/submissions/store/dialect";
import { type RowStore, rowOperations, type Steps } from "#lib/submissions/store/operations";
import { schemaSteps } from "#lib/submissions/store/schema";

const CONNECTIONS_MAX = 10;
const CONNECT_MS = 3_000;
const QUERY_MS = 5_000;
/** Any number, as long as every instance uses the same. */
const SCHEMA_LOCK = 7_391_204;
const UNIQUE_VIOLATION = "23505";

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

/** One transaction, on disk when it returns, even if the server's default is to answer earlier. */
async function transaction<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
	const client = await pool.connect();
	let broken: Error | undefined;
	try {
		await client.query("BEGIN");
		await client.query("SET LOCAL synchronous_commit = on");
		const result = await work(client);
		await client.query("COMMIT");
		return result;
	} catch (error) {
		await client.query("ROLLBACK").catch((cause: Error) => {
			broken = cause;
		});
		throw error;
	} finally {
		client.release(broken);
	}
}
