import type { ContactTopic } from "#lib/contact/contact-form-page";
import type { ContactTab } from "#lib/contact/contact-tab";
import type { ContactFormData } from "#lib/submissions/model/contact-fields";
import type { CvScan } from "#lib/submissions/model/cv-scan";
import type { CvType } from "#lib/submissions/model/file-signature";

/** A visitor's file, as stored. Its name is for display only. */
export type CvFile = {
	id: string;
	/** The visitor's file name, made safe to show and to download as. */
	name: string;
	type: CvType;
	bytes: number;
	/** SHA-256 of the content, hexadecimal. */
	digest: string;
	/** Undefined if no virus scanner was set up. */
	scan?: CvScan;
};

/** The exact data for the admin API (behaviour §7). */
export type Contact = { formData: ContactFormData; formType: ContactTab };

/** An application without its file. */
export type Application = {
	name: string;
	phone: string;
	email: string;
	/** The job's title, by which the admin API identifies it (behaviour §3). */
	career: string;
	jobId: string;
};

/** A visitor's submission. */
export type Content =
	| { kind: "contact"; topic: ContactTopic; payload: Contact; file?: undefined }
	| { kind: "application"; topic?: undefined; payload: Application; file: CvFile };
export type SubmissionKind = Content["kind"];

/**
 * - `pending`: waits for its next delivery
 * - `delivering`: a process is delivering it, until the lease ends
 * - `delivered`: the delivery target has confirmed it
 * - `rejected`: the delivery target understood and rejected it, as the visitor was told
 * - `dead-letter`: staff decide, because a retry cannot help, because retries have failed for a week, or because the target rejected it
 *   after the visitor was told that it is pending. The week begins when it arrives, and again when staff send it on.
 * - `quarantined`: suspected spam, an infected CV, or beyond the rate limit; staff decide
 */
export const SUBMISSION_STATES = [
	"pending",
	"delivering",
	"delivered",
	"rejected",
	"dead-letter",
	"quarantined",
] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** One row of the store. Times are milliseconds since 1970. */
export type Submission = Content & {
	/** UUID; the idempotency key of every delivery. */
	id: string;
	reference: string;
	state: SubmissionState;
	/** Number of deliveries started. The current one's number identifies the holder of the lease. */
	attempts: number;
	createdAt: number;
	nextAttemptAt: number;
	/** When staff last released or retried it, until it is delivered or rejected. */
	releasedAt: number | undefined;
	deliveredAt: number | undefined;
	/** The target's message: for a repeated request with the same key, or for staff if it came too late for the visitor. */
	answer: string | undefined;
	/** Why the last delivery failed, in our words; never what a visitor typed. */
	lastError: string | undefined;
	/** The image host's URL of the file, once it has one. */
	fileUrl: string | undefined;
};
