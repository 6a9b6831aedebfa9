import assert from "node:assert/strict";
import { test } from "node:test";
import { type LoanTerms, loanCost, settlementOf } from "#lib/tools/loan-cost";
import { loanFields, loanHref, loanQuery, loanTerms } from "#lib/tools/loan-form";

const terms = (facts: Partial<LoanTerms>): LoanTerms => ({
	amount: 500_000,
	months: 12,
	every: "month",
	rate: 36,
	method: "flat",
	fee: 2,
	...facts,
});
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const tenths = (share: number) => Math.round(share * 1_000) / 10;

test("a loan costs the known amounts, to the pesewa", () => {
	const rows: [
		facts: Partial<LoanTerms>,
		instalment: number,
		cost: number,
		nominal: number,
		effective: number,
	][] = [
		[{}, 56_667, 190_000, 65.3, 88.8],
		[{ method: "reducing" }, 50_231, 112_773, 40.1, 48.3],
		[{ fee: 0 }, 56_667, 180_000, 61, 81.2],
		[{ fee: 0, method: "reducing" }, 50_231, 102_773, 36, 42.6],
		[{ rate: 0, fee: 0 }, 41_667, 0, 0, 0],
		[{ rate: 0, fee: 0, method: "reducing" }, 41_667, 0, 0, 0],
		[{ months: 1, fee: 0 }, 515_000, 15_000, 36, 42.6],
		[{ months: 1, fee: 0, method: "reducing" }, 515_000, 15_000, 36, 42.6],
		[{ months: 1, rate: 0, fee: 2 }, 500_000, 10_000, 24.5, 27.4],
		[{ amount: 10_000, months: 3, rate: 0, fee: 0 }, 3_333, 0, 0, 0],
	];
	for (const [facts, instalment, cost, nominal, effective] of rows) {
		const loan = loanCost(terms(facts));
		const name = JSON.stringify(facts);
		assert.equal(loan.instalment, instalment, `instalment ${name}`);
		assert.equal(loan.cost, cost, `cost ${name}`);
		assert.equal(tenths(loan.nominalApr), nominal, `nominal ${name}`);
		assert.equal(tenths(loan.effectiveApr), effective, `effective ${name}`);
	}
});

test("every schedule adds up exactly, pays what it states, and ends at zero", () => {
	for (const amount of [10_000, 33_333, 500_000, 1_234_567, 1_000_000_000])
		for (const months of [1, 2, 3, 7, 12, 60, 120])
			for (const rate of [0, 0.0001, 0.5, 24, 36, 99.9, 300])
				for (const method of ["flat", "reducing"] as const) {
					const loan = loanCost(terms({ amount, months, rate, method }));
					const name = JSON.stringify({ amount, months, rate, method });
					const { schedule } = loan;
					assert.equal(schedule.length, months, name);
					assert.equal(sum(schedule.map(({ payment }) => payment)), amount + loan.interest, name);
					assert.equal(sum(schedule.map(({ principal }) => principal)), amount, name);
					assert.equal(sum(schedule.map(({ interest }) => interest)), loan.interest, name);
					assert.equal(schedule.at(-1)?.balance, 0, name);
					assert.ok(
						schedule.slice(0, -1).every(({ payment }) => payment === loan.instalment),
						name,
					);
					const last = schedule.at(-1)?.payment ?? 0;
					assert.ok(last > 0 && Math.abs(last - loan.instalment) <= months / 2 + 1, `${name}: ${last}`);
					for (const { interest, principal, balance } of schedule)
						assert.ok(interest >= 0 && principal >= 0 && balance >= 0, name);
					assert.ok(Number.isFinite(loan.nominalApr) && loan.nominalApr >= -1e-9, name);
				}
});

test("daily and weekly payments of the same flat interest have a higher APR than monthly ones", () => {
	const quick = terms({ amount: 100_000, months: 3 });
	const susu = terms({ amount: 200_000, months: 6, fee: 1 });
	const rows: [facts: LoanTerms, payments: number, instalment: number, nominal: number][] = [
		[quick, 3, 36_333, 66.2],
		[{ ...quick, every: "week" }, 13, 8_385, 80.9],
		[susu, 6, 39_333, 63.1],
		[{ ...susu, every: "week" }, 26, 9_077, 70],
		[{ ...susu, every: "day" }, 183, 1_290, 71.9],
	];
	for (const [facts, payments, instalment, nominal] of rows) {
		const loan = loanCost(facts);
		const name = JSON.stringify(facts);
		assert.equal(loan.schedule.length, payments, name);
		assert.equal(loan.instalment, instalment, name);
		assert.equal(tenths(loan.nominalApr), nominal, name);
		assert.equal(sum(loan.schedule.map(({ payment }) => payment)), loan.repaid, name);
		assert.equal(loan.schedule.at(-1)?.balance, 0, name);
	}
});

test("payments too small to be paid in pesewas are refused, with either method", () => {
	const typed = loanQuery(new URLSearchParams("amount=100&months=120&every=day&rate=0"));
	assert.deepEqual(Object.keys(loanTerms(typed).errors ?? {}), ["months"]);
	assert.equal(loanTerms({ ...typed, every: "month" }).errors, undefined);
});

