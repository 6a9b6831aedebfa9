import { type ClientBase, Pool, type QueryResultRow } from "pg";
import { log } from "#lib/platform/log";
import { CV_TABLE } from "#lib/submissions/cv/postgres-cv-storage";
import type { Row } from "#lib/submissions/store/row";
import type { KeptRow, NewRow, RowStore } from "#lib/submissions/store/row-store";
import {
	CLOCK_TOLERANCE_MS,
	CLOSED_STATES,
	LONGEST_DELAY_MS,
	OPEN_STATES,
	ORDER_HOLD_MS,
} from "#lib/submissions/store/sql-states";

const CONNECTIONS = { max: 10, connectMs: 3_000, queryMs: 5_000 };
/** Any number, as long as every instance uses the same. */
const SCHEMA_LOCK = 7_391_204;
const UNIQUE_VIOLATION = "23505";

/** Times in milliseconds since 1970, by the database's clock, which all instances share. */
const NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

/** How much each address has sent. Counters only: neither in the database's log nor in backups, and lost in a crash. */
export const RATES_TABLE = "submission_rates";

const SCHEMA = `
CREATE TABLE IF NOT EXISTS submissions (
	sequence BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
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
	created_at BIGINT NOT NULL,
	next_attempt_at BIGINT NOT NULL,
	lease_until BIGINT,
	ended_at BIGINT,
	answer TEXT,
	last_error TEXT
);
CREATE INDEX IF NOT EXISTS submissions_digest ON submissions (digest, created_at);
CREATE INDEX IF NOT EXISTS submissions_open ON submissions (sequence) WHERE state IN (${OPEN_STATES});
CREATE INDEX IF NOT EXISTS submissions_visitor ON submissions (visitor, sequence) WHERE state IN (${OPEN_STATES});
CREATE INDEX IF NOT EXISTS submissions_ended ON submissions (ended_at) WHERE state IN (${CLOSED_STATES});
CREATE TABLE IF NOT EXISTS replies (
	id TEXT PRIMARY KEY,
	content TEXT NOT NULL,
	until BIGINT NOT NULL
);
${CV_TABLE}
CREATE UNLOGGED TABLE IF NOT EXISTS ${RATES_TABLE} (
	key VARCHAR(255) PRIMARY KEY,
	points INTEGER NOT NULL,
	expire BIGINT
);`;

/** Connections to a hanging or missing PostgreSQL fail within seconds instead of hanging too. */
export function postgresPool(url: string, { max, connectMs, queryMs } = CONNECTIONS): Pool {
	const pool = new Pool({
		connectionString: url,
		max,
		connectionTimeoutMillis: connectMs,
		query_timeout: queryMs,
		statement_timeout: queryMs,
		application_name: "website",
	});
	// A broken connection, idle or in use, is replaced. Without listeners on both it would end the process.
	const noteLoss = (error: NodeJS.ErrnoException) =>
		log.warn({ code: error.code }, "database connection lost");
	pool.on("error", noteLoss);
	pool.on("connect", (client) => client.on("error", noteLoss));
	return pool;
}

/** See `sqlite-rows.ts`. */
const HOLDS_UP = `earlier.state IN (${OPEN_STATES}) AND (earlier.state = 'delivering'
	OR earlier.next_attempt_at <= ${NOW}
	OR (earlier.created_at > ${NOW} - ${ORDER_HOLD_MS} AND earlier.created_at <= ${NOW}))`;

