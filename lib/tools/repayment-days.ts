import type { CalendarEvent } from "#lib/calendar/icalendar";
import { typedDay } from "#lib/calendar/typed-day";
import { addDays } from "#lib/calendar/working-days";
import { DAY_MS } from "#lib/platform/durations";
import { cedis } from "#lib/text/cedis";
import { type LoanCost, type PaymentRhythm, settlementOf } from "#lib/tools/loan-cost";

/** A day of this century as `YYYY-MM-DD`; people whose browser has no field for dates write '31/12/2026'. Undefined if it does not exist. */
export function dayOf(typed: string): string | undefined {
	const day = typedDay(typed);
	return day?.startsWith("20") ? day : undefined;
}

/** A month as `YYYY-MM`; people whose browser has no field for months also write '5/2027'. */
export function monthOf(typed: string): string | undefined {
	const [, year = "", month = ""] =
		/^(20\d\d)-(\d\d?)$/.exec(typed.replace(/^(\d\d?)\s*[/.-]\s*(20\d\d)$/, "$2-$1")) ?? [];
	return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, "0")}` : undefined;
}

/** How many payments are made until the end of a month (`YYYY-MM`), if the first is on `first` (`YYYY-MM-DD`). */
export function paymentsUntil(month: string, first: string, every: PaymentRhythm): number {
	const [start, end] = [new Date(first), new Date(month)];
	const months =
		(end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
	if (every === "month") return months + 1;
	const lastDay = Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0);
	const days = Math.round((lastDay - start.getTime()) / DAY_MS);
	return Math.floor(days / (every === "week" ? 7 : 1)) + 1;
}

/**
 * The days on which a loan is paid back, until all that is left is paid early: an event that repeats, and one for the last day if its
 * sum differs. `first` is the first of them (`YYYY-MM-DD`).
 */
export function repaymentDays(loan: LoanCost, first: string): CalendarEvent[] {
	const { terms, schedule, instalment } = loan;
	const count = terms.early?.after ?? schedule.length;
	const last = (schedule[count - 1]?.payment ?? instalment) + settlementOf(loan, count).left;
	const payments = (from: number, to: number, amount: number): CalendarEvent => ({
		id: `loan-${first}-${from}-${to}-${amount}`,
		day: dayOfPayment(from, first, terms.every),
		summary: `Loan payment: ${cedis(amount)}`.replaceAll("\u00a0", " "),
		description: `${count} payments in all. Your loan agreement is what counts. If our branches are closed that day, pay before it.`,
		...(from < to && { rule: `${RULES[terms.every](Number(first.slice(8)))};COUNT=${to - from + 1}` }),
	});
	if (last === instalment) return [payments(1, count, instalment)];
	return [...(count > 1 ? [payments(1, count - 1, instalment)] : []), payments(count, count, last)];
}

function dayOfPayment(number: number, first: string, every: PaymentRhythm): string {
	if (every !== "month") return addDays(first, (number - 1) * (every === "week" ? 7 : 1));
	const [year = 0, month = 0, date = 0] = first.split("-").map(Number);
	const monthEnd = new Date(Date.UTC(year, month - 1 + number, 0));
	return new Date(monthEnd.setUTCDate(Math.min(date, monthEnd.getUTCDate()))).toISOString().slice(0, 10);
}

const RULES: Record<PaymentRhythm, (date: number) => string> = {
	day: () => "FREQ=DAILY",
	week: () => "FREQ=WEEKLY",
	// A month without this day would be left out: of the days from the 28th on, the last that it has.
	month: (date) =>
		date <= 28
			? "FREQ=MONTHLY"
			: `FREQ=MONTHLY;BYMONTHDAY=${[28, 29, 30, 31].filter((day) => day <= date)};BYSETPOS=-1`,
};
