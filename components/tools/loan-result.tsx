import { Figures, Headline } from "#components/tools/calculator";
import { LoanComparison, LoanSchedule } from "#components/tools/loan-tables";
import { ButtonLink } from "#components/ui/button";
import { calendarDate } from "#lib/calendar/calendar-date";
import { contactHref } from "#lib/contact/contact-request";
import { amountText, cedis } from "#lib/text/cedis";
import { lowerFirst } from "#lib/text/first-letter";
import {
	type EarlyRepaymentLimit,
	earlyRepaymentCharge,
	earlyRepaymentRule,
	HIGHER_CHARGE,
	savingText,
} from "#lib/tools/early-repayment";
import { type LoanCost, type LoanTerms, loanCost, settlementOf } from "#lib/tools/loan-cost";
import { termsText } from "#lib/tools/loan-example";
import { LOAN_PATH, loanFields, loanHref } from "#lib/tools/loan-form";
import { percentText } from "#lib/tools/percent";
import { ABOUT_EFFECTIVE, compareOffers, OFFER_NAMES } from "#lib/tools/two-offers";
import { whatsappShareHref } from "#lib/web/whatsapp-share";

export type LoanResultProps = {
	terms: LoanTerms;
	/** Our product that a request with these figures is about. Without one, the offer may be somebody else's. */
	product?: string | undefined;
	/** The product's published figures are samples. */
	isSample: boolean;
	/** The limit of the charge for paying early, if it is confirmed. */
	earlyLimit: EarlyRepaymentLimit | undefined;
	/** The full URL of the page, for messages. */
	pageUrl: string;
};

/** The cost of a loan, compared with another offer or its cost under the other interest method. For islands. */
export function LoanResult({ terms, product, isSample, earlyLimit, pageUrl }: LoanResultProps) {
	const loan = loanCost(terms);
	const amount = terms.amount / 100;
	const { schedule, instalment } = loan;
	const last = schedule[schedule.length - 1]?.payment;
	/** The figures below those of both offers are of the first. */
	const [name] = terms.other ? OFFER_NAMES : [];
	const title = name ?? product;
	return (
		<>
			{terms.other && <Offers loan={loan} other={loanCost(terms.other)} pageUrl={pageUrl} />}
			<Headline
				label={`${title ? `${title}: you` : "You"} pay each ${terms.every}`}
				value={cedis(instalment)}
			>
				<p>{timesText(schedule.length, last === instalment ? undefined : last)}</p>
				<p className="mt-2 text-sm">{basisText(terms, isSample)}</p>
			</Headline>
			{[...new Set([terms.rate, terms.other?.rate])].filter(isRatherMonthly).map((rate) => (
				<p key={rate} className="mt-4 font-semibold text-danger-700">
					{`${rate}% a year is very little for a loan. If you were told ${rate}% a month, type ${Number((rate * 12).toFixed(2))}.`}
				</p>
			))}
			<Figures
				figures={[
					{
						label: "The loan costs in all",
						value: cedis(loan.cost),
						note: `Interest ${cedis(loan.interest)} and fees ${cedis(loan.fee)}${terms.feeSum === undefined ? "" : `, ${percentText(terms.fee / 100)} of the amount`}`,
					},
					{ label: "You pay back", value: cedis(loan.repaid) },
					{
						label: "APR, its true rate per year",
						value: percentText(loan.nominalApr),
						note: `${percentText(loan.effectiveApr)} with interest on interest${terms.other ? "" : `. ${ABOUT_EFFECTIVE}`}`,
					},
					...(terms.early ? settlementFigures(loan, terms.early, earlyLimit) : []),
				]}
			/>
			<p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
				{product ? (
					<ButtonLink href={contactHref({ tab: "loan", product, amount })} className="max-sm:w-full">
						{`Request ${amountText(amount)}`}
					</ButtonLink>
				) : (
					<ButtonLink href="/products?category=loans" className="max-sm:w-full">
						See our loans
					</ButtonLink>
				)}
				<a href={loanCalendarHref(terms)} className="link-alone">
					Put the payment days {name && `of ${lowerFirst(name)} `}into my calendar
				</a>
				{!terms.other && (
					<a href={`${loanHref({ terms, product })}&compare=1#offer2`} className="link-alone">
						Compare it with another offer
					</a>
				)}
			</p>
			{!terms.other && <Methods loan={loan} />}
			<LoanSchedule loan={loan} name={name} />
		</>
	);
}

/** % a year. Lenders in Ghana who name so little mean a month. */
const RATHER_MONTHLY_BELOW = 10;

const isRatherMonthly = (rate: number | undefined): rate is number =>
	rate !== undefined && rate > 0 && rate < RATHER_MONTHLY_BELOW;

/** The calendar file, or the field for the day without which there is none. */
const loanCalendarHref = ({ other: _, ...terms }: LoanTerms) =>
	terms.first ? `${LOAN_PATH}/repayments.ics?${new URLSearchParams(loanFields(terms))}` : "#early";

/** The terms from which the result is worked out. */
const basisText = (terms: LoanTerms, isSample: boolean) =>
	`${termsText(terms)}${terms.fee > 0 ? `, with a fee of ${percentText(terms.fee / 100)}` : ""}.${isSample ? " Sample figures, not an offer." : ""}`;

const timesText = (times: number, last: number | undefined) =>
	`${times === 1 ? "once" : `${times} times`}${last === undefined ? "" : `, the last time ${cedis(last)}`}`;

function settlementFigures(
	loan: LoanCost,
	{ month, after }: NonNullable<LoanTerms["early"]>,
	limit: EarlyRepaymentLimit | undefined,
) {
	const { left } = settlementOf(loan, after);
	const [, monthText] = calendarDate(new Date(month)).text.split("\u00a0");
	const advice = `${earlyRepaymentRule(limit)} ${HIGHER_CHARGE}`;
	const together = cedis(left + (loan.schedule[after - 1]?.payment ?? 0));
	const saving = `It comes on top of payment ${after} of ${loan.schedule.length}: have ${together} ready. ${savingText(loan, after)}`;
	const figure = { label: `Left to pay in ${monthText}`, value: cedis(left) };
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

/** Flat interest beside reducing. */
function Methods({ loan: { terms } }: { loan: LoanCost }) {
	const loans = [loanCost({ ...terms, method: "flat" }), loanCost({ ...terms, method: "reducing" })] as const;
	const saving = loans[0].cost - loans[1].cost;
	return (
		<LoanComparison
			title="Flat beside reducing"
			text={
				saving > 0 ? `At the same rate, flat costs you ${cedis(saving)} more.` : "Here the two cost the same."
			}
			columns={["flat", "reducing"]}
			loans={loans}
		/>
	);
}

/** Two offers side by side, to print and to send. */
function Offers({ loan, other, pageUrl }: { loan: LoanCost; other: LoanCost; pageUrl: string }) {
	const { verdict, why } = compareOffers(loan, other);
	const message = `${verdict} ${pageUrl}?${new URLSearchParams(loanFields(loan.terms))}`;
	return (
		<LoanComparison title={verdict} text={why} columns={OFFER_NAMES} loans={[loan, other]}>
			<p className="mt-2 text-ink-600 text-sm">{`With interest on interest: ${lowerFirst(ABOUT_EFFECTIVE)}`}</p>
			<ButtonLink
				href={whatsappShareHref(message)}
				variant="outline"
				className="mt-3 max-sm:w-full print:hidden"
			>
				Send it by WhatsApp
			</ButtonLink>
		</LoanComparison>
	);
}
