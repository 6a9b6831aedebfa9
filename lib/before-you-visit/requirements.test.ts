import assert from "node:assert/strict";
import { test } from "node:test";
import {
	chosenVisit,
	lackOf,
	NO_CHARGE_BY_US,
	VISITS,
	visitHref,
	visitKeyOf,
} from "#lib/before-you-visit/requirements";
import { matchingBranches } from "#lib/locator/branch-search";

test("each product leads to the matching list", () => {
	const rows: [category: string, title: string, key: string | undefined][] = [
		["loans", "Salary Loans", "salary-loan"],
		["loans", "Government Salary Loans", "government-salary-loan"],
		["loans", "SME Loans", "business-loan"],
		["loans", "Susu and Nkosuo Loans", "susu-loan"],
		["loans", "Best Quick Loan", "loan"],
		["savings", "Susu Account", "account"],
		["savings", "Fixed Deposit", "account"],
		["savings", "Current Account", "current-account"],
		["savings", "Mmofra Daakye Account", "kids-account"],
		["digital", "Best Mobile Banking", "mobile-banking"],
		["digital", "Mobile Money Services", "mobile-money"],
		["remittance", "MoneyGram", "money-transfer"],
		["Insurance", "Funeral cover", undefined],
	];
	for (const [category, title, key] of rows) {
		assert.equal(visitKeyOf({ category, title }), key, title);
		if (key) assert.equal(chosenVisit(key).key, key);
	}
});

test("an unknown word shows the first list", () => {
	for (const word of [null, "", "constructor", "Account"]) assert.equal(chosenVisit(word), VISITS[0]);
});

test("every cost is none by us, a question, or the one amount that is known", () => {
	for (const { cost } of VISITS.flatMap(({ needs }) => needs)) {
		assert.ok([NO_CHARGE_BY_US, "Ask us", "GHS\u00a05"].includes(cost), cost);
	}
});

test("only a list with something to pay speaks of charges", () => {
	for (const { key, needs, note } of VISITS.filter(({ note }) => /charge/.test(note)))
		assert.ok(
			needs.some(({ cost }) => cost !== NO_CHARGE_BY_US),
			`${key}: ${note}`,
		);
});

test("the URL contains the choice", () => {
	assert.equal(visitHref(), "/before-you-visit");
	assert.equal(
		visitHref({ product: "loan", branch: "volta/ho-branch" }),
		"/before-you-visit?product=loan&branch=volta%2Fho-branch",
	);
});

test("a branch that pays nothing out from abroad is told from those that do, and from those that do not say", () => {
	const of = (...services: string[]) => ({ region: "A", services });
	const [payer, other, silent] = [of("Loans", "money from abroad"), of("Loans"), of()];
	const lacks = (key: string, branches: ReturnType<typeof of>[]) => {
		const visit = chosenVisit(key);
		const able = matchingBranches(branches, { service: visit.service?.name });
		return branches.map((branch) => lackOf(visit, branch, able));
	};
	assert.deepEqual(lacks("money-transfer", [payer, other, silent]), [
		undefined,
		"does not pay out money from abroad",
		undefined,
	]);
	assert.deepEqual(lacks("loan", [payer, other]), [undefined, undefined]);
	assert.deepEqual(lacks("money-transfer", [other, silent]), [undefined, undefined], "nobody says it");
});
