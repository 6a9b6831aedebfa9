import { FACTS } from "#lib/company/facts";
import { COMPLAINT_WORKING_DAYS } from "#lib/company/limits";

/** The steps of a complaint, in order. */
export const COMPLAINT_STEPS = [
	{
		id: "tell-us",
		title: "Tell us",
		paragraphs: [
			"Say what went wrong and what you would like us to do. Use the form below, call, write, or tell the staff at any branch. They can write it down for you.",
			`You get a reference (the code of your complaint), and an answer within ${COMPLAINT_WORKING_DAYS} working days. Weekends and public holidays do not count.`,
		],
	},
	{
		id: "bank-of-ghana",
		title: "Go to the Bank of Ghana",
		paragraphs: [
			`If you do not agree with our answer, or ${COMPLAINT_WORKING_DAYS} working days have passed without one, you may take your complaint to the Bank of Ghana, which supervises us.`,
			"Send what you sent to us, your reference, our answer if you have one, and your name and phone number. Add copies of receipts, messages and agreements. Keep the originals, and never send your PIN.",
		],
	},
	{
		id: "court",
		title: "Go to court",
		paragraphs: [
			"You may also take the matter to a court. That takes time and may cost money, so speak to a lawyer first.",
			FACTS.complaintsInCourt.value,
		],
	},
] as const;
