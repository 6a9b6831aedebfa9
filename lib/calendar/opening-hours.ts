import { dayText, WEEKDAYS } from "#lib/calendar/calendar-date";
import { addDays, type HolidayMark, holidayOn } from "#lib/calendar/working-days";
import { CLOSING_HOUR, OPENING_HOUR } from "#lib/company/limits";
import { upperFirst } from "#lib/text/first-letter";

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
export const OPENING_HOURS_TEXT = /* @__PURE__ */ hoursText(USUAL_HOURS);

export type OpeningState = {
	/** `uncertain` during the hours of an expected holiday, `notice` while an alert names the branch, `unknown` without readable hours. */
	state: "open" | "closed" | "uncertain" | "notice" | "unknown";
	/** The state in words, and until when a branch is closed for a reason of its own: 'Closed until Friday'. */
	badge: string;
	/** When that changes, or what to do. */
	next: string;
	/** The holidays that affect it, in sentences; what is unusual at a branch alone stands elsewhere (`unusualText`). */
	note?: string;
};

/** Each state in words. */
export const STATE_TEXTS: Record<OpeningState["state"], string> = {
	open: "Open",
	closed: "Closed",
	uncertain: "May be closed",
	notice: "See notice",
	unknown: "Ask the branch",
};

/** The unusual facts of a branch. */
export type Unusual = {
	/** Closed until this day (`YYYY-MM-DD`), on which it opens again. */
	closedUntil?: string | undefined;
	/** When it opens on that day, in minutes after midnight, if later than usual. */
	opensAt?: number | undefined;
	/** Why, or what else visitors must know, in a few words: 'we are moving'. */
	notice?: string | undefined;
	/** The text of an alert that names the branch. It may say anything about it, so it takes the place of all else that is said. */
	alert?: string | undefined;
};

/** A branch as far as its opening goes. */
export type Opening = Unusual & {
	/** Null: it says hours that cannot be read. Undefined: it has the usual ones. */
	hours?: WeekHours | null | undefined;
};

/** Of a branch, what browsers need to know for it. */
export const openingFacts = ({ hours, closedUntil, opensAt, notice, alert }: Opening): Opening => ({
	hours,
	closedUntil,
	opensAt,
	notice,
	alert,
});

/**
 * Whether a branch is open now, and when that changes (behaviour §2.8), by Accra's clock, whatever the reader's time zone. Branches
 * are closed on confirmed public holidays, and until the day that they name.
 */
export function openingState(branch: Opening, at: Date, holidays: readonly HolidayMark[] = []): OpeningState {
	if (branch.alert) return { state: "notice", badge: STATE_TEXTS.notice, next: "" };
	const { day, minute } = inAccra(at);
	const { hours: week = USUAL_HOURS } = branch;
	if (week === null) return { state: "unknown", badge: "", next: "" };
	const usually = (date: string) => week[new Date(date).getUTCDay()];
	const hoursOn = (date: string) =>
		holidayOn(date, holidays)?.status === "confirmed" ? undefined : openOn(date, usually(date), branch);
	const holiday = usually(day) && holidayOn(day, holidays);
	const today = hoursOn(day);
	const isWithinHours = today && minute >= today.opens && minute < today.closes;
	if (isWithinHours && holiday) {
		return {
			state: "uncertain",
			badge: STATE_TEXTS.uncertain,
			next: "call before you come",
			note: `${holiday.name} is expected today.`,
		};
	}
	if (isWithinHours)
		return { state: "open", badge: STATE_TEXTS.open, next: `until ${timeText(today.closes)}` };

	const opensToday = today !== undefined && minute < today.opens;
	const { closedUntil = day } = branch;
	const isClosed = day < closedUntil;
	let opensOn = isClosed ? closedUntil : day;
	// Ends: at least one weekday has hours, and holidays are few.
	while (!hoursOn(opensOn) || (opensOn === day && !opensToday)) opensOn = addDays(opensOn, 1);
	const expected = holidayOn(opensOn, holidays);
	const opens = dayFrom(day, opensOn);
	return {
		state: "closed",
		badge: isClosed ? `Closed until ${dayFrom(day, closedUntil)}` : STATE_TEXTS.closed,
		// The badge has named the day.
		next: `opens ${isClosed && opensOn === closedUntil ? "" : `${opens} `}at ${timeText(hoursOn(opensOn)?.opens ?? 0)}`,
		note: sentences(
			holiday?.status === "confirmed" && `Today is ${holiday.name}`,
			expected && `${expected.name} is expected ${opensToday ? "today" : "that day"}: call before you come`,
		),
	};
}

