import { dayText } from "#lib/calendar/calendar-date";
import type { HolidayMark } from "#lib/calendar/working-days";

/** The first holiday from a day (ISO date) on, in the words of its sentence; undefined if none is known. */
export function nextHoliday(holidays: readonly HolidayMark[], today: string) {
	const next = holidays.find(({ date }) => date >= today);
	return (
		next && {
			when: next.date === today ? "Today" : "Next",
			name: next.name,
			day: `, ${dayText(next.date)}${next.status === "expected" ? ". We may be closed." : ""}`,
		}
	);
}
