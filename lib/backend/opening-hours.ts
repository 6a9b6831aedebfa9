import { z } from "zod";
import { lineOf, single } from "#lib/backend/plain-value";
import { WEEKDAYS } from "#lib/calendar/calendar-date";
import type { DayHours, WeekHours } from "#lib/calendar/opening-hours";

/** Longer than any week that people write. */
const STATEMENTS_MAX = 30;

/**
 * The opening hours of a branch. What cannot be read as a whole counts as absent, because a Saturday that is lost would read as
 * closed.
 */
export const openingHours = z
	.union([z.string(), z.array(z.string())])
	.meta({
		description:
			"The hours of a branch that differ from the company's: texts such as 'Monday to Friday, 08:00 to 17:00' and 'Saturday, 9am to 1pm', in a list or as one text. Days that are not named are closed. Without the field the branch has the company's hours; so has one whose hours cannot be read as a whole, or that has two openings on one day.",
	})
	.nullish()
	.catch(undefined)
	.transform((said) => weekIn([said ?? []].flat().slice(0, STATEMENTS_MAX).map(lineOf).join("\n")));

/** A time of day, in minutes after midnight. */
export const timeOfDay = single().transform((value) => {
	const [, ...times] =
		/^(\d{1,2})(?:[:.](\d{2}))?(?::00)? ?([ap]m)?$/i.exec(String(value ?? "").trim()) ?? [];
	const minute = minuteOf(times[0], times[1], times[2]?.toLowerCase());
	return Number.isNaN(minute) ? undefined : minute;
});

const TIME = "(\\d{1,2})(?:[:.](\\d{2}))? ?([ap]m)?";
/** 'monday-friday, 08:00-17:00', 'sat sun closed'. */
const STATEMENT = new RegExp(
	`[\\s;,.]*([a-z]+(?:[-, ]+[a-z]+)*?)[:, ]*(?:(closed)|${TIME} ?- ?${TIME})(?![\\w:])[\\s;,.]*`,
	"y",
);

function weekIn(said: string): WeekHours | undefined {
	const text = said
		.toLowerCase()
		.replaceAll("\\n", "\n")
		.replace(/ *(?:[-–—]|\b(?:to|until|till)\b) */g, "-")
		.replace(/&|\band\b/g, ",");
	const week = new Map<number, DayHours | undefined>();
	STATEMENT.lastIndex = 0;
	while (STATEMENT.lastIndex < text.length) {
		const [, days = "", closed, ...times] = STATEMENT.exec(text) ?? [];
		const weekdays = weekdaysIn(days);
		const hours = closed ? undefined : dayHours(times);
		if (!weekdays || (!closed && !hours) || weekdays.some((weekday) => week.has(weekday))) return undefined;
		for (const weekday of weekdays) week.set(weekday, hours);
	}
	const open = [...week].filter(([, hours]) => hours);
	return open.length > 0 ? Object.fromEntries(open) : undefined;
}

function dayHours([hour, minutes, half, endHour, endMinutes, endHalf]: (string | undefined)[]):
	| DayHours
	| undefined {
	const [opens, closes] = [minuteOf(hour, minutes, half), minuteOf(endHour, endMinutes, endHalf)];
	return opens < closes ? { opens, closes } : undefined;
}

/** Minutes after midnight, or NaN. */
function minuteOf(hour = "", minutes = "0", half: string | undefined): number {
	const hours = half ? (Number(hour) % 12) + (half === "pm" ? 12 : 0) : Number(hour);
	const isTime =
		hour !== "" && (half ? Number(hour) >= 1 && Number(hour) <= 12 : true) && Number(minutes) < 60;
	const minute = hours * 60 + Number(minutes);
	return isTime && minute <= 24 * 60 ? minute : Number.NaN;
}

/** The weekdays that are named, alone or as a range; undefined if a word is no day. */
function weekdaysIn(text: string): number[] | undefined {
	const found = text
		.split(/[, ]+/)
		.filter(Boolean)
		.map((part) => {
			const [first = -1, last = first, ...more] = part.split("-").map(weekdayNamed);
			if (first < 0 || last < 0 || more.length > 0) return undefined;
			return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7);
		});
	return found.every((days) => days !== undefined) ? found.flat() : undefined;
}

/** 'mo', 'mon', 'monday' and 'mondays' are 1; no weekday is -1. */
const weekdayNamed = (word: string): number =>
	word.length < 2 ? -1 : WEEKDAYS.findIndex((name) => `${name.toLowerCase()}s`.startsWith(word));
