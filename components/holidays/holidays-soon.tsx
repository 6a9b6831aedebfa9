import { dayText } from "#lib/calendar/calendar-date";
import type { WeekHours } from "#lib/calendar/opening-hours";
import type { HolidayMark } from "#lib/calendar/working-days";

const SHOWN_MAX = 3;

type HolidaysSoonProps = { holidays: readonly HolidayMark[]; today: string; hours: WeekHours };

/** The next holidays on days with opening hours, on which a branch is closed, or may be. */
export function HolidaysSoon({ holidays, today, hours }: HolidaysSoonProps) {
	const isUsuallyOpen = (date: string) => hours[new Date(date).getUTCDay()] !== undefined;
	const days = holidays.filter(({ date }) => date >= today && isUsuallyOpen(date)).slice(0, SHOWN_MAX);
	if (days.length === 0) return null;
	return (
		<ul className="mt-3 space-y-2 text-sm leading-snug">
			{days.map(({ date, name, status }) => (
				<li key={date + name}>
					{/* The year is obvious. */}
					<span className="font-semibold text-ink-900">{dayText(date).slice(0, -5)}</span>
					<br />
					{name}: {status === "confirmed" ? "closed" : "may be closed"}
				</li>
			))}
		</ul>
	);
}
