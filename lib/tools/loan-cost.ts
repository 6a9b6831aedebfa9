import { type Faults, parseNumber, type Typed, typedFields } from "#lib/tools/parse-number";

/** Flat: interest on the whole amount until the end. Reducing: interest on what is still owed. */
export type InterestMethod = "flat" | "reducing";

/** Amounts are in pesewas. */
export type LoanTerms = {
	amount: number;
	months: number;
	/** Percent per year, as rates are quoted. */
	rate: number;
	method: InterestMethod;
	/** Percent of the amount, paid when the loan is paid out. */
	fee: number;
};

export type LoanMonth = {
	month: number;
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
	/** The rate on the money actually received: per month, times twelve. */
	nominalApr: number;
	/** The same with compound interest over a year. */
	effectiveApr: number;
	schedule: LoanMonth[];
};

export const LOAN_PATH = "/tools/loan-cost";
export const LOAN_FIELDS = ["amount", "months", "rate", "method", "fee"] as const;
export type LoanField = (typeof LOAN_FIELDS)[number];

/** The query in an address, as typed. An unknown method means flat. */
export const loanQuery = (parameters: URLSearchParams): Typed<LoanField> => {
	const typed = typedFields(parameters, LOAN_FIELDS);
	return { ...typed, method: typed.method === "reducing" ? "reducing" : "flat" };
};

/** The terms as typed, or their errors. */
export function loanTerms(
	typed: Typed<LoanField>,
): { terms: LoanTerms; faults?: undefined } | { terms?: undefined; faults: Faults<LoanField> } {
	// Below a hundred cedis, ten years of instalments would round to nothing.
	const amount = parseNumber(typed.amount, { min: 100, max: 10_000_000 });
	const months = parseNumber(typed.months, { min: 1, max: 120, isWhole: true });
	const rate = parseNumber(typed.rate, { min: 0, max: 300 });
	const fee = typed.fee.trim() === "" ? 0 : parseNumber(typed.fee, { min: 0, max: 50 });
	if (amount !== undefined && months !== undefined && rate !== undefined && fee !== undefined) {
		const method = typed.method === "reducing" ? "reducing" : "flat";
		return { terms: { amount: Math.round(amount * 100), months, rate, method, fee } };
	}
	return {
		faults: {
			...(amount === undefined && { amount: "Type the amount in cedis, from 100 to 10,000,000." }),
			...(months === undefined && { months: "Type a whole number of months, from 1 to 120." }),
			...(rate === undefined && { rate: "Type the rate in % per year, from 0 to 300." }),
			...(fee === undefined && { fee: "Type the fee in %, from 0 to 50, or leave it empty." }),
		},
	};
}

/** The calculator, filled in with these terms. */
export function loanCalculatorHref({ amount, months, rate, method, fee }: LoanTerms): string {
	const query = new URLSearchParams({
		amount: String(amount / 100),
		months: String(months),
		rate: String(rate),
		method,
		fee: String(fee),
	});
	return `${LOAN_PATH}?${query}`;
}

/**
 * The cost of a loan. All instalments are equal except the last, which absorbs rounding to the pesewa, so that the schedule adds up
 * exactly, both principal and interest.
 */
export function loanCost({ amount, months, rate, method, fee: feeRate }: LoanTerms): LoanCost {
	const monthlyRate = rate / 1_200;
	const interestUntil =
		method === "flat" ? flatInterest(amount, monthlyRate) : reducingInterest(amount, monthlyRate, months);
	const interest = Math.round(interestUntil(months));
	const instalment = Math.round((amount + interestUntil(months)) / months);
	const fee = Math.round((amount * feeRate) / 100);

	let balance = amount;
	let interestPaid = 0;
	const schedule = Array.from({ length: months }, (_, at): LoanMonth => {
		const month = at + 1;
		const isLast = month === months;
		const payment = isLast ? amount + interest - instalment * (months - 1) : instalment;
		// Computed from the start, so that rounding errors do not accumulate; never more than is paid, even if interest is nearly all.
		const due = (isLast ? interest : Math.round(interestUntil(month))) - interestPaid;
		const part = isLast ? due : Math.min(due, payment);
		interestPaid += part;
		balance -= payment - part;
		return { month, payment, interest: part, principal: payment - part, balance };
	});

	const monthlyApr = rateOfReturn(
		amount - fee,
		schedule.map(({ payment }) => payment),
	);
	return {
		instalment,
		interest,
		fee,
		cost: interest + fee,
		repaid: amount + interest,
		nominalApr: monthlyApr * 12,
		effectiveApr: (1 + monthlyApr) ** 12 - 1,
		schedule,
	};
}

const flatInterest = (amount: number, monthlyRate: number) => (month: number) => amount * monthlyRate * month;

/** Interest paid up to a month, unrounded: payments minus repaid principal. */
function reducingInterest(amount: number, monthlyRate: number, months: number) {
	if (monthlyRate === 0) return () => 0;
	/** The present value of one pesewa a month for this many months. Exact for very small rates too. */
	const worth = (count: number) => -Math.expm1(-count * Math.log1p(monthlyRate)) / monthlyRate;
	const payment = amount / worth(months);
	return (month: number) => payment * month - (amount - payment * worth(months - month));
}

/** The monthly rate at which the payments' present value equals the amount received. Newton's method from below never overshoots. */
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
