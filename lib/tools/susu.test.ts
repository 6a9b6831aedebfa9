import assert from "node:assert/strict";
import { test } from "node:test";
import { type SusuPlan, susuOutcome, susuPlan, susuQuery } from "#lib/tools/susu";

test("susu adds up, with the visitor's fee", () => {
	const rows: [every: SusuPlan["every"], days: number, hasFee: boolean, saved: number, fee: number][] = [
		["day", 31, false, 31_000, 0],
		["day", 31, true, 31_000, 1_000],
		["day", 30, true, 30_000, 1_000],
		["day", 10, true, 10_000, 1_000],
		["day", 1, true, 1_000, 1_000],
		["day", 60, true, 60_000, 2_000],
		["day", 365, true, 365_000, 12_000],
		["week", 7, false, 1_000, 0],
		["week", 13, false, 1_000, 0],
		["week", 28, true, 4_000, 1_000],
		["week", 365, true, 52_000, 12_000],
	];
	for (const [every, days, hasFee, saved, fee] of rows) {
		const outcome = susuOutcome({ contribution: 1_000, every, days, hasFee });
		const name = `${days} days, each ${every}, ${hasFee ? "with" : "without"} a fee`;
		assert.equal(outcome.saved, saved, name);
		assert.equal(outcome.fee, fee, name);
		assert.equal(outcome.paidOut, saved - fee, name);
	}
});

test("the input becomes a plan, or an error at its field", () => {
	const typed = susuQuery(new URLSearchParams("amount=10&every=week&days=70&fee=1"));
	assert.deepEqual(susuPlan(typed).terms, { contribution: 1_000, every: "week", days: 70, hasFee: true });
	assert.deepEqual(Object.keys(susuPlan({ ...typed, days: "6" }).errors ?? {}), ["days"], "no full week");
	assert.equal(susuPlan({ ...typed, days: "6", every: "day" }).terms?.days, 6);
	assert.deepEqual(Object.keys(susuPlan(susuQuery(new URLSearchParams())).errors ?? {}), ["amount", "days"]);
	assert.deepEqual(susuQuery(new URLSearchParams("every=hour&fee=yes")), {
		amount: "",
		every: "day",
		days: "",
		fee: "0",
	});
});
