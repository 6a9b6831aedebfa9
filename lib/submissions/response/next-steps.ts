import { accountVisit, bringText } from "#lib/before-you-visit/requirements";
import { dayText } from "#lib/calendar/calendar-date";
import { holidays } from "#lib/calendar/holidays";
import { FACTS } from "#lib/company/facts";
import { CALL_BACK_TEXT, COMPLAINT_WORKING_DAYS, LOAN_PROCESSING_HOURS } from "#lib/company/limits";
import { complaintDeadline, postponedText } from "#lib/complaints/complaint-deadline";
import type { ContactTopic } from "#lib/contact/contact-form-page";
import type { ContactTab } from "#lib/contact/contact-tab";
import type { Receipt } from "#lib/submissions/model/receipt";

/** The account that a request is about, as far as its sender said. */
type RequestedAccount = { product: string | undefined; accountType: string };

/** The next steps on the receipt of a contact request. */
export function contactSteps(
	{ delivery, receivedAt }: Receipt,
	topic: ContactTopic,
	account: RequestedAccount,
): readonly string[] {
	// Nobody knows when a target that was not reached gets it: then no time is promised.
	const isPromised = delivery.outcome === "delivered";
	if (topic === "fake") return FAKE_STEPS;
	return topic === "complaint"
		? complaintSteps(isPromised ? answerTime(receivedAt) : "")
		: CONTACT_STEPS[topic](isPromised ? ` ${CALL_BACK_TEXT}` : "", account);
}

/** When a complaint received at this moment is answered. */
function answerTime(at: Date): string {
	const deadline = complaintDeadline(at, holidays());
	return ` within ${COMPLAINT_WORKING_DAYS} working days: by ${dayText(deadline.due)}${postponedText(deadline)}`;
}

const REFERENCE_STEP = "If you call us about it, tell us your reference.";

/** The next steps; `when` says within which time. No branch is promised: the chosen one may be closed for months. */
const CONTACT_STEPS: Record<ContactTab, (when: string, account: RequestedAccount) => readonly string[]> = {
	enquiry: (when) => [`We read your message, and call or write to you${when}.`, REFERENCE_STEP],
	loan: (when) => [
		`A loan officer calls you${when}.`,
		`Once requirements are met, a loan usually takes ${LOAN_PROCESSING_HOURS.from} to ${LOAN_PROCESSING_HOURS.to} hours.`,
		REFERENCE_STEP,
	],
	account: (when, { product, accountType }) => [
		`We call you${when} to agree on a branch and a day for your visit.`,
		bringText(accountVisit(product || accountType)),
		"We open the account at the branch, not online.",
		"Tell the branch your reference, so that you do not have to give your details again.",
	],
};

/** As on `/complaints`; `when` says by when, with a space before. */
const complaintSteps = (when: string): readonly string[] => [
	`We look into your complaint, and answer you${when}.`,
	`If you do not agree with our answer, or ${COMPLAINT_WORKING_DAYS} working days have passed without one, you may go to the Bank of Ghana.`,
	REFERENCE_STEP,
];

const { name: CSA_NAME, shortCode } = FACTS.cyberSecurityAuthority.value;

const FAKE_STEPS = [
	"We look at it. If it is a danger to our customers, we warn them and have it taken down where we can.",
	`Tell the ${CSA_NAME}, too: call or text ${shortCode}. For a false call or text message also ${FACTS.fraudLine.value.shortCode}, from any network.`,
	"If you gave somebody your PIN, a code or money, have your services blocked now: “Is This Really Us?” says who does what.",
];

export const APPLICATION_STEPS = [
	"Our human resources team reads your application.",
	"If you are invited to an interview, we call you or write to your email address.",
	"If you ask us about it, tell us your reference.",
];
