import { cedis } from "#lib/text/cedis";
import { type LoanCost, loanCost } from "#lib/tools/loan-cost";

/** How far the APR goes in comparing loans. */
export const COMPARE_BY_APR =
	"Compare loans that run equally long by their APR. A shorter one may cost less in all, though its APR is higher.";

export const OFFER_NAMES = ["Offer 1", "Offer 2"] as const;

/** In a sentence, which of two offers costs less and by how much; and if it has the higher APR all the same, why. */
export function compareOffers(one: LoanCost, two: LoanCost): { verdict: string; why?: string } {
	const by = two.cost - one.cost;
	if (by === 0) return { verdict: "Both offers cost the same." };
	const [cheap, dear] = by > 0 ? [one, two] : [two, one];
	const [name, other] = by > 0 ? OFFER_NAMES : [OFFER_NAMES[1], OFFER_NAMES[0]];
	const costsLess = `${name} costs less: ${cedis(Math.abs(by))} less in all`;
	if (cheap.nominalApr - dear.nominalApr <= 0.0005) return { verdict: `${costsLess}.` };
	const shorter = dear.terms.months - cheap.terms.months;
	const reason =
		shorter > 0
			? `it runs ${shorter} ${shorter === 1 ? "month" : "months"} shorter`
			: "you have less of the money, or pay it back sooner";
	return {
		verdict: `${costsLess}, but ${other} has the lower APR.`,
		why: `${name} costs less because ${reason}. For each month in which you have the money, ${other} is cheaper.`,
	};
}

/** How much the fees add to the APR, as a fraction. */
export const feesInApr = ({ terms, nominalApr }: LoanCost): number =>
	nominalApr - loanCost({ ...terms, fee: 0 }).nominalApr;
