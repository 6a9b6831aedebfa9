import {
	type FormReading,
	numberError,
	parseNumber,
	type Tool,
	type Typed,
	typedFields,
} from "#lib/tools/parse-number";

/** The amount is in pesewas, the rate in percent per year. */
type FixedDeposit = { amount: number; months: number; rate: number };

export const DEPOSIT_FIELDS = ["amount", "months", "rate"] as const;
export type DepositField = (typeof DEPOSIT_FIELDS)[number];

/** The query in a URL, as typed. */
export const depositQuery = (parameters: URLSearchParams): Typed<DepositField> =>
	typedFields(parameters, DEPOSIT_FIELDS);

/** The deposit as typed, or its errors. */
export function fixedDeposit(typed: Typed<DepositField>): FormReading<DepositField, FixedDeposit> {
	const amount = parseNumber(typed.amount, { min: 1, max: 100_000_000, unit: "GHS" });
	const months = parseNumber(typed.months, { min: 1, max: 120, unit: "months" });
	const rate = parseNumber(typed.rate, { min: 0, max: 100, unit: "%" });
	if (amount !== undefined && months !== undefined && rate !== undefined)
		return { terms: { amount: Math.round(amount * 100), months, rate } };
	return {
		errors: {
			...(amount === undefined && {
				amount: numberError(typed.amount, "GHS", "Type the amount in cedis, from 1 to 100,000,000."),
			}),
			...(months === undefined && {
				months: numberError(typed.months, "months", "Type a whole number of months, from 1 to 120."),
			}),
			...(rate === undefined && {
				rate: numberError(typed.rate, "%", "Type the rate in % per year, from 0 to 100."),
			}),
		},
	};
}

export const DEPOSIT: Tool<DepositField, FixedDeposit> = {
	form: "deposit",
	path: "/tools/fixed-deposit",
	parse: depositQuery,
	units: { months: "months", rate: "%" },
	read: fixedDeposit,
};

/** Interest and value at maturity, in pesewas: simple interest, paid once at the end. */
export function depositValue({ amount, months, rate }: FixedDeposit): { interest: number; value: number } {
	const interest = Math.round((amount * rate * months) / 1_200);
	return { interest, value: amount + interest };
}
