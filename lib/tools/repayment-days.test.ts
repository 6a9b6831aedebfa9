import assert from "node:assert/strict";
import { test } from "node:test";
import { icalendar } from "#lib/calendar/icalendar";
import { type LoanTerms, loanCost } from "#lib/tools/loan-cost";
import { monthOf, paymentsUntil, repaymentDays } from "#lib/tools/repayment-days";

const terms: LoanTerms = { amount: 500_000, months: 6, every: "month", rate: 36, method: "flat", fee: 2 };

function fileOf(every: LoanTerms["every"], first: string) {
	const event = repaymentDays(loanCost({ ...terms, every }), first);
	const facts = { title: "T", page: "https://site.example/x", asOf: "2026-11-27" };
	return icalendar([event], facts).replaceAll("\r\n ", "");
}

test("a borrower gets the days of repayment, with the amount, and the last one's if it differs", () => {
	const text = fileOf("month", "2027-01-05");
	assert.match(text, /DTSTART;VALUE=DATE:20270105\r\n/);
	assert.match(text, /SUMMARY:Loan payment: GHS 983\.33\r\n/);
	assert.match(text, /DESCRIPTION:6 payments\. The last one is GHS 983\.35\./);
	assert.match(text, /UID:loan-2027-01-05-6-98333@site\.example\r\n/);
});

test("a loan that is paid back early has no payments after that, and the last one is all that is left", () => {
	const loan = loanCost({ ...terms, early: { month: "2027-03", after: 3 } });
	const { rule, description } = repaymentDays(loan, "2027-01-05");
	assert.equal(rule, "FREQ=MONTHLY;COUNT=3");
	assert.match(description ?? "", /^3 payments\. The last one is GHS 3,483\.\d\d\./);
});

test("payments repeat as agreed, at the end of a month on its last day", () => {
	for (const [every, first, rule] of [
		["month", "2027-01-28", "FREQ=MONTHLY;COUNT=6"],
		["month", "2027-01-30", "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1;COUNT=6"],
		["month", "2027-12-31", "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1;COUNT=6"],
		["week", "2027-01-05", "FREQ=WEEKLY;COUNT=26"],
		["day", "2027-01-05", "FREQ=DAILY;COUNT=183"],
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
