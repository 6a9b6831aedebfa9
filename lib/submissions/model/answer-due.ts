import { calendarDate, dayText } from "#lib/calendar/calendar-date";
import type { HolidayMark } from "#lib/calendar/working-days";
import { FACTS } from "#lib/company/facts";
import { CALL_BACK_WORKING_DAYS, COMPLAINT_WORKING_DAYS } from "#lib/company/limits";
import { complaintDeadline } from "#lib/complaints/complaint-deadline";
import type { ContactTopic } from "#lib/contact/contact-form-page";
import { upperFirst } from "#lib/text/first-letter";

/** The day by which the sender hears from the company; `latest` if expected holidays postpone it. */
export type AnswerDue = { due: string; latest: string; what: "answer" | "call" | "delivery" };

/** What is passed on after more working days than this needs a call. */
export const DELIVERY_WORKING_DAYS = 2;

/**
 * When the sender of a message received at `at` hears from the company, as far as that was promised: a complaint is answered in any
 * case. Of what was not passed on, the day after which its sender had better call. Undefined if nothing is promised.
 */
export function answerDue(
	{ topic, isPromised }: { topic: ContactTopic | "application"; isPromised: boolean },
	at: Date,
	holidays: readonly HolidayMark[],
): AnswerDue | undefined {
	if (topic === "complaint")
		return { ...complaintDeadline(at, holidays, COMPLAINT_WORKING_DAYS), what: "answer" };
	if (!isPromised) return { ...complaintDeadline(at, holidays, DELIVERY_WORKING_DAYS), what: "delivery" };
	if (topic === "fake" || topic === "application") return undefined;
	return { ...complaintDeadline(at, holidays, CALL_BACK_WORKING_DAYS), what: "call" };
}

/** Whether the day has passed, even if holidays postponed it. */
export const isOverdue = ({ latest }: Pick<AnswerDue, "latest">, now: Date): boolean =>
	calendarDate(now).iso > latest;

/**
 * What to do once the day has passed. The site does not know what staff did since, so it only says what should have happened. `askUs`
 * is from `askUsText`.
 */
export function overdueText({ latest, what }: AnswerDue, reference: string, askUs: string) {
	const day = dayText(latest);
	const ask = `${upperFirst(askUs)}, and give the reference ${reference}.`;
	switch (what) {
		case "answer":
			return {
				title: `You should have had our answer by ${day}`,
				text: `Have you not? Then it is late, and you may go to the Bank of Ghana today: call or WhatsApp ${DESK.phone}, or write to ${DESK.email}, and give the reference ${reference}.`,
			};
		case "call":
			return {
				title: `You should have heard from us by ${day}`,
				text: `Have we not called or written to you? ${ask}`,
			};
		case "delivery":
			return { title: "Have you not heard from us yet?", text: ask };
	}
}

const DESK = FACTS.bankOfGhanaDesk.value;
