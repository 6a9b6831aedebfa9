"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { BorrowAnswer, type FittingLoan } from "#components/can-i-borrow/borrow-answer";
import { buttonClass } from "#components/ui/button";
import { TextField } from "#components/ui/field";
import { focusAnswer } from "#components/ui/focus-answer";
import { Fold } from "#components/ui/fold";
import {
	type BorrowAnswers,
	borrowAnswers,
	borrowReply,
	CAN_I_BORROW_PATH,
	QUESTIONS,
	type Question,
} from "#lib/can-i-borrow/borrow-check";
import { NO_PREFETCH } from "#lib/islands/data-attributes";

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
	const [startsWithAnswer] = useState(reply !== undefined && reply.is !== "unfinished");
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
		if (turn > 0) focusAnswer(panel.current);
	}, [turn]);

	const fields = (
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
	);
	const answer = (
		<div
			ref={panel}
			role="status"
			id="answer"
			tabIndex={-1}
			className="scroll-mt-24"
			{...{ [NO_PREFETCH]: "" }}
		>
			{reply && <BorrowAnswer reply={reply} typed={answers.amount} loans={loans} call={call} />}
		</div>
	);
	return startsWithAnswer ? (
		<div className="space-y-8">
			{answer}
			<Fold title={<h2 className="text-xl">Change my answers</h2>}>{fields}</Fold>
		</div>
	) : (
		<div className="space-y-8">
			{fields}
			{answer}
		</div>
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
