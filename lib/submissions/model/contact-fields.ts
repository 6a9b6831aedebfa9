/** Far longer than anyone's name, number or address. Behaviour §5.2 sets no other limits, but a disk does. */
export const LINE_MAX = 300;

export const EMAIL_ERROR = "Enter an email address like ama@example.com.";

/** Account types (behaviour §3). */
export const ACCOUNT_TYPES = [
	{ value: "susu", label: "Susu" },
	{ value: "nkosuo", label: "Nkosuo" },
	{ value: "savings", label: "Savings" },
	{ value: "current", label: "Current" },
] as const;

/** Loan purposes (behaviour §3). */
export const LOAN_PURPOSES = [
	{ value: "increase stock", label: "Increase my stock" },
	{ value: "working capital", label: "Working capital" },
	{ value: "purchase equipment", label: "Purchase new equipment" },
] as const;

/** The contact form's data (behaviour §3). Fields of other tabs are empty. */
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

/** The label of each field in the form and in messages. */
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
