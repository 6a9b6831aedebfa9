"use client";

import { Calculator, Figures } from "#components/tools/calculator";
import { LoanResult } from "#components/tools/loan-result";
import { useCalculator } from "#components/tools/use-calculator";
import { ChoiceField, TextField } from "#components/ui/field";
import { cedis } from "#lib/tools/cedis";
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

/** An example from the market; none of its figures are the company's. */
const EXAMPLE = loanCost({ amount: 500_000, months: 12, every: "month", rate: 36, method: "flat", fee: 2 });
const EXAMPLE_HREF = `${LOAN_PATH}?amount=5000&months=12&rate=36&method=flat&fee=2#result`;

type LoanCostCalculatorProps = {
	query: Typed<LoanField>;
	/** The URL contains an offer. */
	hasQuery: boolean;
	/** The product that a request with these figures is about. */
	product?: string;
};

/** Calculates the cost of a loan as the visitor types the offer. */
export default function LoanCostCalculator({ query, hasQuery, product }: LoanCostCalculatorProps) {
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
					<TextField {...number("months")} label="Months" inputMode="numeric" required />
					<ChoiceField {...field("every")} form="loan" label="You pay" isPreset>
						<option value="month">every month</option>
						<option value="week">every week</option>
						<option value="day">every day</option>
					</ChoiceField>
					<TextField
						{...number("rate")}
						label="Interest in % per year"
						hint="Were you told a rate per month? Multiply it by 12."
						required
					/>
					<ChoiceField {...field("method")} form="loan" label="Interest is counted" isPreset>
						<option value="flat">flat: on the whole loan</option>
						<option value="reducing">reducing: on what is left</option>
					</ChoiceField>
					<TextField
						{...number("fee")}
						label="Fees in % of the amount"
						hint="All that you pay when you get the loan."
					/>
					<details open={query.after !== "" || undefined} className="col-span-full" suppressHydrationWarning>
						<summary className="link flex min-h-11 items-center">Pay it back early</summary>
						<div className="mt-1 grid gap-4">
							<TextField
								{...number("after")}
								label="Pay all of it back after payment number"
								inputMode="numeric"
							/>
							<ChoiceField {...field("rule")} form="loan" label="Your agreement then counts" isPreset>
								<option value="">what is left of the loan</option>
								<option value="all">all of the interest too</option>
							</ChoiceField>
						</div>
					</details>
				</>
			}
		>
			{terms && <LoanResult terms={terms} product={product} />}
		</Calculator>
	);
}

function summaryOf(terms: Parameters<typeof loanCost>[0]): string {
	const loan = loanCost(terms);
	const early = terms.settlement && settlementOf(loan, terms.settlement);
	return `You pay ${cedis(loan.instalment)} a ${terms.every}. The loan costs ${cedis(loan.cost)} in all.${
		early ? ` Paid back early, ${cedis(early.left)} is left.` : ""
	}`;
}
