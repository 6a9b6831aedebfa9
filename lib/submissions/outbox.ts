import { createHash, randomUUID } from "node:crypto";
import { log } from "#lib/platform/log";
import type { CvStorage } from "#lib/submissions/cv/cv-storage";
import type { DeliveryWorker } from "#lib/submissions/delivery";
import type { Receipt } from "#lib/submissions/model/delivery";
import type { Content } from "#lib/submissions/model/submission";
import { newReference } from "#lib/submissions/reference";
import type { Kept, SubmissionStore } from "#lib/submissions/store/store";

/** The same content within this time is the same submission: a double tap, a refresh, Back and Send. */
const REPEAT_WINDOW_MS = 10 * 60_000;
const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;

/** The same key came with other content: a fault of the sender (status 409), and nothing was kept. */
export class KeyReuse extends Error {
	override readonly name = "KeyReuse";
}

/** The file belongs to another submission already: it must be sent again (status 422), and nothing was kept. */
export class FileTaken extends Error {
	override readonly name = "FileTaken";
}

/**
 * Told by its name, as the next one: the post office may have been opened by the start of the server, which Next bundles apart from
 * the route handlers, with classes of its own.
 */
export const isKeyReuse = (error: unknown): boolean => error instanceof Error && error.name === "KeyReuse";
export const isFileTaken = (error: unknown): boolean => error instanceof Error && error.name === "FileTaken";

export type Arrival = Content & {
	/** From the browser: a UUID that it keeps for the repeats of one submission, and renews after one was rejected. */
	idempotencyKey?: string;
	/** Kept for staff to look at, not delivered. The visitor is told the same as any other. */
	isSuspicious?: boolean;
};

export type Outbox = {
	/**
	 * Takes a submission in. When it returns, the submission is on disk, whatever happens next; at most three seconds were
	 * spent on delivering it at once. A repeat (same key, or same content within ten minutes) gets the receipt of the first.
	 * Throws `KeyReuse` or `FileTaken`, or what the store throws: then nothing was received, and the visitor must be told so (status 503).
	 */
	accept(arrival: Arrival): Promise<Receipt>;
};

/** The counter where submissions are taken in: first the store, then the delivery, then the visitor. */
export function createOutbox(store: SubmissionStore, delivery: DeliveryWorker, cvStorage: CvStorage): Outbox {
	return {
		accept: async (arrival) => {
			const kept = await keep(store, arrival, delivery.inlineLeaseMs()).catch(async (error) => {
				const owner = arrival.file && (await store.findByFile(arrival.file.id).catch(() => undefined));
				throw owner ? new FileTaken("this file came with another submission") : error;
			});
			if (kept.result === "key-reused") throw new KeyReuse("this key came with other content before");
			if (kept.result === "reference-taken") throw new Error("no free reference");
			const { submission } = kept;
			const { id, kind, reference, state } = submission;
			if (kept.result === "duplicate") {
				log.info({ id, kind, state }, "submission repeated");
				// The file came again with it, unless it is the very one. Should this fail, it is purged as an orphan.
				if (arrival.file && arrival.file.id !== submission.file?.id) {
					await cvStorage.remove(arrival.file.id).catch(() => {});
				}
				return { reference, isDuplicate: true, delivery: await delivery.outcomeOf(submission) };
			}
			log.info({ id, kind, state }, "submission kept");
			const isLeased = state === "delivering";
			const outcome = isLeased ? await delivery.deliverNow(submission) : await delivery.outcomeOf(submission);
			return { reference, isDuplicate: false, delivery: outcome };
		},
	};
}

async function keep(
	store: SubmissionStore,
	{ idempotencyKey, isSuspicious = false, ...content }: Arrival,
	leaseMs: number | undefined,
): Promise<Kept> {
	const submission = {
		...content,
		id: randomUUID(),
		reference: newReference(),
		idempotencyKey: usableKey(idempotencyKey),
		digest: digestOf(content),
		visitor: visitorOf(content),
		isSuspicious,
		leaseMs,
	};
	const kept = await store.keep(submission, REPEAT_WINDOW_MS);
	if (kept.result !== "reference-taken") return kept;
	return store.keep({ ...submission, reference: newReference() }, REPEAT_WINDOW_MS);
}

/** Anything but a random key of a sane length counts as none: the content's digest then stands in for it. */
const usableKey = (key: string | undefined) => (key && IDEMPOTENCY_KEY.test(key) ? key : undefined);

function digestOf({ kind, payload, file }: Content): string {
	return createHash("sha256")
		.update(JSON.stringify([kind, payload, file?.digest ?? null]))
		.digest("hex");
}

/**
 * Whose submissions must not overtake each other: the person's, by email and phone. Not the address that they came from,
 * which thousands share behind one mobile carrier: one of them could then hold up all the others.
 */
function visitorOf({ kind, payload }: Content): string {
	const { email, phone } = kind === "contact" ? payload.formData : payload;
	return createHash("sha256")
		.update(`${email.toLowerCase()}\n${phone.replace(/\D/g, "")}`)
		.digest("hex");
}
