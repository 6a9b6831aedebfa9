import { dayText, WEEKDAYS } from "#lib/calendar/calendar-date";
import { addDays, type HolidayMark, holidayOn } from "#lib/calendar/working-days";
import { CLOSING_HOUR, OPENING_HOUR } from "#lib/company/limits";

/** From when until when, in minutes after midnight in Accra. */
export type DayHours = { opens: number; closes: number };

/** The hours of each weekday by its number (0 is Sunday). A day without is closed; at least one day is not. */
export type WeekHours = { readonly [weekday: number]: DayHours | undefined };

/** The hours of every branch that has none of its own. */
export const USUAL_HOURS: WeekHours = Object.fromEntries(
	[1, 2, 3, 4, 5].map((weekday) => [weekday, { opens: OPENING_HOUR * 60, closes: CLOSING_HOUR * 60 }]),
);

const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0];

/** Weekdays in a row with the same hours, from Monday on: their names, and the times as '08:00'. */
export function hoursByDays(week: WeekHours): { days: string[]; opens: string; closes: string }[] {
	const groups: { days: string[]; opens: string; closes: string; last: number }[] = [];
	for (const [place, weekday] of FROM_MONDAY.entries()) {
		const hours = week[weekday];
		if (!hours) continue;
		const [opens, closes] = [timeText(hours.opens), timeText(hours.closes)];
		const before = groups[groups.length - 1];
		const name = WEEKDAYS[weekday] ?? "";
		if (before && before.last === place - 1 && before.opens === opens && before.closes === closes) {
			before.days.push(name);
			before.last = place;
		} else groups.push({ days: [name], opens, closes, last: place });
	}
	return groups.map(({ days, opens, closes }) => ({ days, opens, closes }));
}

/** 'Monday to Friday, 08:00 to 17:00; Saturday, 09:00 to 13:00'. */
export const hoursText = (week: WeekHours): string =>
	hoursByDays(week)
		.map(({ days, opens, closes }) => {
			const [first, last] = [days[0], days[days.length - 1]];
			const named = days.length > 2 ? `${first} to ${last}` : days.join(" and ");
			return `${named}, ${opens} to ${closes}`;
		})
		.join("; ");

/** 'Closed on Saturday and Sunday', or undefined where every day has hours. */
export function closedText(week: WeekHours): string | undefined {
	const closed = FROM_MONDAY.filter((weekday) => !week[weekday]).map((weekday) => WEEKDAYS[weekday] ?? "");
	return closed.length > 0 ? `Closed on ${new Intl.ListFormat("en-GB").format(closed)}` : undefined;
}

/** The usual hours in words, for pages without a clock: cached, or without script. */
export const OPENING_HOURS_TEXT = hoursText(USUAL_HOURS);

export type OpeningState = {
	/** Certainly open: false on an expected holiday. */
	isOpen: boolean;
	label: "Open" | "Closed" | "May be closed";
	/** When that changes, or what to do. */
	next: string;
	/** The holiday that affects it, as a sentence. */
	note?: string;
};

/**
 * Whether a branch with these hours is open now, and when that changes (behaviour §2.8), by Accra's clock, whatever the reader's
 * time zone. Branches are closed on confirmed public holidays. During the hours of an expected one, the state is neither open nor
 * closed.
 */
export function openingState(
	at: Date,
	holidays: readonly HolidayMark[] = [],
	week: WeekHours = USUAL_HOURS,
): OpeningState {
	const { day, minute } = inAccra(at);
	const usually = (date: string) => week[new Date(date).getUTCDay()];
	const hoursOn = (date: string) =>
		holidayOn(date, holidays)?.status === "confirmed" ? undefined : usually(date);
	const holiday = usually(day) && holidayOn(day, holidays);
	const today = hoursOn(day);
	const isWithinHours = today && minute >= today.opens && minute < today.closes;
	if (isWithinHours && holiday) {
		return {
			isOpen: false,
			label: "May be closed",
			next: "call before you come",
			note: `${holiday.name} is expected today.`,
		};
	}
	if (isWithinHours) return { isOpen: true, label: "Open", next: `until ${timeText(today.closes)}` };

	const opensToday = today !== undefined && minute < today.opens;
	let opensOn = day;
	// Ends: at least one weekday has hours, and holidays are few.
	while (!hoursOn(opensOn) || (opensOn === day && !opensToday)) opensOn = addDays(opensOn, 1);
	const expected = holidayOn(opensOn, holidays);
	return {
		isOpen: false,
		label: "Closed",
		next: `opens ${dayFrom(day, opensOn)} at ${timeText(hoursOn(opensOn)?.opens ?? 0)}`,
		note: [
			holiday?.status === "confirmed" && `Today is ${holiday.name}.`,
			expected && `${expected.name} is expected ${opensToday ? "today" : "that day"}: call before you come.`,
		]
			.filter(Boolean)
			.join(" "),
	};
}

/** The state as one line: 'Closed now, opens Monday at 08:00. Today is Good Friday.' */
export const openingLine = ({ label, next, note }: OpeningState): string =>
	`${label} now, ${next}${note ? `. ${note}` : ""}`;

/** 'today', 'tomorrow', 'Monday'; with its date, without the year, once the weekday alone could mean an earlier one. */
function dayFrom(today: string, day: string): string {
	if (day === today) return "today";
	if (day === addDays(today, 1)) return "tomorrow";
	if (day > addDays(today, 6)) return dayText(day).slice(0, -5);
	return WEEKDAYS[new Date(day).getUTCDay()] ?? "";
}

/** Minutes after midnight as branches write them: 480 is '08:00'. */
function timeText(minutes: number): string {
	return [minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");
}

/** Accra's time is UTC all year. */
const inAccra = (at: Date) => ({
	day: at.toISOString().slice(0, 10),
	minute: at.getUTCHours() * 60 + at.getUTCMinutes(),
});
