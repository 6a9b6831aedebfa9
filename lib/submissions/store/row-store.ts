import type { SubmissionState } from "#lib/submissions/model/submission";
import type { Row } from "#lib/submissions/store/row";
import type { Ending } from "#lib/submissions/store/store";

/**
 * A submission as a database gets it: what it holds is sealed, and what it is found by are keyed hashes. Each has one hash
 * per accepted key: the first is written, all are looked for.
 */
export type NewRow = {
	id: string;
	reference: string;
	kind: string;
	payload: string;
	fileId: string | null;
	/** Empty when the browser gave none. */
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

/** A row that was sealed anew. It is written only if nothing else has changed `was` meanwhile. */
export type ResealedRow = {
	was: Row;
	payload: string;
	fileUrl: string | null;
	answer: string | null;
	idempotencyKey: string | null;
	digest: string;
	visitor: string;
};

/** What a database does for `submissionStore`, which seals and opens. See `SubmissionStore` for what each promises. */
export interface RowStore {
	keep(row: NewRow, windowMs: number): Promise<KeptRow>;
	claim(limit: number, leaseMs: number): Promise<Row[]>;
	/** An answer comes sealed. */
	finish(id: string, attempt: number, ending: Ending): Promise<boolean>;
	noteFileUrl(id: string, url: string): Promise<void>;
	wake(): Promise<number>;
	release(id: string): Promise<boolean>;
	find(reference: string): Promise<Row | undefined>;
	findByFile(fileId: string): Promise<Row | undefined>;
	list(states: readonly SubmissionState[], limit: number | undefined): Promise<Row[]>;
	/** A row per state with its number and the age of its oldest, for `summaryOf`. */
	summary(): Promise<unknown[]>;
	fileIds(): Promise<string[]>;
	purge(ageMs: number): Promise<Row[]>;
	remove(id: string): Promise<Row | undefined>;
	keepReply(id: string, content: string, forMs: number): Promise<void>;
	/** Of whichever id there is one. */
	findReply(ids: readonly string[]): Promise<string | undefined>;
	purgeReplies(): Promise<number>;
	/** What payloads begin with, as far as `sealStart` says; each beginning once. */
	payloadStarts(length: number): Promise<string[]>;
	/** Rows whose payload begins otherwise, oldest first. */
	notStartingWith(start: string, limit: number): Promise<Row[]>;
	reseal(row: ResealedRow): Promise<boolean>;
	/** Leaves nothing behind of what was overwritten, as far as the database lets it. */
	forgetOld(): Promise<void>;
	checkWritable(): Promise<void>;
	close(): Promise<void>;
}
