export type ApplicationField = "name" | "phone" | "email" | "file";

/** The label of each field, as the form shows it and as messages name it. */
export const APPLICATION_LABELS: Record<ApplicationField, string> = {
	name: "Name",
	phone: "Phone number",
	email: "Email",
	file: "Your CV",
};

/** What to do about a required field that came empty; all are required (spec §5). */
export const APPLICATION_MISSING: Record<ApplicationField, string> = {
	name: "Enter your name.",
	phone: "Enter your phone number.",
	email: "Enter your email address.",
	file: "Choose your CV.",
};

/** The alerts of spec §5 and §8, word for word. */
export const APPLICATION_ALERTS = {
	incomplete: "Please fill all fields and upload your file",
	tooLarge: "File size exceeds 5MB. Please upload a smaller file.",
	failed: "Something went wrong, please try again",
	uploadFailed: "Upload failed. Please try again.",
} as const;
export const APPLICATION_SUCCESS = "Application submitted successfully!";
