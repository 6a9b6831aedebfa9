import { amountText } from "#lib/text/cedis";
import { type LoanTerms, loanCost } from "#lib/tools/loan-cost";
import {
	type FieldErrors,
	type FormReading,
	numberError,
	parseNumber,
	type Typed,
	typedFields,
} from "#lib/tools/parse-number";
import { dayOf, monthOf, paymentsUntil } from "#lib/tools/repayment-days";

export const LOAN_PATH = "/tools/loan-cost";
/** The calculator with the fields of two offers. */
export const COMPARE_HREF = `${LOAN_PATH}?compare=1`;
const OFFER_FIELDS = ["months", "every", "rate", "method", "fee"] as const;
export type OfferField = (typeof OFFER_FIELDS)[number];
/** Those of a second offer end in 2. */
export type LoanField = "amount" | OfferField | `${OfferField}2` | "first" | "early";
export const LOAN_FIELDS: readonly LoanField[] = [
	"amount",
	...OFFER_FIELDS,
	"first",
	"early",
	...OFFER_FIELDS.map((field) => `${field}2` as const),
];

/** The query in a URL, as typed. An unknown method means flat, an unknown rhythm monthly; both are empty, and so absent in a URL. */
export const loanQuery = (parameters: URLSearchParams): Typed<LoanField> => {
	const typed = typedFields(parameters, LOAN_FIELDS);
	const { method, method2, every, every2 } = typed;
	return {
		...typed,
		method: oneOf(method, "reducing"),
		method2: oneOf(method2, "reducing"),
		every: oneOf(every, "week", "day"),
		every2: oneOf(every2, "week", "day"),
	};
};

const oneOf = <Choice extends string>(typed: string, ...choices: readonly Choice[]): Choice | "" =>
	choices.find((choice) => choice === typed) ?? "";

type LoanTyped = Typed<"amount" | OfferField> & Partial<Typed<LoanField>>;

/** The terms as typed, with those of a second offer if there is one, or their errors. */
export function loanTerms(typed: LoanTyped): FormReading<LoanField, LoanTerms> {
	const offer = offerOf(typed, "");
	const hasOther = `${typed.months2 ?? ""}${typed.rate2 ?? ""}`.trim() !== "";
	const other = hasOther ? offerOf(typed, "2") : undefined;
	const days = offer.terms && daysOf(typed, offer.terms);
	const errors = { ...offer.errors, ...days?.errors, ...other?.errors };
	if (!offer.terms || Object.keys(errors).length > 0) return { errors };
	return { terms: { ...offer.terms, ...days?.terms, ...(other && { other: other.terms }) } };
}

function offerOf(typed: LoanTyped, suffix: "" | "2"): FormReading<LoanField, LoanTerms> {
	const of = (field: OfferField) => typed[`${field}${suffix}`] ?? "";
	// Below a hundred cedis, ten years of instalments would round to nothing.
	const amount = parseNumber(typed.amount, { min: 100, max: 10_000_000, unit: "GHS" });
	const months = parseNumber(of("months"), { min: 1, max: 120, unit: "months" });
	const rate = parseNumber(of("rate"), { min: 0, max: 300, unit: "%" });
	const feeSum = sumOf(of("fee"), amount);
	const fee =
		feeSum === undefined
			? parseNumber(of("fee").trim() || "0", { min: 0, max: FEE_MAX_PERCENT, unit: "%" })
			: (feeSum / (amount ?? feeSum)) * 100;
	const errors: FieldErrors<LoanField> = {};
	if (amount === undefined)
		errors.amount = numberError(typed.amount, "GHS", "Type the amount in cedis, from 100 to 10,000,000.");
	if (months === undefined)
		errors[`months${suffix}`] = numberError(
			of("months"),
			"months",
			"Type a whole number of months, from 1 to 120.",
		);
	if (rate === undefined)
		errors[`rate${suffix}`] = numberError(of("rate"), "%", "Type the rate in % per year, from 0 to 300.");
	if (fee === undefined) errors[`fee${suffix}`] = feeError(of("fee"), amount);
	if (amount === undefined || months === undefined || rate === undefined || fee === undefined)
		return { errors };
	const every = oneOf(of("every"), "week", "day") || "month";
	const method = oneOf(of("method"), "reducing") || "flat";
	const terms: LoanTerms = {
		...{ amount: Math.round(amount * 100), months, every, rate, method, fee },
		...(feeSum !== undefined && { feeSum: Math.round(feeSum * 100) }),
	};
	if (hasWholePayments(terms)) return { terms };
	const tooSmall = `Type fewer months: with this amount, each ${every}’s payment is too small.`;
	return { errors: { [`months${suffix}`]: tooSmall } };
}

