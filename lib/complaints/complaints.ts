import { COMPLAINT_WORKING_DAYS } from "#lib/company/limits";

/** Where a complaint goes that we did not settle, as the Bank of Ghana publishes it for its complaints office. */
export const BANK_OF_GHANA = {
	email: "complaints.office@bog.gov.gh",
	phone: "059 397 4486",
	postalAddress: "P.O. Box GP 2674, Accra",
} as const;

/** When the company’s owner looked these words through last; they are information, and no advice on the law. */
export const COMPLAINTS_AS_OF = "2026-11-21";

/** The way of a complaint, in its order. */
export const COMPLAINT_STEPS = [
	{
		id: "tell-us",
		title: "Tell us",
		paragraphs: [
			"Say what went wrong and what you would like us to do. Use the form below, call, write, or tell the staff at any branch. They write it down for you, if you wish.",
			`You get a reference (the code of your complaint), and an answer within ${COMPLAINT_WORKING_DAYS} working days. Weekends and public holidays do not count.`,
		],
	},
	{
		id: "bank-of-ghana",
		title: "Go to the Bank of Ghana",
		paragraphs: [
			`Our answer does not settle it? Or ${COMPLAINT_WORKING_DAYS} working days have passed without an answer? Then you may take your complaint to the Bank of Ghana, which supervises us.`,
			"Send what you sent to us, your reference, and our answer if you have one.",
		],
	},
	{
		id: "court",
		title: "Go to court",
		paragraphs: [
			"You may also take the matter to a court. A court costs time and may cost money. Speak with a lawyer first.",
		],
	},
] as const;

/** Stands before what is written in the form, so that whoever reads it sees what it is. */
export const COMPLAINT_PREFIX = "Complaint: ";
