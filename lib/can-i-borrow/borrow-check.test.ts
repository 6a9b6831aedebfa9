import assert from "node:assert/strict";
import { test } from "node:test";
import { VISITS } from "#lib/before-you-visit/requirements";
import {
	type BorrowAnswers,
	borrowAnswers,
	borrowReply,
	isLent,
	limitReply,
	QUESTIONS,
} from "#lib/can-i-borrow/borrow-check";
import { MINIMUM_ACCOUNT_AGE_YEARS } from "#lib/company/limits";

const GOOD: BorrowAnswers = { age: "yes", card: "yes", income: "salary", debts: "none" };

test("there are four questions, and all answers lead to a reply", () => {
	assert.equal(QUESTIONS.length, 4);
	for (const question of QUESTIONS)
		for (const { key } of question.answers) {
			const reply = borrowReply({ ...GOOD, [question.key]: key });
			assert.ok(reply && reply.is !== "unfinished", `${question.key} ${key}`);
		}
});

test("people who can ask for a loan learn which papers to bring", () => {
	for (const income of ["government", "salary", "business", "trade"]) {
		const reply = borrowReply({ ...GOOD, income });
		assert.equal(reply?.is, "ask", income);
		assert.ok(reply?.is === "ask" && reply.visits.length === 2, income);
		for (const visit of reply.visits)
			assert.ok(
				VISITS.some(({ key }) => key === visit),
				visit,
			);
	}
});

test("everything that is missing is named, not just the first", () => {
	const reply = borrowReply({ age: "no", card: "no", income: "none", debts: "behind" });
	assert.ok(reply?.is === "not-yet");
	assert.deepEqual(
		reply.missing.map(({ what }) => what),
		[
			`You must be ${MINIMUM_ACCOUNT_AGE_YEARS} or over`,
			"You need a Ghana Card",
			"You need an income",
			"Your other loan comes first",
		],
	);
});

test("a loan is for amounts within its published bounds", () => {
	assert.deepEqual(
		[499, 500, 20_000, 20_001].map((amount) => isLent(amount, { from: 500, to: 20_000 })),
		[false, true, true, false],
	);
	assert.ok(isLent(1_000_000, { from: 500 }) && isLent(1_000_000, undefined));
});

test("somebody who asks for too much or too little learns for whom the limit is, and who may borrow that", () => {
	const loans = [
		{ visit: "susu-loan", range: { from: 300, to: 10_000 } },
		{ visit: "loan", range: { from: 200, to: 3_000 } },
		{ visit: "business-loan", range: { from: 15_000, to: 200_000 } },
		{ visit: "government-salary-loan", range: { from: 1_000, to: 50_000 } },
		{ visit: "salary-loan", range: undefined },
	];
	const to = (income: string, amount: number) => {
		const reply = borrowReply({ ...GOOD, income });
		assert.ok(reply?.is === "ask");
		const { text, others } = limitReply(reply, amount, loans);
		return [text, ...others.map(({ loan, who }) => `${loan.visit}: ${who}`)];
	};
	const traders = "people who trade or work for themselves";
	const government = "government-salary-loan: people whom the government pays a salary";
	const business = "business-loan: registered businesses";
	assert.deepEqual(to("trade", 15_000), [
		`We lend at most GHS\u00a010,000 to ${traders}.`,
		business,
		government,
	]);
	assert.deepEqual(to("trade", 100), [`We lend GHS\u00a0200 or more to ${traders}.`]);
	assert.deepEqual(to("government", 60_000), [
		"We lend at most GHS\u00a050,000 to people whom the government pays a salary.",
		business,
	]);
	assert.deepEqual(to("business", 12_000), [
		"We have no loan of GHS\u00a012,000 for registered businesses.",
		government,
	]);
});

test("invalid answers are ignored, and an open question is asked again", () => {
	assert.deepEqual(borrowAnswers(new URLSearchParams("age=yes&card=maybe&income=__proto__&x=1")), {
		age: "yes",
	});
	assert.equal(borrowReply({}), undefined);
	const reply = borrowReply({ age: "yes" });
	assert.ok(reply?.is === "unfinished");
	assert.deepEqual(
		reply.questions.map(({ key }) => key),
		["card", "income", "debts"],
	);
});
