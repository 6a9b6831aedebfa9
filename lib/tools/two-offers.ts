import { cedis } from "#lib/text/cedis";
import { type LoanCost, loanCost } from "#lib/tools/loan-cost";
import { percentText } from "#lib/tools/percent";

/** How far the APR goes in comparing loans. */
export const COMPARE_BY_APR =
	"Compare loans that run equally long by their APR. A shorter one may cost less in all, though its APR is higher.";

/** The meaning of the second rate per year. */
export const ABOUT_EFFECTIVE =
	"Some lenders call that the effective rate. It is higher, so compare it only with another of its kind.";

export const OFFER_NAMES = ["Offer 1", "Offer 2"] as const;

/** Two figures that differ by less than this share of the larger are about equal. */
const ABOUT_EQUAL = 0.03;

/** Negative if the first is lower, positive if it is higher, 0 if they are about equal. */
const order = (one: number, two: number): number =>
	Math.abs(one - two) < ABOUT_EQUAL * Math.max(one, two) ? 0 : Math.sign(one - two);

/**
 * In a sentence, which of two offers costs less and by how much; and why, if their rates per year do not say the same. The two rates,
 * with and without interest on interest, must agree before one offer is said to have the lower.
 */
export function compareOffers(one: LoanCost, two: LoanCost): { verdict: string; why?: string } {
	const by = two.cost - one.cost;
	const costOrder = order(one.cost, two.cost);
	const aprOrder = order(one.nominalApr, two.nominalApr);
	const rateOrder = aprOrder === order(one.effectiveApr, two.effectiveApr) ? aprOrder : 0;
	const [cheap, dear] = by >= 0 ? [one, two] : [two, one];
	const [name, other] = by >= 0 ? OFFER_NAMES : [OFFER_NAMES[1], OFFER_NAMES[0]];
	const less = `${cedis(Math.abs(by))} less in all`;
	if (costOrder === 0) {
		const equal =
			by === 0 ? "Both offers cost the same" : `The offers are about equal: ${name} costs ${less}`;
		if (rateOrder === 0) return { verdict: `${equal}.`, ...(by !== 0 && { why: nearRates(one, two) }) };
		const low = rateOrder < 0 ? OFFER_NAMES[0] : OFFER_NAMES[1];
		return {
			verdict: `${equal}, and ${low} has the lower APR.`,
			why: `You have more of the money with ${low}, or have it for longer.`,
		};
	}
	if (rateOrder === costOrder) return { verdict: `${name} costs less: ${less}.` };
	const shorter = dear.terms.months - cheap.terms.months;
	const runsShorter = `it runs ${shorter} ${shorter === 1 ? "month" : "months"} shorter`;
	if (rateOrder === 0)
		return {
			verdict: `${name} costs less: ${less}. Per year the offers are about equal.`,
			why: `${shorter > 0 ? `${name} costs less because ${runsShorter}. ` : ""}${nearRates(one, two)}`,
		};
	const reason = shorter > 0 ? runsShorter : "you have less of the money, or pay it back sooner";
	return {
		verdict: `${name} costs less: ${less}, but ${other} has the lower APR.`,
		why: `${name} costs less because ${reason}. For each month in which you have the money, ${other} is cheaper.`,
	};
}

/** Why neither of two offers has the lower rate per year. */
function nearRates(one: LoanCost, two: LoanCost): string {
	const pair = (of: "nominalApr" | "effectiveApr") => `${percentText(one[of])} and ${percentText(two[of])}`;
	const difference = (of: "nominalApr" | "effectiveApr") => one[of] - two[of];
	if (difference("nominalApr") * difference("effectiveApr") < 0)
		return `Their APRs, ${pair("nominalApr")}, and their rates with interest on interest, ${pair("effectiveApr")}, do not say the same.`;
	return order(one.nominalApr, two.nominalApr) === 0
		? `Their APRs are nearly the same: ${pair("nominalApr")}.`
		: `Their rates with interest on interest are nearly the same: ${pair("effectiveApr")}.`;
}

/** How much the fees add to the APR, as a fraction. */
export const feesInApr = ({ terms, nominalApr }: LoanCost): number =>
	nominalApr - loanCost({ ...terms, fee: 0 }).nominalApr;
