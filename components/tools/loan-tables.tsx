import type { ReactNode } from "react";
import { bareCedis } from "#lib/text/cedis";
import { grouped } from "#lib/text/grouped";
import type { LoanCost, PaymentRhythm } from "#lib/tools/loan-cost";
import { percentText } from "#lib/tools/percent";
import { feesInApr } from "#lib/tools/two-offers";
import "./numbers-table.css";

type LoanComparisonProps = {
	title: string;
	text?: string | undefined;
	columns: readonly [string, string];
	loans: readonly [LoanCost, LoanCost];
	children?: ReactNode;
};

/** Two loans side by side, in what differs. For islands. */
export function LoanComparison({ title, text, columns, loans, children }: LoanComparisonProps) {
	const [every, other] = loans.map(({ terms }) => terms.every);
	const payment: Row = [
		`You pay each ${every === other ? every : "time"}`,
		({ instalment }) => bareCedis(instalment),
	];
	const rows = [payment, ...ROWS]
		.map(([label, of]) => ({ label, cells: loans.map(of) }))
		.filter(({ cells: [one, two] }) => one !== two);
	return (
		<section aria-labelledby="comparison-title" className="my-8">
			<h2 id="comparison-title" className="text-xl">
				{title}
			</h2>
			{text && <p className="mt-1">{text}</p>}
			{rows.length > 0 && (
				<table className="numbers-table mt-3">
					<thead>
						<tr>
							<th scope="col">GHS</th>
							{columns.map((name) => (
								<th key={name} scope="col">
									{name}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ label, cells }) => (
							<tr key={label}>
								<th scope="row">{label}</th>
								{columns.map((name, at) => (
									<td key={name}>{cells[at]}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			)}
			{children}
		</section>
	);
}

type Row = readonly [label: string, of: (loan: LoanCost) => string];

const ROWS: readonly Row[] = [
	["How often", ({ schedule, terms }) => `${grouped(schedule.length)}, each ${terms.every}`],
	["You get in hand", ({ inHand }) => bareCedis(inHand)],
	["You pay back", ({ repaid }) => bareCedis(repaid)],
	["Costs in all", ({ cost }) => bareCedis(cost)],
	["Quoted rate", ({ terms }) => percentText(terms.rate / 100)],
	["APR, the true rate", ({ nominalApr }) => percentText(nominalApr)],
	["Of the APR, from fees", (loan) => percentText(feesInApr(loan))],
	["APR with interest on interest", ({ effectiveApr }) => percentText(effectiveApr)],
];

/** The longest table of payments. Daily payments over years would be thousands of rows. */
const ROWS_MAX = 130;

const COLUMN: Record<PaymentRhythm, string> = { month: "Month", week: "Week", day: "Day" };

type LoanScheduleProps = {
	loan: LoanCost;
	/** Of two that are compared. */
	name?: string | undefined;
};

/** Every payment of a loan, unless they are too many. For islands. */
export function LoanSchedule({ loan: { schedule, repaid, interest, terms }, name }: LoanScheduleProps) {
	if (schedule.length > ROWS_MAX) return null;
	const { every } = terms;
	return (
		<details className="mt-8 rounded-lg border border-line" suppressHydrationWarning>
			<summary className="flex min-h-14 items-center justify-between gap-4 px-3 sm:px-5 font-semibold text-ink-900 text-lg">
				{name && `${name}: `}
				{COLUMN[every]} by {every}
				<span className="text-brand-700 text-sm underline underline-offset-4">show or hide</span>
			</summary>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it sideways */}
			<section aria-label="Schedule" tabIndex={0} className="overflow-x-auto px-3 pb-4 sm:px-5">
				<table className="numbers-table">
					<caption className="sr-only">Each {every}’s payment, in GHS</caption>
					<thead>
						<tr>
							{[COLUMN[every], "You pay", "Interest", "Off the loan", "Left"].map((title) => (
								<th key={title} scope="col">
									{title}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{schedule.map(({ number, payment, interest, principal, balance }) => (
							<PaymentRow key={number} title={number} amounts={[payment, interest, principal, balance]} />
						))}
					</tbody>
					<tfoot className="border-line-strong border-t-2">
						<PaymentRow title="All" amounts={[repaid, interest, repaid - interest]} />
					</tfoot>
				</table>
			</section>
		</details>
	);
}

const PaymentRow = ({ title, amounts }: { title: ReactNode; amounts: readonly number[] }) => (
	<tr>
		<th scope="row">{title}</th>
		{["payment", "interest", "principal", "balance"].map((name, at) => (
			<td key={name}>{amounts[at] !== undefined && bareCedis(amounts[at])}</td>
		))}
	</tr>
);
