"use client";

import { Calculator, Figures, Headline, NumberField } from "#components/tools/calculator";
import { type CalculatorQuery, useCalculator } from "#components/tools/use-calculator";
import { ChoiceField } from "#components/ui/field";
import { cedis } from "#lib/text/cedis";
import { grouped } from "#lib/text/grouped";
import { SUSU, SUSU_MONTH_DAYS, type SusuField, type SusuPlan, susuOutcome } from "#lib/tools/susu";

/** Calculates the outcome of a susu plan as the visitor types. */
export default function SusuCalculator(props: CalculatorQuery<SusuField>) {
	const calculator = useCalculator(SUSU, props);
	const { terms, settledTerms, field } = calculator;
	return (
		<Calculator
			calculator={calculator}
			summary={settledTerms ? `You receive ${cedis(susuOutcome(settledTerms).paidOut)}.` : ""}
			promise={<p>Type what you put aside, how often and for how long. You will see what you receive.</p>}
			fields={
				<>
					<NumberField {...field("amount")} label="Contribution in GHS" required />
					<ChoiceField {...field("every")} label="You contribute" isPreset>
						<option value="day">every day</option>
						<option value="week">every week</option>
					</ChoiceField>
					<NumberField
						{...field("days")}
						label="Days"
						hint="A month has about 30 days, a year 365."
						inputMode="numeric"
						required
					/>
					<ChoiceField {...field("fee")} label="Fee" hint="Ask your susu collector." isPreset>
						<option value="0">none</option>
						<option value="1">one contribution a month</option>
					</ChoiceField>
				</>
			}
		>
			{terms && <Outcome plan={terms} />}
		</Calculator>
	);
}

function Outcome({ plan }: { plan: SusuPlan }) {
	const { contributions, saved, feeMonths, fee, paidOut } = susuOutcome(plan);
	return (
		<>
			<Headline label="You receive" value={cedis(paidOut)}>
				<p>{`after ${grouped(plan.days)} ${plan.days === 1 ? "day" : "days"}${paidOut === 0 ? ": the fee takes all of it" : ""}`}</p>
			</Headline>
			<Figures
				figures={[
					{
						label: "You put aside",
						value: cedis(saved),
						note: `${grouped(contributions)} × ${cedis(plan.contribution)}`,
					},
					...(plan.hasFee
						? [
								{
									label: "The fee takes",
									value: cedis(fee),
									note: `${grouped(feeMonths)} × ${cedis(plan.contribution)}: one for each ${SUSU_MONTH_DAYS} days, at least one`,
								},
							]
						: []),
				]}
			/>
		</>
	);
}
