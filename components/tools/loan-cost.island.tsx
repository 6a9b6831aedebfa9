"use client";

import { Calculator, Figures } from "#components/tools/calculator";
import { LoanFields } from "#components/tools/loan-fields";
import { LoanResult } from "#components/tools/loan-result";
import { useCalculator } from "#components/tools/use-calculator";
import { TextField } from "#components/ui/field";
import { cedis } from "#lib/tools/cedis";
import type { EarlyRepaymentLimit } from "#lib/tools/early-repayment";
import {
	LOAN_PATH,
	type LoanField,
	loanCost,
	loanQuery,
	loanTerms,
	settlementOf,
} from "#lib/tools/loan-cost";
import type { Typed } from "#lib/tools/parse-number";
import { percent } from "#lib/tools/percent";
import { compareOffers } from "#lib/tools/two-offers";

/** An example from the market; none of its figures are the company's. */
const EXAMPLE = loanCost({ amount: 500_000, months: 12, every: "month", rate: 36, method: "flat", fee: 2 });
const EXAMPLE_HREF = `${LOAN_PATH}?amount=5000&months=12&rate=36&method=flat&fee=2#result`;

type LoanCostCalculatorProps = {
	query: Typed<LoanField>;
	/** The URL contains an offer. */
	hasQuery: boolean;
	/** The product that a request with these figures is about. */
	product?: string;
	/** The limit of the charge for paying early, if it is confirmed. */
	earlyLimit: EarlyRepaymentLimit | undefined;
	/** The visitor compares it with another offer. */
	isComparing: boolean;
	/** The full URL of the page, for messages. */
	pageUrl: string;
};

/** Calculates the cost of a loan as the visitor types the offer. */
export default function LoanCostCalculator({
	query,
	hasQuery,
	product,
	earlyLimit,
	isComparing,
	pageUrl,
}: LoanCostCalculatorProps) {
	const calculator = useCalculator({ path: LOAN_PATH, parse: loanQuery, read: loanTerms, query, hasQuery });
	const { terms, settledTerms, field } = calculator;
	const number = (name: LoanField) => ({
		...field(name),
		form: "loan",
		inputMode: "decimal" as const,
		autoComplete: "off",
	});
	return (
		<Calculator
			calculator={calculator}
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
					<Figures
						figures={[
							{ label: "Each month", value: cedis(EXAMPLE.instalment) },
							{ label: "Costs in all", value: cedis(EXAMPLE.cost) },
							{ label: "APR", value: percent(EXAMPLE.nominalApr) },
						]}
					/>
				</>
			}
			fields={
				<>
					{product && <input type="hidden" name="product" value={product} />}
					<TextField {...number("amount")} label="Amount of the loan in GHS" required />
					<LoanFields field={field} />
					<details
						id="early"
						open={query.after !== "" || undefined}
						className="col-span-full scroll-mt-20"
						suppressHydrationWarning
					>
						<summary className="link flex min-h-11 items-center">Pay it back early</summary>
						<TextField
							{...number("after")}
							label="Pay all of it back after payment number"
							inputMode="numeric"
							className="mt-1"
						/>
					</details>
					{isComparing && (
						<fieldset
							id="other"
							className="col-span-full grid scroll-mt-20 gap-4 sm:grid-cols-2 sm:items-end"
						>
							<legend className="font-semibold text-lg">The other offer</legend>
							<input type="hidden" name="compare" value="1" />
							<LoanFields field={field} isOther />
						</fieldset>
					)}
				</>
			}
		>
			{terms && <LoanResult terms={terms} product={product} earlyLimit={earlyLimit} pageUrl={pageUrl} />}
		</Calculator>
	);
}

function summaryOf(terms: Parameters<typeof loanCost>[0]): string {
	const loan = loanCost(terms);
	const early = terms.settledAfter && settlementOf(loan, terms.settledAfter);
	if (terms.other) return compareOffers(terms, terms.other).verdict;
	return `You pay ${cedis(loan.instalment)} a ${terms.every}. The loan costs ${cedis(loan.cost)} in all.${
		early ? ` Paid back early, ${cedis(early.left)} is left.` : ""
	}`;
}
