import { APPLICATION_LABELS } from "#lib/submissions/model/application-fields";
import { CONTACT_LABELS, type ContactField } from "#lib/submissions/model/contact-fields";
import type { Submission } from "#lib/submissions/model/submission";

/** The label of the job that somebody applied for. */
export const JOB_LABEL = "Job";

/** The fields that a visitor filled in, each with its label. Fields of other tabs of the contact form are empty. */
export function labelledFields(submission: Submission): [label: string, value: string][] {
	if (submission.kind === "contact")
		return Object.entries(submission.payload.formData).map(([field, value]) => [
			CONTACT_LABELS[field as ContactField],
			value,
		]);
	const { name, phone, email, career } = submission.payload;
	return [
		[APPLICATION_LABELS.name, name],
		[APPLICATION_LABELS.phone, phone],
		[APPLICATION_LABELS.email, email],
		[JOB_LABEL, career],
	];
}
