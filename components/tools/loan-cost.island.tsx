"use client";

import { Calculator } from "#components/tools/calculator";
import { LoanFields } from "#components/tools/loan-fields";
import { LoanResult, type LoanResultProps } from "#components/tools/loan-result";
import { type CalculatorQuery, useCalculator } from "#components/tools/use-calculator";
import { cedis } from "#lib/text/cedis";
import { type LoanTerms, loanCost, settlementOf } from "#lib/tools/loan-cost";
import { LOAN_PATH, type LoanField, loanQuery, loanTerms } from "#lib/tools/loan-form";
import type { Tool } from "#lib/tools/parse-number";
import { compareOffers } from "#lib/tools/two-offers";

/** An example from the market; none of its figures are the company's. */
const EXAMPLE_HREF = `${LOAN_PATH}?amount=5000&months=12&rate=36&fee=2#result`;

type LoanCostCalculatorProps = CalculatorQuery<LoanField> &
	Omit<LoanResultProps, "terms"> & {
		/** The visitor compares it with another offer. */
		isComparing: boolean;
	};

const LOAN: Tool<LoanField, LoanTerms> = {
	form: "loan",
	path: LOAN_PATH,
	parse: loanQuery,
	units: { months: "months", rate: "%", months2: "months", rate2: "%" },
	read: loanTerms,
};

/** Calculates the cost of a loan as the visitor types the offer. */
export default function LoanCostCalculator({
	query,
	hasQuery,
	isComparing,
	...shown
}: LoanCostCalculatorProps) {
	const kept = { ...(shown.product && { product: shown.product }), ...(isComparing && { compare: "1" }) };
	const calculator = useCalculator(LOAN, { query, hasQuery, kept });
	const { terms, settledTerms, field } = calculator;
	return (
		<Calculator
			// Without its fields, nobody could type the second offer.
			calculator={isComparing && query.rate2 === "" ? { ...calculator, startsWithAnswer: false } : calculator}
			summary={settledTerms ? summaryOf(settledTerms) : ""}
			promise={
				<>
					<p>
						Type the offer. You then see what you pay each time, what the loan costs in all, and its true rate
						per year (APR).
					</p>
					<p className="mt-3">
						An example, not an offer:{" "}
						<a href={EXAMPLE_HREF} className="link">
							{"GHS\u00a05,000 over 12\u00a0months at 36% a year, flat, with a fee of 2%"}
						</a>
					</p>
				</>
			}
			fields={
				<>
					{shown.product && <input type="hidden" name="product" value={shown.product} />}
					<LoanFields field={field} isComparing={isComparing} hasDays={query.first + query.early !== ""} />
				</>
			}
		>
			{terms && <LoanResult terms={terms} {...shown} />}
		</Calculator>
	);
}

function summaryOf(terms: LoanTerms): string {
	const loan = loanCost(terms);
	if (terms.other) return compareOffers(loan, loanCost(terms.other)).verdict;
	const cost = `You pay ${cedis(loan.instalment)} a ${terms.every}. The loan costs ${cedis(loan.cost)} in all.`;
	if (!terms.early) return cost;
	return `${cost} Paid back early, ${cedis(settlementOf(loan, terms.early.after).left)} is left.`;
}
