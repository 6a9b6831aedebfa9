import type { Branch } from "#lib/backend/locator";
import { calendarDate, dayText } from "#lib/calendar/calendar-date";
import { holidaysSoon } from "#lib/calendar/holidays";
import {
	closedText,
	hoursText,
	type Opening,
	STATE_TEXTS,
	USUAL_HOURS,
	unusualText,
	usualHoursFrom,
	type WeekHours,
} from "#lib/calendar/opening-hours";
import type { HolidayMark } from "#lib/calendar/working-days";

const SHOWN_DAYS = 45;

type BranchHoursProps = {
	/** Of one branch; without them, the usual hours of any. */
	of?: Opening | undefined;
	/** The nearest branch that is not closed as well. */
	instead?: Branch | undefined;
};

/** The opening hours of a branch, or the usual ones, and the holidays ahead. */
export function BranchHours({ of: branch, instead }: BranchHoursProps) {
	const now = new Date();
	const { hours = USUAL_HOURS } = branch ?? {};
	const closed = branch ? hours && closedText(hours) : "A branch may have other hours.";
	const unusual = branch && unusualText(branch, now);
	const usualFrom = branch && usualHoursFrom(branch, now);
	return (
		<>
			{unusual && (
				<p className="mb-3 rounded-md bg-gold-100 px-4 py-3 font-semibold text-ink-900">{unusual}</p>
			)}
			{usualFrom && instead && (
				<p className="mb-3">
					Until then, the nearest branch is{" "}
					<a href={instead.path} className="link">
						{instead.name}
					</a>
					.
				</p>
			)}
			{usualFrom && <p>{`Usual hours, from ${dayText(usualFrom)}:`}</p>}
			<ul className="font-semibold text-ink-900">
				{(hours ? hoursText(hours) : STATE_TEXTS.unknown).split("; ").map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			{closed && <p>{closed}</p>}
			<HolidaysSoon
				holidays={holidaysSoon(now, SHOWN_DAYS)}
				from={(usualFrom && branch?.closedUntil) ?? calendarDate(now).iso}
				hours={hours ?? USUAL_HOURS}
			/>
			<p className="mt-1 print:hidden">
				<a href="/holidays" className="link-alone text-sm decoration-brand-300">
					All public holidays
				</a>
			</p>
		</>
	);
}

const SHOWN_MAX = 3;

type HolidaysSoonProps = { holidays: readonly HolidayMark[]; from: string; hours: WeekHours };

/** The next holidays on days with opening hours, on which a branch is closed, or may be. */
function HolidaysSoon({ holidays, from, hours }: HolidaysSoonProps) {
	const isUsuallyOpen = (date: string) => hours[new Date(date).getUTCDay()] !== undefined;
	const days = holidays.filter(({ date }) => date >= from && isUsuallyOpen(date)).slice(0, SHOWN_MAX);
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
