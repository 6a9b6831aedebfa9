import type { Holiday } from "#lib/calendar/holidays";
import { type CalendarFacts, icalendar } from "#lib/calendar/icalendar";

/**
 * The holidays as an iCalendar file. Year and name identify an event, so that a moved holiday moves in a subscriber's calendar. A day
 * that was only expected is left out once it is past: before `today` (`YYYY-MM-DD`).
 */
export function holidayCalendar(
	holidays: readonly Holiday[],
	{ today, ...calendar }: CalendarFacts & { today: string },
): string {
	const listed = holidays.filter(({ status, date }) => status === "confirmed" || date >= today);
	const events = listed.map(({ date, name, status, source, note }) => {
		const isTentative = status !== "confirmed";
		const closing = isTentative ? "Branches may be closed." : "Branches are closed.";
		return {
			id: `${date.slice(0, 4)}-${slug(name)}`,
			day: date,
			summary: isTentative ? `${name}, expected` : name,
			description: [closing, note, `${source}.`].filter(Boolean).join(" "),
			isTentative,
		};
	});
	return icalendar(events, calendar);
}

const slug = (name: string) =>
	name
		.toLowerCase()
		.replace(/[^a-z\d]+/g, "-")
		.replace(/^-|-$/g, "");
