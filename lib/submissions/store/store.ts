import type { Content, Submission, SubmissionState } from "#lib/submissions/model/submission";

/** A submission to be kept. */
export type NewSubmission = Content & {
	id: string;
	reference: string;
	/** Given by the visitor's browser; stands once in the store. */
	idempotencyKey: string | undefined;
	/** SHA-256 of kind, payload and file: equal for equal content. */
	digest: string;
	/** Submissions of one visitor are delivered one after the other, in the order in which they came. */
	visitor: string;
	isSuspicious: boolean;
	/** Begin its delivery with the insert, under a lease, unless an earlier one of this visitor is still open. */
	leaseMs: number | undefined;
};

export type Kept =
	/** It is on disk. Its state tells whether a lease was taken. */
	| { result: "kept"; submission: Submission }
	/** The same content came before: under the same key, or within the window. */
	| { result: "duplicate"; submission: Submission }
	/** The key was used before, for other content. */
	| { result: "key-reused" }
	/** One in eighty billion: draw another reference. */
	| { result: "reference-taken" };

/** What is left to know of a submission that was deleted. */
export type Removed = { id: string; fileId: string | undefined };

/** How one delivery ended. */
export type Ending =
	| { state: "delivered" | "rejected"; answer: string | undefined }
	| { state: "pending"; error: string; delayMs: number }
	| { state: "parked"; error: string };

/**
 * Where submissions are kept: SQLite for one instance, PostgreSQL for several. Every method is one transaction, durable
 * when it returns; what it throws means that nothing of it happened, or that nobody knows. All times are spans, measured by
 * the store's own clock, so that instances need not agree on the time.
 */
export interface SubmissionStore {
	/** Keeps a submission, or finds the one that it repeats: same key, or same content within `windowMs`. */
	keep(submission: NewSubmission, windowMs: number): Promise<Kept>;
	/**
	 * Takes up to `limit` submissions that are due, or whose lease has ended because its holder died, for `leaseMs`.
	 * Never one while an earlier one of its visitor is being delivered, is due, or came less than a minute ago.
	 */
	claim(limit: number, leaseMs: number): Promise<Submission[]>;
	/** Ends a delivery. False when its lease was lost meanwhile: then another one counts. */
	finish(id: string, attempt: number, ending: Ending): Promise<boolean>;
	/** Notes where the image host keeps the file, so that a repeated delivery does not send it again. */
	noteFileUrl(id: string, url: string): Promise<void>;
	/** Makes everything that waits due now; the number of them. */
	wake(): Promise<number>;
	/** Sends a parked, quarantined or waiting submission on its way again, as if it had not failed; whether there was one. */
	release(id: string): Promise<boolean>;
	/** By reference; undefined when there is none. */
	find(reference: string): Promise<Submission | undefined>;
	/** By the id of its file. */
	findByFile(fileId: string): Promise<Submission | undefined>;
	/** Oldest first. */
	list(filter?: { states?: SubmissionState[]; limit?: number }): Promise<Submission[]>;
	/** Numbers by state, and how long the oldest one that waits has waited. */
	summary(): Promise<{ counts: Record<SubmissionState, number>; oldestOpenMs: number }>;
	/** The ids of all files that belong to a submission. */
	fileIds(): Promise<Set<string>>;
	/** Deletes delivered and rejected submissions that ended longer ago than `ageMs`; what it deleted. */
	purge(ageMs: number): Promise<Removed[]>;
	/** Deletes one for good, whatever its state; what it deleted. */
	remove(id: string): Promise<Removed | undefined>;
	/** Keeps what a visitor without script is to read on the next page, for `forMs`. */
	keepReply(id: string, content: string, forMs: number): Promise<void>;
	/** Undefined when there is none, or when its time is over. */
	findReply(id: string): Promise<string | undefined>;
	/** Deletes the replies whose time is over; the number of them. */
	purgeReplies(): Promise<number>;
	/**
	 * Seals anew, with the key in use, what is not sealed with it, and has `fileToo` do so first with the file of each; how many
	 * there were, and how many could not be opened.
	 */
	rekey(fileToo: (fileId: string) => Promise<unknown>): Promise<{ sealed: number; unreadable: number }>;
	/** Throws when nothing can be written. */
	checkWritable(): Promise<void>;
	close(): Promise<void>;
}
