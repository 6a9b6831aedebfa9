import { cedis } from "#lib/tools/cedis";
import { type LoanCost, loanCost } from "#lib/tools/loan-cost";

export const OFFER_NAMES = ["Offer 1", "Offer 2"] as const;

/** In a sentence, which of two offers costs less and by how much. `hasHigherApr`: the cheaper one has it all the same. */
export function compareOffers(one: LoanCost, two: LoanCost): { verdict: string; hasHigherApr: boolean } {
	const by = two.cost - one.cost;
	if (by === 0) return { verdict: "Both offers cost the same.", hasHigherApr: false };
	const [cheap, dear, name] = by > 0 ? [one, two, OFFER_NAMES[0]] : [two, one, OFFER_NAMES[1]];
	return {
		verdict: `${name} costs less: ${cedis(Math.abs(by))} less in all.`,
		hasHigherApr: cheap.nominalApr - dear.nominalApr > 0.0005,
	};
}

/** How much the fees add to the APR, as a fraction. */
export const feesInApr = ({ terms, nominalApr }: LoanCost): number =>
	nominalApr - loanCost({ ...terms, fee: 0 }).nominalApr;
