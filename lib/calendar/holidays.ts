import { calendarDate } from "#lib/calendar/calendar-date";
import { type HolidayMark, holidaysAhead } from "#lib/calendar/working-days";
import { recordRead } from "#lib/platform/request-context";
import { watchedList } from "#lib/platform/watched-list";

export type Holiday = HolidayMark & {
	/** The source. */
	source: string;
	/** For visitors: why the day is not certain yet. */
	note?: string;
};

const ACT = "Public Holidays and Commemorative Days Act, 2001 (Act 601), as amended";
const MOON = "Calendar estimate; follows the sighting of the moon";
const MOVED = "Declared by Executive Instrument, if at all";
/** The source of days that the operators enter. */
export const DECLARED = "Declared by the Ministry of the Interior";

const MIDWEEK = "It falls in the middle of the week and may be moved by Executive Instrument shortly before.";
const INSTEAD = "Only if the day is moved to this date.";
const SEEN = "Declared a few days before.";

/**
 * Ghana’s public holidays, one line per day. What the Ministry of the Interior declares between releases is in the operators' file
 * (`lib/server/operators-lists.ts`); with a release enter it here, and delete days that did not become holidays. A confirmed day
 * closes the branches wherever the site shows opening times; an expected one adds a warning. The fact `publicHolidays` says when
 * the list was last checked, and the log when it must be again: then add the next year.
 */
export const HOLIDAYS: readonly Holiday[] = [
	{ date: "2026-01-01", name: "New Year’s Day", status: "confirmed", source: ACT },
	{ date: "2026-01-09", name: "Constitution Day (moved)", status: "confirmed", source: DECLARED },
	{ date: "2026-03-06", name: "Independence Day", status: "confirmed", source: ACT },
	{ date: "2026-03-20", name: "Eid-Ul-Fitr", status: "confirmed", source: DECLARED },
	{ date: "2026-03-21", name: "Shaqq Day", status: "confirmed", source: DECLARED },
	{ date: "2026-03-23", name: "Shaqq Day (moved)", status: "confirmed", source: DECLARED },
	{ date: "2026-04-03", name: "Good Friday", status: "confirmed", source: ACT },
	{ date: "2026-04-06", name: "Easter Monday", status: "confirmed", source: ACT },
	{ date: "2026-05-01", name: "May Day (Workers’ Day)", status: "confirmed", source: ACT },
	{ date: "2026-05-27", name: "Eid-Ul-Adha", status: "expected", source: MOON, note: SEEN },
	{ date: "2026-07-01", name: "Republic Day", status: "expected", source: ACT, note: MIDWEEK },
	{ date: "2026-07-03", name: "Republic Day (moved)", status: "expected", source: MOVED, note: INSTEAD },
	{ date: "2026-09-21", name: "Founder’s Day", status: "confirmed", source: ACT },
	{ date: "2026-12-04", name: "Farmers’ Day", status: "confirmed", source: ACT },
	{ date: "2026-12-25", name: "Christmas Day", status: "confirmed", source: ACT },
	{ date: "2026-12-26", name: "Boxing Day", status: "confirmed", source: ACT },
	{ date: "2026-12-28", name: "Boxing Day (moved)", status: "expected", source: MOVED, note: INSTEAD },

	{ date: "2027-01-01", name: "New Year’s Day", status: "confirmed", source: ACT },
	{ date: "2027-01-07", name: "Constitution Day", status: "expected", source: ACT, note: MIDWEEK },
	{ date: "2027-01-08", name: "Constitution Day (moved)", status: "expected", source: MOVED, note: INSTEAD },
	{ date: "2027-03-06", name: "Independence Day", status: "confirmed", source: ACT },
	{ date: "2027-03-08", name: "Independence Day (moved)", status: "expected", source: MOVED, note: INSTEAD },
	{ date: "2027-03-10", name: "Eid-Ul-Fitr", status: "expected", source: MOON, note: SEEN },
	{ date: "2027-03-11", name: "Shaqq Day", status: "expected", source: MOON, note: SEEN },
	{ date: "2027-03-26", name: "Good Friday", status: "confirmed", source: ACT },
	{ date: "2027-03-29", name: "Easter Monday", status: "confirmed", source: ACT },
	{ date: "2027-05-01", name: "May Day (Workers’ Day)", status: "confirmed", source: ACT },
	{
		date: "2027-05-03",
		name: "May Day (Workers’ Day) (moved)",
		status: "expected",
		source: MOVED,
		note: INSTEAD,
	},
	{ date: "2027-05-17", name: "Eid-Ul-Adha", status: "expected", source: MOON, note: SEEN },
	{ date: "2027-07-01", name: "Republic Day", status: "expected", source: ACT, note: MIDWEEK },
	{ date: "2027-07-02", name: "Republic Day (moved)", status: "expected", source: MOVED, note: INSTEAD },
	{ date: "2027-09-20", name: "Founder’s Day (moved)", status: "expected", source: MOVED, note: INSTEAD },
	{ date: "2027-09-21", name: "Founder’s Day", status: "expected", source: ACT, note: MIDWEEK },
	{ date: "2027-12-03", name: "Farmers’ Day", status: "confirmed", source: ACT },
	{ date: "2027-12-25", name: "Christmas Day", status: "confirmed", source: ACT },
	{ date: "2027-12-26", name: "Boxing Day", status: "confirmed", source: ACT },
	{ date: "2027-12-27", name: "Christmas Day (moved)", status: "expected", source: MOVED, note: INSTEAD },
	{ date: "2027-12-28", name: "Boxing Day (moved)", status: "expected", source: MOVED, note: INSTEAD },
];

/** A day of the operators' file. It takes the place of the list's on that day; one that is cancelled removes it. */
export type DeclaredHoliday = Omit<Holiday, "status"> & { status: Holiday["status"] | "cancelled" };

const declared = watchedList<DeclaredHoliday>("holidays");

/** Replaces the days of the operators' file. */
export const declareHolidays = declared.replace;

/** All holidays in order, with those of the operators' file. Pages that show them are rendered again when the file changes. */
export function holidays(): Holiday[] {
	recordRead("holidays", performance.now(), Number.POSITIVE_INFINITY);
	const days = declared.items();
	const listed = HOLIDAYS.filter(({ date }) => !days.some((day) => day.date === date));
	const valid = days.filter((day): day is Holiday => day.status !== "cancelled");
	return [...listed, ...valid].sort((a, b) => a.date.localeCompare(b.date));
}

/** The holidays that a page includes for the browser, which knows today's date: enough for every count of working days. */
export const holidaysSoon = (at: Date, days = 21): HolidayMark[] =>
	holidaysAhead(holidays(), calendarDate(at).iso, days);