test("paid back early, a loan costs what its balance has come down to", () => {
	const query = "amount=5000&months=12&rate=36&method=reducing&fee=0&first=2026-12-31&early=2027-05";
	const { terms: reducing } = loanTerms(loanQuery(new URLSearchParams(query)));
	assert.ok(reducing);
	assert.deepEqual([reducing.first, reducing.early], ["2026-12-31", { month: "2027-05", after: 6 }]);
	const loan = loanCost(reducing);
	const { left, saved } = settlementOf(loan, 6);
	assert.equal(left, loan.schedule[5]?.balance);
	assert.equal(left + saved, sum(loan.schedule.slice(6).map(({ payment }) => payment)));
	assert.ok(saved > 0);
	for (const early of ["2026-11", "2027-11", "2028-01", "2027-13", "6", "soon"]) {
		const typed = { ...loanQuery(new URLSearchParams(query)), early };
		const { errors } = loanTerms(typed);
		assert.deepEqual(Object.keys(errors ?? {}), ["early"], early);
		const [, example = ""] = /like (.*)\.$/.exec(errors?.early ?? "") ?? [];
		assert.equal(
			loanTerms({ ...typed, early: example }).terms?.early?.month,
			"2026-12",
			"the example is taken",
		);
	}
	for (const first of ["", "soon", "2027-02-30"]) {
		const typed = { ...loanQuery(new URLSearchParams(query)), first };
		assert.deepEqual(Object.keys(loanTerms(typed).errors ?? {}), ["first"], first);
	}
	const single = { ...loanQuery(new URLSearchParams(query)), months: "1" };
	assert.match(loanTerms(single).errors?.early ?? "", /only one payment/);
	const daily = { ...single, every: "day", first: "2026-12-01" };
	assert.match(loanTerms(daily).errors?.early ?? "", /All payments are in one month/);
});

test("a fee in cedis is taken as that sum, and the URL keeps it", () => {
	const of = (fee: string, amount = "5,000") =>
		loanTerms(loanQuery(new URLSearchParams({ amount, months: "12", rate: "36", fee })));
	for (const fee of ["GHS 150", "150 cedis", "₵150.00"]) {
		const { terms } = of(fee);
		assert.ok(terms, fee);
		assert.deepEqual([terms.fee, terms.feeSum, loanCost(terms).fee], [3, 15_000, 15_000], fee);
		assert.equal(loanFields(terms).fee, "GHS 150");
	}
	const odd = of("GHS 50", "1,300").terms;
	assert.equal(odd && loanCost(odd).fee, 5_000);
	assert.match(of("GHS 700", "1,300").errors?.fee ?? "", /^GHS\s700 of GHS\s1,300 is 53\.85%\./);
	assert.equal(of("GHS 50", "").errors?.fee, undefined, "only the amount is missing");
});

test("a fee above 50 without a unit is worked out in percent of the amount, and asked for again", () => {
	const errorOf = (fee: string, amount = "5,000") =>
		loanTerms(loanQuery(new URLSearchParams({ amount, months: "12", rate: "36", fee }))).errors?.fee ?? "";
	assert.match(errorOf("150"), /^GHS\s150 of GHS\s5,000 is 3%\. Type the fee in %, from 0 to 50/);
	assert.match(errorOf("100", "1,300"), /is 7\.69%/);
	assert.match(errorOf("6000"), /^Type the fee/);
});

test("a link to the calculator carries the amount, and all else that is known", () => {
	const { terms } = loanTerms(loanQuery(new URLSearchParams("amount=2000&months=6&rate=36&fee=1")));
	assert.equal(loanHref(), "/tools/loan-cost");
	assert.equal(loanHref({ amount: 1_500.5 }), "/tools/loan-cost?amount=1500.5");
	assert.equal(
		loanHref({ product: "Susu Loans", terms, amount: 1_500 }),
		"/tools/loan-cost?amount=1500&months=6&rate=36&fee=1&product=Susu+Loans",
	);
});

test("the input becomes terms, or an error at its field", () => {
	const typed = loanQuery(new URLSearchParams("amount=GHS+5,000&months=12&rate=36%25&method=reducing&fee=2"));
	assert.deepEqual(loanTerms(typed).terms, terms({ method: "reducing" }));
	assert.equal(loanTerms({ ...typed, fee: " " }).terms?.fee, 0, "no fee");
	const rows: [field: keyof typeof typed, value: string][] = [
		["amount", ""],
		["amount", "99"],
		["amount", "10000001"],
		["months", "0"],
		["months", "121"],
		["months", "1.5"],
		["rate", ""],
		["rate", "-1"],
		["rate", "301"],
		["fee", "51"],
		["fee", "two"],
	];
	for (const [field, value] of rows)
		assert.deepEqual(Object.keys(loanTerms({ ...typed, [field]: value }).errors ?? {}), [field], value);
	assert.deepEqual(Object.keys(loanTerms(loanQuery(new URLSearchParams())).errors ?? {}), [
		"amount",
		"months",
		"rate",
	]);
	assert.equal(loanQuery(new URLSearchParams("method=magic")).method, "");
	assert.equal(loanQuery(new URLSearchParams("every=year")).every, "");
});
