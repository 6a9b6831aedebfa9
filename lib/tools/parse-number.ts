import { queryValue } from "#lib/web/query-value";

type Limits = { min: number; max: number; isWhole?: boolean };

/** A calculator's fields, as typed. */
export type Typed<Field extends string> = Readonly<Record<Field, string>>;

/** Errors of a calculator's fields, saying how to correct them. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** What the fields of a calculator stand for, or their errors. */
export type Reading<Field extends string, Terms> =
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
	/** The terms that the fields stand for, or their errors. */
	read: (typed: Typed<Field>) => Reading<Field, Terms>;
};

/** Longer than any number that a calculator accepts; the rest is cut. */
export const TYPED_MAX_LENGTH = 24;

/**
 * The number that a person typed: '5,000', '5 000', 'GHS 5,000.00' and '36 %' are accepted, as are full-width
 * digits. Undefined if it is not a number (a minus, a decimal comma) or is outside the limits.
 */
export function parseNumber(text: string, { min, max, isWhole = false }: Limits): number | undefined {
	const plain = text
		.normalize("NFKC")
		.replace(/^\s*(?:ghs|gh₵|gh¢|₵)/i, "")
		.replace(/%\s*$/, "")
		.trim();
	if (!/^(?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d*)?$|^\.\d+$/.test(plain)) return undefined;
	const number = Number(plain.replace(/[, ]/g, ""));
	return number >= min && number <= max && (!isWhole || Number.isInteger(number)) ? number : undefined;
}

/** The recognised fields of a URL, unchanged; an absent one is empty. */
export const typedFields = <Field extends string>(
	parameters: URLSearchParams,
	fields: readonly Field[],
): Record<Field, string> =>
	Object.fromEntries(
		fields.map((field) => [field, (queryValue(parameters, field) ?? "").slice(0, TYPED_MAX_LENGTH)]),
	) as Record<Field, string>;
