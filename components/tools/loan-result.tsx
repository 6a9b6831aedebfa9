import { Figures, Headline } from "#components/tools/calculator";
import { ButtonLink } from "#components/ui/button";
import { contactHref } from "#lib/contact/contact-request";
import { amountText, bareCedis, cedis } from "#lib/tools/cedis";
import {
	type InterestMethod,
	type LoanCost,
	type LoanTerms,
	loanCost,
	type PaymentRhythm,
	type Settlement,
	settlementOf,
} from "#lib/tools/loan-cost";
import { percent } from "#lib/tools/percent";
import "./numbers-table.css";

/** The longest table of payments. Daily payments over years would be thousands of rows. */
const ROWS_MAX = 130;

const COLUMN: Record<PaymentRhythm, string> = { month: "Month", week: "Week", day: "Day" };

/** The cost of a loan, compared with its cost under the other interest method; a request carries the amount along. For islands. */
export function LoanResult({ terms, product }: { terms: LoanTerms; product: string | undefined }) {
	const loans = {
		flat: loanCost({ ...terms, method: "flat" }),
		reducing: loanCost({ ...terms, method: "reducing" }),
	};
	const loan = loans[terms.method];
	const last = loan.schedule[loan.schedule.length - 1]?.payment;
	const times = loan.schedule.length;
	return (
		<>
			<Headline label={`You pay each ${terms.every}`} value={cedis(loan.instalment)}>
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
					...(terms.settlement ? [settlementFigure(loan, terms.settlement)] : []),
				]}
			/>
			<ButtonLink
				href={contactHref({ tab: "loan", product, amount: terms.amount / 100 })}
				className="mt-5 max-sm:w-full print:hidden"
			>
				{`Request ${amountText(terms.amount / 100)}`}
			</ButtonLink>
			<Comparison loans={loans} terms={terms} />
			{times <= ROWS_MAX && <Schedule loan={loan} every={terms.every} />}
		</>
	);
}

function settlementFigure(loan: LoanCost, settlement: Settlement) {
	const { left, saved } = settlementOf(loan, settlement);
	return {
		label: `Left to pay after payment ${settlement.after}`,
		value: cedis(left),
		note:
			saved > 0
				? `You save ${cedis(saved)} of interest. Ask whether paying early costs a charge.`
				: "All of the interest is counted, so paying early saves nothing.",
	};
}

const timesText = (times: number, last: number | undefined) =>
	`${times === 1 ? "once" : `${times} times`}${last === undefined ? "" : `, the last time ${cedis(last)}`}`;

type ComparisonProps = { loans: Record<InterestMethod, LoanCost>; terms: LoanTerms };

function Comparison({ loans, terms: { method: chosen, every } }: ComparisonProps) {
	const saving = loans.flat.cost - loans.reducing.cost;
	const { flat, reducing } = loans;
	const rows: readonly [label: string, flat: string, reducing: string][] = [
		[`Each ${every}`, bareCedis(flat.instalment), bareCedis(reducing.instalment)],
		["Costs in all", bareCedis(flat.cost), bareCedis(reducing.cost)],
		["APR", percent(flat.nominalApr), percent(reducing.nominalApr)],
		["APR with interest on interest", percent(flat.effectiveApr), percent(reducing.effectiveApr)],
	];
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
			<table className="numbers-table mt-3">
				<thead>
					<tr>
						<th scope="col">GHS</th>
						{(["flat", "reducing"] as const).map((method) => (
							<th key={method} scope="col">
								<span>{method}</span>
								{method === chosen && <span className="block">your choice</span>}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(([label, ...values]) => (
						<tr key={label}>
							<th scope="row">{label}</th>
							{values.map((value, at) => (
								<td
									// biome-ignore lint/suspicious/noArrayIndexKey: two columns that never move
									key={at}
									className={at === (chosen === "flat" ? 0 : 1) ? "is-chosen" : undefined}
								>
									{value}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

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
