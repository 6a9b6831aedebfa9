import type { CalendarEvent } from "#lib/calendar/icalendar";
import { cedis } from "#lib/tools/cedis";
import type { LoanCost, PaymentRhythm } from "#lib/tools/loan-cost";

/** The days on which a loan is paid back, as one event that repeats. `first` is the first of them (`YYYY-MM-DD`). */
export function repaymentDays(
	{ schedule, instalment }: LoanCost,
	every: PaymentRhythm,
	first: string,
): CalendarEvent {
	const count = schedule.length;
	const last = schedule[count - 1]?.payment ?? instalment;
	const ending = last === instalment ? "" : ` The last one is ${cedis(last)}.`;
	return {
		id: `loan-${first}-${count}-${instalment}`,
		day: first,
		summary: plain(`Loan payment: ${cedis(instalment)}`),
		description: plain(`${count} payments.${ending} Your loan agreement is what counts.`),
		rule: `${RULES[every](Number(first.slice(8)))};COUNT=${count}`,
	};
}

const plain = (text: string) => text.replaceAll("\u00a0", " ");

const RULES: Record<PaymentRhythm, (date: number) => string> = {
	day: () => "FREQ=DAILY",
	week: () => "FREQ=WEEKLY",
	// A month without this day would be left out: of the days from the 28th on, the last that it has.
	month: (date) =>
		date <= 28
			? "FREQ=MONTHLY"
			: `FREQ=MONTHLY;BYMONTHDAY=${[28, 29, 30, 31].filter((day) => day <= date)};BYSETPOS=-1`,
};
