"use client";

import { Calculator, Figures, Headline, NumberField } from "#components/tools/calculator";
import { type CalculatorQuery, useCalculator } from "#components/tools/use-calculator";
import { cedis } from "#lib/text/cedis";
import { DEPOSIT, type DepositField, depositValue } from "#lib/tools/fixed-deposit";

/** Calculates the return of a fixed deposit as the visitor types. */
export default function FixedDepositCalculator(props: CalculatorQuery<DepositField>) {
	const calculator = useCalculator(DEPOSIT, props);
	const { terms, settledTerms, field } = calculator;
	const outcome = terms && depositValue(terms);
	return (
		<Calculator
			calculator={calculator}
			summary={settledTerms ? `You receive ${cedis(depositValue(settledTerms).value)} at the end.` : ""}
			promise={<p>Type the amount, the months and the rate. You will see what you receive at the end.</p>}
			fields={
				<>
					<NumberField {...field("amount")} label="Amount in GHS" required />
					<NumberField {...field("months")} label="Months" inputMode="numeric" required />
					<NumberField
						{...field("rate")}
						label="Interest in % per year"
						hint="Ask at a branch for the rate of the day."
						required
					/>
				</>
			}
		>
			{outcome && (
				<>
					<Headline label="You receive at the end" value={cedis(outcome.value)}>
						<p>{`after ${terms.months} ${terms.months === 1 ? "month" : "months"}`}</p>
					</Headline>
					<Figures
						figures={[
							{ label: "You put in", value: cedis(terms.amount) },
							{
								label: "Interest",
								value: cedis(outcome.interest),
								note: "Simple interest, paid once at the end",
							},
						]}
					/>
				</>
			)}
		</Calculator>
	);
}
