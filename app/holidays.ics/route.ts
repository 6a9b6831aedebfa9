import { calendarDate } from "#lib/calendar/calendar-date";
import { holidayCalendar } from "#lib/calendar/holiday-calendar";
import { holidays } from "#lib/calendar/holidays";
import { FACTS } from "#lib/company/facts";
import { companyIdentity } from "#lib/company/identity";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { conditionalResponse } from "#lib/web/conditional-response";

/** `GET /holidays.ics`: the public holidays, for calendars that subscribe to them. */
export function GET(request: Request) {
	const title = `${companyIdentity().shortName}: public holidays in Ghana`;
	const calendar = holidayCalendar(holidays(), {
		title,
		page: absoluteUrl("/holidays"),
		asOf: FACTS.publicHolidays.checkedOn,
		today: calendarDate(new Date()).iso,
	});
	return conditionalResponse(request, calendar, { type: "text/calendar", maxAge: 3_600 });
}
