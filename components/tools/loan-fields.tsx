import { NumberField } from "#components/tools/calculator";
import { ChoiceField, TextField } from "#components/ui/field";
import { COMPARE_HREF, type LoanField, type OfferField } from "#lib/tools/loan-form";
import { OFFER_NAMES } from "#lib/tools/two-offers";
import type { SiteLink } from "#lib/web/site-link";

type FieldOf = (name: LoanField) => {
	name: string;
	form: string;
	defaultValue: string;
	error: string | undefined;
	correction: SiteLink | undefined;
};

type LoanFieldsProps = {
	/** The props of a field, by its name. */
	field: FieldOf;
	/** Two offers are compared. */
	isComparing: boolean;
	/** The fields of the payment days are shown from the start. */
	hasDays: boolean;
};

/** The terms of a loan offer, or of two for the same amount, and the days of its payments. For islands. */
export const LoanFields = ({ field, isComparing, hasDays }: LoanFieldsProps) => (
	<>
		{!isComparing && (
			<p className="col-span-full">
				<a href={COMPARE_HREF} className="link-alone">
					Compare two offers
				</a>
			</p>
		)}
		<NumberField {...field("amount")} label="Amount of the loan in GHS" required />
		<Offer field={field} isComparing={isComparing} suffix="" />
		<details
			id="early"
			open={hasDays || undefined}
			className="col-span-full scroll-mt-20"
			suppressHydrationWarning
		>
			<summary className="link flex min-h-11 items-center">
				Pay it back early, or note the payment days
			</summary>
			<div className="mt-1 grid grid-cols-1 gap-4 sm:grid-cols-2">
				<TextField {...field("first")} type="date" label="Day of the first payment" />
				<TextField
					{...field("early")}
					type="month"
					label="Month in which you pay all of it back"
					placeholder="5/2027"
					hint="Give the day of the first payment, too."
				/>
			</div>
		</details>
		{isComparing && (
			<>
				<input type="hidden" name="compare" value="1" />
				<Offer field={field} isComparing suffix="2" />
			</>
		)}
	</>
);

type OfferProps = Pick<LoanFieldsProps, "field" | "isComparing"> & { suffix: "" | "2" };

function Offer({ field, isComparing, suffix }: OfferProps) {
	const own = (name: OfferField) => field(`${name}${suffix}`);
	return (
		<fieldset id={`offer${suffix}`} className="col-span-full grid scroll-mt-20 gap-4 sm:grid-cols-2 sm:gap-5">
			<legend className={isComparing ? "mb-3 font-semibold text-lg" : "sr-only"}>
				{OFFER_NAMES[suffix === "" ? 0 : 1]}
			</legend>
			<NumberField {...own("months")} label="Months" inputMode="numeric" required />
			<ChoiceField {...own("every")} label="You pay" isPreset>
				<option value="">every month</option>
				<option value="week">every week</option>
				<option value="day">every day</option>
			</ChoiceField>
			<NumberField
				{...own("rate")}
				label="Interest in % per year"
				hint="Were you told a rate per month? Multiply it by 12."
				required
			/>
			<ChoiceField {...own("method")} label="Interest is counted" isPreset>
				<option value="">flat: on the whole loan</option>
				<option value="reducing">reducing: on what is left</option>
			</ChoiceField>
			<NumberField
				{...own("fee")}
				label="Fees in % of the amount"
				hint="All that you pay when you get the loan. A sum is fine, too: GHS 50."
			/>
		</fieldset>
	);
}
