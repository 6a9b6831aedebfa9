import { reportFinding } from "#lib/backend/client/findings";
import { single } from "#lib/backend/plain-value";

/** Longer than any spelling of a date. */
const DATE_MAX_CHARACTERS = 40;
/** Numbers outside these years are no dates, but what programs write for 'none', or something else. */
const [NUMBERS_FROM, NUMBERS_UNTIL] = [Date.UTC(2000, 0), Date.UTC(2101, 0)];
const [YEAR_MIN, YEAR_MAX] = [1900, 2100];
/** Where the clock of computers starts: 'never'. */
const NEVER = "1970-01-01";

/** A time as ISO text in UTC: see `momentOf`. */
export const moment = single()
	.transform(momentOf)
	.meta({
		description: "A date, or date and time; without a zone in Ghana's",
		examples: ["2026-07-10T08:00:00Z", "2026-07-10 08:00"],
	});

/** A day in Ghana (`YYYY-MM-DD`): the day as it is written, whatever time and zone follow it. Otherwise like `moment`. */
export const day = single()
	.transform((value) =>
		typeof value === "string" && writtenDay(value) ? writtenDay(value) : momentOf(value)?.slice(0, 10),
	)
	.meta({ description: "A day", examples: ["2026-12-11"] });

/**
 * A time as ISO text in UTC, from a date or a date with time ('2026-07-10', '2026-07-10T08:00:00Z') or from the time since
 * 1970 in seconds or milliseconds; anything else is undefined, also a day that does not exist and a date that says nothing ('0000-00-00',
 * 0). A time without a zone is Ghana time, which is UTC.
 */
export function momentOf(value: string | number | null | undefined): string | undefined {
	const text = String(value ?? "").trim();
	const at =
		typeof value === "number" || /^\d{9,14}$/.test(text) ? timeSince1970(Number(value)) : isoTime(text);
	return Number.isNaN(at) || new Date(at).getTime() !== at ? undefined : new Date(at).toISOString();
}

/** Whether a value has the form of a date that says nothing: 0, '0000-00-00'. A day that does not exist is a mistake. */
export function isNoDate(value: string | number): boolean {
	const text = String(value).trim();
	if (/^-?\d+$/.test(text)) return momentOf(Number(text)) === undefined;
	return /^\d{4}-/.test(text) && saysNothing(text);
}

const saysNothing = (text: string) =>
	text.startsWith(NEVER) || Number(text.slice(0, 4)) < YEAR_MIN || Number(text.slice(0, 4)) > YEAR_MAX;

/** Seconds stay below this number until the year 5138; milliseconds passed it in 1973. */
function timeSince1970(value: number): number {
	const at = Math.round(value < 1e11 ? value * 1000 : value);
	return at >= NUMBERS_FROM && at < NUMBERS_UNTIL ? at : Number.NaN;
}

/** The day at the beginning of a text, if it exists and says something. */
function writtenDay(text: string): string | undefined {
	const [iso] = /^\d{4}-\d{2}-\d{2}/.exec(text.trim().slice(0, DATE_MAX_CHARACTERS)) ?? [];
	if (!iso || saysNothing(iso)) return undefined;
	const at = Date.parse(iso);
	// A day that does not exist becomes one of the next month.
	return !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso) ? iso : undefined;
}

function isoTime(text: string): number {
	if (text.length > DATE_MAX_CHARACTERS || !writtenDay(text)) return Number.NaN;
	if (!/\d:\d/.test(text)) return Date.parse(text);
	// PostgreSQL writes an offset of whole hours so: '+00'.
	const zoned = text.replace(/:\S*[+-]\d{2}$/, "$&:00");
	const isLocal = !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(zoned);
	return Date.parse(isLocal ? `${text.replace(" ", "T")}Z` : zoned);
}

/** The names of an item's publication and change dates, both optional (behaviour §3). */
export const dates = {
	published_at: moment,
	publishedAt: moment,
	created_at: moment,
	createdAt: moment,
	updated_at: moment,
	updatedAt: moment,
};

type Dated = { publishedAt?: string; changedAt?: string; updatedAt?: string };

/** When an item was published and last changed. Dates that the backend does not give are absent, never guessed. */
export function datesOf(wire: { [Name in keyof typeof dates]?: string | undefined }): Dated {
	const publishedAt = wire.published_at ?? wire.publishedAt ?? wire.created_at ?? wire.createdAt;
	const updatedAt = wire.updated_at ?? wire.updatedAt;
	const changedAt = updatedAt ?? publishedAt;
	return {
		...(publishedAt && { publishedAt }),
		...(changedAt && { changedAt }),
		...(updatedAt && { updatedAt }),
	};
}

/** News in the order that visitors expect, if every item says when it was published; otherwise as the backend sends it. */
export function newestFirst<T extends object>(items: T[], path: string): T[] {
	const publishedAt = (item: T) => ("publishedAt" in item ? String(item.publishedAt) : "");
	const undated = items.filter((item) => !publishedAt(item)).length;
	if (undated > 0) {
		reportFinding(path, "tolerated", [
			`in this order, because ${undated} of ${items.length} items have no date`,
		]);
		return items;
	}
	return items.toSorted((a, b) => publishedAt(b).localeCompare(publishedAt(a)));
}
