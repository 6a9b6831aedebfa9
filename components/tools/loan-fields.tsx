import { ChoiceField, TextField } from "#components/ui/field";
import type { LoanField, OfferField } from "#lib/tools/loan-cost";

type LoanFieldsProps = {
	/** The props of a field, by its name. */
	field: (name: LoanField) => { name: string; defaultValue: string; error: string | undefined };
	/** Of the other offer; its choices leave the URL alone until somebody chooses. */
	isOther?: boolean;
};

/** The terms of a loan offer besides its amount. For islands. */
export function LoanFields({ field, isOther = false }: LoanFieldsProps) {
	const own = (name: OfferField) => ({ ...field(isOther ? `${name}2` : name), form: "loan" });
	const number = { inputMode: "decimal", autoComplete: "off" } as const;
	return (
		<>
			<TextField {...own("months")} {...number} label="Months" inputMode="numeric" required />
			<ChoiceField {...own("every")} label="You pay" isPreset>
				<option value={isOther ? "" : "month"}>every month</option>
				<option value="week">every week</option>
				<option value="day">every day</option>
			</ChoiceField>
			<TextField
				{...own("rate")}
				{...number}
				label="Interest in % per year"
				hint="Were you told a rate per month? Multiply it by 12."
				required
			/>
			<ChoiceField {...own("method")} label="Interest is counted" isPreset>
				<option value={isOther ? "" : "flat"}>flat: on the whole loan</option>
				<option value="reducing">reducing: on what is left</option>
			</ChoiceField>
			<TextField
				{...own("fee")}
				{...number}
				label="Fees in % of the amount"
				hint="All that you pay when you get the loan."
			/>
		</>
	);
}
