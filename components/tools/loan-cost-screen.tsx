import { LoanCostCalculator } from "#components/tools/loan-cost.island";
import { ToolScreen } from "#components/tools/tool-screen";
import { calendarDate } from "#lib/calendar/calendar-date";
import { REGULATION } from "#lib/company/regulation";
import { SITE_PAGES } from "#lib/pages/page-registry";
import type { LoanField } from "#lib/tools/loan-cost";
import type { Typed } from "#lib/tools/parse-number";

/** The calculator of what a loan costs. `isAsked`: the address carries an offer. */
export function LoanCostScreen({ query, isAsked }: { query: Typed<LoanField>; isAsked: boolean }) {
	const checked = calendarDate(new Date(REGULATION.checkedOn));
	return (
		<ToolScreen
			title={SITE_PAGES.loanCost.title}
			intro="Type the offer that somebody made you, and see what the loan really costs. You can then share the page with your figures."
			counting={[
				"Flat: interest on the whole amount until the end. Reducing: only on what you still owe, so it gets less each month.",
				"You pay the same amount (the instalment) each month. Only the last one may differ a little, because of rounding.",
				"Fees are counted as paid on the day on which you get the loan.",
				"APR puts interest and fees into one rate per year, on the money that you really have. With it you can compare any two loans. Nominal is the rate per month times twelve. Effective adds interest on interest.",
				"Not counted: insurance, charges for paying late, and what paying early saves you.",
			]}
			notes={
				<section aria-labelledby="rules-title">
					<h2 id="rules-title" className="text-xl">
						Ask for the rate per year
					</h2>
					<p className="mt-3">{REGULATION.ratesPerYear}</p>
					<p className="mt-2">
						Ask for all charges in writing before you sign, and take the paper home. We never ask for money
						before a loan.
					</p>
					<p className="mt-2 text-ink-600 text-sm">
						{REGULATION.notAdvice} Last checked on <time dateTime={checked.iso}>{checked.text}</time>. The
						agreement that you sign is what counts.
					</p>
				</section>
			}
			next={[
				{ label: "Request a loan", href: "/contact?tab=loan" },
				{ label: "See our loans", href: "/products?category=loans" },
			]}
		>
			<LoanCostCalculator query={query} isAsked={isAsked} />
		</ToolScreen>
	);
}
