import assert from "node:assert/strict";
import { test } from "node:test";
import { cedis } from "#lib/text/cedis";
import { loanCost } from "#lib/tools/loan-cost";
import { loanFields, loanQuery, loanTerms } from "#lib/tools/loan-form";
import { exactLoan, halvedRate, sampleOffers } from "#lib/tools/samples/exact-loan";
import { compareOffers, feesInApr } from "#lib/tools/two-offers";

test("thirty pairs of offers cost what exact arithmetic says, and the cheaper one is named", () => {
	const perYear = { month: 12, week: 52, day: 365 };
	for (const [at, terms] of sampleOffers(30).entries()) {
		const pair = [terms, { ...(sampleOffers(61)[at + 31] ?? terms), amount: terms.amount }] as const;
		const loans = [loanCost(pair[0]), loanCost(pair[1])] as const;
		const { verdict } = compareOffers(...loans);
		const name = JSON.stringify(pair);
		for (const offer of loans) {
			const { instalment, cost, fee, count } = exactLoan(offer.terms);
			assert.deepEqual([offer.instalment, offer.cost, offer.fee], [instalment, cost, fee], name);
			assert.equal(offer.schedule.length, count, name);
			assert.equal(offer.inHand, offer.terms.amount - fee, name);
			const payments = offer.schedule.map(({ payment }) => payment);
			const yearly = (received: number) => halvedRate(received, payments) * perYear[offer.terms.every];
			const apr = yearly(offer.inHand);
			assert.ok(Math.abs(offer.nominalApr - apr) < 1e-6, `${name}: ${offer.nominalApr}, ${apr}`);
			assert.ok(Math.abs(feesInApr(offer) - (apr - yearly(offer.terms.amount))) < 1e-6, name);
		}
		const by = exactLoan(pair[1]).cost - exactLoan(pair[0]).cost;
		assert.ok(by !== 0, name);
		const who = by > 0 ? "Offer 1" : "Offer 2";
		assert.ok(verdict.startsWith(`${who} costs less: ${cedis(Math.abs(by))} less in all`), name);
	}
});

test("why the cheaper offer has a higher APR is said, and equal offers are called equal", () => {
	const terms = { amount: 500_000, months: 3, every: "month", rate: 60, method: "flat", fee: 0 } as const;
	const short = loanCost(terms);
	assert.deepEqual(compareOffers(loanCost({ ...terms, months: 24, rate: 30 }), short), {
		verdict: "Offer 2 costs less: GHS\u00a02,250.00 less in all, but Offer 1 has the lower APR.",
		why: "Offer 2 costs less because it runs 21 months shorter. For each month in which you have the money, Offer 1 is cheaper.",
	});
	assert.deepEqual(compareOffers(short, short), { verdict: "Both offers cost the same." });
});

test("a URL carries both offers, and each error stands at its field", () => {
	const read = (query: string) => loanTerms(loanQuery(new URLSearchParams(query)));
	const { terms } = read(
		"amount=5000&months=12&rate=36&method=reducing&months2=6&rate2=40&every2=week&fee2=3",
	);
	assert.ok(terms?.other);
	assert.deepEqual([terms.method, terms.other.method, terms.other.every], ["reducing", "flat", "week"]);
	assert.equal(terms.other.amount, terms.amount);
	assert.deepEqual(read(String(new URLSearchParams(loanFields(terms)))).terms, terms);
	assert.equal(read("amount=5000&months=12&rate=36&method2=reducing&fee2=3").terms?.other, undefined);
	assert.deepEqual(Object.keys(read("amount=5000&months=12&rate=36&months2=6").errors ?? {}), ["rate2"]);
	assert.deepEqual(Object.keys(read("amount=x&months=12&rate=36&months2=6").errors ?? {}), [
		"amount",
		"rate2",
	]);
});
