import { DELIVERY_DAYS } from "#lib/company/limits";
import { DAY_MS } from "#lib/platform/durations";
import { errorName } from "#lib/platform/error-name";
import { log } from "#lib/platform/log";
import { DeliveryFailure, type DeliveryTarget } from "#lib/submissions/delivery/delivery-target";
import type { DeliverySpans } from "#lib/submissions/delivery/timing";
import type { DeliveryOutcome, TargetResponse } from "#lib/submissions/model/receipt";
import type { Submission } from "#lib/submissions/model/submission";
import type { Ending, SubmissionStore } from "#lib/submissions/store/store";
import { within } from "#lib/web/deadline";

const GIVE_UP_AFTER_MS = DELIVERY_DAYS * DAY_MS;
/** Why a submission is a dead letter that the target rejected when nobody was left to read it. */
export const REJECTED_LATE = "rejected by the delivery target after the visitor had left";

/** A delivery of this process. */
export type InFlight = {
	begunBy: "visitor" | "worker";
	/** Its outcome is known, and recorded unless the store failed. */
	ended: Promise<DeliveryOutcome>;
	visitors: Visitors;
};

/** The deliveries of this process, each of a submission that it has leased. `onEnd` is called when one has ended. */
export function createInFlight(
	store: SubmissionStore,
	target: DeliveryTarget,
	{ spans, onEnd }: { spans: DeliverySpans; onEnd: () => void },
) {
	const inFlight = new Map<string, InFlight>();

	/** If the end cannot be recorded, the submission is delivered again when its lease ends. */
	async function deliver(submission: Submission, visitors: Visitors): Promise<DeliveryOutcome> {
		const { id, attempts } = submission;
		const { areWaiting } = visitors;
		const { outcome, ending } = await attemptDelivery(target, submission, { spans, areWaiting });
		visitors.note(outcome);
		logEnding(submission, ending);
		await store
			.finish(id, attempts, ending)
			.catch((error) => log.error({ id, reason: errorName(error) }, "end of a delivery not recorded"));
		return outcome;
	}

	return {
		begin: (submission: Submission, begunBy: InFlight["begunBy"]): InFlight => {
			// When the worker delivers something, its visitor has long been told that it is pending.
			const visitors = createVisitors(begunBy === "worker");
			const ended = deliver(submission, visitors).finally(() => {
				inFlight.delete(submission.id);
				onEnd();
			});
			const begun = { begunBy, ended, visitors };
			inFlight.set(submission.id, begun);
			return begun;
		},
		find: (id: string): InFlight | undefined => inFlight.get(id),
		count: (whose: InFlight["begunBy"]): number =>
			[...inFlight.values()].filter(({ begunBy }) => begunBy === whose).length,
		/** Resolves when those that have begun have ended. */
		end: async (): Promise<void> => {
			await Promise.allSettled([...inFlight.values()].map(({ ended }) => ended));
		},
	};
}

function logEnding({ id, kind, attempts }: Submission, ending: Ending): void {
	const { state } = ending;
	if ("error" in ending) {
		log.warn({ id, kind, attempts, state, reason: ending.error }, "submission not delivered");
	} else {
		log.info({ id, kind, attempts, state }, "submission delivered");
	}
}

/** The visitors who wait for one delivery. */
type Visitors = ReturnType<typeof createVisitors>;

/** `areToldPending`: somebody was told that it is stored and will be passed on, so it is too late to tell of a rejection. */
function createVisitors(areToldPending: boolean) {
	/** Aborted when their visitors leave. */
	const connections: (AbortSignal | undefined)[] = [];
	let known: DeliveryOutcome | undefined;

	return {
		/** Whether somebody waits for the outcome, and nobody has been told that it will come later. */
		areWaiting: (): boolean => !areToldPending && connections.some((connection) => !connection?.aborted),
		/** Notes the outcome as soon as it is known, which is before it is recorded. */
		note: (outcome: DeliveryOutcome): void => {
			known = outcome;
		},
		/** The outcome for a visitor: when it is recorded, or as known after `waitMs`. */
		wait: (recorded: Promise<DeliveryOutcome>, connection: AbortSignal | undefined, waitMs: number) => {
			connections.push(connection);
			return within<DeliveryOutcome>(recorded, waitMs, () => {
				if (!known && !connection?.aborted) areToldPending = true;
				return known ?? { outcome: "pending" };
			});
		},
	};
}

/** How one attempt ended: for the visitor, and for the store. */
type Attempted = { outcome: DeliveryOutcome; ending: Ending };

/**
 * Makes one attempt to deliver to a target, and judges how it ended. `areWaiting` tells whether somebody still waits for the response; a
 * rejection that nobody reads is a dead letter. Retries come after `firstDelayMs`, doubling to `longestDelayMs`.
 */
async function attemptDelivery(
	target: DeliveryTarget,
	submission: Submission,
	{ spans, areWaiting }: { spans: DeliverySpans; areWaiting: () => boolean },
): Promise<Attempted> {
	try {
		const response = await target.deliver(submission, AbortSignal.timeout(spans.deliveryMaxMs));
		return judgedBy(response, areWaiting());
	} catch (error) {
		const ending = endingOf(error, submission, spans);
		return { outcome: { outcome: ending.state === "dead-letter" ? "dead-letter" : "pending" }, ending };
	}
}

function judgedBy(response: TargetResponse, areWaiting: boolean): Attempted {
	if (response.outcome === "rejected" && !areWaiting) {
		const ending = { state: "dead-letter", error: REJECTED_LATE, answer: response.message } as const;
		return { outcome: { outcome: "dead-letter" }, ending };
	}
	return { outcome: response, ending: { state: response.outcome, answer: response.message } };
}

function endingOf(error: unknown, submission: Submission, spans: DeliverySpans): Ending {
	const reason = error instanceof DeliveryFailure ? error.message : `error: ${errorName(error)}`;
	const retries = error instanceof DeliveryFailure ? error.retries : "unlimited";
	const isFinal = retries === "none" || (retries === "one" && submission.lastError === reason);
	const isTooOld = Date.now() - (submission.releasedAt ?? submission.createdAt) > GIVE_UP_AFTER_MS;
	if (isFinal || isTooOld) return { state: "dead-letter", error: reason };
	return { state: "pending", error: reason, delayMs: delayAfter(submission.attempts, spans) };
}

/** Doubles from the first to the longest delay, minus up to a quarter at random, so that retries do not arrive together. */
function delayAfter(attempts: number, spans: DeliverySpans): number {
	const full = Math.min(spans.firstDelayMs * 2 ** (attempts - 1), spans.longestDelayMs);
	return Math.round(full * (1 - Math.random() / 4));
}
