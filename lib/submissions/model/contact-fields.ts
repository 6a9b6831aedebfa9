/** Far more characters than anyone's name, number or address has; the specification knows no other bounds, a disk does. */
export const LINE_MAX = 300;

export const EMAIL_FAULT = "Enter an email address like ama@example.com.";

/** What an account request asks for (behaviour §3). */
export const ACCOUNT_TYPES = [
	{ value: "susu", label: "Susu" },
	{ value: "nkosuo", label: "Nkosuo" },
	{ value: "savings", label: "Savings" },
	{ value: "current", label: "Current" },
] as const;

/** What a loan request is for (behaviour §3). */
export const LOAN_PURPOSES = [
	{ value: "increase stock", label: "Increase my stock" },
	{ value: "working capital", label: "Working capital" },
	{ value: "purchase equipment", label: "Purchase new equipment" },
] as const;

/** The contact form's data (behaviour §3). What belongs to another tab is empty. */
export type ContactFormData = {
	name: string;
	phone: string;
	/** Shown as 'Business Location'. */
	address: string;
	email: string;
	/** `YYYY-MM-DD`. */
	dob: string;
	/** The nearest branch. */
	location: string;
	description: string;
	accountType: string;
	loanPurpose: string;
};
export type ContactField = keyof ContactFormData;

/** The label of each field, as the form shows it and as messages name it. */
export const CONTACT_LABELS: Record<ContactField, string> = {
	name: "Name",
	phone: "Phone number",
	email: "Email",
	dob: "Date of birth",
	address: "Business Location",
	location: "Nearest branch",
	description: "Your message",
	accountType: "Account type",
	loanPurpose: "Purpose of the loan",
};