/** The rows of several instances in one PostgreSQL. Each takes rows that no other has (`SKIP LOCKED`). */
export async function openPostgresRows(pool: Pool): Promise<RowStore> {
	await transaction(pool, async (client) => {
		// Otherwise two instances that start at once would both create the tables, and one would fail.
		await client.query("SELECT pg_advisory_xact_lock($1)", [SCHEMA_LOCK]);
		await client.query(SCHEMA);
	});
	const all = async <T extends QueryResultRow = Row>(sql: string, ...values: unknown[]) =>
		(await pool.query<T>(sql, values)).rows;
	const one = async (sql: string, ...values: unknown[]): Promise<Row | undefined> =>
		(await all(sql, ...values))[0];
	const changes = async (sql: string, ...values: unknown[]) => (await pool.query(sql, values)).rowCount ?? 0;

	return {
		keep: async (submission, windowMs) => {
			const insert = () => transaction(pool, (client) => keep(client, submission, windowMs));
			try {
				return await insert();
			} catch (error) {
				// Another instance used the same key at the same moment; now it is visible.
				if ((error as { code?: string }).code === UNIQUE_VIOLATION) return insert();
				throw error;
			}
		},
		claim: async (limit, leaseMs) => {
			const rows = await all(
				`UPDATE submissions SET state = 'delivering', attempts = attempts + 1, lease_until = ${NOW} + $1
				 WHERE sequence IN (
					SELECT sequence FROM submissions AS due
					WHERE ((state = 'pending' AND (next_attempt_at <= ${NOW} OR next_attempt_at > ${NOW} + ${LONGEST_DELAY_MS}))
						OR (state = 'delivering' AND (lease_until <= ${NOW} OR lease_until > ${NOW} + $1 + ${CLOCK_TOLERANCE_MS})))
					AND NOT EXISTS (SELECT 1 FROM submissions AS earlier WHERE earlier.visitor = due.visitor
						AND earlier.sequence < due.sequence AND ${HOLDS_UP})
					ORDER BY sequence LIMIT $2 FOR UPDATE SKIP LOCKED)
				 RETURNING *`,
				leaseMs,
				limit,
			);
			return rows.sort((a, b) => Number(a.sequence) - Number(b.sequence));
		},
		finish: async (id, attempt, ending) => {
			const isClosed = !("error" in ending);
			const changed = await changes(
				`UPDATE submissions SET state = $1, answer = $2, last_error = $3, next_attempt_at = ${NOW} + $4,
				 ended_at = CASE WHEN $5 THEN ${NOW} ELSE ended_at END, lease_until = NULL
				 WHERE id = $6 AND attempts = $7 AND state = 'delivering'`,
				ending.state,
				"answer" in ending ? (ending.answer ?? null) : null,
				isClosed ? null : ending.error,
				ending.state === "pending" ? ending.delayMs : 0,
				isClosed,
				id,
				attempt,
			);
			return changed > 0;
		},
		noteFileUrl: async (id, url) =>
			void (await changes("UPDATE submissions SET file_url = $1 WHERE id = $2", url, id)),
		makeDue: () =>
			changes(
				`UPDATE submissions SET next_attempt_at = ${NOW} WHERE state = 'pending' AND next_attempt_at > ${NOW}`,
			),
		release: async (id) =>
			(await changes(
				`UPDATE submissions SET state = 'pending', next_attempt_at = ${NOW}, ended_at = ${NOW}, last_error = NULL
				 WHERE id = $1 AND state IN ('parked', 'quarantined', 'pending')`,
				id,
			)) > 0,
		find: (reference) => one("SELECT * FROM submissions WHERE reference = $1", reference),
		findByFile: (fileId) => one("SELECT * FROM submissions WHERE file_id = $1", fileId),
		list: (states, limit) =>
			all(
				"SELECT * FROM submissions WHERE state = ANY($1) ORDER BY sequence LIMIT $2",
				states,
				limit ?? null,
			),
		summary: () =>
			all<QueryResultRow>(
				`SELECT state, count(*) AS count, ${NOW} - min(created_at) AS oldest_ms FROM submissions GROUP BY state`,
			),
		fileIds: async () => {
			const rows = await all<{ file_id: string }>(
				"SELECT file_id FROM submissions WHERE file_id IS NOT NULL",
			);
			return rows.map((row) => row.file_id);
		},
		purge: (ageMs) =>
			all(
				`DELETE FROM submissions WHERE state IN (${CLOSED_STATES}) AND ended_at <= ${NOW} - $1 RETURNING *`,
				ageMs,
			),
		remove: (id) => one("DELETE FROM submissions WHERE id = $1 RETURNING *", id),
		keepReply: async (id, content, forMs) =>
			void (await changes(
				`INSERT INTO replies (id, content, until) VALUES ($1, $2, ${NOW} + $3)`,
				id,
				content,
				forMs,
			)),
		findReply: async (ids) => {
			const [found] = await all<{ content: string }>(
				`SELECT content FROM replies WHERE id = ANY($1) AND until > ${NOW}`,
				ids,
			);
			return found?.content;
		},
		purgeReplies: () => changes(`DELETE FROM replies WHERE until <= ${NOW}`),
		sealStarts: async (length) => {
			const rows = await all<{ start: string }>(
				`SELECT DISTINCT left(sealed, $1) AS start
				 FROM submissions, LATERAL (VALUES (payload), (answer), (file_url)) AS columns (sealed)
				 WHERE sealed IS NOT NULL`,
				length,
			);
			return rows.map(({ start }) => start);
		},
		notStartingWith: (start, limit) =>
			all(
				`SELECT * FROM submissions WHERE left(payload, $1) <> $2 OR left(answer, $1) <> $2
				 OR left(file_url, $1) <> $2 ORDER BY sequence LIMIT $3`,
				start.length,
				start,
				limit,
			),
		reseal: async ({ was, payload, fileUrl, answer, idempotencyKey, digest, visitor }) =>
			(await changes(
				`UPDATE submissions SET payload = $1, file = NULL, file_url = $2, answer = $3, idempotency_key = $4,
				 digest = $5, visitor = $6 WHERE id = $7 AND payload = $8 AND file_url IS NOT DISTINCT FROM $9
				 AND answer IS NOT DISTINCT FROM $10`,
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
			)) > 0,
		forgetOld: async () => {
			// Without the time limit of the other connections.
			const patient = postgresPool(pool.options.connectionString ?? "", {
				...CONNECTIONS,
				max: 1,
				queryMs: 0,
			});
			try {
				await patient.query("VACUUM submissions, submission_files");
			} finally {
				await patient.end();
			}
		},
		checkWritable: async () => void (await changes("UPDATE submissions SET attempts = 0 WHERE sequence = 0")),
		close: () => pool.end(),
	};
}

