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
	/** The fee as a sum, if it was given as one. */
	feeSum?: number;
	/** `YYYY-MM-DD`: the day of the first payment, if it is known. */
	first?: string;
	/** The month (`YYYY-MM`) in which all of it is paid back early, and after how many payments that is. */
	early?: { month: string; after: number };
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
	terms: LoanTerms;
	instalment: number;
	interest: number;
	fee: number;
	/** Interest and fee: the total cost of the loan. */
	cost: number;
	/** The sum that the borrower receives once the fee is paid. */
	inHand: number;
	/** All instalments. */
	repaid: number;
	/** The rate on the money actually received: per payment, times the payments in a year. */
	nominalApr: number;
	/** The same with compound interest over a year. */
	effectiveApr: number;
	schedule: LoanPayment[];
};

/**
 * The cost of a loan. All instalments are equal except the last, which absorbs rounding to the pesewa, so that the schedule adds up
 * exactly, both principal and interest. Flat interest counts the months, however often the borrower pays.
 */
export function loanCost(terms: LoanTerms): LoanCost {
	const { amount, months, every, rate, method, fee: feeRate } = terms;
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
		terms,
		instalment,
		interest,
		fee,
		cost: interest + fee,
		inHand: amount - fee,
		repaid: amount + interest,
		nominalApr: periodRate * perYear,
		effectiveApr: (1 + periodRate) ** perYear - 1,
		schedule,
	};
}

/**
 * The sum left to pay when all of a loan is paid back after so many payments: the balance that each payment reduces, without the
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
