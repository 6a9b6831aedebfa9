import { parseNumber, type Reading, type Typed, typedFields } from "#lib/tools/parse-number";

/** Flat: interest on the whole amount until the end. Reducing: interest on what is still owed. */
export type InterestMethod = "flat" | "reducing";

/** How often the borrower pays. */
export type PaymentRhythm = "month" | "week" | "day";

/** How many payments a year has. */
const PAYMENTS_PER_YEAR: Record<PaymentRhythm, number> = { month: 12, week: 52, day: 365 };

/** Amounts are in pesewas. */
export type LoanTerms = {
	amount: number;
	months: number;
	every: PaymentRhythm;
	/** Percent per year, as rates are quoted. */
	rate: number;
	method: InterestMethod;
	/** Percent of the amount, paid when the loan is paid out. */
	fee: number;
	/** After how many payments all of it is paid back; undefined if nobody asks. */
	settledAfter?: number;
	/** Another offer for the same amount, to compare it with. */
	other?: LoanTerms;
};

export type LoanPayment = {
	/** Counted from 1. */
	number: number;
	payment: number;
	interest: number;
	principal: number;
	balance: number;
};

/** Amounts are in pesewas. The two annual percentage rates are fractions (0.653). */
export type LoanCost = {
	instalment: number;
	interest: number;
	fee: number;
	/** Interest and fee: the total cost of the loan. */
	cost: number;
	/** All instalments. */
	repaid: number;
	/** The rate on the money actually received: per payment, times the payments in a year. */
	nominalApr: number;
	/** The same with compound interest over a year. */
	effectiveApr: number;
	schedule: LoanPayment[];
};

export const LOAN_PATH = "/tools/loan-cost";
const OFFER_FIELDS = ["months", "every", "rate", "method", "fee"] as const;
export type OfferField = (typeof OFFER_FIELDS)[number];
export type LoanField = "amount" | OfferField | "after" | `${OfferField}2`;
/** Those of another offer end in 2. */
export const LOAN_FIELDS: readonly LoanField[] = [
	"amount",
	...OFFER_FIELDS,
	"after",
	...OFFER_FIELDS.map((field) => `${field}2` as const),
];

/** The query in a URL, as typed. An unknown method means flat, an unknown rhythm monthly. */
export const loanQuery = (parameters: URLSearchParams): Typed<LoanField> => {
	const typed = typedFields(parameters, LOAN_FIELDS);
	return {
		...typed,
		method: methodOf(typed.method),
		every: rhythmOf(typed.every),
		method2: typed.method2 === "reducing" ? "reducing" : "",
		every2: typed.every2 === "week" || typed.every2 === "day" ? typed.every2 : "",
	};
};

const methodOf = (typed: string): InterestMethod => (typed === "reducing" ? "reducing" : "flat");
const rhythmOf = (typed: string): PaymentRhythm => (typed === "week" || typed === "day" ? typed : "month");

type OfferTyped = Typed<"amount" | OfferField> & Partial<Typed<LoanField>>;

/** The terms as typed, with those of the other offer if there is one, or their errors. */
export function loanTerms(typed: OfferTyped): Reading<LoanField, LoanTerms> {
	const { months2 = "", every2 = "", rate2 = "", method2 = "", fee2 = "" } = typed;
	const ours = oneOffer(typed);
	if (!`${months2}${rate2}`.trim() || !ours.terms) return ours;
	const second = {
		amount: typed.amount,
		months: months2,
		every: every2,
		rate: rate2,
		method: method2,
		fee: fee2,
	};
	const { terms: other, errors } = oneOffer(second);
	if (other) return { terms: { ...ours.terms, other } };
	return { errors: Object.fromEntries(Object.entries(errors).map(([field, error]) => [`${field}2`, error])) };
}

function oneOffer(typed: OfferTyped): Reading<LoanField, LoanTerms> {
	// Below a hundred cedis, ten years of instalments would round to nothing.
	const amount = parseNumber(typed.amount, { min: 100, max: 10_000_000 });
	const months = parseNumber(typed.months, { min: 1, max: 120, isWhole: true });
	const rate = parseNumber(typed.rate, { min: 0, max: 300 });
	const fee = typed.fee.trim() === "" ? 0 : parseNumber(typed.fee, { min: 0, max: 50 });
	if (amount !== undefined && months !== undefined && rate !== undefined && fee !== undefined) {
		const [method, every] = [methodOf(typed.method), rhythmOf(typed.every)];
		const terms = { amount: Math.round(amount * 100), months, every, rate, method, fee };
		if (!hasWholePayments(terms)) {
			return {
				errors: { months: `Type fewer months: with this amount, each ${every}’s payment is too small.` },
			};
		}
		if (!typed.after?.trim()) return { terms };
		const most = loanCost(terms).schedule.length - 1;
		const after = parseNumber(typed.after, { min: 1, max: most, isWhole: true });
		if (after === undefined) {
			const range =
				most > 0
					? `Type a number of payments from 1 to ${most}, or leave`
					: "There is only one payment: leave";
			return { errors: { after: `${range} it empty.` } };
		}
		return { terms: { ...terms, settledAfter: after } };
	}
	return {
		errors: {
			...(amount === undefined && { amount: "Type the amount in cedis, from 100 to 10,000,000." }),
			...(months === undefined && { months: "Type a whole number of months, from 1 to 120." }),
			...(rate === undefined && { rate: "Type the rate in % per year, from 0 to 300." }),
			...(fee === undefined && { fee: "Type the fee in %, from 0 to 50, or leave it empty." }),
		},
	};
}

