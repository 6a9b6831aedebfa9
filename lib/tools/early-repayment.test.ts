import assert from "node:assert/strict";
import { test } from "node:test";
import { FACTS } from "#lib/company/facts";
import { earlyRepaymentCharge, earlyRepaymentRule, savingText } from "#lib/tools/early-repayment";
import { loanCost, settlementOf } from "#lib/tools/loan-cost";
import { exactLoan, sampleOffers } from "#lib/tools/samples/exact-loan";

test("thirty loans paid back early leave what exact arithmetic says, with the charge of a quarter of a percent", () => {
	for (const [at, terms] of sampleOffers(30).entries()) {
		const { count, balances } = exactLoan(terms);
		const after = 1 + ((at * 11) % (count - 1));
		const { left, saved } = settlementOf(loanCost(terms), after);
		const name = `${JSON.stringify(terms)} after ${after}`;
		assert.equal(left, balances[after - 1], name);
		assert.ok(saved >= 0, name);
		// Four hundred pesewas cost one; halves count as a whole.
		assert.equal(
			earlyRepaymentCharge(left, FACTS.earlyRepaymentCharge.value),
			Number((BigInt(left) + 200n) / 400n),
			name,
		);
	}
});

test("the rule gives its figures only once they are confirmed", () => {
	assert.doesNotMatch(earlyRepaymentRule(undefined), /\d/);
	assert.match(
		earlyRepaymentRule(FACTS.earlyRepaymentCharge.value),
		/at most 0\.25% of what is left.* within 20 working days/,
	);
});

test("paying early saves flat interest only if the agreement does not charge it to the end", () => {
	const terms = { amount: 500_000, months: 12, every: "month", rate: 36, fee: 2 } as const;
	assert.equal(
		savingText(loanCost({ ...terms, method: "flat" }), 6),
		"You save GHS\u00a0900.00 of interest only if your agreement does not charge the interest to the end: ask. If it does, GHS\u00a03,399.98 is left to pay.",
	);
	assert.equal(
		savingText(loanCost({ ...terms, method: "reducing" }), 6),
		"You save GHS\u00a0292.76 of interest: that of the payments that are left.",
	);
});
