import type { CountedComment, FeedbackComment } from "#lib/submissions/model/feedback";
import type { Content, Submission, SubmissionState } from "#lib/submissions/model/submission";

/** A submission to store. */
export type NewSubmission = Content & {
	id: string;
	reference: string;
	/** Chosen by the visitor's browser; unique in the store. */
	idempotencyKey: string | undefined;
	/** SHA-256 of kind, payload and file: equal for equal content. */
	digest: string;
	/** Retries of one visitor's submissions go one after the other, in order. */
	visitor: string;
	isQuarantined: boolean;
	/** Start its delivery with the insert, under a lease, whatever became of earlier ones. */
	leaseMs: number | undefined;
};

export type InsertResult =
	/** It is on disk. Its state tells whether a lease was taken. */
	| { result: "stored"; submission: Submission }
	/** The same content arrived before: under the same key, or within the window. */
	| { result: "duplicate"; submission: Submission }
	/** The key was used before for other content. */
	| { result: "key-reused" };

/** Marks the error of a store that surely stored nothing. */
export const markNothingStored = (error: unknown): unknown =>
	error instanceof Error ? Object.assign(error, { isNothingStored: true }) : error;

/** Whether the store surely stored nothing; otherwise nobody knows. */
export const isNothingStored = (error: unknown): boolean =>
	error instanceof Error && "isNothingStored" in error;

/** The record of a deleted submission. */
export type Removed = { id: string; fileId: string | undefined };

/** How one delivery ended. */
export type Ending =
	| { state: "delivered" | "rejected"; answer: string | undefined }
	| { state: "pending"; error: string; delayMs: number }
	| { state: "dead-letter"; error: string; answer?: string | undefined };

/**
 * The submission store: SQLite for one instance, PostgreSQL for several. Every method is one transaction, durable when it
 * returns. An error means that nothing happened (`isNothingStored`), or that the outcome is unknown. All times are durations by the
 * store's own clock, so that instances need not agree on the time.
 */
export interface SubmissionStore {
	/** Stores a submission, or finds the one that it repeats: same key, or same content within `windowMs`. */
	insert(submission: NewSubmission, windowMs: number): Promise<InsertResult>;
	/**
	 * Leases up to `limit` submissions for `leaseMs` that are due, or whose lease has expired because its holder died.
	 * Never one while an earlier one of its visitor is being delivered, is due, or arrived less than a minute ago.
	 */
	claim(limit: number, leaseMs: number): Promise<Submission[]>;
	/** Ends a delivery. Returns false if its lease was lost in the meantime; then another delivery counts. */
	finish(id: string, attempt: number, ending: Ending): Promise<boolean>;
	/** Records the image host's address of the file, so that a retry does not send it again. */
	noteFileUrl(id: string, url: string): Promise<void>;
	/**
	 * Makes a dead letter, a quarantined or a waiting submission due again, as if it had not failed, and notes the time; returns whether there
	 * was one.
	 */
	release(id: string): Promise<boolean>;
	/** By reference; undefined if there is none. */
	find(reference: string): Promise<Submission | undefined>;
	/** By the id of its file. */
	findByFile(fileId: string): Promise<Submission | undefined>;
	/** Oldest first, without those that cannot be opened: one damaged row must not hide all others from staff. */
	list(filter?: { states?: SubmissionState[]; limit?: number }): Promise<Submission[]>;
	/** Counts by state, and how long the oldest waiting one has waited. */
	summary(): Promise<{ counts: Record<SubmissionState, number>; oldestOpenMs: number }>;
	/** The ids of all files that belong to a submission. */
	fileIds(): Promise<Set<string>>;
	/** Deletes delivered and rejected submissions that ended longer than `ageMs` ago; returns what it deleted. */
	purge(ageMs: number): Promise<Removed[]>;
	/** Deletes one permanently in any state; returns what it deleted. */
	remove(id: string): Promise<Removed | undefined>;
	/** Stores a reply page for `forMs`. */
	storeReplyPage(id: string, content: string, forMs: number): Promise<void>;
	/** Undefined if there is none, or if it has expired. */
	findReplyPage(id: string): Promise<string | undefined>;
	/** Deletes a reply page, if there is one. */
	removeReplyPage(id: string): Promise<void>;
	/** Counts a comment; the latest of each kind stay for a while. */
	countFeedback(comment: FeedbackComment): Promise<void>;
	/** The comments, those made most often first. */
	feedback(): Promise<CountedComment[]>;
	/** Deletes expired reply pages; returns their number. */
	purgeReplyPages(): Promise<number>;
	/** Throws if nothing can be written. */
	checkWritable(): Promise<void>;
	close(): Promise<void>;
}
