import assert from "node:assert/strict";
import { test } from "node:test";
import { icalendar } from "#lib/calendar/icalendar";
import { type LoanTerms, loanCost } from "#lib/tools/loan-cost";
import { dayOf, monthOf, paymentsUntil, repaymentDays } from "#lib/tools/repayment-days";

const terms: LoanTerms = { amount: 500_000, months: 6, every: "month", rate: 36, method: "flat", fee: 2 };

function fileOf(every: LoanTerms["every"], first: string) {
	const events = repaymentDays(loanCost({ ...terms, every }), first);
	const facts = { title: "T", page: "https://site.example/x", asOf: "2026-11-27" };
	return icalendar(events, facts).replaceAll("\r\n ", "");
}

test("a borrower gets the days of repayment with the amount, and a last one of its own if its amount differs", () => {
	const text = fileOf("month", "2027-01-05");
	assert.match(text, /DTSTART;VALUE=DATE:20270105\r\n/);
	assert.match(text, /SUMMARY:Loan payment: GHS 983\.33\r\n/);
	assert.equal(text.match(/If our branches are closed that day\\, pay before it/g)?.length, 2);
	assert.match(text, /DTSTART;VALUE=DATE:20270605\r\n.*SUMMARY:Loan payment: GHS 983\.35\r\n/s);
	assert.match(text, /UID:loan-2027-01-05-1-5-98333@site\.example\r\n/);
	assert.equal(repaymentDays(loanCost({ ...terms, amount: 600_000, rate: 0 }), "2027-01-05").length, 1);
});

test("a loan that is paid back early has no payments after that, and the last one is all that is left", () => {
	const loan = loanCost({ ...terms, early: { month: "2027-03", after: 3 } });
	const [first, last, ...more] = repaymentDays(loan, "2027-01-31");
	assert.deepEqual([first?.rule?.slice(-8), last?.day, more], [";COUNT=2", "2027-03-31", []]);
	assert.match(last?.summary ?? "", /^Loan payment: GHS 3,483\.\d\d$/);
	assert.equal(repaymentDays(loan, "2026-12-31")[1]?.day, "2027-02-28");
});

test("payments repeat as agreed, at the end of a month on its last day", () => {
	for (const [every, first, rule] of [
		["month", "2027-01-28", "FREQ=MONTHLY;COUNT=5"],
		["month", "2027-01-30", "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1;COUNT=5"],
		["month", "2027-12-31", "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1;COUNT=5"],
		["week", "2027-01-05", "FREQ=WEEKLY;COUNT=25"],
		["day", "2027-01-05", "FREQ=DAILY;COUNT=182"],
	] as const)
		assert.ok(fileOf(every, first).includes(`RRULE:${rule}\r\n`), rule);
});

test("the payments until the end of a month are counted, whatever their rhythm", () => {
	for (const [first, every, month, count] of [
		["2026-12-05", "month", "2026-12", 1],
		["2026-12-31", "month", "2027-02", 3],
		["2026-12-05", "month", "2027-05", 6],
		["2026-12-05", "month", "2026-11", 0],
		["2027-01-05", "week", "2027-01", 4],
		["2027-01-03", "week", "2027-01", 5],
		["2027-01-31", "week", "2027-02", 5],
		["2027-02-01", "day", "2027-03", 59],
		["2028-02-29", "day", "2028-02", 1],
	] as const)
		assert.equal(paymentsUntil(month, first, every), count, `${first} ${every} ${month}`);
});

test("a month is read as browsers send it, and as people write it", () => {
	for (const [typed, month] of [
		["2027-05", "2027-05"],
		["5/2027", "2027-05"],
		["12 / 2027", "2027-12"],
		["0/2027", undefined],
		["2027-13", undefined],
		["May", undefined],
	] as const)
		assert.equal(monthOf(typed), month, typed);
});

test("a day is read as browsers send it, and as people write it", () => {
	for (const [typed, day] of [
		["2026-12-31", "2026-12-31"],
		["31/12/2026", "2026-12-31"],
		["1.2.2027", "2027-02-01"],
		["31/11/2026", undefined],
		["31/12/1926", undefined],
		["2026-12", undefined],
	] as const)
		assert.equal(dayOf(typed), day, typed);
});
