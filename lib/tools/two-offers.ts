import { cedis } from "#lib/tools/cedis";
import { type LoanCost, type LoanTerms, loanCost } from "#lib/tools/loan-cost";

export type Offer = LoanCost & {
	terms: LoanTerms;
	/** What the borrower receives once the fees are paid, in pesewas. */
	inHand: number;
	/** How much the fees add to the APR, as a fraction. */
	feesInApr: number;
};

/** What both offers cost, and in a sentence which costs less and by how much. */
export function compareOffers(first: LoanTerms, second: LoanTerms) {
	const [ours, other] = [offerOf(first), offerOf(second)];
	const by = other.cost - ours.cost;
	const [cheap, dear, name] = by > 0 ? [ours, other, "Our offer"] : [other, ours, "The other offer"];
	const hasHigherApr = by !== 0 && cheap.nominalApr - dear.nominalApr > 0.0005;
	const verdict =
		by === 0 ? "Both offers cost the same." : `${name} costs less: ${cedis(Math.abs(by))} less in all.`;
	return { ours, other, verdict, hasHigherApr };
}

function offerOf(terms: LoanTerms): Offer {
	const cost = loanCost(terms);
	return {
		...cost,
		terms,
		inHand: terms.amount - cost.fee,
		feesInApr: cost.nominalApr - loanCost({ ...terms, fee: 0 }).nominalApr,
	};
}
