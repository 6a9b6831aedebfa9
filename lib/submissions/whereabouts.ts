import type { ContactTopic } from "#lib/contact/contact-form-page";
import { nationalNumber } from "#lib/security/channel-check";
import type { Submission, SubmissionState } from "#lib/submissions/model/submission";
import { parseReference } from "#lib/submissions/reference";
import type { SubmissionStore } from "#lib/submissions/store/store";

/** The part of a submission that its sender may see: nothing of what they typed. */
export type Whereabouts = {
	topic: ContactTopic | "application";
	state: SubmissionState;
	receivedAt: Date;
	/** When the delivery target confirmed it. */
	passedOnAt: Date | undefined;
	/** It is with the company, and its receipt said when somebody calls or writes: it was passed on, or there is nowhere to pass it on to. */
	isPromised: boolean;
};

/**
 * Where the submission with this reference is, for visitors who also know the phone number that was sent, in any spelling. Undefined if
 * there is no such pair, which says neither what is wrong nor whether the reference exists. Nothing is stored for it but the submission,
 * so it ends with the retention of delivered ones. Rejects if the store fails.
 */
export async function whereabouts(
	{ store, delivery }: { store: Pick<SubmissionStore, "find">; delivery: { hasTarget: boolean } },
	asked: { reference: string; phone: string },
): Promise<Whereabouts | undefined> {
	const reference = parseReference(asked.reference);
	const phone = nationalNumber(asked.phone);
	const submission = reference && phone ? await store.find(reference) : undefined;
	if (!submission || nationalNumber(phoneOf(submission)) !== phone) return undefined;
	const { state, createdAt, deliveredAt } = submission;
	return {
		topic: submission.topic ?? "application",
		state,
		receivedAt: new Date(createdAt),
		passedOnAt: deliveredAt === undefined ? undefined : new Date(deliveredAt),
		isPromised: state === "delivered" || (state === "pending" && !delivery.hasTarget),
	};
}

const phoneOf = ({ kind, payload }: Submission): string =>
	kind === "contact" ? payload.formData.phone : payload.phone;
