import type { SubmissionState } from "#lib/submissions/model/submission";
import type { Row } from "#lib/submissions/store/row";
import type { Ending } from "#lib/submissions/store/store";

/**
 * A submission as the database sees it: its content is sealed, and lookups use keyed hashes. Each value has one hash per accepted
 * key: the first is written, all are searched.
 */
export type NewRow = {
	id: string;
	reference: string;
	kind: string;
	payload: string;
	fileId: string | null;
	/** Empty if the browser sent none. */
	idempotencyKeys: string[];
	digests: string[];
	visitors: string[];
	isSuspicious: boolean;
	leaseMs: number | undefined;
};

export type KeptRow =
	| { result: "kept" | "duplicate"; row: Row }
	| { result: "key-reused" }
	| { result: "reference-taken" };

/** A row sealed again. It is written only if nothing else has changed `was` in the meantime. */
export type ResealedRow = {
	was: Row;
	payload: string;
	fileUrl: string | null;
	answer: string | null;
	idempotencyKey: string | null;
	digest: string;
	visitor: string;
};

/** The database operations behind `submissionStore`, which seals and opens. `SubmissionStore` documents each of them. */
export interface RowStore {
	keep(row: NewRow, windowMs: number): Promise<KeptRow>;
	claim(limit: number, leaseMs: number): Promise<Row[]>;
	/** Answers are sealed. */
	finish(id: string, attempt: number, ending: Ending): Promise<boolean>;
	noteFileUrl(id: string, url: string): Promise<void>;
	makeDue(): Promise<number>;
	release(id: string): Promise<boolean>;
	find(reference: string): Promise<Row | undefined>;
	findByFile(fileId: string): Promise<Row | undefined>;
	list(states: readonly SubmissionState[], limit: number | undefined): Promise<Row[]>;
	/** One row per state with its count and the age of its oldest, for `summaryOf`. */
	summary(): Promise<unknown[]>;
	fileIds(): Promise<string[]>;
	purge(ageMs: number): Promise<Row[]>;
	remove(id: string): Promise<Row | undefined>;
	keepReply(id: string, content: string, forMs: number): Promise<void>;
	/** For any of the ids that exists. */
	findReply(ids: readonly string[]): Promise<string | undefined>;
	purgeReplies(): Promise<number>;
	/** The distinct beginnings of all sealed columns, up to this length. */
	sealStarts(length: number): Promise<string[]>;
	/** Rows with a sealed column that starts differently, oldest first. */
	notStartingWith(start: string, limit: number): Promise<Row[]>;
	reseal(row: ResealedRow): Promise<boolean>;
	forgetOld(): Promise<void>;
	checkWritable(): Promise<void>;
	close(): Promise<void>;
}
