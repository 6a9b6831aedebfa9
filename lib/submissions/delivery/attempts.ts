import { DELIVERY_DAYS } from "#lib/company/limits";
import { DAY_MS } from "#lib/platform/durations";
import { errorName } from "#lib/platform/error-name";
import { DeliveryFailure, type DeliveryTarget } from "#lib/submissions/delivery/delivery-target";
import type { DeliverySpans } from "#lib/submissions/delivery/timing";
import type { DeliveryOutcome, TargetResponse } from "#lib/submissions/model/receipt";
import type { Submission } from "#lib/submissions/model/submission";
import type { Ending } from "#lib/submissions/store/store";

const GIVE_UP_AFTER_MS = DELIVERY_DAYS * DAY_MS;
/** Why a submission is a dead letter that the target rejected when nobody was left to read it. */
export const REJECTED_LATE = "rejected by the delivery target after the visitor had left";

/** How one attempt ended: for the visitor, and for the store. */
type Attempted = { outcome: DeliveryOutcome; ending: Ending };

/**
 * Makes one attempt to deliver to a target, and judges how it ended. `areWaiting` tells whether somebody still waits for the response; a
 * rejection that nobody reads is a dead letter. Retries come after `firstDelayMs`, doubling to `longestDelayMs`.
 */
export async function attemptDelivery(
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
