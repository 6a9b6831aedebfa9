import { Figures, Headline } from "#components/tools/calculator";
import { ButtonLink, buttonClass } from "#components/ui/button";
import { TextField } from "#components/ui/field";
import { contactHref } from "#lib/contact/contact-request";
import { grouped } from "#lib/text/grouped";
import { amountText, bareCedis, cedis } from "#lib/tools/cedis";
import {
	type EarlyRepaymentLimit,
	earlyRepaymentCharge,
	earlyRepaymentRule,
	HIGHER_CHARGE,
} from "#lib/tools/early-repayment";
import {
	type InterestMethod,
	LOAN_PATH,
	type LoanCost,
	type LoanTerms,
	loanCost,
	loanFields,
	type PaymentRhythm,
	settlementOf,
} from "#lib/tools/loan-cost";
import { percent } from "#lib/tools/percent";
import { compareOffers, type Offer } from "#lib/tools/two-offers";
import "./numbers-table.css";

/** The longest table of payments. Daily payments over years would be thousands of rows. */
const ROWS_MAX = 130;

const COLUMN: Record<PaymentRhythm, string> = { month: "Month", week: "Week", day: "Day" };

type LoanResultProps = {
	terms: LoanTerms;
	product: string | undefined;
	/** The limit of the charge for paying early, if it is confirmed. */
	earlyLimit: EarlyRepaymentLimit | undefined;
	/** The full URL of the page. */
	pageUrl: string;
};

/** The cost of a loan, compared with its cost under the other interest method; a request carries the amount along. For islands. */
export function LoanResult({ terms, product, earlyLimit, pageUrl }: LoanResultProps) {
	const loans = {
		flat: loanCost({ ...terms, method: "flat" }),
		reducing: loanCost({ ...terms, method: "reducing" }),
	};
	const loan = loans[terms.method];
	const last = loan.schedule[loan.schedule.length - 1]?.payment;
	const times = loan.schedule.length;
	return (
		<>
			{terms.other && <Offers terms={terms} other={terms.other} pageUrl={pageUrl} />}
			<Headline
				label={`${terms.other ? "Our offer: you" : "You"} pay each ${terms.every}`}
				value={cedis(loan.instalment)}
			>
				<p>{timesText(times, last === loan.instalment ? undefined : last)}</p>
			</Headline>
			<Figures
				figures={[
					{
						label: "The loan costs in all",
						value: cedis(loan.cost),
						note: `Interest ${cedis(loan.interest)} and fees ${cedis(loan.fee)}`,
					},
					{ label: "You pay back", value: cedis(loan.repaid) },
					{
						label: "APR, its true rate per year",
						value: percent(loan.nominalApr),
						note: `${percent(loan.effectiveApr)} with interest on interest`,
					},
					...(terms.settledAfter ? settlementFigures(loan, terms.settledAfter, earlyLimit) : []),
				]}
			/>
			<ButtonLink
				href={contactHref({ tab: "loan", product, amount: terms.amount / 100 })}
				className="mt-5 max-sm:w-full print:hidden"
			>
				{`Request ${amountText(terms.amount / 100)}`}
			</ButtonLink>
			{!terms.other && (
				<>
					<p className="mt-3 print:hidden">
						<a
							href={`${LOAN_PATH}?${new URLSearchParams({ ...loanFields(terms), compare: "1" })}#other`}
							className="link"
						>
							Compare it with another offer
						</a>
					</p>
					<Comparison loans={loans} terms={terms} />
				</>
			)}
			{times <= ROWS_MAX && <Schedule loan={loan} every={terms.every} />}
			<PaymentDays terms={terms} />
		</>
	);
}

function settlementFigures(loan: LoanCost, after: number, limit: EarlyRepaymentLimit | undefined) {
	const { left, saved } = settlementOf(loan, after);
	const advice = `${earlyRepaymentRule(limit)} ${HIGHER_CHARGE}`;
	const figure = { label: `Left to pay after payment ${after}`, value: cedis(left) };
	const saving = `You save ${cedis(saved)} of interest.`;
	if (!limit) return [{ ...figure, note: `${saving} ${advice}` }];
	return [
		{ ...figure, note: saving },
		{
			label: `A charge of ${limit.percent}% would be`,
			value: cedis(earlyRepaymentCharge(left, limit)),
			note: advice,
		},
	];
}

/** The days of repayment for a calendar; a plain form, so that it works without script. */
const PaymentDays = ({ terms }: { terms: LoanTerms }) => (
	<form
		action={`${LOAN_PATH}/repayments.ics`}
		className="mt-8 grid gap-3 sm:grid-cols-2 sm:items-end print:hidden"
	>
		{Object.entries(loanFields({ ...terms, other: undefined })).map(([name, value]) => (
			<input key={name} type="hidden" name={name} value={value} />
		))}
		<TextField name="first" form="days" type="date" label="Day of the first payment" required />
		<button type="submit" className={buttonClass("outline", "min-h-12")}>
			Put the days into my calendar
		</button>
	</form>
);

const timesText = (times: number, last: number | undefined) =>
	`${times === 1 ? "once" : `${times} times`}${last === undefined ? "" : `, the last time ${cedis(last)}`}`;

type ComparisonProps = { loans: Record<InterestMethod, LoanCost>; terms: LoanTerms };