/** The hours of a day (`YYYY-MM-DD`) at a branch that may be closed until then; undefined if it is closed. */
export function openOn(day: string, usual: DayHours | undefined, { closedUntil, opensAt }: Unusual) {
	if (!usual || !closedUntil || day > closedUntil) return usual;
	const opens = Math.max(usual.opens, opensAt ?? 0);
	return day === closedUntil && opens < usual.closes ? { ...usual, opens } : undefined;
}

/** Whether a branch is closed now for a reason of its own. */
export function isTemporarilyClosed({ closedUntil, opensAt = 0 }: Unusual, at: Date): boolean {
	if (!closedUntil) return false;
	const { day, minute } = inAccra(at);
	return day < closedUntil || (day === closedUntil && minute < opensAt);
}

/** The first day on which a branch that is closed for a reason of its own has its usual hours again; undefined if it is not, or an alert names it. */
export function usualHoursFrom(branch: Opening, at: Date): string | undefined {
	const { closedUntil, alert, hours = USUAL_HOURS } = branch;
	if (!closedUntil || alert || !hours || !isTemporarilyClosed(branch, at)) return undefined;
	const usually = (day: string) => hours[new Date(day).getUTCDay()];
	let day = closedUntil;
	// Ends: at least one weekday has hours.
	while (!usually(day) || openOn(day, usually(day), branch)?.opens !== usually(day)?.opens)
		day = addDays(day, 1);
	return day;
}

/**
 * A branch's unusual facts now, and its hours, unless it is closed for a reason of its own or an alert names it. `hoursOrAsk` says
 * whom to ask if they cannot be read.
 */
export function openingTexts({ hours = USUAL_HOURS, ...branch }: Opening, at: Date) {
	const isUsual = !branch.alert && !isTemporarilyClosed(branch, at);
	const words = isUsual && hours ? hoursText(hours) : undefined;
	return {
		unusual: unusualText(branch, at),
		hours: words,
		hoursOrAsk: words ?? (isUsual ? STATE_TEXTS.unknown : undefined),
	};
}

/** The unusual facts of a branch on one line: 'Closed until Friday 4 December at 10:00: we are moving'. Undefined without any. */
export function unusualText(branch: Unusual, at: Date): string | undefined {
	const { closedUntil, opensAt, notice, alert } = branch;
	if (alert) return alert;
	if (!closedUntil || !isTemporarilyClosed(branch, at)) return notice && upperFirst(notice);
	const time = opensAt === undefined ? "" : ` at ${timeText(opensAt)}`;
	return `Closed until ${dateFrom(inAccra(at).day, closedUntil)}${time}${notice ? `: ${notice}` : ""}`;
}

/** Each with a full stop. */
const sentences = (...said: (string | false | undefined)[]): string =>
	said
		.filter(Boolean)
		.map((each) => `${each}.`)
		.join(" ");

/** The state as one line: 'Closed now, opens Monday at 08:00. Today is Good Friday.' */
export const openingLine = ({ state, next, note }: OpeningState): string =>
	[`${STATE_TEXTS[state]} now${next && `, ${next}`}`, note].filter(Boolean).join(". ");

/** 'today', 'tomorrow', 'Monday'; with its date once the weekday alone could mean an earlier one. */
function dayFrom(today: string, day: string): string {
	if (day === today) return "today";
	if (day === addDays(today, 1)) return "tomorrow";
	if (day > addDays(today, 6)) return dateFrom(today, day);
	return WEEKDAYS[new Date(day).getUTCDay()] ?? "";
}

/** 'Friday 4 December', with the year if it is not soon. */
const dateFrom = (today: string, day: string): string =>
	day > addDays(today, YEAR_OBVIOUS_DAYS) ? dayText(day) : dayText(day).slice(0, -5);

const YEAR_OBVIOUS_DAYS = 90;

/** Minutes after midnight as branches write them: 480 is '08:00'. */
export function timeText(minutes: number): string {
	return [minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");
}

/** Accra's time is UTC all year. */
const inAccra = (at: Date) => ({
	day: at.toISOString().slice(0, 10),
	minute: at.getUTCHours() * 60 + at.getUTCMinutes(),
});