async function keep(client: ClientBase, submission: NewRow, windowMs: number): Promise<KeptRow> {
	const { idempotencyKeys, digests, visitors } = submission;
	const row = async (sql: string, ...values: unknown[]) => (await client.query<Row>(sql, values)).rows[0];
	// Identical content, and submissions of one visitor, wait for each other here, so that neither misses the other. Sorted,
	// because instances may have the keys in a different order while they change.
	for (const visitor of visitors.toSorted()) {
		await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [visitor]);
	}

	const sameKey = await row("SELECT * FROM submissions WHERE idempotency_key = ANY($1)", idempotencyKeys);
	if (sameKey) {
		return digests.includes(sameKey.digest)
			? { result: "duplicate", row: sameKey }
			: { result: "key-reused" };
	}
	const sameContent = await row(
		`SELECT * FROM submissions WHERE digest = ANY($1) AND created_at > ${NOW} - $2 AND state <> 'rejected'
		 ORDER BY sequence DESC LIMIT 1`,
		digests,
		windowMs,
	);
	if (sameContent) return { result: "duplicate", row: sameContent };
	if (await row("SELECT 1 FROM submissions WHERE reference = $1", submission.reference)) {
		return { result: "reference-taken" };
	}

	const isLeased = submission.leaseMs !== undefined && !submission.isSuspicious;
	const kept = await row(
		`INSERT INTO submissions (id, reference, kind, payload, file_id, idempotency_key, digest, visitor,
		 state, attempts, created_at, next_attempt_at, lease_until)
		 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, ${NOW}, ${NOW}, ${NOW} + $11) RETURNING *`,
		submission.id,
		submission.reference,
		submission.kind,
		submission.payload,
		submission.fileId,
		idempotencyKeys[0] ?? null,
		digests[0],
		visitors[0],
		submission.isSuspicious ? "quarantined" : isLeased ? "delivering" : "pending",
		isLeased ? 1 : 0,
		isLeased ? submission.leaseMs : null,
	);
	if (!kept) throw new Error("an insert returned no row");
	return { result: "kept", row: kept };
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
