import assert from "node:assert/strict";
import { test } from "node:test";
import { findByTitle, productHref, productPaths, titleKey } from "#lib/products/product-path";
import { FOOTER } from "#lib/site/footer-links";
import { MEGA_MENU } from "#lib/site/main-menu";
import { promotionsOn } from "#lib/site/promotions";

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

const ASKED: readonly [address: string, found: string | undefined][] = [
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

for (const [address, found] of ASKED) {
	test(`'${address}' finds ${found ?? "nothing"}`, () => {
		assert.equal(findByTitle(PRODUCTS, address)?.title, found);
	});
}

test("each product has an address of its own, at which it is found and which no messenger cuts", () => {
	const paths = productPaths(PRODUCTS.map(({ title }) => ({ category: "loans", title })));
	assert.equal(new Set(paths).size, PRODUCTS.length);
	for (const [at, path] of paths.entries()) {
		assert.match(path, /[\w%]$/);
		assert.equal(findByTitle(PRODUCTS, path.split("/")[3] ?? ""), PRODUCTS[at], path);
	}
});

test("of two products with the same title, the first in the backend's order is found", () => {
	assert.equal(findByTitle(PRODUCTS, "salary loans"), PRODUCTS[0]);
});

test("an address survives spaces, slashes and percent signs in a title", () => {
	for (const { title } of PRODUCTS) {
		const address = productHref("loans", title);
		assert.match(address, /^\/products\/loans\/[^/\s!'()*]+$/);
		assert.equal(titleKey(address.split("/")[3] ?? ""), titleKey(title));
	}
});

test("every product link in the menu, the footer and the offers is spelt as in the specification", () => {
	const links = [...MEGA_MENU.flatMap((column) => column.links), ...FOOTER.remittance].map(
		({ href }) => href,
	);
	assert.equal(links.length, 5 + 5 + 2 + 4 + 5);
	for (const href of [...links, ...promotionsOn().map((slide) => slide.linkedPage)])
		assert.match(
			href,
			/^\/products\/(personal|business|loans|accounts|savings|digital|remmittance|transfers)\/[^/]+$/,
		);
});
