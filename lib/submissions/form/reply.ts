import { calendarDate, dayText } from "#lib/calendar/calendar-date";
import { HOLIDAYS } from "#lib/calendar/holidays";
import { CALL_BACK_TEXT } from "#lib/company/facts";
import { type CompanyIdentity, phoneToCall, whatsappHref } from "#lib/company/identity";
import { COMPLAINT_WORKING_DAYS, LOAN_PROCESSING_HOURS } from "#lib/company/limits";
import { complaintDeadline, postponedText } from "#lib/complaints/complaint-deadline";
import type { ContactTab } from "#lib/contact/contact-tab";
import {
	APPLICATION_ALERTS,
	APPLICATION_RECEIVED,
	APPLICATION_SUCCESS,
} from "#lib/submissions/model/application-fields";
import type { Receipt } from "#lib/submissions/model/receipt";

/** The reply to a visitor's submission: JSON for a script, otherwise a page. */
export type Reply = {
	/**
	 * A success resets the form; everything else keeps what was typed (behaviour §4). `received`: on disk, but the receiver has not
	 * confirmed it, so it need not be sent again. `held`: on disk, and staff look at it first.
	 */
	outcome: "success" | "received" | "held" | "failure" | "question";
	message: string;
	/** What it means for the visitor, shown below the message. */
	detail?: string;
	/** How to correct each field, by name. */
	errors?: Readonly<Record<string, string>>;
	receipt?: ReceiptText;
	/** The address of the receipt. */
	page?: string;
};

/** The receipt as shown. */
export type ReceiptText = {
	/** Can be read out over the phone. */
	reference: string;
	/** The next steps, in order. */
	nextSteps: readonly string[];
	/** Opens WhatsApp with the reference already typed. */
	whatsapp?: string;
};

/** The reply to a contact request accepted at this moment (behaviour §8). */
export function contactReply(
	receipt: Receipt,
	topic: ContactTab | "complaint",
	company: CompanyIdentity,
	at: Date,
): Reply {
	// Nobody knows when a receiver that was not reached gets it: then no time is promised.
	const isPromised = receipt.delivery.outcome === "accepted";
	const steps =
		topic === "complaint"
			? complaintSteps(isPromised ? answerTime(receipt, at) : "")
			: CONTACT_STEPS[topic](isPromised ? ` ${CALL_BACK_TEXT}` : "");
	return replyOf(receipt, WORDS.contact, steps, company);
}

/** When a complaint made at this moment is answered. One that was sent before is not answered later for being sent again. */
function answerTime({ isDuplicate }: Receipt, at: Date): string {
	const within = ` within ${COMPLAINT_WORKING_DAYS} working days`;
	if (isDuplicate) return `${within} of the day on which you first sent it`;
	const deadline = complaintDeadline(at, HOLIDAYS);
	return `${within}: by ${dayText(deadline.due)}${postponedText(deadline)}`;
}

/** The reply to an accepted application (behaviour §8). */
export const applicationReply = (receipt: Receipt, company: CompanyIdentity): Reply =>
	replyOf(receipt, WORDS.application, APPLICATION_STEPS, company);

/** The words of behaviour §8. A contact form shows those of the receiver, if it sends any. */
const WORDS = {
	contact: {
		noun: "message",
		accepted: (receivers?: string) => receivers ?? "Message sent successfully!",
		rejected: "Submission failed",
		received: "Message was received but we encountered a response issue",
	},
	application: {
		noun: "application",
		accepted: () => APPLICATION_SUCCESS,
		rejected: APPLICATION_ALERTS.failed,
		received: APPLICATION_RECEIVED,
	},
};

/** Never promises more than will happen: a submission that the receiver refused for good stays here until staff handle it. */
function replyOf(
	{ reference, delivery }: Receipt,
	words: (typeof WORDS)[keyof typeof WORDS],
	steps: readonly string[],
	company: CompanyIdentity,
): Reply {
	const receipt = (nextSteps: readonly string[]) => receiptText(reference, nextSteps, company);
	switch (delivery.outcome) {
		case "accepted":
			return { outcome: "success", message: words.accepted(delivery.message), receipt: receipt(steps) };
		case "rejected":
			return { outcome: "failure", message: delivery.message ?? words.rejected };
		case "stored":
			return {
				outcome: "received",
				message: words.received,
				detail: "We have saved it and will pass it on to our team. You do not need to send it again.",
				receipt: receipt(steps),
			};
		case "parked":
			return {
				outcome: "received",
				message: words.received,
				detail: "We have saved it, and our staff have it. You do not need to send it again.",
				receipt: receipt(
					stepsWithStaff("It could not be passed on automatically, so our staff will look at it.", company),
				),
			};
		case "held":
			return {
				outcome: "held",
				message: `We have received your ${words.noun} (${reference}). We look at it before it goes on.`,
				receipt: receipt(stepsWithStaff("Our staff look at it. You do not need to send it again.", company)),
			};
	}
}

