import type { TargetResponse } from "#lib/submissions/model/receipt";
import type { Submission } from "#lib/submissions/model/submission";

/** A way to deliver submissions to the company. */
export type DeliveryTarget = {
	/** No delivery takes longer: its signal is then aborted. */
	deliveryMaxMs: number;
	/**
	 * Delivers one submission and returns the target's response. The same submission may be delivered again, always with the same
	 * id. Throws `DeliveryFailure`; stops when the signal is aborted.
	 */
	deliver(submission: Submission, signal: AbortSignal): Promise<TargetResponse>;
};

/**
 * How often a failed delivery is tried again by itself: until it succeeds; once, because the target answered and has probably taken
 * it; or never, because the target refused it for good.
 */
export type Retries = "unlimited" | "one" | "none";

/** A delivery that failed or whose outcome is unknown. `message` is ours and contains nothing that a visitor typed. */
export class DeliveryFailure extends Error {
	override readonly name = "DeliveryFailure";
	readonly retries: Retries;

	constructor(
		message: string,
		{ retries = "unlimited", cause }: { retries?: Retries; cause?: unknown } = {},
	) {
		super(message, { cause });
		this.retries = retries;
	}
}

/** The retries after an HTTP status that is not 2xx: a 4xx will not improve on its own, except 408 and 429. */
export const retriesAfterStatus = (status: number): Retries =>
	status >= 400 && status < 500 && status !== 408 && status !== 429 ? "none" : "unlimited";
