import { z } from "zod";
import {
	type Content,
	SUBMISSION_STATES,
	type Submission,
	type SubmissionState,
} from "#lib/submissions/model/submission";

/** A row as both databases return it; PostgreSQL's driver returns 64-bit integers as text. */
export type Row = {
	sequence: number | string;
	id: string;
	reference: string;
	kind: string;
	payload: string;
	file_id: string | null;
	file_url: string | null;
	idempotency_key: string | null;
	digest: string;
	visitor: string;
	state: string;
	attempts: number;
	created_at: number | string;
	next_attempt_at: number | string;
	/** When it was delivered or rejected. */
	ended_at: number | string | null;
	/** When staff last released or retried it. */
	released_at: number | string | null;
	answer: string | null;
	last_error: string | null;
};

/** The submission in a row, with the columns that had to be opened. */
export function submissionOf(
	row: Row,
	{ content, answer, fileUrl }: { content: Content; answer: string | undefined; fileUrl: string | undefined },
): Submission {
	return {
		...content,
		id: row.id,
		reference: row.reference,
		state: row.state as SubmissionState,
		attempts: row.attempts,
		createdAt: Number(row.created_at),
		nextAttemptAt: Number(row.next_attempt_at),
		releasedAt: row.released_at !== null && row.ended_at === null ? Number(row.released_at) : undefined,
		deliveredAt: row.state === "delivered" ? Number(row.ended_at) : undefined,
		answer,
		lastError: row.last_error ?? undefined,
		fileUrl,
	};
}

const countRow = z.object({
	state: z.enum(SUBMISSION_STATES),
	count: z.coerce.number(),
	oldest_ms: z.coerce.number(),
});

/** The summary, from one row per state with its count and the age of its oldest. */
export function summaryOf(rows: unknown[]) {
	const counts = Object.fromEntries(SUBMISSION_STATES.map((state) => [state, 0])) as Record<
		SubmissionState,
		number
	>;
	let oldestOpenMs = 0;
	for (const row of rows) {
		const { state, count, oldest_ms } = countRow.parse(row);
		counts[state] = count;
		if (state === "pending" || state === "delivering") oldestOpenMs = Math.max(oldestOpenMs, oldest_ms);
	}
	return { counts, oldestOpenMs };
}
