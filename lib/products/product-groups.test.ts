import assert from "node:assert/strict";
import { test } from "node:test";
import {
	categoryLabel,
	chosenProducts,
	isKnownCategory,
	productCategory,
	productGroups,
	productsHref,
} from "#lib/products/product-groups";

const product = (title: string, category: string, subcategory?: string) => ({ title, category, subcategory });

const PRODUCTS = [
	product("Motor cover", "Insurance"),
	product("Ria", "remittance", "transfers"),
	product("Susu", "savings", "accounts"),
	product("Salary", "loans", "personal"),
	product("SME", "loans", "business"),
	product("Quick", "Loans", "Personal"),
	product("Fixed Deposit", "savings"),
];

test("categories come in the company's order, others after them", () => {
	assert.deepEqual(
		productGroups(PRODUCTS).map(({ label, products }) => [label, products.length]),
		[
			["Loans", 3],
			["Savings", 2],
			["Remittance", 1],
			["Insurance", 1],
		],
	);
});

test("subcategories come in the backend's order, independent of case", () => {
	const [loans] = productGroups(PRODUCTS);
	assert.deepEqual(
		loans?.subgroups.map(({ label, products }) => [label, products.map(({ title }) => title)]),
		[
			["Personal", ["Salary", "Quick"]],
			["Business", ["SME"]],
		],
	);
});

test("a product without a subcategory can be reached next to those with one", () => {
	const savings = productGroups(PRODUCTS).find(({ category }) => category === "savings");
	assert.deepEqual(
		savings?.subgroups.map(({ label }) => label),
		["Accounts", "Other"],
	);
});

test("a category without any subcategory has no tabs", () => {
	assert.deepEqual(productGroups(PRODUCTS).at(-1)?.subgroups, []);
});

test("no products, no groups", () => {
	assert.deepEqual(productGroups([]), []);
	assert.equal(chosenProducts([], { category: "loans" }), undefined);
});

const ASKED: readonly [
	category: string | null | undefined,
	subcategory: string | null | undefined,
	group: string,
	subgroup: string | undefined,
][] = [
	[undefined, undefined, "Loans", "Personal"],
	["LOANS", " Business ", "Loans", "Business"],
	["savings", "personal", "Savings", "Accounts"],
	["insurance", "any", "Insurance", undefined],
	["remmittance", undefined, "Remittance", "Transfers"],
	["unknown", "business", "Loans", "Business"],
	["constructor", "__proto__", "Loans", "Personal"],
];

for (const [category, subcategory, group, subgroup] of ASKED) {
	test(`${category} and ${subcategory} show ${group}, ${subgroup}`, () => {
		const chosen = chosenProducts(productGroups(PRODUCTS), { category, subcategory });
		assert.equal(chosen?.group.label, group);
		assert.equal(chosen?.subgroup?.label, subgroup);
	});
}

test("a known category without products is shown empty, not as another one", () => {
	const chosen = chosenProducts(productGroups(PRODUCTS), { category: "digital" });
	assert.equal(chosen?.group.label, "Digital Channels");
	assert.deepEqual(chosen?.group.products, []);
});

test("a URL names category and subcategory in lower case, escaped", () => {
	assert.equal(productsHref("Loans"), "/products?category=loans");
	assert.equal(
		productsHref("savings", "Fixed & Term"),
		"/products?category=savings&subcategory=fixed+%26+term",
	);
});

test("the four categories are recognised in singular and plural, by our labels and by the specification's; any other stays as spelt", () => {
	const FOUR: string[] = ["loans", "savings", "digital", "remittance"];
	for (const [spelt, category] of [
		["loans", "loans"],
		["loan", "loans"],
		[" LOAN ", "loans"],
		["Credit", "loans"],
		["saving", "savings"],
		["Savings", "savings"],
		["savings-accounts", "savings"],
		["Savings Account", "savings"],
		["digital", "digital"],
		["Digital Channels", "digital"],
		["Digital Banking", "digital"],
		["digital_service", "digital"],
		["remittance", "remittance"],
		["Remittances", "remittance"],
		["Remmittance", "remittance"],
		["money transfer", "remittance"],
		["Transfers", "remittance"],
		["Insurance", "Insurance"],
		[" Student Loans ", "Student Loans"],
		["loanshark", "loanshark"],
	] as const) {
		assert.equal(productCategory(spelt), category, spelt);
		assert.equal(isKnownCategory(spelt), FOUR.includes(category), spelt);
	}
	assert.equal(categoryLabel("Digital Banking"), "Digital Channels");
	assert.equal(categoryLabel("constructor"), "constructor");
});
