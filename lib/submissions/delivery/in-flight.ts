import { errorName } from "#lib/platform/error-name";
import { log } from "#lib/platform/log";
import { attemptDelivery } from "#lib/submissions/delivery/attempts";
import type { DeliveryTarget } from "#lib/submissions/delivery/delivery-target";
import type { DeliverySpans } from "#lib/submissions/delivery/timing";
import { createVisitors, type Visitors } from "#lib/submissions/delivery/visitors";
import type { DeliveryOutcome } from "#lib/submissions/model/receipt";
import type { Submission } from "#lib/submissions/model/submission";
import type { Ending, SubmissionStore } from "#lib/submissions/store/store";

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
