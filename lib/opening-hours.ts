import { CLOSING_HOUR, OPENING_HOUR, OPENING_TIME_ZONE } from "#lib/company/constants";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const [MONDAY, FRIDAY] = [1, 5];

/** '08:00' */
const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** The hours in words, for where no clock can be asked: a cached page, a page without script. */
export const OPENING_HOURS_TEXT = `Monday to Friday, ${clock(OPENING_HOUR)} to ${clock(CLOSING_HOUR)}`;

export type OpeningState = { isOpen: boolean; label: "Open" | "Closed"; next: string };

/**
 * Whether branches are open at this moment, and when that changes: Monday to Friday from 08:00 until just before 17:00 in
 * Accra (spec §4), wherever the reader's own clock stands.
 */
export function openingState(at: Date): OpeningState {
	const { day, hour } = inAccra(at);
	const isWorkday = day >= MONDAY && day <= FRIDAY;
	if (isWorkday && hour >= OPENING_HOUR && hour < CLOSING_HOUR) {
		return { isOpen: true, label: "Open", next: `until ${clock(CLOSING_HOUR)}` };
	}
	return {
		isOpen: false,
		label: "Closed",
		next: `opens ${nextOpening(day, hour)} at ${clock(OPENING_HOUR)}`,
	};
}

function nextOpening(day: number, hour: number): string {
	const opensToday = day >= MONDAY && day <= FRIDAY && hour < OPENING_HOUR;
	if (opensToday) return "today";
	const opensTomorrow = day < FRIDAY;
	return opensTomorrow ? "tomorrow" : "Monday";
}

const accraClock = new Intl.DateTimeFormat("en-GB", {
	timeZone: OPENING_TIME_ZONE,
	weekday: "long",
	hour: "2-digit",
	hourCycle: "h23",
});

function inAccra(at: Date) {
	const parts = Object.fromEntries(accraClock.formatToParts(at).map(({ type, value }) => [type, value]));
	return { day: DAYS.indexOf(parts.weekday ?? ""), hour: Number(parts.hour) };
}
