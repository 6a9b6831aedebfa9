import type { ReactNode } from "react";
import { Headline } from "#components/tools/calculator";
import { buttonClass } from "#components/ui/button";
import { Fold } from "#components/ui/fold";
import { LinkItems } from "#components/ui/link-items";
import { type BorrowReply, isLent, limitReply, type Missing } from "#lib/can-i-borrow/borrow-check";
import { contactHref, requestedAmount } from "#lib/contact/contact-request";
import type { Range } from "#lib/products/key-facts";
import { amountText, cedis } from "#lib/text/cedis";
import { type LoanTerms, loanCost } from "#lib/tools/loan-cost";
import { EXAMPLE_FACTS, termsText } from "#lib/tools/loan-example";
import { loanHref } from "#lib/tools/loan-form";

/** A loan that an answer can lead to. */
export type FittingLoan = {
	/** Its list of 'Before you visit'. */
	visit: string;
	title: string;
	href: string;
	/** How much, for how long, what it costs: what the company has published. */
	facts: readonly { label: string; text: string }[];
	/** The amounts in GHS for which it is given. */
	range: Range | undefined;
	/** Its figures only show how this works. */
	isSample: boolean;
	/** The terms of its worked example; undefined when there is none. */
	example: LoanTerms | undefined;
	bring: readonly string[];
};

type BorrowAnswerProps = {
	reply: BorrowReply;
	loans: readonly FittingLoan[];
	/** The company's number; undefined if it has none. */
	call: { number: string; href: string } | undefined;
	/** The amount as typed. */
	typed: string | undefined;
};

/** What the answers mean: one card with what to do next, and what else there is to know, folded on a phone. For islands. */
export function BorrowAnswer(props: BorrowAnswerProps) {
	const { reply } = props;
	switch (reply.is) {
		case "unfinished":
			return (
				<Panel title="Please answer all four questions" look="border-gold-500 bg-gold-50">
					<ul className="mt-2 list-disc pl-5">
						{reply.questions.map(({ key, text }) => (
							<li key={key}>{text}</li>
						))}
					</ul>
				</Panel>
			);
		case "not-yet":
			return (
				<Panel title="Not yet. This is missing:" look="border-gold-500 bg-gold-50">
					<ul className="mt-3 space-y-4">
						{reply.missing.map((missing) => (
							<li key={missing.what}>
								<MissingText {...missing} />
							</li>
						))}
					</ul>
				</Panel>
			);
		case "ask":
			return <Loans {...props} reply={reply} />;
	}
}

type LoansProps = BorrowAnswerProps & { reply: Extract<BorrowReply, { is: "ask" }> };

/** The loans that fit, and where to go from there. */
function Loans({ reply, typed, loans, call }: LoansProps) {
	const fitting = reply.visits.flatMap((key) => loans.filter(({ visit }) => visit === key));
	const wanted = requestedAmount(typed);
	const lending = fitting.filter(({ range }) => wanted === undefined || isLent(wanted, range));
	const isOutside = wanted !== undefined && fitting.length > 0 && lending.length === 0;
	const amount = isOutside ? undefined : wanted;
	const shown = isOutside ? fitting : lending;
	const [likeliest] = shown;
	const request = contactHref({ tab: "loan", ...(likeliest && { product: likeliest.title }), amount });
	const ways = [
		...(likeliest
			? []
			: [
					{ label: "Work out what it costs", href: loanHref({ amount: wanted }) },
					{ label: "See what to bring", href: `/before-you-visit?product=${reply.visits[0]}` },
				]),
		{ label: "Find your nearest branch", href: "/locator" },
		...(call ? [{ label: `Call ${call.number}`, href: call.href }] : []),
	];
	const yes = `Yes, you can ask us for a loan${amount === undefined ? "" : ` of ${amountText(amount)}`}`;
	return (
		<>
			<Panel title={isOutside ? "Yes, but for another amount" : yes} look="border-success-700 bg-success-50">
				<p className="mt-1">
					This is not a promise. A loan officer looks at your papers and tells you yes or no.
				</p>
				{isOutside && <Limit {...limitReply(reply, wanted, loans)} />}
				{typed && wanted === undefined && (
					<p className="mt-3">{`We cannot read “${typed}” as an amount. Type it in figures, such as 5,000.`}</p>
				)}
				{likeliest && <Bring {...likeliest} />}
				<a href={request} className={buttonClass("primary", "mt-3 max-sm:w-full")}>
					{amount === undefined ? "Send a loan request" : `Request ${amountText(amount)}`}
				</a>
			</Panel>
			{likeliest?.example && <Example {...likeliest} terms={exampleFor(likeliest.example, amount)} />}
			{reply.first && (
				<Fold
					className="mt-4 border-line border-b pb-2"
					title={<span className="font-semibold text-ink-900">{reply.first.what}</span>}
				>
					<HowToGet {...reply.first} />
				</Fold>
			)}
			{shown.map((loan) => (
				<Loan key={loan.href} {...loan} amount={amount} isLikeliest={loan === likeliest} />
			))}
			<ul className="mt-4">
				<LinkItems links={ways} className="link-alone" />
			</ul>
		</>
	);
}

