import type { FeedbackComment } from "#lib/submissions/model/feedback";
import type { SubmissionState } from "#lib/submissions/model/submission";
import type { Database, Query } from "#lib/submissions/store/database";
import type { Dialect } from "#lib/submissions/store/dialect";
import type { Row } from "#lib/submissions/store/row";
import {
	CLOCK_TOLERANCE_MS,
	CLOSED_STATES,
	LONGEST_DELAY_MS,
	OPEN_STATES,
	ORDER_HOLD_MS,
} from "#lib/submissions/store/sql-states";
import type { Ending } from "#lib/submissions/store/store";

/**
 * A submission as the database sees it: its content is encrypted, and lookups use keyed hashes. Each value has one hash per accepted
 * key: the first is written, all are searched.
 */
type NewRow = {
	id: string;
	reference: string;
	kind: string;
	payload: string;
	fileId: string | null;
	/** Empty if the browser sent none. */
	idempotencyKeys: string[];
	digests: string[];
	visitors: string[];
	isQuarantined: boolean;
	leaseMs: number | undefined;
};

export type InsertedRow = { result: "stored" | "duplicate"; row: Row } | { result: "key-reused" };

/** The rows behind `submissionStore`, which encrypts and decrypts. `SubmissionStore` documents its operations. */
export type RowStore = ReturnType<typeof rowStore>;

/** The operations on the rows, in SQL, once for both databases. */
export const rowStore = (database: Database) => ({
	insert: insertInto(database),
	...deliveryOf(database),
	...readingOf(database),
	...deletionFrom(database),
	...replyPagesOf(database),
	...feedbackOf(database),
	...maintenanceOf(database),
	close: database.close,
});

/**
 * Whether `earlier` delays later submissions of the same visitor: while it is being delivered or due, so that they arrive in order,
 * and while it is young (by a clock that has not been set back since). One that keeps failing steps aside, because someone else
 * may have sent it under the same address.
 */
const holdsUp = ({ now }: Dialect) => `earlier.state IN (${OPEN_STATES})
	AND (earlier.state = 'delivering' OR earlier.next_attempt_at <= ${now}
		OR (earlier.created_at > ${now} - ${ORDER_HOLD_MS} AND earlier.created_at <= ${now}))`;

const insertInto = ({ dialect, transaction }: Database) => {
	const { now, isOneOf, lock } = dialect;
	return (submission: NewRow, windowMs: number): Promise<InsertedRow> =>
		transaction(async (query) => {
			const { idempotencyKeys, digests, visitors } = submission;
			// Identical content, and submissions of one visitor, wait for each other here, so that neither misses the other. Sorted, because
			// instances may have the keys in a different order while they change.
			if (lock) for (const visitor of visitors.toSorted()) await query(lock, visitor);
			const [sameKey] = await query(
				`SELECT * FROM submissions WHERE ${isOneOf("idempotency_key", "$1")}`,
				idempotencyKeys,
			);
			if (sameKey) {
				return digests.includes(sameKey.digest)
					? { result: "duplicate", row: sameKey }
					: { result: "key-reused" };
			}
			const [sameContent] = await query(
				`SELECT * FROM submissions WHERE ${isOneOf("digest", "$1")} AND created_at > ${now} - $2
				 AND state <> 'rejected' ORDER BY sequence DESC LIMIT 1`,
				digests,
				windowMs,
			);
			if (sameContent) return { result: "duplicate", row: sameContent };
			return { result: "stored", row: await insertRow(query, submission, dialect) };
		});
};

