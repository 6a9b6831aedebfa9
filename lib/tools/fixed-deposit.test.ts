import assert from "node:assert/strict";
import { test } from "node:test";
import { depositQuery, depositValue, fixedDeposit } from "#lib/tools/fixed-deposit";

test("a deposit earns simple interest to the pesewa", () => {
	const rows: [amount: number, months: number, rate: number, interest: number][] = [
		[1_000_000, 12, 20, 200_000],
		[1_000_000, 6, 20, 100_000],
		[1_000_000, 3, 18.5, 46_250],
		[100_000, 1, 10, 833],
		[100_000, 1, 0, 0],
		[33_333, 7, 13.3, 2_586],
		[100, 1, 0.1, 0],
	];
	for (const [amount, months, rate, interest] of rows)
		assert.deepEqual(depositValue({ amount, months, rate }), { interest, value: amount + interest });
});

test("the input becomes a deposit, or an error at its field", () => {
	const typed = depositQuery(new URLSearchParams("amount=10,000&months=6&rate=18.5"));
	assert.deepEqual(fixedDeposit(typed).terms, { amount: 1_000_000, months: 6, rate: 18.5 });
	for (const [field, value] of [
		["amount", "0"],
		["months", "six"],
		["rate", "101"],
	] as const)
		assert.deepEqual(Object.keys(fixedDeposit({ ...typed, [field]: value }).errors ?? {}), [field]);
});
