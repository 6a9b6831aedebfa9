import assert from "node:assert/strict";
import { test } from "node:test";
import { findByTitle, productPaths } from "#lib/products/product-path";

const PRODUCTS = [
	{ title: "Salary Loans" },
	{ title: "Government Salary Loans" },
	{ title: "Crédit Éclair" },
	{ title: "100% Savings" },
	{ title: "Susu / Nkosuo" },
	{ title: "salary loans" },
	{ title: "Kids+" },
	{ title: "Ama’s Plan" },
	{ title: "Save Now!" },
	{ title: "Loan (SME)" },
	{ title: "Save More." },
];

const SPELLINGS: readonly [title: string, found: string | undefined][] = [
	["Salary Loans", "Salary Loans"],
	["SALARY LOANS", "Salary Loans"],
	["salary%20loans", "Salary Loans"],
	["  salary   loans ", "Salary Loans"],
	["cre\u0301dit e\u0301clair", "Crédit Éclair"],
	["100% savings", "100% Savings"],
	["100%25%20savings", "100% Savings"],
	["salary+loans", "Salary Loans"],
	["kids+", "Kids+"],
	["kids", undefined],
	["Ama's plan", "Ama’s Plan"],
	["Ama%27s%20Plan", "Ama’s Plan"],
	["Save Now", "Save Now!"],
	["Loan%20(SME", "Loan (SME)"],
	["Save%20More", "Save More."],
	["Salary%2520Loans", "Salary Loans"],
	["Salary%20Loans-2", "salary loans"],
	["!", undefined],
	["salary", undefined],
	["%E0%A4%A", undefined],
	["", undefined],
];

for (const [title, found] of SPELLINGS) {
	test(`'${title}' finds ${found ?? "nothing"}`, () => {
		assert.equal(findByTitle(PRODUCTS, title)?.title, found);
	});
}

test("each product has a URL of its own, at which it is found and which no messenger cuts", () => {
	const paths = productPaths(PRODUCTS.map(({ title }) => ({ category: "loans", title })));
	assert.equal(new Set(paths).size, PRODUCTS.length);
	for (const [at, path] of paths.entries()) {
		assert.match(path, /^\/products\/loans\/[^/\s!'()*]*[\w%]$/);
		assert.equal(findByTitle(PRODUCTS, path.split("/")[3] ?? ""), PRODUCTS[at], path);
	}
});
