import assert from "node:assert/strict";
import { test } from "node:test";
import type { KeyFacts } from "#lib/products/key-facts";
import { productAction, productSteps, productTool, sendingSteps } from "#lib/products/product-steps";

test("no step beside ‘Apply’ says that it cannot be done", () => {
	for (const title of ["Susu Account", "Mmofra Daakye Account"]) {
		const product = { category: "savings", title };
		assert.equal(productAction(product).label, "Apply");
		assert.doesNotMatch(JSON.stringify(productSteps(product)), /cannot/);
	}
});

test("every category has three steps, even an unknown one", () => {
	for (const category of ["loans", "savings", "digital", "remittance", "Insurance"])
		assert.equal(productSteps({ category, title: "Any" }).length, 3);
});

test("mobile money at the counter needs no account", () => {
	const words = JSON.stringify(productSteps({ category: "digital", title: "Mobile Money Services" }));
	assert.match(words, /Ghana Card/);
	assert.doesNotMatch(words, /account|register/i);
});

test("a parent who saves for a child reads of their own card and the child’s certificate", () => {
	const words = JSON.stringify(productSteps({ category: "savings", title: "Mmofra Daakye Account" }));
	assert.match(words, /your own Ghana Card and the child’s birth certificate/);
	assert.doesNotMatch(words, /A child under/);
});

test("the company pays out money from abroad, and does not promise to send any", () => {
	assert.doesNotMatch(JSON.stringify(productSteps({ category: "remittance", title: "Ria" })), /\bsend\b/i);
});

test("a sender abroad is told what is known about payment into an account, and to ask for the rest", () => {
	const facts = (intoAccount?: boolean) => ({
		category: "remittance",
		title: "Ria",
		path: "/",
		...(intoAccount !== undefined && { keyFacts: { intoAccount } as KeyFacts }),
	});
	const [known] = sendingSteps(facts(true));
	assert.match(known ?? "", /^You can send the money straight into an account with us/);
	assert.match(sendingSteps(facts(false))[0] ?? "", /You cannot send it straight into the account\.$/);
	assert.match(sendingSteps(facts())[0] ?? "", /Ask us if you can/);
	for (const steps of [sendingSteps(facts(true)), sendingSteps(facts())])
		assert.match(
			steps.join(" "),
			/exactly as it stands on their Ghana Card.*We do not know what Ria charges you/,
		);
});

test("steps give the hours as usual ones, which some branches do not have", () => {
	for (const [category, title] of [
		["remittance", "Ria"],
		["digital", "Mobile Money Services"],
	] as const)
		assert.match(JSON.stringify(productSteps({ category, title })), /usually open Monday/);
});

const ACTIONS: readonly [category: string, title: string, label: string, href: string][] = [
	["loans", "Loan (SME) & more", "Apply", "/contact?tab=loan&product=Loan+%28SME%29+%26+more"],
	["savings", "Sika Dua", "Apply", "/contact?tab=account&product=Sika+Dua"],
	["digital", "Best Mobile Banking", "Apply", "/contact?product=Best+Mobile+Banking"],
	["Insurance", "Funeral Cover", "Apply", "/contact?product=Funeral+Cover"],
	["digital", "Mobile Money Services", "Find a branch", "/locator?service=Mobile+money"],
	["remittance", "Western Union", "Find a branch", "/locator?service=Money+from+abroad"],
];

for (const [category, title, label, href] of ACTIONS) {
	test(`'${title}' leads to ${href}`, () => {
		assert.deepEqual(productAction({ category, title }), { label, href });
	});
}

const TOOLS: readonly [category: string, title: string, href: string | undefined][] = [
	["loans", "Salary Loans", "/tools/loan-cost?product=Salary+Loans"],
	["loans", "Susu and Nkosuo Loans", "/tools/loan-cost?product=Susu+and+Nkosuo+Loans"],
	["savings", "Susu Account", "/tools/susu"],
	["savings", "Fixed Deposit", "/tools/fixed-deposit"],
	["digital", "Best Mobile Banking", "/ussd"],
	["savings", "Current Account", undefined],
	["digital", "Mobile Money Services", undefined],
];

for (const [category, title, href] of TOOLS) {
	test(`${title} ${href ? `leads to ${href}` : "has no tool"}`, () =>
		assert.equal(productTool({ category, title })?.href, href));
}
