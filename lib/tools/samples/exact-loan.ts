import type { LoanTerms } from "#lib/tools/loan-cost";

/** The same loan with sixty decimals, payment by payment, for tests: none of the product's formulas, and no floating point. */

const ONE = 10n ** 60n;
/** To the nearest whole number, halves up. */
const rounded = (scaled: bigint): number => Number((2n * scaled + ONE) / (2n * ONE));

const PER_YEAR = { month: 12n, week: 52n, day: 365n };

/** Instalment, total cost, fee, and the balance after each payment, in pesewas. Rates and fees have at most two decimals. */
export function exactLoan({ amount, months, every, rate, method, fee }: LoanTerms) {
	const count = Math.max(1, Math.round((months * Number(PER_YEAR[every])) / 12));
	const principal = BigInt(amount) * ONE;
	const hundredths = BigInt(Math.round(rate * 100));
	const perPayment = (hundredths * ONE) / (10_000n * PER_YEAR[every]);
	const flatInterest = (principal * BigInt(months) * hundredths) / 120_000n;
	const payment =
		method === "flat"
			? (principal + flatInterest) / BigInt(count)
			: levelPayment(principal, perPayment, count);
	const instalment = rounded(payment);
	let owed = principal;
	let interest = 0n;
	const balances = Array.from({ length: count }, (_, at) => {
		const part = method === "flat" ? 0n : (owed * perPayment) / ONE;
		interest = method === "flat" ? (flatInterest * BigInt(at + 1)) / BigInt(count) : interest + part;
		owed += part - payment;
		return at === count - 1 ? 0 : amount - instalment * (at + 1) + rounded(interest);
	});
	const paidFee = rounded((principal * BigInt(Math.round(fee * 100))) / 10_000n);
	return { count, instalment, fee: paidFee, cost: rounded(interest) + paidFee, balances };
}

/** The payment that pays it off: the grown debt, divided by what payments of one grow to. */
function levelPayment(principal: bigint, rate: bigint, count: number): bigint {
	let debt = principal;
	let paid = 0n;
	for (let number = 0; number < count; number++) {
		debt += (debt * rate) / ONE;
		paid += (paid * rate) / ONE + ONE;
	}
	return (debt * ONE) / paid;
}

/** The rate per payment by halving, at which what is received grows to what is paid. */
export function halvedRate(received: number, payments: readonly number[]): number {
	let [low, high] = [0, 2];
	for (let step = 0; step < 100; step++) {
		const middle = (low + high) / 2;
		const owed = payments.reduce((debt, payment) => debt * (1 + middle) - payment, received);
		if (owed < 0) low = middle;
		else high = middle;
	}
	return low;
}

/** Offers of every kind, the same in each run. */
export const sampleOffers = (count: number): LoanTerms[] =>
	Array.from({ length: count }, (_, at) => ({
		amount: 50_000 + ((at * 7_919) % 97) * 12_345,
		months: 2 + ((at * 5) % 23),
		every: (["month", "week", "month", "day"] as const)[at % 4] ?? "month",
		rate: 12 + ((at * 13) % 61) + (at % 4) / 4,
		method: at % 3 === 0 ? "flat" : "reducing",
		fee: (at % 7) / 2,
	}));