function Comparison({ loans: { flat, reducing }, terms: { method: chosen, every } }: ComparisonProps) {
	const saving = flat.cost - reducing.cost;
	const loans = [flat, reducing] as const;
	return (
		<section aria-labelledby="comparison-title" className="mt-8">
			<h2 id="comparison-title" className="text-xl">
				Flat beside reducing
			</h2>
			<p className="mt-1">
				{saving > 0
					? `At the same rate, flat costs you ${cedis(saving)} more.`
					: "Here the two cost the same."}
			</p>
			<TwoColumns
				columns={["flat", "reducing"]}
				chosen={chosen}
				loans={loans}
				rows={[
					[`Each ${every}`, ({ instalment }) => bareCedis(instalment)],
					["Costs in all", ({ cost }) => bareCedis(cost)],
					["APR", ({ nominalApr }) => percent(nominalApr)],
					["APR with interest on interest", ({ effectiveApr }) => percent(effectiveApr)],
				]}
			/>
		</section>
	);
}

/** Our offer beside another one, to print and to send. */
function Offers({ terms, other, pageUrl }: { terms: LoanTerms; other: LoanTerms; pageUrl: string }) {
	const { ours, other: theirs, verdict, hasHigherApr } = compareOffers(terms, other);
	const message = `${verdict} ${pageUrl}?${new URLSearchParams(loanFields(terms))}`;
	return (
		<section aria-labelledby="offers-title" className="mb-8">
			<h2 id="offers-title" className="text-xl">
				{verdict}
			</h2>
			{hasHigherApr && (
				<p className="mt-1">
					Its APR is higher all the same, because you have less of the money, or have it for a shorter time.
				</p>
			)}
			<TwoColumns
				columns={["Our offer", "The other offer"]}
				loans={[ours, theirs]}
				rows={[
					["You pay each time", ({ instalment }) => bareCedis(instalment)],
					["How often", ({ schedule, terms }) => `${grouped(schedule.length)}, each ${terms.every}`],
					["You get in hand", ({ inHand }) => bareCedis(inHand)],
					["You pay back", ({ repaid }) => bareCedis(repaid)],
					["Costs in all", ({ cost }) => bareCedis(cost)],
					["Rate that is quoted", ({ terms }) => percent(terms.rate / 100)],
					["APR, the true rate", ({ nominalApr }) => percent(nominalApr)],
					["Of it, hidden in fees", ({ feesInApr }) => percent(feesInApr)],
				]}
			/>
			<ButtonLink
				href={`https://wa.me/?text=${encodeURIComponent(message)}`}
				variant="outline"
				rel="noopener"
				className="mt-3 max-sm:w-full print:hidden"
			>
				Send it by WhatsApp
			</ButtonLink>
		</section>
	);
}

type TwoColumnsProps<Loan> = {
	columns: readonly [string, string];
	/** The column that the visitor has chosen. */
	chosen?: string;
	loans: readonly [Loan, Loan];
	rows: readonly (readonly [label: string, of: (loan: Loan) => string])[];
};

const TwoColumns = <Loan extends LoanCost | Offer>({
	columns,
	chosen,
	loans,
	rows,
}: TwoColumnsProps<Loan>) => (
	<table className="numbers-table mt-3">
		<thead>
			<tr>
				<th scope="col">GHS</th>
				{columns.map((name) => (
					<th key={name} scope="col">
						<span>{name}</span>
						{name === chosen && <span className="block">your choice</span>}
					</th>
				))}
			</tr>
		</thead>
		<tbody>
			{rows.map(([label, of]) => (
				<tr key={label}>
					<th scope="row">{label}</th>
					{columns.map((name, at) => (
						<td key={name} className={name === chosen ? "is-chosen" : undefined}>
							{of(loans[at as 0 | 1])}
						</td>
					))}
				</tr>
			))}
		</tbody>
	</table>
);

const Schedule = ({ loan, every }: { loan: LoanCost; every: PaymentRhythm }) => (
	<details className="mt-8 rounded-lg border border-line" suppressHydrationWarning>
		<summary className="flex min-h-14 items-center justify-between gap-4 px-3 sm:px-5 font-semibold text-ink-900 text-lg">
			{COLUMN[every]} by {every}
			<span className="text-brand-700 text-sm underline underline-offset-4">show or hide</span>
		</summary>
		{/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it sideways */}
		<section aria-label="Schedule" tabIndex={0} className="overflow-x-auto px-3 pb-4 sm:px-5">
			<table className="numbers-table">
				<caption className="sr-only">Each {every}’s payment, in GHS</caption>
				<thead>
					<tr>
						<th scope="col">{COLUMN[every]}</th>
						<th scope="col">You pay</th>
						<th scope="col">Interest</th>
						<th scope="col">Off the loan</th>
						<th scope="col">Left</th>
					</tr>
				</thead>
				<tbody>
					{loan.schedule.map(({ number, payment, interest, principal, balance }) => (
						<tr key={number}>
							<th scope="row">{number}</th>
							<td>{bareCedis(payment)}</td>
							<td>{bareCedis(interest)}</td>
							<td>{bareCedis(principal)}</td>
							<td>{bareCedis(balance)}</td>
						</tr>
					))}
				</tbody>
				<tfoot className="border-line-strong border-t-2">
					<tr>
						<th scope="row">All</th>
						<td>{bareCedis(loan.repaid)}</td>
						<td>{bareCedis(loan.interest)}</td>
						<td>{bareCedis(loan.repaid - loan.interest)}</td>
						<td />
					</tr>
				</tfoot>
			</table>
		</section>
	</details>
);