/** The most that a fee may be, as a share of the amount. */
const FEE_MAX_PERCENT = 50;
const FEE_IN_PERCENT = `Type the fee in %, from 0 to ${FEE_MAX_PERCENT}, or as a sum like GHS 50, or leave it empty.`;

/** The fee in GHS if it was typed with its currency, and is not too much for the amount. */
function sumOf(fee: string, amount = Number.POSITIVE_INFINITY): number | undefined {
	if (!/gh|[₵¢]|cedi/i.test(fee)) return undefined;
	return parseNumber(fee, { min: 0.01, max: (amount * FEE_MAX_PERCENT) / 100, unit: "GHS" });
}

/** A fee without a unit that is no percentage is rather a sum: the error says what share of the amount it is. */
function feeError(typed: string, amount: number | undefined): string {
	const sum = amount && parseNumber(typed, { min: 0.01, max: amount, unit: "GHS" });
	if (!amount || !sum) return numberError(typed, "%", FEE_IN_PERCENT);
	const share = Number(((sum / amount) * 100).toFixed(2));
	return `${amountText(sum)} of ${amountText(amount)} is ${share}%. ${FEE_IN_PERCENT}`;
}

/** Whether all payments are at least a pesewa, with either method: rounding thousands of small ones can use up the last. */
const hasWholePayments = (terms: LoanTerms): boolean =>
	(["flat", "reducing"] as const).every((method) =>
		loanCost({ ...terms, method }).schedule.every(({ payment }) => payment > 0),
	);

/** The day of the first payment, and when all of it is paid back early, as far as they are typed. */
function daysOf(
	typed: LoanTyped,
	terms: LoanTerms,
): FormReading<"first" | "early", Pick<LoanTerms, "first" | "early">> {
	const [typedDay, typedMonth] = [typed.first?.trim(), typed.early?.trim()];
	if (!typedDay && !typedMonth) return { terms: {} };
	const first = dayOf(typedDay ?? "");
	if (!first)
		return {
			errors: { first: "Choose the day of the first payment: day, month and year, like 31/12/2026." },
		};
	if (!typedMonth) return { terms: { first } };
	const count = loanCost(terms).schedule.length;
	const month = monthOf(typedMonth);
	const after = month ? paymentsUntil(month, first, terms.every) : 0;
	if (month && after > 0 && after < count) return { terms: { first, early: { month, after } } };
	return {
		errors: {
			early: earlyError(first, count, terms.every),
		},
	};
}

/** The example is a month of this loan. */
function earlyError(first: string, count: number, every: LoanTerms["every"]): string {
	if (count === 1) return "There is only one payment: leave it empty.";
	const [year, month] = first.split("-").map(Number);
	if (paymentsUntil(first.slice(0, 7), first, every) >= count)
		return "All payments are in one month: leave it empty.";
	return `Choose a month from that of the first payment to that of the last but one, like ${month}/${year}.`;
}

/** These terms and those of the second offer, as a URL or a form has them. */
export const loanFields = ({ amount, first, early, other, ...offer }: LoanTerms): Record<string, string> => ({
	amount: String(amount / 100),
	...offerFields(offer, ""),
	...(first && { first }),
	...(early && { early: early.month }),
	...(other && offerFields(other, "2")),
});

const offerFields = (
	{ months, every, rate, method, fee, feeSum }: Omit<LoanTerms, "amount">,
	suffix: "" | "2",
): Record<string, string> => ({
	[`months${suffix}`]: String(months),
	...(every !== "month" && { [`every${suffix}`]: every }),
	[`rate${suffix}`]: String(rate),
	...(method !== "flat" && { [`method${suffix}`]: method }),
	[`fee${suffix}`]: feeSum === undefined ? String(fee) : `GHS ${feeSum / 100}`,
});

type LoanLink = {
	/** A request from the calculator is about this product. */
	product?: string | undefined;
	terms?: LoanTerms | undefined;
	/** GHS. It replaces the amount of the terms. */
	amount?: number | undefined;
};

/** The calculator filled in with these terms. Every link to it from a page that knows an amount comes from here. */
export function loanHref({ product, terms, amount }: LoanLink = {}): string {
	const query = new URLSearchParams({
		...(terms && loanFields(terms)),
		...(amount !== undefined && { amount: String(amount) }),
		...(product && { product }),
	});
	return query.size > 0 ? `${LOAN_PATH}?${query}` : LOAN_PATH;
}
