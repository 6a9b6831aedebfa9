import type { FeedbackComment } from "#lib/submissions/model/feedback";
import type { SubmissionState } from "#lib/submissions/model/submission";
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

/** The operations on the rows, in SQL, once for both databases. */

/** A statement of SQL with its values, of which `$1` is the first. */
export type Statement = { sql: string; values: unknown[] };

/**
 * An operation in steps: it yields statements, and gets the rows that each returns. So it runs on SQLite, whose driver is
 * synchronous, and on PostgreSQL, whose driver is not.
 */
export type Steps<Result> = Generator<Statement, Result, unknown[]>;
export type ResultOf<Operation> = Operation extends (...given: never[]) => Steps<infer Result>
	? Result
	: never;

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

export type Operations = ReturnType<typeof rowOperations>;

/** The database behind `submissionStore`, which encrypts and decrypts. `SubmissionStore` documents its operations. */
export type RowStore = {
	[Name in keyof Operations]: (...given: Parameters<Operations[Name]>) => Promise<ResultOf<Operations[Name]>>;
} & { close(): Promise<void> };

/** Every operation on the rows, in the words of one database. */
export const rowOperations = (dialect: Dialect) => ({
	insert: insertIn(dialect),
	...deliveryIn(dialect),
	...readingIn(dialect),
	...deletionIn(dialect),
	...responsesIn(dialect),
	...feedbackIn(dialect),
	encryptedPrefixes,
	*checkWritable(): Steps<void> {
		yield* changed("UPDATE submissions SET attempts = attempts WHERE sequence = 0");
	},
});

/**
 * Whether `earlier` delays later submissions of the same visitor: while it is being delivered or due, so that they arrive in order,
 * and while it is young (by a clock that has not been set back since). One that keeps failing steps aside, because someone else
 * may have sent it under the same address.
 */
const holdsUp = ({ now }: Dialect) => `earlier.state IN (${OPEN_STATES})
	AND (earlier.state = 'delivering' OR earlier.next_attempt_at <= ${now}
		OR (earlier.created_at > ${now} - ${ORDER_HOLD_MS} AND earlier.created_at <= ${now}))`;

const insertIn = (dialect: Dialect) =>
	function* insert(submission: NewRow, windowMs: number): Steps<InsertedRow> {
		const { now, isOneOf } = dialect;
		const { idempotencyKeys, digests } = submission;
		const sameKey = yield* row(
			`SELECT * FROM submissions WHERE ${isOneOf("idempotency_key", "$1")}`,
			idempotencyKeys,
		);
		if (sameKey) {
			return digests.includes(sameKey.digest)
				? { result: "duplicate", row: sameKey }
				: { result: "key-reused" };
		}
		const sameContent = yield* row(
			`SELECT * FROM submissions WHERE ${isOneOf("digest", "$1")} AND created_at > ${now} - $2
			 AND state <> 'rejected' ORDER BY sequence DESC LIMIT 1`,
			digests,
			windowMs,
		);
		if (sameContent) return { result: "duplicate", row: sameContent };
		return { result: "stored", row: yield* insertRow(submission, dialect) };
	};

function* insertRow(submission: NewRow, { now }: Dialect): Steps<Row> {
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
	const inserted = yield* row(
		`INSERT INTO submissions (${columns.join(", ")}, created_at, next_attempt_at, lease_until)
		 VALUES (${columns.map((_, at) => `$${at + 1}`).join(", ")}, ${now}, ${now}, ${now} + ${lease}) RETURNING *`,
		...Object.values(values),
		isLeased ? leaseMs : null,
	);
	if (!inserted) throw new Error("an insert returned no row");
	return inserted;
}

const deliveryIn = (dialect: Dialect) => {
	const { now, skipLocked } = dialect;
	return {
		*claim(limit: number, leaseMs: number): Steps<Row[]> {
			const claimed = yield* rows(
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
			);
			return claimed.sort((a, b) => Number(a.sequence) - Number(b.sequence));
		},
		/** Answers are encrypted. */
		*finish(id: string, attempt: number, ending: Ending): Steps<boolean> {
			const count = yield* changed(
				`UPDATE submissions SET state = $1, answer = $2, last_error = $3, next_attempt_at = ${now} + $4, lease_until = NULL,
				 ended_at = CASE WHEN $1 IN (${CLOSED_STATES}) THEN ${now} ELSE ended_at END
				 WHERE id = $5 AND attempts = $6 AND state = 'delivering'`,
				ending.state,
				"answer" in ending ? (ending.answer ?? null) : null,
				"error" in ending ? ending.error : null,
				ending.state === "pending" ? ending.delayMs : 0,
				id,
				attempt,
			);
			return count > 0;
		},
		*noteFileUrl(id: string, url: string): Steps<void> {
			yield* changed("UPDATE submissions SET file_url = $1 WHERE id = $2", url, id);
		},
		*release(id: string): Steps<boolean> {
			const count = yield* changed(
				`UPDATE submissions SET state = 'pending', next_attempt_at = ${now}, released_at = ${now}, last_error = NULL
				 WHERE id = $1 AND state IN ('dead-letter', 'quarantined', 'pending')`,
				id,
			);
			return count > 0;
		},
	};
};

