import assert from "node:assert/strict";
import { test } from "node:test";
import { cedis } from "#lib/text/cedis";
import { loanCost } from "#lib/tools/loan-cost";
import { loanFields, loanQuery, loanTerms } from "#lib/tools/loan-form";
import { exactLoan, halvedRate, sampleOffers } from "#lib/tools/samples/exact-loan";
import { compareOffers, feesInApr } from "#lib/tools/two-offers";

const isCloserThan3Percent = (one: number, two: number) => Math.abs(one - two) < 0.03 * Math.max(one, two);

test("thirty pairs of offers cost what exact arithmetic says, and one is called cheaper only if it is by 3% or more", () => {
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
		const [cost, otherCost] = [exactLoan(pair[0]).cost, exactLoan(pair[1]).cost];
		const by = otherCost - cost;
		assert.ok(by !== 0, name);
		const who = by > 0 ? "Offer 1" : "Offer 2";
		const start = isCloserThan3Percent(cost, otherCost)
			? `The offers are about equal: ${who} costs`
			: `${who} costs less:`;
		assert.ok(verdict.startsWith(`${start} ${cedis(Math.abs(by))} less in all`), `${name}: ${verdict}`);
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

test("offers are about equal where their two rates contradict each other or nearly agree, and the sentence says why", () => {
	const terms = { amount: 500_000, months: 12, every: "month", rate: 40, method: "flat", fee: 0 } as const;
	const monthly = loanCost(terms);
	for (const [other, verdict, why] of [
		[
			{ rate: 40.5 },
			"The offers are about equal: Offer 1 costs GHS\u00a025.00 less in all.",
			"Their APRs are nearly the same: 67.2% and 68.0%.",
		],
		[
			{ every: "week", rate: 37.8 },
			"Offer 2 costs less: GHS\u00a0110.00 less in all. Per year the offers are about equal.",
			"Their APRs, 67.2% and 66.9%, and their rates with interest on interest, 92.3% and 94.5%, do not say the same.",
		],
		[
			{ every: "week", rate: 36.3 },
			"Offer 2 costs less: GHS\u00a0185.00 less in all. Per year the offers are about equal.",
			"Their rates with interest on interest are nearly the same: 92.3% and 89.9%.",
		],
		[
			{ months: 24, rate: 20 },
			"Both offers cost the same, and Offer 2 has the lower APR.",
			"You have more of the money with Offer 2, or have it for longer.",
		],
	] as const)
		assert.deepEqual(compareOffers(monthly, loanCost({ ...terms, ...other })), { verdict, why });
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
