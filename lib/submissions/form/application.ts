import { cleanLine, type FormFields, isDamaged } from "#lib/submissions/form/clean-text";
import { isEmailAddress } from "#lib/submissions/form/email-address";
import {
	APPLICATION_LABELS,
	APPLICATION_MISSING,
	type ApplicationFaults,
	type ApplicationField,
	alertText,
	tooLongText,
} from "#lib/submissions/model/application-fields";
import { EMAIL_FAULT, LINE_MAX } from "#lib/submissions/model/contact-fields";
import type { Application, CvFile } from "#lib/submissions/model/submission";

type ParsedApplication =
	| { ok: true; value: Application; file: CvFile }
	/** `alert` is the form's single message; `errors` say how to correct each field. */
	| {
			ok: false;
			alert: string;
			errors: ApplicationFaults;
			values: Applicant;
	  };

type Applicant = Pick<Application, "name" | "phone" | "email">;

/** The applicant's input, cleaned. */
export const applicantIn = (fields: FormFields): Applicant => ({
	name: cleanLine(fields.name),
	phone: cleanLine(fields.phone),
	email: cleanLine(fields.email),
});

/**
 * An application from the form's fields and its file. `job` is the vacancy as the backend knows it.
 * Name, phone, email and a file are required (behaviour §5.1). Also checks the email as browsers do, and lengths.
 */
export function parseApplication(
	fields: FormFields,
	job: { id: string; title: string },
	file: CvFile | undefined,
): ParsedApplication {
	const values = applicantIn(fields);
	const given = { ...values, file };
	const missing = Object.fromEntries(
		Object.entries(APPLICATION_MISSING).filter(([field]) => !given[field as ApplicationField]),
	);

	const wrong = wrongFields(values);
	if (file && Object.keys({ ...missing, ...wrong }).length === 0) {
		return { ok: true, value: { ...values, career: cleanLine(job.title), jobId: cleanLine(job.id) }, file };
	}
	return {
		ok: false,
		alert: alertText(missing, wrong),
		errors: { ...missing, ...wrong },
		values: {
			name: values.name.slice(0, LINE_MAX),
			phone: values.phone.slice(0, LINE_MAX),
			email: values.email.slice(0, LINE_MAX),
		},
	};
}

function wrongFields(values: Applicant) {
	const wrong: ApplicationFaults = {};
	for (const [field, value] of Object.entries(values) as [keyof Applicant, string][]) {
		const label = APPLICATION_LABELS[field];
		if (value.length > LINE_MAX) {
			wrong[field] = tooLongText(label);
		} else if (isDamaged(value)) {
			wrong[field] = `${label} has letters that could not be read. Please type it again.`;
		}
	}
	if (values.email && !wrong.email && !isEmailAddress(values.email)) {
		wrong.email = EMAIL_FAULT;
	}
	return wrong;
}
