import { OPENING_TIME_ZONE } from "#lib/company/constants";

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

/** The day that it is in Ghana at this moment: '21 August 2026', and '2026-08-21' for machines. */
export const calendarDate = (at: Date) => ({ text: inWords.format(at), iso: inDigits.format(at) });
