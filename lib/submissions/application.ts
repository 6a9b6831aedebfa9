import {
	APPLICATION_ALERTS,
	APPLICATION_LABELS,
	APPLICATION_MISSING,
	APPLICATION_SUCCESS,
	type ApplicationField,
} from "#lib/application-fields";
import type { Delivery } from "#lib/submissions/channel";
import { cleanLine, type FormFields, isDamaged } from "#lib/submissions/clean-text";
import { LINE_MAX } from "#lib/submissions/contact";
import { isEmailAddress } from "#lib/submissions/email-address";
import type { CvFile } from "#lib/submissions/submission";

/** An application without its file. */
export type Application = {
	name: string;
	phone: string;
	email: string;
	/** The job's title, which is what the admin API knows it by (spec §3). */
	career: string;
	jobId: string;
};

export type ParsedApplication =
	| { ok: true; value: Application; file: CvFile }
	/** `alert` is the one text that the form shows; `errors` say at each field what to do. */
	| {
			ok: false;
			alert: string;
			errors: Partial<Record<ApplicationField, string>>;
			values: Applicant;
	  };

type Applicant = Pick<Application, "name" | "phone" | "email">;

/** What an applicant typed, cleaned. */
export const applicantIn = (fields: FormFields): Applicant => ({
	name: cleanLine(fields.name),
	phone: cleanLine(fields.phone),
	email: cleanLine(fields.email),
});

/**
 * An application from the form's fields and its file. `job` is the vacancy as the backend knows it.
 * Name, phone, email and a file are required (spec §5); the rest is the browser's email check and sane lengths.
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
	const [firstWrong] = Object.values(wrong);
	const isComplete = Object.keys(missing).length === 0;
	if (file && isComplete && firstWrong === undefined) {
		return { ok: true, value: { ...values, career: cleanLine(job.title), jobId: cleanLine(job.id) }, file };
	}
	return {
		ok: false,
		alert: isComplete && firstWrong !== undefined ? firstWrong : APPLICATION_ALERTS.incomplete,
		errors: { ...missing, ...wrong },
		values: {
			name: values.name.slice(0, LINE_MAX),
			phone: values.phone.slice(0, LINE_MAX),
			email: values.email.slice(0, LINE_MAX),
		},
	};
}

function wrongFields(values: Applicant) {
	const wrong: Partial<Record<ApplicationField, string>> = {};
	for (const [field, value] of Object.entries(values) as [keyof Applicant, string][]) {
		const label = APPLICATION_LABELS[field];
		if (value.length > LINE_MAX) {
			wrong[field] = `${label} is too long. Please use at most ${LINE_MAX} characters.`;
		} else if (isDamaged(value)) {
			wrong[field] = `${label} has letters that could not be read. Please type it again.`;
		}
	}
	if (values.email && !wrong.email && !isEmailAddress(values.email)) {
		wrong.email = "Enter an email address like ama@example.com.";
	}
	return wrong;
}

/**
 * Spec §8, the application's endings. A stored application is a submitted one: it is on disk and will be delivered, so
 * asking the applicant to try again would only make a second one.
 */
export function applicationMessage(delivery: Delivery): { isSuccess: boolean; message: string } {
	return delivery.outcome === "rejected"
		? { isSuccess: false, message: APPLICATION_ALERTS.failed }
		: { isSuccess: true, message: APPLICATION_SUCCESS };
}
