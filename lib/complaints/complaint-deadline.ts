import { calendarDate, dayText } from "#lib/calendar/calendar-date";
import { addWorkingDays, allDeclared, type HolidayMark } from "#lib/calendar/working-days";
import { COMPLAINT_WORKING_DAYS } from "#lib/company/limits";

type ComplaintDeadline = { due: string; latest: string };

/**
 * The day by which a complaint made now is answered: five working days later (behaviour §1), or so many. `latest` differs if expected
 * holidays in between would postpone it.
 */
export function complaintDeadline(
	at: Date,
	holidays: readonly HolidayMark[],
	days = COMPLAINT_WORKING_DAYS,
): ComplaintDeadline {
	const today = calendarDate(at).iso;
	return {
		due: addWorkingDays(today, days, holidays),
		latest: addWorkingDays(today, days, allDeclared(holidays)),
	};
}

/** ', or by Tuesday 29 December 2026 if …': what follows the day, or nothing if no expected holiday can postpone it. */
export const postponedText = ({ due, latest }: ComplaintDeadline): string =>
	latest === due ? "" : `, or by ${dayText(latest)} if expected holidays on the way are declared`;
