import { HolidaysSoon } from "#components/holidays/holidays-soon";
import { calendarDate } from "#lib/calendar/calendar-date";
import { holidaysSoon } from "#lib/calendar/holidays";
import { closedText, hoursText, USUAL_HOURS, type WeekHours } from "#lib/calendar/opening-hours";

const SHOWN_DAYS = 45;

type BranchHoursProps = {
	/** Of one branch; without them, the usual hours of any. */
	of?: { hours?: WeekHours | undefined } | undefined;
};

/** The opening hours of a branch, or the usual ones, and the holidays ahead. */
export function BranchHours({ of: branch }: BranchHoursProps) {
	const now = new Date();
	const hours = branch?.hours ?? USUAL_HOURS;
	const closed = branch ? closedText(hours) : "A branch may have other hours.";
	return (
		<>
			<ul className="font-semibold text-ink-900">
				{hoursText(hours)
					.split("; ")
					.map((line) => (
						<li key={line}>{line}</li>
					))}
			</ul>
			{closed && <p>{closed}</p>}
			<HolidaysSoon holidays={holidaysSoon(now, SHOWN_DAYS)} today={calendarDate(now).iso} hours={hours} />
			<p className="mt-1 print:hidden">
				<a href="/holidays" className="link-alone text-sm decoration-brand-300">
					All public holidays
				</a>
			</p>
		</>
	);
}
