"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { buttonClass } from "#components/ui/button";
import { TextField } from "#components/ui/field";
import { LinkItems } from "#components/ui/link-items";
import {
	type BorrowAnswers,
	type BorrowReply,
	borrowAnswers,
	borrowReply,
	CAN_I_BORROW_PATH,
	isLent,
	limitReply,
	type Missing,
	QUESTIONS,
	type Question,
} from "#lib/can-i-borrow/borrow-check";
import { contactHref, requestedAmount } from "#lib/contact/contact-request";
import type { Range } from "#lib/products/key-facts";
import { amountText } from "#lib/text/cedis";
import type { LoanTerms } from "#lib/tools/loan-cost";
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

type BorrowCheckProps = {
	/** The answers submitted without script. */
	answers: BorrowAnswers;
	loans: readonly FittingLoan[];
	/** The company's number; undefined if it has none. */
	call: { number: string; href: string } | undefined;
};

/** The four questions and the answer. With script no data leaves the browser; without, the server renders the answer. */
export default function BorrowCheck({ answers: first, loans, call }: BorrowCheckProps) {
	const [answers, setAnswers] = useState(first);
	const [turn, setTurn] = useState(0);
	const panel = useRef<HTMLDivElement>(null);
	const reply = borrowReply(answers);

	const form = useRef<HTMLFormElement>(null);

	const check = (event: FormEvent<HTMLFormElement>) => {
		show(answersIn(event.currentTarget));
		setTurn((last) => last + 1);
		// Last: if this code throws, the browser sends the form.
		event.preventDefault();
	};
	const show = (given: BorrowAnswers) => {
		setAnswers(given);
		// The query in the URL no longer matches the answers.
		if (location.search) history.replaceState(null, "", location.pathname);
	};
	// Somebody may have changed a choice before the script came.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only what the page came with can be older than the script
	useEffect(() => {
		if (form.current && JSON.stringify(answersIn(form.current)) !== JSON.stringify(first)) show({});
	}, []);
	useEffect(() => {
		if (turn > 0) panel.current?.focus();
	}, [turn]);

	return (
		<>
			<form
				ref={form}
				action={`${CAN_I_BORROW_PATH}#answer`}
				onSubmit={check}
				// The answer is to other choices.
				onInput={() => show({})}
				className="space-y-8"
				autoComplete="off"
			>
				{QUESTIONS.map((question, at) => (
					<Choices key={question.key} question={question} number={at + 1} chosen={first[question.key]} />
				))}
				<TextField
					name="amount"
					form="borrow"
					label="How much do you need, in GHS?"
					hint="We take it along to the calculator and to your request."
					inputMode="decimal"
					pattern="(GHS|₵)? ?[\d., ]*"
					title="An amount like 5,000"
					defaultValue={first.amount}
				/>
				<button type="submit" className={buttonClass("primary", "min-h-12 max-sm:w-full")}>
					Show my answer
				</button>
			</form>
			<div
				ref={panel}
				role="status"
				id="answer"
				tabIndex={-1}
				className="mt-8 scroll-mt-24"
				data-no-prefetch=""
			>
				{reply && <Reply reply={reply} typed={answers.amount} loans={loans} call={call} />}
			</div>
		</>
	);
}

type ChoicesProps = { question: Question; number: number; chosen: string | undefined };

const Choices = ({ question: { key, text, answers }, number, chosen }: ChoicesProps) => (
	<fieldset>
		<legend className="font-semibold text-ink-900 text-lg">{`${number}. ${text}`}</legend>
		<div className="mt-2 space-y-2">
			{answers.map((answer) => (
				<label
					key={answer.key}
					className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-line-strong px-4 py-2"
				>
					<input
						type="radio"
						name={key}
						value={answer.key}
						defaultChecked={chosen === answer.key}
						required
						className="size-5 shrink-0 scroll-mt-28 accent-brand-700"
					/>
					{answer.label}
				</label>
			))}
		</div>
	</fieldset>
);

function answersIn(form: HTMLFormElement): BorrowAnswers {
	const given = new URLSearchParams();
	for (const [key, value] of new FormData(form)) given.append(key, String(value));
	return borrowAnswers(given);
}

type ReplyProps = Omit<BorrowCheckProps, "answers"> & {
	reply: BorrowReply;
	/** The amount as typed. */
	typed: string | undefined;
};

