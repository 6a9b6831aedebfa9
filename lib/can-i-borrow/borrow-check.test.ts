import assert from "node:assert/strict";
import { test } from "node:test";
import { VISITS } from "#lib/before-you-visit/requirements";
import {
	type BorrowAnswers,
	borrowAnswers,
	borrowReply,
	isLent,
	QUESTIONS,
} from "#lib/can-i-borrow/borrow-check";

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
		["You must be 18 or over", "You need a Ghana Card", "You need an income", "Your other loan comes first"],
	);
});

test("a loan is for amounts within its published bounds", () => {
	assert.deepEqual(
		[499, 500, 20_000, 20_001].map((amount) => isLent(amount, { from: 500, to: 20_000 })),
		[false, true, true, false],
	);
	assert.ok(isLent(1_000_000, { from: 500 }) && isLent(1_000_000, undefined));
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