/** Whether all payments are at least a pesewa, with either method: rounding thousands of small ones can use up the last. */
const hasWholePayments = (terms: LoanTerms): boolean =>
	(["flat", "reducing"] as const).every((method) =>
		loanCost({ ...terms, method }).schedule.every(({ payment }) => payment > 0),
	);

/** These terms and those of the other offer, as a URL or a form has them. */
export const loanFields = (terms: LoanTerms): Record<string, string> => ({
	amount: String(terms.amount / 100),
	...offerFields(terms, ""),
	...(terms.other && offerFields(terms.other, "2")),
});

const offerFields = ({ months, every, rate, method, fee }: LoanTerms, suffix: "" | "2") => ({
	[`months${suffix}`]: String(months),
	...(every !== "month" && { [`every${suffix}`]: every }),
	[`rate${suffix}`]: String(rate),
	[`method${suffix}`]: method,
	[`fee${suffix}`]: String(fee),
});

/** The calculator for a product, filled in with these terms. */
export function loanCalculatorHref({ product, terms }: { product: string; terms?: LoanTerms }): string {
	const query = new URLSearchParams({ ...(terms && loanFields(terms)), product });
	return `${LOAN_PATH}?${query}`;
}

/**
 * The cost of a loan. All instalments are equal except the last, which absorbs rounding to the pesewa, so that the schedule adds up
 * exactly, both principal and interest. Flat interest counts the months, however often the borrower pays.
 */
export function loanCost({ amount, months, every, rate, method, fee: feeRate }: LoanTerms): LoanCost {
	const perYear = PAYMENTS_PER_YEAR[every];
	const count = Math.max(1, Math.round((months * perYear) / 12));
	const interestUntil =
		method === "flat"
			? flatInterest((amount * months * rate) / 1_200, count)
			: reducingInterest(amount, rate / 100 / perYear, count);
	const interest = Math.round(interestUntil(count));
	const instalment = Math.round((amount + interestUntil(count)) / count);
	const fee = Math.round((amount * feeRate) / 100);

	let balance = amount;
	let interestPaid = 0;
	const schedule = Array.from({ length: count }, (_, at): LoanPayment => {
		const number = at + 1;
		const isLast = number === count;
		const payment = isLast ? amount + interest - instalment * (count - 1) : instalment;
		// Computed from the start, so that rounding errors do not accumulate; never more than is paid, even if interest is nearly all.
		const due = (isLast ? interest : Math.round(interestUntil(number))) - interestPaid;
		const part = isLast ? due : Math.min(due, payment);
		interestPaid += part;
		balance -= payment - part;
		return { number, payment, interest: part, principal: payment - part, balance };
	});

	const periodRate = rateOfReturn(
		amount - fee,
		schedule.map(({ payment }) => payment),
	);
	return {
		instalment,
		interest,
		fee,
		cost: interest + fee,
		repaid: amount + interest,
		nominalApr: periodRate * perYear,
		effectiveApr: (1 + periodRate) ** perYear - 1,
		schedule,
	};
}

/**
 * What is left to pay when all of a loan is paid back after so many payments: the balance that each payment reduces, without the
 * interest of the payments that are left. And how much interest that saves, in pesewas. A charge for paying early is not counted.
 */
export function settlementOf({ schedule }: LoanCost, after: number): { left: number; saved: number } {
	const rest = schedule.slice(after).reduce((sum, { payment }) => sum + payment, 0);
	const left = schedule[after - 1]?.balance ?? rest;
	return { left, saved: rest - left };
}

/** Interest paid up to a payment, unrounded: an equal part each time. */
const flatInterest = (interest: number, count: number) => (number: number) => (interest * number) / count;

/** Interest paid up to a payment, unrounded: payments minus repaid principal. */
function reducingInterest(amount: number, rate: number, count: number) {
	if (rate === 0) return () => 0;
	/** The present value of one pesewa a payment for this many payments. Exact for very small rates too. */
	const worth = (payments: number) => -Math.expm1(-payments * Math.log1p(rate)) / rate;
	const payment = amount / worth(count);
	return (number: number) => payment * number - (amount - payment * worth(count - number));
}

/** The rate per payment at which the payments' present value equals the amount received. Newton's method from below never overshoots. */
function rateOfReturn(received: number, payments: readonly number[]): number {
	let rate = 0;
	for (let step = 0; step < 200; step++) {
		let worth = -received;
		let slope = 0;
		payments.forEach((payment, at) => {
			const discounted = payment / (1 + rate) ** (at + 1);
			worth += discounted;
			slope -= ((at + 1) * discounted) / (1 + rate);
		});
		const change = worth / slope;
		rate -= change;
		if (Math.abs(change) < 1e-12) break;
	}
	return rate;
}
