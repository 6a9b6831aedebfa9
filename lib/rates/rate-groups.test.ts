import assert from "node:assert/strict";
import { test } from "node:test";
import { rateGroups, rateKind } from "#lib/rates/rate-groups";

test("the backend's names for kinds are understood", () => {
	const rows: [word: string | undefined, kind: string][] = [
		["Loans", "loan"],
		["savings", "savings"],
		["Fixed deposit", "savings"],
		["Deposit", "savings"],
		["Charges", "fee"],
		["FEE", "fee"],
		["Remittance", "transfer"],
		["transfers", "transfer"],
		["insurance", "other"],
		[undefined, "other"],
	];
	for (const [word, kind] of rows) assert.equal(rateKind(word), kind, String(word));
});

test("rates are grouped by kind, ended ones disappear after their last day, and coming ones are shown", () => {
	const rates = [
		{ name: "Fee", kind: "fee" as const, from: "2026-01-01" },
		{ name: "Loan until today", kind: "loan" as const, from: "2026-01-01", until: "2026-11-21" },
		{ name: "Loan that ended", kind: "loan" as const, from: "2026-01-01", until: "2026-11-20" },
		{ name: "Loan to come", kind: "loan" as const, from: "2026-12-01" },
		{ name: "Savings that ended", kind: "savings" as const, from: "2025-01-01", until: "2025-12-31" },
	];
	assert.deepEqual(
		rateGroups(rates, "2026-11-21").map((group) => [group.title, ...group.rates.map(({ name }) => name)]),
		[
			["Loans", "Loan until today", "Loan to come"],
			["Fees and charges", "Fee"],
		],
	);
	assert.deepEqual(rateGroups([], "2026-11-21"), []);
});
