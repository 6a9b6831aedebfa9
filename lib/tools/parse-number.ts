import { queryValue } from "#lib/web/query-value";

/** The unit of a field; months and days are whole numbers. */
type Unit = "GHS" | "%" | "months" | "days";

type Limits = { min: number; max: number; unit: Unit };

/** A calculator's fields, as typed. */
export type Typed<Field extends string> = Readonly<Record<Field, string>>;

/** Errors of a calculator's fields, saying how to correct them. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** The values of a calculator's fields, or their errors. */
export type FormReading<Field extends string, Terms> =
	| { terms: Terms; errors?: undefined }
	| { terms?: undefined; errors: FieldErrors<Field> };

/** A calculator: what its form and its page share. */
export type Tool<Field extends string, Terms> = {
	/** The name of the form, for the ids of its fields. */
	form: string;
	/** Its own page. */
	path: string;
	/** Reads the fields from a URL. */
	parse: (parameters: URLSearchParams) => Typed<Field>;
	/** The units of the fields in which another number may be meant. */
	units: Partial<Record<Field, Unit>>;
	/** The terms that the fields stand for, or their errors. */
	read: (typed: Typed<Field>) => FormReading<Field, Terms>;
};

/** In the URL of a calculator's form that was sent without script: then empty fields are errors. */
export const SUBMITTED = "sent";

/** Longer than any number that a calculator accepts; the rest is cut. */
export const TYPED_MAX_LENGTH = 24;

/**
 * The number that a person typed, with or without its unit: '5,000', '5 000', 'GHS 5,000.00', '5000 cedis', '36 %' and '36 months' are
 * accepted, as are full-width digits. Undefined if it is not a number (a minus, a decimal comma), has another unit or is outside the
 * limits.
 */
export function parseNumber(text: string, { min, max, unit }: Limits): number | undefined {
	const plain = text.normalize("NFKC").trim().replace(UNITS[unit], "").trim();
	if (!/^(?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d*)?$|^\.\d+$/.test(plain)) return undefined;
	const number = Number(plain.replace(/[, ]/g, ""));
	const isWhole = unit === "months" || unit === "days";
	return number >= min && number <= max && (!isWhole || Number.isInteger(number)) ? number : undefined;
}

const UNITS: Record<Unit, RegExp> = {
	GHS: /^gh[sc₵¢]|^[₵¢]|(?:gh[sc₵¢]|[₵¢]|(?:ghana ?)?cedis?)$/i,
	"%": /(?:%|per ?cent)$/i,
	months: /months?$/i,
	days: /days?$/i,
};

/**
 * The error of a field with a wrong number: what may have been misunderstood, if the text shows it, converted where it can be, and how
 * to correct it.
 */
export function numberError(text: string, unit: Unit, correction: string): string {
	const hint = hintOf(text, unit);
	return hint ? `${hint.text} ${correction}` : correction;
}

/** The number in the field's unit that a wrong text means, to be offered: 10% a month is 120. Undefined if that is uncertain. */
export const numberMeant = (text: string, unit: Unit): number | undefined => hintOf(text, unit)?.means;

function hintOf(text: string, unit: Unit): Hint | undefined {
	const plain = text.normalize("NFKC");
	for (const [pattern, hint] of SLIPS[unit]) {
		const match = pattern.exec(plain);
		if (match) return hint(match, numberIn(plain));
	}
	return undefined;
}

/** The only number in a text. */
function numberIn(text: string): number | undefined {
	const [number = "", ...more] = text.match(/\.?\d[\d., ]*/g) ?? [];
	return more.length > 0 ? undefined : parseNumber(number, { min: 0, max: 1_000_000, unit: "%" });
}

/** What may have been misunderstood, and the number that is meant, if it is certain. */
type Hint = { text: string; means?: number };
type Slips = readonly (readonly [
	pattern: RegExp,
	hint: (match: RegExpExecArray, number: number | undefined) => Hint,
])[];

const COMMA: Slips[number] = [
	/^\D*(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})(?:\D|$)/,
	([, whole = "", part]) => ({
		text: `Write a point instead of the comma, like ${whole.replaceAll(".", "")}.${part}.`,
	}),
];

/** A rate per month, week or day is one per year so many times. */
const perYear =
	(every: string, times: number): Slips[number][1] =>
	(_, rate) => {
		if (!rate) return { text: `Multiply a rate per ${every} by ${times}.` };
		const means = Number((rate * times).toFixed(2));
		return { text: `${rate}% a ${every} is ${means}% a year.`, means };
	};

/** A time in whole months or days, of which each of its own unit has so many. */
const timeIn =
	(unit: "months" | "days", own: string, each: number, otherwise: string): Slips[number][1] =>
	(_, time = 0) => {
		const exact = time * each;
		const whole = Math.round(exact);
		if (whole === 0) return { text: otherwise };
		const about = whole === exact ? "" : "about ";
		return { text: `${time} ${own}${time === 1 ? "" : "s"} is ${about}${whole} ${unit}.`, means: whole };
	};

const MONTH = /month|\bp\.?m\b/i;
const YEAR = /y(?:ea)?rs?\b/i;
const WEEK = /w(?:ee)?ks?\b|weekly/i;
const DAY = /day|daily/i;
const A_YEAR = "This is not in months: a year has 12 months, 52 weeks or 365 days.";
const COUNT_DAYS = "Count the days: a week has 7, a month about 30.";

const SLIPS: Record<Unit, Slips> = {
	GHS: [[/%|cent/i, () => ({ text: "This is %, not money." })], COMMA],
	"%": [
		[/gh|[₵¢]|cedi/i, () => ({ text: "This is money, not %: GHS 50 of a loan of GHS 1,000 is 5%." })],
		[MONTH, perYear("month", 12)],
		[WEEK, perYear("week", 52)],
		[DAY, perYear("day", 365)],
		COMMA,
		[
			/year|annum|p\.?a\b|flat|reducing/i,
			(_, rate) =>
				rate ? { text: `Type only the number: ${rate}.`, means: rate } : { text: "Type only the number." },
		],
	],
	months: [
		[YEAR, timeIn("months", "year", 12, "One year is 12 months.")],
		[WEEK, timeIn("months", "week", 12 / 52, A_YEAR)],
		[DAY, timeIn("months", "day", 12 / 365, A_YEAR)],
	],
	days: [
		[MONTH, timeIn("days", "month", 365 / 12, COUNT_DAYS)],
		[WEEK, timeIn("days", "week", 7, COUNT_DAYS)],
		[YEAR, timeIn("days", "year", 365, COUNT_DAYS)],
	],
};

/** The recognised fields of a URL, unchanged; an absent one is empty. */
export const typedFields = <Field extends string>(
	parameters: URLSearchParams,
	fields: readonly Field[],
): Record<Field, string> =>
	Object.fromEntries(
		fields.map((field) => [field, (queryValue(parameters, field) ?? "").slice(0, TYPED_MAX_LENGTH)]),
	) as Record<Field, string>;
