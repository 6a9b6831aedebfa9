import { randomUUID } from "node:crypto";
import type { ContactFormData } from "#lib/submissions/model/contact-fields";
import type { Application, Contact, CvFile } from "#lib/submissions/model/submission";
import { newReference } from "#lib/submissions/reference";
import type { NewSubmission } from "#lib/submissions/store/store";

/** Submissions for tests and measurements, not of real people. */

/** The fields of a complete enquiry as a form sends them. */
export const ENQUIRY_FIELDS = {
	formType: "enquiry",
	name: "Ama Mensah",
	phone: "024 000 0000",
	email: "ama@example.com",
	dob: "1990-12-24",
	address: "Kaneshie Market, Accra",
	location: "Kaneshie",
	description: "Which papers do I need for a susu loan?",
} as const;

/** A contact request of a different person for every number. */
export function sampleContact(number: number, changes: Partial<ContactFormData> = {}): Contact {
	const { formType, ...fields } = ENQUIRY_FIELDS;
	const email = `visitor${number}@example.com`;
	return { formType, formData: { ...fields, email, accountType: "", loanPurpose: "", ...changes } };
}

export const SAMPLE_APPLICATION: Application = {
	name: "Yaa Asante",
	phone: "020 000 0000",
	email: "yaa@example.com",
	career: "Teller",
	jobId: "3",
};

/** A stored CV as its submission describes it. */
export const sampleFile = (id: string = randomUUID(), changes: Partial<CvFile> = {}): CvFile => ({
	id,
	name: "cv.pdf",
	type: "pdf",
	bytes: 9,
	digest: "d",
	...changes,
});

let count = 0;

/** A submission as a store takes it: a contact request of a different person each time, unless `changes` say otherwise. */
export function sampleSubmission(changes: Partial<NewSubmission> = {}): NewSubmission {
	count += 1;
	const id = randomUUID();
	return {
		kind: "contact",
		topic: "enquiry",
		payload: sampleContact(count),
		id,
		reference: newReference(),
		idempotencyKey: undefined,
		digest: id,
		visitor: id,
		isQuarantined: false,
		leaseMs: undefined,
		...changes,
	} as NewSubmission;
}
