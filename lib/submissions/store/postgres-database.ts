import { type ClientBase, Pool } from "pg";
import { log } from "#lib/platform/log";
import { CV_TABLE } from "#lib/submissions/cv/postgres-cv-storage";
import type { Database, Query } from "#lib/submissions/store/database";
import { POSTGRES } from "#lib/submissions/store/dialect";
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

/** The database that several instances share. Each takes rows that no other has (`SKIP LOCKED`). */
export async function openPostgresDatabase(pool: Pool): Promise<Database> {
	await transaction(pool, updateSchema);
	return {
		dialect: POSTGRES,
		query: queryOn(pool),
		transaction: async (work) => {
			const once = () => transaction(pool, (client) => work(queryOn(client)));
			try {
				return await once();
			} catch (error) {
				// Another instance used the same key at the same moment; now it is visible.
				if ((error as { code?: string }).code === UNIQUE_VIOLATION) return once();
				throw error;
			}
		},
		close: () => pool.end(),
	};
}

const queryOn =
	(client: Pick<ClientBase, "query">): Query =>
	async <Found>(sql: string, ...values: unknown[]) =>
		(await client.query(sql, values)).rows as Found[];

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
