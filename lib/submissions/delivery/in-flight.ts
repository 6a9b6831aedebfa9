import { setTimeout as wait } from "node:timers/promises";
import { errorName } from "#lib/platform/error-name";
import { log } from "#lib/platform/log";
import { createAttempts } from "#lib/submissions/delivery/attempts";
import type { DeliveryTarget } from "#lib/submissions/delivery/delivery-target";
import type { DeliverySpans } from "#lib/submissions/delivery/timing";
import { createVisitors, type Visitors } from "#lib/submissions/delivery/visitors";
import type { DeliveryOutcome } from "#lib/submissions/model/receipt";
import type { Submission } from "#lib/submissions/model/submission";
import type { Ending, SubmissionStore } from "#lib/submissions/store/store";

/** A delivery of this process. */
export type InFlight = {
	begunBy: "visitor" | "worker";
	/** Its outcome is known and recorded, or could not be recorded at once. */
	answered: Promise<DeliveryOutcome>;
	/** Its outcome is recorded, or its lease has ended. */
	ended: Promise<void>;
	visitors: Visitors;
};

/** The deliveries of this process, each of a submission that it has leased for `leaseMs`. `onEnd` is called when one has ended. */
export function createInFlight(
	store: SubmissionStore,
	target: DeliveryTarget,
	{ spans, leaseMs, onEnd }: { spans: DeliverySpans; leaseMs: number; onEnd: () => void },
) {
	const inFlight = new Map<string, InFlight>();
	const attempt = createAttempts(target, spans);

	/**
	 * Visitors get their answer when recording it has been tried once. If the store fails, it is tried again for as long as the lease
	 * holds; then the submission is delivered again.
	 */
	async function deliver(
		submission: Submission,
		visitors: Visitors,
		answer: (outcome: DeliveryOutcome) => void,
	): Promise<void> {
		const leaseEnd = performance.now() + leaseMs;
		const { outcome, ending } = await attempt(submission, visitors.areWaiting);
		visitors.note(outcome);
		logEnding(submission, ending);
		// Recording it twice changes nothing: the first ends the attempt.
		const record = () =>
			store.finish(submission.id, submission.attempts, ending).then(() => undefined, errorName);
		let error = await record();
		answer(outcome);
		while (error !== undefined && performance.now() + spans.recordAgainMs < leaseEnd) {
			await wait(spans.recordAgainMs);
			error = await record();
		}
		if (error !== undefined)
			log.error({ id: submission.id, reason: error }, "end of a delivery not recorded");
	}

	return {
		begin: (submission: Submission, begunBy: InFlight["begunBy"]): InFlight => {
			// When the worker delivers something, its visitor has long been told that it is pending.
			const visitors = createVisitors(begunBy === "worker");
			const answer = Promise.withResolvers<DeliveryOutcome>();
			const ended = deliver(submission, visitors, answer.resolve).finally(() => {
				inFlight.delete(submission.id);
				onEnd();
			});
			const begun = { begunBy, answered: answer.promise, ended, visitors };
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