/** The example's terms, for the amount if one was given. */
const exampleFor = (terms: LoanTerms, amount: number | undefined): LoanTerms =>
	amount === undefined ? terms : { ...terms, amount: Math.round(amount * 100) };

const Bring = ({ title, bring }: FittingLoan) => (
	<>
		<p className="mt-3">{`Bring for ${title}:`}</p>
		<ul className="list-disc pl-5">
			{bring.map((what) => (
				<li key={what}>{what}</li>
			))}
		</ul>
	</>
);

const Example = ({ title, isSample, terms }: FittingLoan & { terms: LoanTerms }) => (
	<div className="mt-4">
		<Headline label={`${title}, an example: it costs in all`} value={cedis(loanCost(terms).cost)}>
			<p>{`${termsText(terms)}, with a fee of ${terms.fee}%.${isSample ? " Sample figures, not an offer." : ""}`}</p>
		</Headline>
	</div>
);

/** How much the loans are for, and the loans of others that are for the amount. */
const Limit = ({ text, others }: ReturnType<typeof limitReply<FittingLoan>>) => (
	<>
		<p className="mt-3">{text}</p>
		<ul className="mt-1 list-disc pl-5">
			{others.map(({ loan: { title, href, facts }, who }) => (
				<li key={href}>
					<a href={href} className="link">
						{title}
					</a>
					<span>{` (${facts[0]?.text})${who ? `: for ${who}` : ""}`}</span>
				</li>
			))}
		</ul>
	</>
);

/** `amount`: in GHS; undefined if none was given. What to bring for the likeliest, and its request, stand in the answer. */
type LoanProps = FittingLoan & { amount: number | undefined; isLikeliest: boolean };

function Loan({ amount, isLikeliest, ...loan }: LoanProps) {
	const { visit, title, href, isSample, example } = loan;
	const terms = example && exampleFor(example, amount);
	const facts = [
		...loan.facts,
		...(terms ? EXAMPLE_FACTS.map(([label, text]) => ({ label, text: text(terms) })) : []),
	];
	const links = [
		...(isLikeliest
			? []
			: [{ label: "Request this loan", href: contactHref({ tab: "loan", product: title, amount }) }]),
		{ label: "Work it out for your own amount", href: loanHref({ product: title, terms: example, amount }) },
		{ label: `See the costs of ${title}`, href },
		{ label: "Why we ask for these papers", href: `/before-you-visit?product=${visit}` },
	];
	return (
		<section className="mt-2 border-line border-b pb-2">
			<Fold
				title={
					<h3 className="text-lg">
						<span>{title}</span>
						{isSample && <span className="font-normal text-base"> (sample figures, not an offer)</span>}
					</h3>
				}
			>
				<dl>
					{facts.map(({ label, text }) => (
						<div key={label} className="mt-1 flex gap-3">
							<dt className="w-28 shrink-0 text-ink-700">{label}</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
				{!isLikeliest && <Bring {...loan} />}
				<ul className="mt-2">
					<LinkItems links={links} className="link-alone" />
				</ul>
			</Fold>
		</section>
	);
}

const Panel = ({ title, look, children }: { title: string; look: string; children: ReactNode }) => (
	<div className={`rounded-md border-l-4 px-5 py-4 ${look}`}>
		<h2 className="text-xl">{title}</h2>
		{children}
	</div>
);

const MissingText = (missing: Missing) => (
	<>
		<p className="font-semibold text-ink-900">{missing.what}</p>
		<HowToGet {...missing} />
	</>
);

const HowToGet = ({ how, link }: Omit<Missing, "what">) => (
	<>
		<p>{how}</p>
		{link && (
			<a href={link.href} className="link-alone">
				{link.label}
			</a>
		)}
	</>
);
