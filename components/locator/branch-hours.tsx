import { HolidaysSoon } from "#components/holidays/holidays-soon";
import { calendarDate } from "#lib/calendar/calendar-date";
import { holidaysSoon } from "#lib/calendar/holidays";
import { OPENING_HOURS_TEXT } from "#lib/calendar/opening-hours";

const SHOWN_DAYS = 45;

/** The opening hours that all branches share, and the holidays ahead. */
export function BranchHours() {
	const now = new Date();
	return (
		<>
			<p className="font-semibold text-ink-900">{OPENING_HOURS_TEXT}</p>
			<HolidaysSoon holidays={holidaysSoon(now, SHOWN_DAYS)} today={calendarDate(now).iso} />
			<p className="mt-1 print:hidden">
				<a
					href="/holidays"
					className="inline-flex min-h-11 items-center font-semibold text-brand-700 text-sm underline decoration-brand-300 underline-offset-4"
				>
					All public holidays
				</a>
			</p>
		</>
	);
}
