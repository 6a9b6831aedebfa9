import { amountText } from "#lib/text/cedis";
import { type LoanTerms, loanCost } from "#lib/tools/loan-cost";
import { percentText } from "#lib/tools/percent";

/** 'GHS 5,000 for 12 months at 36% a year (flat), paid every month', without its fee. */
export const termsText = ({ amount, months, rate, method, every }: LoanTerms): string =>
	`${amountText(amount / 100)} for ${monthsText(months)} at ${rate}% a year (${method}), paid every ${every}`;

/** '12 months', without a line break inside. */
export const monthsText = (months: number): string =>
	months === 1 ? "1\u00a0month" : `${months}\u00a0months`;

/**
 * A worked example in three facts. The first has the rate and how often one pays, without which nobody can check the APR.
 */
export const EXAMPLE_FACTS: readonly (readonly [label: string, text: (terms: LoanTerms) => string])[] = [
	["Example", (terms) => `${termsText(terms)}, costs ${amountText(loanCost(terms).cost / 100)}`],
	["Fee of the example", ({ fee }) => `${fee}%`],
	["APR of the example", (terms) => percentText(loanCost(terms).nominalApr)],
];