function Reply(props: ReplyProps) {
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

type LoansProps = ReplyProps & { reply: Extract<BorrowReply, { is: "ask" }> };

/** The loans that fit, and where to go from there. */
function Loans({ reply, typed, loans, call }: LoansProps) {
	const fitting = reply.visits.flatMap((key) => loans.filter(({ visit }) => visit === key));
	const wanted = requestedAmount(typed);
	const lending = fitting.filter(({ range }) => wanted === undefined || isLent(wanted, range));
	const isOutside = wanted !== undefined && fitting.length > 0 && lending.length === 0;
	const amount = isOutside ? undefined : wanted;
	const ways = [
		...(fitting.length === 0
			? [
					{ label: "Work out what it costs", href: loanHref({ amount: wanted }) },
					{ label: "See what to bring", href: `/before-you-visit?product=${reply.visits[0]}` },
				]
			: []),
		{ label: "Send a loan request", href: contactHref({ tab: "loan", amount }) },
		{ label: "Find your nearest branch", href: "/locator" },
		...(call ? [{ label: `Call ${call.number}`, href: call.href }] : []),
	];
	return (
		<Panel
			title={isOutside ? "Yes, but for another amount" : "Yes, you can ask us for a loan"}
			look="border-success-700 bg-success-50"
		>
			<p className="mt-1">
				This is not a promise. A loan officer looks at your papers and tells you yes or no.
			</p>
			{isOutside && <Limit {...limitReply(reply, wanted, loans)} />}
			{typed && wanted === undefined && (
				<p className="mt-3">{`We cannot read “${typed}” as an amount. Type it in figures, such as 5,000.`}</p>
			)}
			{reply.first && (
				<div className="mt-3">
					<MissingText {...reply.first} />
				</div>
			)}
			{(isOutside ? fitting : lending).map((loan) => (
				<Loan key={loan.href} {...loan} amount={amount} />
			))}
			<ul className="mt-4 border-line-strong border-t pt-2">
				<LinkItems links={ways} className="link-alone" />
			</ul>
		</Panel>
	);
}

/** How much the loans are for, and the loans of others that are for the amount. */
const Limit = ({ text, others }: ReturnType<typeof limitReply<FittingLoan>>) => (
	<>
		<p className="mt-3">{text}</p>
		{others.map(({ loan: { title, href, facts }, who }) => (
			<p key={href}>
				<a href={href} className="link-alone">
					{title}
				</a>
				<span>{` (${facts[0]?.text})${who ? `: for ${who}` : ""}`}</span>
			</p>
		))}
	</>
);

/** `amount`: in GHS; undefined if none was given. */
type LoanProps = FittingLoan & { amount: number | undefined };

const Loan = ({ visit, title, href, facts, isSample, example, bring, amount }: LoanProps) => (
	<section className="mt-4 border-line-strong border-t pt-3">
		<h3 className="text-lg">
			<span>{title}</span>
			{isSample && <span className="font-normal text-base"> (sample figures, not an offer)</span>}
		</h3>
		<dl>
			{facts.map(({ label, text }) => (
				<div key={label} className="mt-1 flex gap-3">
					<dt className="w-28 shrink-0 text-ink-700">{label}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
		<p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
			<a href={contactHref({ tab: "loan", product: title, amount })} className={buttonClass()}>
				{amount === undefined ? "Request this loan" : `Request ${amountText(amount)}`}
			</a>
			<a href={loanHref({ product: title, terms: example, amount })} className="link-alone">
				Work it out for your own amount
			</a>
		</p>
		<p className="mt-2">Bring:</p>
		<ul className="list-disc pl-5">
			{bring.map((what) => (
				<li key={what}>{what}</li>
			))}
		</ul>
		<p className="mt-2 flex flex-wrap gap-x-5">
			<a href={href} className="link-alone">
				{`See the costs of ${title}`}
			</a>
			<a href={`/before-you-visit?product=${visit}`} className="link-alone">
				Why we ask for these papers
			</a>
		</p>
	</section>
);

const Panel = ({ title, look, children }: { title: string; look: string; children: ReactNode }) => (
	<div className={`rounded-md border-l-4 px-5 py-4 ${look}`}>
		<h2 className="text-xl">{title}</h2>
		{children}
	</div>
);

const MissingText = ({ what, how, link }: Missing) => (
	<>
		<p className="font-semibold text-ink-900">{what}</p>
		<p>{how}</p>
		{link && (
			<a href={link.href} className="link-alone">
				{link.label}
			</a>
		)}
	</>
);