async function insertRow(query: Query, submission: NewRow, { now }: Dialect): Promise<Row> {
	const { id, reference, kind, payload, isQuarantined, leaseMs } = submission;
	const isLeased = leaseMs !== undefined && !isQuarantined;
	const values = {
		id,
		reference,
		kind,
		payload,
		file_id: submission.fileId,
		idempotency_key: submission.idempotencyKeys[0] ?? null,
		digest: submission.digests[0],
		visitor: submission.visitors[0],
		state: isQuarantined ? "quarantined" : isLeased ? "delivering" : "pending",
		attempts: isLeased ? 1 : 0,
	};
	const columns = Object.keys(values);
	const lease = `$${columns.length + 1}`;
	const [inserted] = await query(
		`INSERT INTO submissions (${columns.join(", ")}, created_at, next_attempt_at, lease_until)
		 VALUES (${columns.map((_, at) => `$${at + 1}`).join(", ")}, ${now}, ${now}, ${now} + ${lease}) RETURNING *`,
		...Object.values(values),
		isLeased ? leaseMs : null,
	);
	if (!inserted) throw new Error("an insert returned no row");
	return inserted;
}

const deliveryOf = ({ dialect, query, transaction }: Database) => {
	const { now, skipLocked } = dialect;
	return {
		claim: async (limit: number, leaseMs: number): Promise<Row[]> => {
			const claimed = await transaction((inside) =>
				inside(
					`UPDATE submissions SET state = 'delivering', attempts = attempts + 1, lease_until = ${now} + $1
					 WHERE sequence IN (
						SELECT sequence FROM submissions AS due
						WHERE ((state = 'pending' AND (next_attempt_at <= ${now} OR next_attempt_at > ${now} + ${LONGEST_DELAY_MS}))
							OR (state = 'delivering' AND (lease_until <= ${now} OR lease_until > ${now} + $1 + ${CLOCK_TOLERANCE_MS})))
						AND NOT EXISTS (SELECT 1 FROM submissions AS earlier WHERE earlier.visitor = due.visitor
							AND earlier.sequence < due.sequence AND ${holdsUp(dialect)})
						ORDER BY sequence LIMIT $2 ${skipLocked})
					 RETURNING *`,
					leaseMs,
					limit,
				),
			);
			return claimed.sort((a, b) => Number(a.sequence) - Number(b.sequence));
		},
		/** Answers are encrypted. */
		finish: async (id: string, attempt: number, ending: Ending): Promise<boolean> => {
			const finished = await query(
				`UPDATE submissions SET state = $1, answer = $2, last_error = $3, next_attempt_at = ${now} + $4, lease_until = NULL,
				 ended_at = CASE WHEN $1 IN (${CLOSED_STATES}) THEN ${now} ELSE ended_at END
				 WHERE id = $5 AND attempts = $6 AND state = 'delivering' RETURNING id`,
				ending.state,
				"answer" in ending ? (ending.answer ?? null) : null,
				"error" in ending ? ending.error : null,
				ending.state === "pending" ? ending.delayMs : 0,
				id,
				attempt,
			);
			return finished.length > 0;
		},
		noteFileUrl: async (id: string, url: string): Promise<void> => {
			await query("UPDATE submissions SET file_url = $1 WHERE id = $2", url, id);
		},
		release: async (id: string): Promise<boolean> => {
			const released = await query(
				`UPDATE submissions SET state = 'pending', next_attempt_at = ${now}, released_at = ${now}, last_error = NULL
				 WHERE id = $1 AND state IN ('dead-letter', 'quarantined', 'pending') RETURNING id`,
				id,
			);
			return released.length > 0;
		},
	};
};

const readingOf = ({ dialect: { now, isOneOf }, query }: Database) => ({
	find: async (reference: string): Promise<Row | undefined> =>
		(await query("SELECT * FROM submissions WHERE reference = $1", reference))[0],
	findByFile: async (fileId: string): Promise<Row | undefined> =>
		(await query("SELECT * FROM submissions WHERE file_id = $1", fileId))[0],
	list: (states: readonly SubmissionState[], limit: number = Number.MAX_SAFE_INTEGER): Promise<Row[]> =>
		query(
			`SELECT * FROM submissions WHERE ${isOneOf("state", "$1")} ORDER BY sequence LIMIT $2`,
			states,
			limit,
		),
	/** One row per state with its count and the age of its oldest, for `summaryOf`. */
	summary: () =>
		query<unknown>(
			`SELECT state, count(*) AS count, ${now} - min(created_at) AS oldest_ms FROM submissions GROUP BY state`,
		),
	fileIds: async (): Promise<string[]> => {
		const found = await query<{ file_id: string }>(
			"SELECT file_id FROM submissions WHERE file_id IS NOT NULL",
		);
		return found.map(({ file_id }) => file_id);
	},
});

