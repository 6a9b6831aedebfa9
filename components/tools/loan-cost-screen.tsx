import LoanCostCalculator from "#components/tools/loan-cost.island";
import { ToolScreen } from "#components/tools/tool-screen";
import { Fold } from "#components/ui/fold";
import { Island } from "#components/ui/island";
import { calendarDate } from "#lib/calendar/calendar-date";
import { confirmedValue, FACTS } from "#lib/company/facts";
import { contactHref } from "#lib/contact/contact-request";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { absoluteUrl } from "#lib/seo/absolute-url";
import type { EarlyRepaymentLimit } from "#lib/tools/early-repayment";
import { LOAN_PATH, type LoanField } from "#lib/tools/loan-form";
import type { Typed } from "#lib/tools/parse-number";
import { COMPARE_BY_APR } from "#lib/tools/two-offers";

type LoanCostScreenProps = {
	query: Typed<LoanField>;
	/** The URL contains an offer. */
	hasQuery: boolean;
	/** The title of the product that the visitor came from, as it stands in the URL. */
	product: string | undefined;
	/** That product's published figures are samples. */
	isSample: boolean;
	/** The visitor compares it with another offer. */
	isComparing: boolean;
};

/** The loan cost calculator. */
export function LoanCostScreen({ query, hasQuery, product, isSample, isComparing }: LoanCostScreenProps) {
	const checked = calendarDate(new Date(FACTS.ratesPerYear.checkedOn));
	return (
		<ToolScreen
			page={SITE_PAGES.loanCost}
			intro="See what a loan offer really costs."
			counting={[
				"Flat: interest on the whole amount until the end. Reducing: only on what you still owe, so it gets less with each payment.",
				"You pay the same amount (the instalment) each time. Only the last one may differ a little, because of rounding.",
				"Fees are counted as paid on the day on which you get the loan.",
				`APR puts interest and fees into one rate per year, on the money that you really have. ${COMPARE_BY_APR}`,
				"Paying it back early: what is left of the loan after the last payment in that month, as in the table.",
				"Not counted: insurance, and charges for paying late or early.",
			]}
			notes={
				<Fold title={<h2 className="text-xl">Ask for the rate per year</h2>}>
					<p className="mt-3">{FACTS.ratesPerYear.value}</p>
					<p className="mt-2">
						Ask for all charges in writing before you sign, and take the paper home. We never ask for money
						before a loan.
					</p>
					<p className="mt-2 text-ink-600 text-sm">
						This is general information, not legal advice. Last checked on{" "}
						<time dateTime={checked.iso}>{checked.text}</time>. The agreement that you sign is what counts.
					</p>
				</Fold>
			}
			next={[
				{ label: "Request a loan", href: contactHref({ tab: "loan", product }) },
				{ label: "See our loans", href: "/products?category=loans" },
			]}
		>
			<Island name="loan-cost" when="interaction">
				<LoanCostCalculator
					query={query}
					hasQuery={hasQuery}
					product={product}
					isSample={isSample}
					isComparing={isComparing}
					pageUrl={absoluteUrl(LOAN_PATH)}
					earlyLimit={confirmedValue<EarlyRepaymentLimit>(FACTS.earlyRepaymentCharge)}
				/>
			</Island>
		</ToolScreen>
	);
}
