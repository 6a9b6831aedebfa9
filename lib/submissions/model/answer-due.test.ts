import assert from "node:assert/strict";
import { test } from "node:test";
import { HOLIDAYS } from "#lib/calendar/holidays";
import { answerDue, isOverdue, overdueText } from "#lib/submissions/model/answer-due";

const at = (moment: string) => new Date(moment);

test("an answer is overdue from the day after the later of its two days", () => {
	const due = answerDue({ topic: "complaint", isPromised: false }, at("2026-12-18T12:00:00Z"), HOLIDAYS);
	assert.deepEqual(due, { due: "2026-12-28", latest: "2026-12-29", what: "answer" });
	assert.equal(isOverdue(due, at("2026-12-29T23:59:00Z")), false);
	assert.equal(isOverdue(due, at("2026-12-30T00:00:00Z")), true);
});

test("requests are due when they were promised, and need a call when nobody passed them on for two working days", () => {
	const rows = [
		["enquiry", true, "2026-08-20", "call"],
		["loan", false, "2026-08-21", "delivery"],
		["application", false, "2026-08-21", "delivery"],
	] as const;
	for (const [topic, isPromised, latest, what] of rows)
		assert.deepEqual(
			answerDue({ topic, isPromised }, at("2026-08-19T12:00:00Z"), HOLIDAYS),
			{ due: latest, latest, what },
			topic,
		);
	for (const topic of ["fake", "application"] as const)
		assert.equal(answerDue({ topic, isPromised: true }, at("2026-08-19T12:00:00Z"), HOLIDAYS), undefined);
});

test("a sender who waits for longer than promised learns where to go", () => {
	const text = (what: "answer" | "call" | "delivery") => {
		const due = { due: "2026-12-07", latest: "2026-12-07", what };
		return Object.values(overdueText(due, "K7MQ-3TXW-9", "call us on 0800 000 000")).join(". ");
	};
	assert.match(text("answer"), /^You should have had our answer by Monday 7\sDecember 2026\. Have you not\?/);
	assert.match(text("answer"), /Bank of Ghana today: call or WhatsApp 059 397 4486.*K7MQ-3TXW-9\.$/);
	assert.match(
		text("call"),
		/by Monday 7\sDecember 2026\..*\? Call us on 0800 000 000, and give the reference K7MQ/,
	);
	assert.match(text("delivery"), /Call us on 0800 000 000/);
});
