import { z } from "zod";
import { unwrapFields } from "#lib/backend/client/envelope";
import { isBlank, jsonIn, lineOf, single } from "#lib/backend/plain-value";
import { WEEKDAYS } from "#lib/calendar/calendar-date";
import type { DayHours, WeekHours } from "#lib/calendar/opening-hours";
import { isRecord, scalarText } from "#lib/text/json";

/** Longer than any week that people write. */
const STATEMENTS_MAX = 30;

/**
 * The opening hours of a branch; undefined if it says none, so that it has the company's. Null if they cannot be read as a whole: a
 * Saturday that is lost would read as closed.
 */
export const openingHours = z
	.preprocess(
		(value) => (saysNothing(value) ? undefined : (weekOf(unwrapFields(jsonIn(value) ?? value)) ?? null)),
		z.custom<WeekHours | null>().optional(),
	)
	.meta({
		type: "string",
		description:
			"The hours of a branch that differ from the company's: texts such as 'Monday to Friday, 08:00 to 17:00' and 'Saturday, 9 a.m. to 1 p.m.', in a list or as one text, or an object with the hours of each day. Days that are not named are closed. Without the field the branch has the company's hours. Of a branch whose hours cannot be read as a whole, or that has two openings on one day, the page says “Ask the branch”.",
		examples: [{ monday: { open: "08:00", close: "17:00" }, sunday: null }],
	});

/** In the hours of a day, false says something. */
const saysNothing = (value: unknown): boolean =>
	isBlank(value) && !(isRecord(value) && /false/.test(JSON.stringify(value)));

function weekOf(said: unknown): WeekHours | undefined {
	if (isRecord(said)) return weekByDays(said);
	const lines = [said].flat();
	if (!lines.every((line) => typeof line === "string")) return undefined;
	return weekIn(lines.slice(0, STATEMENTS_MAX).map(lineOf).join("\n"));
}

/** `{ monday: { open: "08:00", close: "17:00" } }`. A day with nothing, or that says 'closed', is closed. */
function weekByDays(days: Record<string, unknown>): WeekHours | undefined {
	const week = new Map<number, DayHours>();
	for (const [name, hours] of Object.entries(days)) {
		const weekday = weekdayNamed(name.toLowerCase());
		if (weekday < 0 || week.has(weekday)) return undefined;
		if (saysNothing(hours) || /^closed$/i.test(scalarText(hours))) continue;
		const { open, close, closed = false, ...more } = isRecord(hours) ? hours : { more: hours };
		if (closed === true && saysNothing(more)) continue;
		const [opens, closes] = [timeOfDay.parse(open), timeOfDay.parse(close)];
		const isRead =
			opens !== undefined && closes !== undefined && opens < closes && closed === false && saysNothing(more);
		if (!isRead) return undefined;
		week.set(weekday, { opens, closes });
	}
	return week.size > 0 ? Object.fromEntries(week) : undefined;
}

/** A time of day, in minutes after midnight. */
export const timeOfDay = single()
	.transform((value) => {
		const [, ...times] =
			/^(\d{1,2})(?:[:.](\d{2}))?(?::00)? ?([ap]m)?$/.exec(plainTimes(String(value ?? "").trim())) ?? [];
		const minute = minuteOf(times[0], times[1], times[2]);
		return Number.isNaN(minute) ? undefined : minute;
	})
	.meta({ description: "A time of day", examples: ["10:00", "9 a.m."] });

/** In lower case, 'a.m.' as 'am', '0800hrs' as '08:00'. */
const plainTimes = (text: string): string =>
	text
		.toLowerCase()
		.replace(/\b(\d{1,2}(?:[:.]\d{2})?) ?([ap])\. ?m\b\.?/g, "$1$2m")
		.replace(/\b(\d{2})[:.]?(\d{2}) ?(?:hrs?|hours)\b\.?/g, "$1:$2")
		.replace(/\b(\d{1,2}) ?hrs?\b\.?/g, "$1:00");

const TIME = "(\\d{1,2})(?:[:.](\\d{2}))? ?([ap]m)?";
/** 'monday-friday, 08:00-17:00', 'sat sun closed'. */
const STATEMENT = new RegExp(
	`[\\s;,.]*([a-z]+(?:[-, ]+[a-z]+)*?)[:, ]*(?:(closed)|${TIME} ?- ?${TIME})(?![\\w:])[\\s;,.]*`,
	"y",
);

function weekIn(said: string): WeekHours | undefined {
	const text = plainTimes(said)
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