const deletionFrom = (database: Database) => ({
	purge: (ageMs: number): Promise<Row[]> =>
		deleted(
			database,
			`DELETE FROM submissions WHERE state IN (${CLOSED_STATES}) AND ended_at <= ${database.dialect.now} - $1 RETURNING *`,
			ageMs,
		),
	remove: async (id: string): Promise<Row | undefined> =>
		(await deleted(database, "DELETE FROM submissions WHERE id = $1 RETURNING *", id))[0],
});

const replyPagesOf = (database: Database) => {
	const { now, isOneOf } = database.dialect;
	return {
		storeReplyPage: async (id: string, content: string, forMs: number): Promise<void> => {
			await database.query(
				`INSERT INTO replies (id, content, until) VALUES ($1, $2, ${now} + $3)`,
				id,
				content,
				forMs,
			);
		},
		/** For any of the ids that exists. */
		findReplyPage: async (ids: readonly string[]): Promise<string | undefined> => {
			const [found] = await database.query<{ content: string }>(
				`SELECT content FROM replies WHERE ${isOneOf("id", "$1")} AND until > ${now}`,
				ids,
			);
			return found?.content;
		},
		removeReplyPage: async (ids: readonly string[]): Promise<void> => {
			await deleted(database, `DELETE FROM replies WHERE ${isOneOf("id", "$1")} RETURNING id`, ids);
		},
		purgeReplyPages: async (): Promise<number> =>
			(await deleted(database, `DELETE FROM replies WHERE until <= ${now} RETURNING id`)).length,
	};
};

/** The deleted rows. What they held leaves the files of the database, too. */
async function deleted({ dialect, query }: Database, sql: string, ...values: unknown[]): Promise<Row[]> {
	const rows = await query(sql, ...values);
	if (rows.length > 0 && dialect.erase) await query(dialect.erase);
	return rows;
}

export type FeedbackRow = {
	kind: string;
	about: string;
	line: string;
	count: number;
	last_at: number | string;
};

const feedbackOf = ({ dialect: { now }, query, transaction }: Database) => ({
	/** Keeps the most frequent `max` of a kind, for `ageMs`. Of equally frequent ones, the oldest goes first. */
	countFeedback: ({ kind, about, line }: FeedbackComment, max: number, ageMs: number): Promise<void> =>
		transaction(async (inside) => {
			await inside(
				`INSERT INTO feedback (id, kind, about, line, count, last_at) VALUES ($1, $2, $3, $4, 1, ${now})
				 ON CONFLICT (id) DO UPDATE SET count = feedback.count + 1, last_at = ${now}`,
				JSON.stringify([kind, about, line]),
				kind,
				about,
				line,
			);
			await inside(
				`DELETE FROM feedback WHERE kind = $1 AND (last_at <= ${now} - $2
				 OR id NOT IN (SELECT id FROM feedback WHERE kind = $1 ORDER BY count DESC, last_at DESC LIMIT $3))`,
				kind,
				ageMs,
				max,
			);
		}),
	feedback: () =>
		query<FeedbackRow>(
			"SELECT kind, about, line, count, last_at FROM feedback ORDER BY count DESC, about, line",
		),
});

const maintenanceOf = ({ query }: Database) => ({
	/** The distinct beginnings of all encrypted columns, up to this length. */
	encryptedPrefixes: async (length: number): Promise<string[]> => {
		const found = await query<{ start: string }>(
			`SELECT DISTINCT substr(encrypted, 1, $1) AS start FROM (SELECT payload AS encrypted FROM submissions
			 UNION ALL SELECT answer FROM submissions UNION ALL SELECT file_url FROM submissions) AS columns
			 WHERE encrypted IS NOT NULL`,
			length,
		);
		return found.map(({ start }) => start);
	},
	checkWritable: async (): Promise<void> => {
		await query("UPDATE submissions SET attempts = attempts WHERE sequence = 0");
	},
});
