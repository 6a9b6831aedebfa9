import { OPENING_TIME_ZONE } from "#lib/company/limits";

const inWords = new Intl.DateTimeFormat("en-GB", {
	timeZone: OPENING_TIME_ZONE,
	day: "numeric",
	month: "long",
	year: "numeric",
});
const inDigits = new Intl.DateTimeFormat("en-CA", {
	timeZone: OPENING_TIME_ZONE,
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
});

/** Today's date in Ghana: '21 August 2026', and '2026-08-21' for machines. */
export const calendarDate = (at: Date) => ({ text: dateText(at), iso: inDigits.format(at) });

/** Keeps day and month on one line. */
const dateText = (at: Date) => inWords.format(at).replace(" ", "\u00a0");

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/**
 * 'Friday 4 December 2026' for a day written `YYYY-MM-DD`. Formatted here, because engines differ in the comma after the
 * weekday, and server and browser must agree.
 */
export function dayText(day: string): string {
	const noon = new Date(`${day}T12:00:00Z`);
	return `${WEEKDAYS[noon.getUTCDay()]} ${dateText(noon)}`;
}
