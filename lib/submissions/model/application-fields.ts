import { MAX_UPLOAD_TEXT } from "#lib/company/limits";
import { LINE_MAX } from "#lib/submissions/model/contact-fields";

export type ApplicationField = "name" | "phone" | "email" | "file";
/** How to correct each invalid field. */
export type ApplicationErrors = Partial<Record<ApplicationField, string>>;

/** The label of each field in the form and in messages. */
export const APPLICATION_LABELS: Record<ApplicationField, string> = {
	name: "Name",
	phone: "Phone number",
	email: "Email",
	file: "Your CV",
};

/** Messages for empty required fields; all are required (behaviour §5.1). */
export const APPLICATION_MISSING: Record<ApplicationField, string> = {
	name: "Enter your name.",
	phone: "Enter your phone number.",
	email: "Enter your email address.",
	file: "Choose your CV.",
};

/** The alerts of behaviour §5 and §8, word for word. */
export const APPLICATION_ALERTS = {
	incomplete: "Please fill all fields and upload your file",
	tooLarge: `File size exceeds ${MAX_UPLOAD_TEXT}. Please upload a smaller file.`,
	failed: "Something went wrong, please try again",
	uploadFailed: "Upload failed. Please try again.",
} as const;
export const APPLICATION_SUCCESS = "Application submitted successfully!";
/** The words of behaviour §8 for an application that is stored but not confirmed by its delivery target. */
export const APPLICATION_RECEIVED = "Your application was received but we encountered a response issue";

/** The error of a line that is too long. */
export const tooLongText = (label: string): string =>
	`${label} is too long. Please use at most ${LINE_MAX} characters.`;

/** Reasons to refuse a file. */
export const FILE_ERRORS = {
	several: "Please upload one file only.",
	empty: "This file is empty. Please choose another one.",
	gone: "Your phone has changed or removed this file. Choose it again.",
	type: "Please upload a PDF, a Word document (DOC or DOCX), or a picture (JPG or PNG).",
} as const;

/** The single message above a form with these errors: behaviour §5.1's if something is missing, otherwise the message of the only error. */
export function alertText(missing: ApplicationErrors, wrong: ApplicationErrors): string {
	if (Object.keys(missing).length > 0) return APPLICATION_ALERTS.incomplete;
	const [error = "", another] = Object.values(wrong);
	return another === undefined ? error : "Correct the marked fields. Nothing was sent yet.";
}
