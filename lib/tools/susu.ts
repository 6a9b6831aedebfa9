import {
	type FormReading,
	numberError,
	parseNumber,
	type Tool,
	type Typed,
	typedFields,
} from "#lib/tools/parse-number";

/** Amounts are in pesewas. */
export type SusuPlan = {
	contribution: number;
	every: "day" | "week";
	days: number;
	/** The collector keeps one contribution per month. */
	hasFee: boolean;
};

export const SUSU_FIELDS = ["amount", "every", "days", "fee"] as const;
export type SusuField = (typeof SUSU_FIELDS)[number];

/** A month of susu for the fee. */
export const SUSU_MONTH_DAYS = 30;
const WEEK_DAYS = 7;

/** The query in a URL, as typed. Anything but the known choices means a daily contribution without a fee. */
export const susuQuery = (parameters: URLSearchParams): Typed<SusuField> => {
	const typed = typedFields(parameters, SUSU_FIELDS);
	return {
		...typed,
		every: typed.every === "week" ? "week" : "day",
		fee: typed.fee === "1" ? "1" : "0",
	};
};

/** The plan as typed, or its errors. */
export function susuPlan(typed: Typed<SusuField>): FormReading<SusuField, SusuPlan> {
	const every = typed.every === "week" ? "week" : "day";
	const minDays = every === "week" ? WEEK_DAYS : 1;
	const contribution = parseNumber(typed.amount, { min: 0.1, max: 100_000, unit: "GHS" });
	const days = parseNumber(typed.days, { min: minDays, max: 3_650, unit: "days" });
	if (contribution !== undefined && days !== undefined)
		return {
			terms: { contribution: Math.round(contribution * 100), every, days, hasFee: typed.fee === "1" },
		};
	return {
		errors: {
			...(contribution === undefined && {
				amount: numberError(typed.amount, "GHS", "Type the amount in cedis, from 0.10 to 100,000."),
			}),
			...(days === undefined && {
				days: numberError(typed.days, "days", `Type a whole number of days, from ${minDays} to 3,650.`),
			}),
		},
	};
}

export const SUSU: Tool<SusuField, SusuPlan> = {
	form: "susu",
	path: "/tools/susu",
	parse: susuQuery,
	units: { days: "days" },
	read: susuPlan,
};

/**
 * The result of a susu plan: a contribution each day, or after each full week. The fee, if any, is one contribution per 30 days, at
 * least one and never more than the savings; `feeMonths` are those for which it is charged.
 */
export function susuOutcome({ contribution, every, days, hasFee }: SusuPlan) {
	const contributions = every === "week" ? Math.floor(days / WEEK_DAYS) : days;
	const feeMonths = hasFee ? Math.max(1, Math.floor(days / SUSU_MONTH_DAYS)) : 0;
	const saved = contributions * contribution;
	const fee = Math.min(feeMonths * contribution, saved);
	return { contributions, saved, feeMonths, fee, paidOut: saved - fee };
}
