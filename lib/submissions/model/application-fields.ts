import { LINE_MAX } from "#lib/submissions/model/contact-fields";

export type ApplicationField = "name" | "phone" | "email" | "file";
/** What to do about each field that is not right. */
export type ApplicationFaults = Partial<Record<ApplicationField, string>>;

/** The label of each field, as the form shows it and as messages name it. */
export const APPLICATION_LABELS: Record<ApplicationField, string> = {
	name: "Name",
	phone: "Phone number",
	email: "Email",
	file: "Your CV",
};

/** What to do about a required field that came empty; all are required (behaviour §5). */
export const APPLICATION_MISSING: Record<ApplicationField, string> = {
	name: "Enter your name.",
	phone: "Enter your phone number.",
	email: "Enter your email address.",
	file: "Choose your CV.",
};

/** The alerts of behaviour §5 and §8, word for word. */
export const APPLICATION_ALERTS = {
	incomplete: "Please fill all fields and upload your file",
	tooLarge: "File size exceeds 5MB. Please upload a smaller file.",
	failed: "Something went wrong, please try again",
	uploadFailed: "Upload failed. Please try again.",
} as const;
export const APPLICATION_SUCCESS = "Application submitted successfully!";
/** The contact form's words (behaviour §8) for an application that is kept here but that its receiver has not confirmed. */
export const APPLICATION_RECEIVED = "Your application was received but we encountered a response issue";

export const tooLongText = (label: string) =>
	`${label} is too long. Please use at most ${LINE_MAX} characters.`;

/** What a file is refused for before anybody looks into it. */
export const FILE_FAULTS = {
	empty: "This file is empty. Please choose another one.",
	type: "Please upload a PDF, a Word document (DOC or DOCX), or a picture (JPG or PNG).",
} as const;

/** The one text above a form with these faults: the specification's when something is missing, else that of the only fault. */
export function alertText(missing: ApplicationFaults, wrong: ApplicationFaults): string {
	if (Object.keys(missing).length > 0) return APPLICATION_ALERTS.incomplete;
	const [fault = "", another] = Object.values(wrong);
	return another === undefined ? fault : "Correct the marked fields. Nothing was sent yet.";
}
