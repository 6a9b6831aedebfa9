import { hourText } from "#lib/calendar/hour-text";
import {
	addDays,
	addWorkingDays,
	type HolidayMark,
	holidayOn,
	isWeekday,
	isWorkingDay,
} from "#lib/calendar/working-days";
import { CLOSING_HOUR, OPENING_HOUR } from "#lib/company/limits";

/** The hours in words, for pages without a clock: cached, or without script. */
export const OPENING_HOURS_TEXT = `Monday to Friday, ${hourText(OPENING_HOUR)} to ${hourText(CLOSING_HOUR)}`;

export type OpeningState = {
	/** Certainly open: false on an expected holiday. */
	isOpen: boolean;
	label: "Open" | "Closed" | "May be closed";
	/** When that changes, or what to do. */
	next: string;
	/** The holiday that affects it, as a sentence. */
	note?: string;
};

/**
 * Whether branches are open now, and when that changes: Monday to Friday from 08:00 until just before 17:00 in
 * Accra (behaviour §4), whatever the reader's time zone. They are closed on confirmed public holidays. During the hours of
 * an expected one, the state is neither open nor closed.
 */
export function openingState(at: Date, holidays: readonly HolidayMark[] = []): OpeningState {
	const { day, hour } = inAccra(at);
	const holiday = isWeekday(day) ? holidayOn(day, holidays) : undefined;
	const isWithinHours = isWorkingDay(day, holidays) && hour >= OPENING_HOUR && hour < CLOSING_HOUR;
	if (isWithinHours && holiday) {
		return {
			isOpen: false,
			label: "May be closed",
			next: "call before you come",
			note: `${holiday.name} is expected today.`,
		};
	}
	if (isWithinHours) return { isOpen: true, label: "Open", next: `until ${hourText(CLOSING_HOUR)}` };

	const opensToday = isWorkingDay(day, holidays) && hour < OPENING_HOUR;
	const opensOn = opensToday ? day : addWorkingDays(day, 1, holidays);
	const expected = holidayOn(opensOn, holidays);
	return {
		isOpen: false,
		label: "Closed",
		next: `opens ${dayFrom(day, opensOn)} at ${hourText(OPENING_HOUR)}`,
		note: [
			holiday?.status === "confirmed" && `Today is ${holiday.name}.`,
			expected && `${expected.name} is expected ${opensToday ? "today" : "that day"}: call before you come.`,
		]
			.filter(Boolean)
			.join(" "),
	};
}

/** The state as one line: 'Closed now, opens Monday at 08:00. Today is Good Friday.' */
export const openingLine = ({ label, next, note }: OpeningState): string =>
	`${label} now, ${next}${note ? `. ${note}` : ""}`;

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** 'today', 'tomorrow', 'Monday': consecutive holidays never reach the same weekday again. */
function dayFrom(today: string, day: string): string {
	if (day === today) return "today";
	if (day === addDays(today, 1)) return "tomorrow";
	return WEEKDAYS[new Date(day).getUTCDay()] ?? "";
}

/** Accra's time is UTC all year. */
const inAccra = (at: Date) => ({ day: at.toISOString().slice(0, 10), hour: at.getUTCHours() });
