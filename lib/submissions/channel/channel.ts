import type { Answer } from "#lib/submissions/model/receipt";
import type { Submission } from "#lib/submissions/model/submission";

/** A way to deliver submissions to the company. */
export type Channel = {
	/** No delivery takes longer: its signal is then aborted. */
	deliveryMaxMs: number;
	/**
	 * Delivers one submission and returns the receiver's answer. The same submission may be delivered again, always with the same
	 * id. Throws `DeliveryFailure`; stops when the signal is aborted.
	 */
	deliver(submission: Submission, signal: AbortSignal): Promise<Answer>;
	/** Whether the receiver responds at all: a small request, made now and then after a failure. Does not throw. */
	isUp(): Promise<boolean>;
};

/** A delivery that failed or whose outcome is unknown. `message` is ours and contains nothing that a visitor typed. */
export class DeliveryFailure extends Error {
	override readonly name = "DeliveryFailure";
	/** A retry cannot help. */
	readonly isFinal: boolean;

	constructor(message: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
		super(message, { cause });
		this.isFinal = isFinal;
	}
}
