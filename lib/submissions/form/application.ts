import { cleanLine, type FormFields, isDamaged } from "#lib/submissions/form/clean-text";
import { isEmailAddress } from "#lib/submissions/form/email-address";
import { phoneQuestion } from "#lib/submissions/form/questions";
import type { ReceivedForm } from "#lib/submissions/form/upload";
import {
	APPLICATION_LABELS,
	APPLICATION_MISSING,
	type ApplicationErrors,
	type ApplicationField,
	alertText,
	tooLongText,
} from "#lib/submissions/model/application-fields";
import { isConfirmed } from "#lib/submissions/model/confirmation";
import { EMAIL_ERROR, LINE_MAX } from "#lib/submissions/model/contact-fields";
import type { Application, CvFile } from "#lib/submissions/model/submission";

/** Why an application cannot be accepted as it is. */
export type ApplicationProblem =
	| { kind: "gone" }
	/** The last day on which to apply has passed. */
	| { kind: "closed"; closesOn: string }
	/** The upload failed, which is our error or the connection's. */
	| { kind: "upload"; alert: string }
	/** `alert` is the form's single message; `errors` say how to correct each field. */
	| { kind: "fields"; alert: string; errors: ApplicationErrors }
	/** Something is possible but unlikely. */
	| { kind: "question"; errors: Readonly<Record<string, string>> };

/** The role that somebody applies for, or why nobody can any more. */
export type Role =
	| { kind: "open"; id: string; title: string }
	| Extract<ApplicationProblem, { kind: "gone" | "closed" }>;

type Applicant = Pick<Application, "name" | "phone" | "email">;

/**
 * An application that can be accepted, or what is wrong with it, with the status of the response. `values` refill the form. `findRole`
 * is asked only if the form has come whole.
 */
export async function checkApplication(form: ReceivedForm, findRole: () => Promise<Role>) {
	const values = forShowing(applicantIn(form.fields));
	const refused = (status: number, problem: ApplicationProblem) => ({
		ok: false as const,
		status,
		problem,
		values,
	});
	if (!form.ok) {
		const { status, alert } = form;
		// Only the sender can correct the file.
		const isAboutFile = status === 413 || status === 422;
		return refused(
			status,
			isAboutFile ? { kind: "fields", alert, errors: { file: alert } } : { kind: "upload", alert },
		);
	}
	const role = await findRole();
	if (role.kind !== "open") return refused(410, role);
	const parsed = parseApplication(form.fields, role, form.file);
	if (!parsed.ok) return refused(422, { kind: "fields", alert: parsed.alert, errors: parsed.errors });
	const question = isConfirmed(form.fields) ? undefined : phoneQuestion(parsed.value.phone);
	if (question) return refused(422, { kind: "question", errors: { phone: question } });
	return { ...parsed, values };
}

/** The applicant's input, cleaned. */
const applicantIn = (fields: FormFields): Applicant => ({
	name: cleanLine(fields.name),
	phone: cleanLine(fields.phone),
	email: cleanLine(fields.email),
});

/** A pasted megabyte is not sent back to the visitor's phone. */
const forShowing = ({ name, phone, email }: Applicant): Applicant => ({
	name: name.slice(0, LINE_MAX),
	phone: phone.slice(0, LINE_MAX),
	email: email.slice(0, LINE_MAX),
});

/**
 * An application from the form's fields and its file. `job` is the vacancy as the backend knows it.
 * Name, phone, email and a file are required (behaviour §5.1). Also checks the email as browsers do, and lengths.
 */
export function parseApplication(
	fields: FormFields,
	job: { id: string; title: string },
	file: CvFile | undefined,
) {
	const applicant = applicantIn(fields);
	const given = { ...applicant, file };
	const missing = Object.fromEntries(
		Object.entries(APPLICATION_MISSING).filter(([field]) => !given[field as ApplicationField]),
	);
	const wrong = wrongFields(applicant);
	const errors: ApplicationErrors = { ...missing, ...wrong };
	if (!file || Object.keys(errors).length > 0)
		return { ok: false as const, alert: alertText(missing, wrong), errors };
	const value = { ...applicant, career: cleanLine(job.title), jobId: cleanLine(job.id) };
	return { ok: true as const, value, file };
}

function wrongFields(values: Applicant) {
	const wrong: ApplicationErrors = {};
	for (const [field, value] of Object.entries(values) as [keyof Applicant, string][]) {
		const label = APPLICATION_LABELS[field];
		if (value.length > LINE_MAX) {
			wrong[field] = tooLongText(label);
		} else if (isDamaged(value)) {
			wrong[field] = `${label} has letters that could not be read. Please type it again.`;
		}
	}
	if (values.email && !wrong.email && !isEmailAddress(values.email)) {
		wrong.email = EMAIL_ERROR;
	}
	return wrong;
}
