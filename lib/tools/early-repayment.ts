import { cedis } from "#lib/text/cedis";
import { type LoanCost, settlementOf } from "#lib/tools/loan-cost";

/** The most that a lender may charge for paying early, in percent of what is left, and by when it states the amount. */
export type EarlyRepaymentLimit = { percent: number; statementWorkingDays: number };

/** The Bank of Ghana's rule in plain words: without figures while nobody has confirmed them. */
export const earlyRepaymentRule = (limit: EarlyRepaymentLimit | undefined): string =>
	limit
		? `The Bank of Ghana lets a lender charge at most ${limit.percent}% of what is left for paying early. Ask for the amount in writing: you get it within ${limit.statementWorkingDays} working days.`
		: "The Bank of Ghana limits what you may be charged for paying early. Ask us for the amount in writing.";

/** Advice about a higher charge. */
export const HIGHER_CHARGE = "If you are asked for more than that rule allows, ask why, and complain.";

/**
 * What paying all of it back after so many payments saves. Flat interest is on the whole loan to the end, so only the agreement can
 * say that its rest is not charged.
 */
export function savingText(loan: LoanCost, after: number): string {
	const { left, saved } = settlementOf(loan, after);
	const saving = `You save ${cedis(saved)} of interest`;
	return loan.terms.method === "flat"
		? `${saving} only if your agreement does not charge the interest to the end: ask. If it does, ${cedis(left + saved)} is left to pay.`
		: `${saving}: that of the payments that are left.`;
}

/** The highest charge for paying back what is left, in pesewas. */
export const earlyRepaymentCharge = (left: number, { percent }: EarlyRepaymentLimit): number =>
	Math.round((left * percent) / 100);