const readingIn = ({ now, isOneOf }: Dialect) => ({
	find: (reference: string) => row("SELECT * FROM submissions WHERE reference = $1", reference),
	findByFile: (fileId: string) => row("SELECT * FROM submissions WHERE file_id = $1", fileId),
	list: (states: readonly SubmissionState[], limit: number = Number.MAX_SAFE_INTEGER) =>
		rows(
			`SELECT * FROM submissions WHERE ${isOneOf("state", "$1")} ORDER BY sequence LIMIT $2`,
			states,
			limit,
		),
	/** One row per state with its count and the age of its oldest, for `summaryOf`. */
	summary: () =>
		rows<unknown>(
			`SELECT state, count(*) AS count, ${now} - min(created_at) AS oldest_ms FROM submissions GROUP BY state`,
		),
	*fileIds(): Steps<string[]> {
		const found = yield* rows<{ file_id: string }>(
			"SELECT file_id FROM submissions WHERE file_id IS NOT NULL",
		);
		return found.map(({ file_id }) => file_id);
	},
});

const deletionIn = ({ now }: Dialect) => ({
	purge: (ageMs: number) =>
		rows(
			`DELETE FROM submissions WHERE state IN (${CLOSED_STATES}) AND ended_at <= ${now} - $1 RETURNING *`,
			ageMs,
		),
	remove: (id: string) => row("DELETE FROM submissions WHERE id = $1 RETURNING *", id),
});

const responsesIn = ({ now, isOneOf }: Dialect) => ({
	*storeResponse(id: string, content: string, forMs: number): Steps<void> {
		yield* changed(
			`INSERT INTO replies (id, content, until) VALUES ($1, $2, ${now} + $3)`,
			id,
			content,
			forMs,
		);
	},
	/** For any of the ids that exists. */
	*findResponse(ids: readonly string[]): Steps<string | undefined> {
		const found = yield* row<{ content: string }>(
			`SELECT content FROM replies WHERE ${isOneOf("id", "$1")} AND until > ${now}`,
			ids,
		);
		return found?.content;
	},
	removeResponse: (ids: readonly string[]) =>
		changed(`DELETE FROM replies WHERE ${isOneOf("id", "$1")}`, ids),
	purgeResponses: () => changed(`DELETE FROM replies WHERE until <= ${now}`),
});

export type FeedbackRow = {
	kind: string;
	about: string;
	line: string;
	count: number;
	last_at: number | string;
};

const feedbackIn = ({ now }: Dialect) => ({
	/** Keeps the most frequent `max` of a kind, for `ageMs`. Of equally frequent ones, the oldest goes first. */
	*countFeedback({ kind, about, line }: FeedbackComment, max: number, ageMs: number): Steps<void> {
		yield* changed(
			`INSERT INTO feedback (id, kind, about, line, count, last_at) VALUES ($1, $2, $3, $4, 1, ${now})
			 ON CONFLICT (id) DO UPDATE SET count = feedback.count + 1, last_at = ${now}`,
			JSON.stringify([kind, about, line]),
			kind,
			about,
			line,
		);
		yield* changed(
			`DELETE FROM feedback WHERE kind = $1 AND (last_at <= ${now} - $2
			 OR id NOT IN (SELECT id FROM feedback WHERE kind = $1 ORDER BY count DESC, last_at DESC LIMIT $3))`,
			kind,
			ageMs,
			max,
		);
	},
	feedback: () =>
		rows<FeedbackRow>(
			"SELECT kind, about, line, count, last_at FROM feedback ORDER BY count DESC, about, line",
		),
});

/** The distinct beginnings of all encrypted columns, up to this length. */
function* encryptedPrefixes(length: number): Steps<string[]> {
	const found = yield* rows<{ start: string }>(
		`SELECT DISTINCT substr(encrypted, 1, $1) AS start FROM (SELECT payload AS encrypted FROM submissions
		 UNION ALL SELECT answer FROM submissions UNION ALL SELECT file_url FROM submissions) AS columns
		 WHERE encrypted IS NOT NULL`,
		length,
	);
	return found.map(({ start }) => start);
}

function* rows<Found = Row>(sql: string, ...values: unknown[]): Steps<Found[]> {
	return (yield { sql, values }) as Found[];
}

function* row<Found = Row>(sql: string, ...values: unknown[]): Steps<Found | undefined> {
	const [first] = yield* rows<Found>(sql, ...values);
	return first;
}

/** How many rows a statement changes. */
function* changed(sql: string, ...values: unknown[]): Steps<number> {
	return (yield* rows(`${sql} RETURNING id`, ...values)).length;
}
