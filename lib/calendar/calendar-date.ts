/**
 * Today's date in Ghana: '21 August 2026', and '2026-08-21' for machines. Ghana's time is UTC all year. `Intl` would say the
 * same, but a slow phone takes a tenth of a second to prepare it. Throws if the date is invalid.
 */
export const calendarDate = (at: Date) => ({ text: dateText(at), iso: at.toISOString().slice(0, 10) });

const MONTHS = [
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December",
];

/** Keeps day and month on one line. */
const dateText = (at: Date) => `${at.getUTCDate()}\u00a0${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;

export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** 'Friday 4 December 2026 at 14:05'. Ghana's time is UTC. */
export function momentText(at: Date): string {
	const [day = "", time = ""] = at.toISOString().split("T");
	return `${dayText(day)} at ${time.slice(0, 5)}`;
}

/** 'Friday 4 December 2026' for a day written `YYYY-MM-DD`. */
export function dayText(day: string): string {
	const noon = new Date(`${day}T12:00:00Z`);
	return `${WEEKDAYS[noon.getUTCDay()]} ${dateText(noon)}`;
}
