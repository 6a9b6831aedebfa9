import type { Answer } from "#lib/submissions/model/delivery";
import type { Submission } from "#lib/submissions/model/submission";

/** A way to the company. */
export type Channel = {
	/**
	 * Hands one submission over and tells what the receiver said. The same submission may come again, always with the same
	 * id. Throws `DeliveryFailure`; stops when the signal fires.
	 */
	deliver(submission: Submission, signal: AbortSignal): Promise<Answer>;
	/** Whether the receiver answers at all: one small question, asked now and then after a failure. Does not throw. */
	isUp(): Promise<boolean>;
};

/** A delivery that did not happen, or of which nobody knows. `message` is ours and holds nothing that a visitor typed. */
export class DeliveryFailure extends Error {
	override readonly name = "DeliveryFailure";
	/** Trying again cannot help. */
	readonly isFinal: boolean;

	constructor(message: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
		super(message, { cause });
		this.isFinal = isFinal;
	}
}
