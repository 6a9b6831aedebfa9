import { createHash, randomUUID } from "node:crypto";
import { errorName } from "#lib/platform/error-name";
import { log } from "#lib/platform/log";
import type { CvStorage } from "#lib/submissions/cv/cv-storage";
import type { Delivery } from "#lib/submissions/delivery/delivery";
import type { Receipt } from "#lib/submissions/model/receipt";
import type { Content } from "#lib/submissions/model/submission";
import { newReference } from "#lib/submissions/reference";
import { type InsertResult, isNothingStored, type SubmissionStore } from "#lib/submissions/store/store";

/**
 * The same content within this time is the same submission: a double tap, a refresh, Back and Send. Forms without script bring no
 * key, because cached pages cannot carry one.
 */
const REPEAT_WINDOW_MS = 10 * 60_000;
const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;

/** The same key came with other content: the sender's fault (status 409). Nothing was stored. */
export class KeyReuse extends Error {
	override readonly name = "KeyReuse";
}

/** The store failed, perhaps after it had stored the submission. The same sent again is taken once (status 503). */
export class OutcomeUnknown extends Error {
	override readonly name = "OutcomeUnknown";
}

export type Arrival = Content & {
	/** From the browser: a UUID that stays the same for repeats of one submission, and is renewed after a rejection. */
	idempotencyKey?: string | undefined;
	/** Stored for staff to check, not delivered. The visitor is told so. */
	isQuarantined?: boolean;
	/** The sender's network, by which alone two people without name and number differ who report the same fake. */
	network?: string;
};

/** Accepts submissions: first the store, then the delivery, then the reply to the visitor. */
export function createOutbox(store: SubmissionStore, delivery: Delivery, cvStorage: CvStorage) {
	return {
		/**
		 * Accepts a submission. When it returns, the submission is on disk, and at most `SUBMISSION_WAIT_MS` were spent on delivering
		 * it at once. A repeat (same key, or same content within ten minutes) gets the receipt of the first. Throws `OutcomeUnknown`, or
		 * `KeyReuse` or an error of the store: then nothing was received. `connection` is aborted when the visitor leaves; a
		 * rejection then goes to the staff.
		 */
		accept: async (arrival: Arrival, connection?: AbortSignal): Promise<Receipt> => {
			const id = randomUUID();
			const inserted = await insert(store, id, arrival, delivery.inlineLeaseMs()).catch((cause) => {
				throw isNothingStored(cause) ? cause : new OutcomeUnknown("the store failed", { cause });
			});
			if (inserted.result === "key-reused") throw new KeyReuse("this key came with other content before");
			const { submission } = inserted;
			const { kind, reference, state } = submission;
			const receivedAt = new Date(submission.createdAt);
			if (inserted.result === "duplicate") {
				log.info({ id: submission.id, kind, state }, "submission repeated");
				// A repeat brings the file again. If this fails, it is purged as an orphan.
				const isOwned = arrival.file?.id === submission.file?.id;
				if (arrival.file && !isOwned) await cvStorage.remove(arrival.file.id).catch(() => {});
				const outcome = await delivery.outcomeOf(submission, connection);
				return { reference, receivedAt, delivery: outcome };
			}
			log.info({ id, kind, state }, "submission stored");
			const isLeased = state === "delivering";
			const outcome = isLeased
				? await delivery.deliverNow(submission, connection)
				: await delivery.outcomeOf(submission, connection);
			return { reference, receivedAt, delivery: outcome };
		},
	};
}

async function insert(
	store: SubmissionStore,
	id: string,
	{ idempotencyKey, isQuarantined = false, network, ...content }: Arrival,
	leaseMs: number | undefined,
): Promise<InsertResult> {
	const submission = {
		...content,
		id,
		reference: newReference(),
		idempotencyKey: usableKey(idempotencyKey),
		digest: digestOf(content, contactOf(content) ? undefined : network),
		visitor: visitorOf(content),
		isQuarantined,
		leaseMs,
	};
	return store.insert(submission, REPEAT_WINDOW_MS).catch((first) => {
		log.warn({ id, reason: errorName(first) }, "submission stored again after an error");
		// If the first one was committed after all, this one waits for it and is its repeat. Its reference may have been taken.
		const again = { ...submission, reference: newReference() };
		return store.insert(again, REPEAT_WINDOW_MS).catch((second) => {
			throw isNothingStored(first) ? second : first;
		});
	});
}

/** Anything but a random key of reasonable length counts as none; the content's digest then replaces it. */
const usableKey = (key = ""): string | undefined => (IDEMPOTENCY_KEY.test(key) ? key : undefined);

function digestOf({ kind, payload, file }: Content, network: string | undefined): string {
	return createHash("sha256")
		.update(JSON.stringify([kind, payload, file?.digest ?? null, ...(network ? [network] : [])]))
		.digest("hex");
}

/**
 * Submissions with the same value must keep their order: those of one person, by email and phone. Not those of one address, which
 * thousands share behind a mobile carrier: one visitor could then delay all others.
 */
function visitorOf(content: Content): string {
	const contact = contactOf(content);
	// Anonymous reports do not wait for each other.
	return contact ? createHash("sha256").update(contact).digest("hex") : randomUUID();
}

/** How to reach the sender; undefined if a report of a fake is anonymous. */
function contactOf({ kind, payload }: Content): string | undefined {
	const { email, phone } = kind === "contact" ? payload.formData : payload;
	return email || phone ? `${email.toLowerCase()}\n${phone.replace(/\D/g, "")}` : undefined;
}
