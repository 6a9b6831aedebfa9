import { calendarDate } from "#lib/calendar/calendar-date";
import { addWorkingDays, allDeclared, type HolidayMark } from "#lib/calendar/working-days";
import { COMPLAINT_WORKING_DAYS } from "#lib/company/limits";

/**
 * The day by which a complaint made now is answered: five working days later (behaviour §1). `latest` differs if expected holidays
 * in between would postpone it.
 */
export function complaintDeadline(
	at: Date,
	holidays: readonly HolidayMark[],
): { due: string; latest: string } {
	const today = calendarDate(at).iso;
	return {
		due: addWorkingDays(today, COMPLAINT_WORKING_DAYS, holidays),
		latest: addWorkingDays(today, COMPLAINT_WORKING_DAYS, allDeclared(holidays)),
	};
}
