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

type ParsedApplication =
	| { ok: true; value: Application; file: CvFile }
	/** `alert` is the form's single message; `errors` say how to correct each field. */
	| {
			ok: false;
			alert: string;
			errors: ApplicationErrors;
			values: Applicant;
	  };

/** The role that somebody applies for. */
export type Role =
	| { state: "open"; id: string; title: string }
	| { state: "gone" }
	/** The last day on which to apply has passed. */
	| { state: "closed"; closesOn: string };

/** Why an application cannot be accepted as it is. */
export type ApplicationProblem =
	| { kind: "gone" }
	| { kind: "closed"; closesOn: string }
	/** The upload failed, which is our error or the connection's. */
	| { kind: "upload"; alert: string }
	/** Only the sender can correct the file. */
	| { kind: "file"; alert: string }
	| { kind: "fields"; alert: string; errors: ApplicationErrors }
	/** Something is possible but unlikely. */
	| { kind: "question"; errors: Readonly<Record<string, string>> };

type CheckedApplication =
	| { ok: true; value: Application; file: CvFile; values: Applicant }
	/** `status` is that of the response; `values` refill the form. */
	| { ok: false; status: number; problem: ApplicationProblem; values: Applicant };

type Applicant = Pick<Application, "name" | "phone" | "email">;

/** An application that can be accepted, or what is wrong with it. `findRole` is asked only if the form has come whole. */
export async function checkApplication(
	form: ReceivedForm,
	findRole: () => Promise<Role>,
): Promise<CheckedApplication> {
	const values = applicantIn(form.fields);
	if (!form.ok) {
		const isAboutFile = form.status === 413 || form.status === 422;
		const problem = { kind: isAboutFile ? ("file" as const) : ("upload" as const), alert: form.alert };
		return { ok: false, status: form.status, problem, values };
	}
	const role = await findRole();
	if (role.state === "gone") return { ok: false, status: 410, problem: { kind: "gone" }, values };
	if (role.state === "closed") {
		return { ok: false, status: 410, problem: { kind: "closed", closesOn: role.closesOn }, values };
	}
	const parsed = parseApplication(form.fields, role, form.file);
	if (!parsed.ok) {
		const { alert, errors } = parsed;
		return { ok: false, status: 422, problem: { kind: "fields", alert, errors }, values: parsed.values };
	}
	const question = isConfirmed(form.fields) ? undefined : phoneQuestion(parsed.value.phone);
	if (question) {
		return { ok: false, status: 422, problem: { kind: "question", errors: { phone: question } }, values };
	}
	return { ...parsed, values };
}

/** The applicant's input, cleaned. */
const applicantIn = (fields: FormFields): Applicant => ({
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