/** The reply when fields are missing or wrong. */
export const faultyReply = (errors: Reply["errors"]): Reply => ({
	outcome: "failure",
	message: "Please check these fields. Nothing was sent yet, and what you typed is kept.",
	errors,
});

/** The reply when something is possible but unlikely. The same sent again with `SURE_FIELD` is taken. */
export function questionReply(questions: Readonly<Record<string, string | undefined>>): Reply {
	const errors = Object.fromEntries(
		Object.entries(questions).filter((entry): entry is [string, string] => entry[1] !== undefined),
	);
	const [only = "", another] = Object.values(errors);
	return {
		outcome: "question",
		message: another === undefined ? only : "Is this right?",
		detail: "If it is, send the form again. If not, correct it. Nothing was sent yet.",
		errors,
	};
}

/**
 * The reply when an upload was refused. The file is at fault only if it was read to its end; otherwise the fault was ours or the
 * connection's, and only a visitor without script has to choose the file again.
 */
export function uploadReply(
	{ status, alert }: { status: number; alert: string },
	{ hasScript }: { hasScript: boolean },
): Reply {
	const isFileAtFault = status === 413 || status === 422;
	if (isFileAtFault) return { outcome: "failure", message: alert, errors: { file: alert } };
	return {
		outcome: "failure",
		message: alert,
		detail: "Nothing was received. What you typed is still here.",
		...(!hasScript && { errors: { file: FILE_AGAIN } }),
	};
}

const FILE_AGAIN = "Choose your CV again.";

/** A reply that brings the form back to a browser without script, which does not keep the file. */
export const withFileLost = (reply: Reply): Reply => ({
	...reply,
	detail: [reply.detail, "Your browser did not keep your CV."].filter(Boolean).join(" "),
	errors: { ...reply.errors, file: FILE_AGAIN },
});

/** The reply when the last day on which to apply has passed. */
export const closedReply = ({ closesOn = "" }: { closesOn?: string }): Reply => ({
	outcome: "failure",
	message: `Applications for this role closed on ${calendarDate(new Date(closesOn)).text}, so yours was not sent. Please look at our open roles.`,
});

/** The reply when the backend no longer lists the role. */
export const GONE_ROLE_REPLY: Reply = {
	outcome: "failure",
	message: "This role is no longer open, so your application was not sent. Please look at our open roles.",
};

const receiptText = (reference: string, nextSteps: readonly string[], company: CompanyIdentity) => ({
	reference,
	nextSteps,
	whatsapp: whatsappHref({ ...company, whatsappGreeting: `Hello, my reference is ${reference}.` }),
});

function stepsWithStaff(first: string, company: CompanyIdentity): readonly string[] {
	const number = phoneToCall(company);
	return [
		first,
		number ? `To ask about it, call ${number}.` : "To ask about it, go to any of our branches.",
		"Tell us your reference, so that you do not have to give your details again.",
	];
}

/** The next steps; `when` says within which time. */
const CONTACT_STEPS: Record<ContactTab, (when: string) => readonly string[]> = {
	enquiry: (when) => [
		`We read your message, and call or write to you${when}.`,
		"If you call us about it, tell us your reference.",
	],
	loan: (when) => [
		`A loan officer of your branch calls you${when}.`,
		`Once requirements are met, a loan usually takes ${LOAN_PROCESSING_HOURS.from} to ${LOAN_PROCESSING_HOURS.to} hours.`,
		"If you call us about it, tell us your reference.",
	],
	account: (when) => [
		`Your branch calls you${when} to agree on a day for your visit.`,
		"Bring your Ghana Card. We open the account at the branch, not online.",
		"Tell the branch your reference, so that you do not have to give your details again.",
	],
};

/** As on `/complaints`; `when` says by when, with a space before. */
const complaintSteps = (when: string): readonly string[] => [
	`We look into your complaint, and answer you${when}.`,
	`If you do not agree with our answer, or ${COMPLAINT_WORKING_DAYS} working days have passed without one, you may go to the Bank of Ghana.`,
	"If you call us about it, tell us your reference.",
];

const APPLICATION_STEPS = [
	"Our human resources team reads your application.",
	"If you are invited to an interview, we call you or write to your email address.",
	"If you ask us about it, tell us your reference.",
];
