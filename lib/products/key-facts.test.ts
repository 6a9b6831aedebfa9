import assert from "node:assert/strict";
import { test } from "node:test";
import contentProducts from "#content/products" with { type: "json" };
import { getProducts, type Product, product } from "#lib/backend/products";
import { KIDS_ACCOUNT_OPENING_GHS } from "#lib/company/limits";
import { compareProducts, exampleText, keyFactRows } from "#lib/products/key-facts";
import { loanCost } from "#lib/tools/loan-cost";
import { percentText } from "#lib/tools/percent";

const parsed = (wire: object): Product => ({
	...product.parse({ id: 1, title: "Any Loan", category: "loans", ...wire }),
	path: "/products/loans/Any%20Loan",
});
const rowsOf = (wire: object) =>
	Object.fromEntries(keyFactRows(parsed(wire)).map(({ label, text, list }) => [label, text ?? list]));
const plain = (text: unknown) => String(text).replaceAll("\u00a0", " ");

const LOAN = {
	valid_from: "2026-09-01",
	amount_min: 500,
	amount_max: "20000",
	months_min: 36,
	months_max: 3,
	example_amount: 5000,
	example_months: 12,
	example_rate: 36,
	example_method: "Reducing",
	example_fee: 2,
	late_payment: "Call us.",
	not_for: ["Anyone under 18"],
};

test("a loan states amount, term, cost, requirements, late and early payment, and who cannot get it", () => {
	const rows = rowsOf({ key_facts: LOAN });
	assert.equal(plain(rows["How much"]), "GHS 500 to GHS 20,000");
	assert.equal(plain(rows["How long"]), "3 to 36 months", "reversed bounds are swapped");
	assert.equal(
		plain(rows["What it costs"]),
		"Worked example: you borrow GHS 5,000 for 12 months. The interest is 36% a year (reducing, on what you still owe), and a fee of 2% when you get the money. You pay GHS 502.31 a month. The loan costs you GHS 1,127.73 in all. That is an APR of 40.1%. Your own rate may differ. You see it in writing before you sign.",
	);
	assert.ok((rows["What you need"] as string[]).includes("Your Ghana Card"));
	assert.equal(rows["If you pay late"], "Call us.");
	assert.match(String(rows["If you pay early"]), /agreement says what that costs/);
	assert.deepEqual(rows["Who cannot get it"], ["Anyone under 18"]);
});

test("a cost that the company states itself is no worked example", () => {
	assert.equal(rowsOf({ key_facts: { ...LOAN, cost: "3% a month" } })["What it costs"], "3% a month");
});

test("the APR of every example is that of the loan calculator", async () => {
	let examples = 0;
	for (const { keyFacts } of await getProducts()) {
		if (!keyFacts?.example) continue;
		examples++;
		assert.ok(
			exampleText(keyFacts.example).includes(`APR of ${percentText(loanCost(keyFacts.example).nominalApr)}`),
		);
	}
	assert.equal(examples, 5);
});

test("an account states what it takes to open and keep it, its interest, and withdrawals", () => {
	const rows = rowsOf({
		category: "savings",
		title: "Any Account",
		key_facts: {
			valid_from: "2026-09-01",
			opening_amount: 20,
			minimum_balance: 0,
			interest: "5% a year",
			withdrawals: "Any time",
		},
	});
	assert.equal(plain(rows["To open it"]), "GHS 20");
	assert.match(plain(rows["What you need"]), /Money for your first deposit: GHS 20$/);
	assert.equal(rows["To keep it open"], "No minimum");
	assert.equal(rows.Interest, "5% a year");
	assert.equal(rows["Taking money out"], "Any time");
});

test("undated or unreadable facts are not shown, but the product is", () => {
	for (const key_facts of [undefined, null, "none", [], {}, { ...LOAN, valid_from: "soon" }]) {
		assert.equal(parsed({ key_facts }).keyFacts, undefined, JSON.stringify(key_facts));
		assert.equal(rowsOf({ key_facts })["How much"], undefined);
	}
});

test("an example that the calculator would reject is not shown", () => {
	for (const wrong of [
		{ example_amount: 0 },
		{ example_months: 1.5 },
		{ example_rate: -1 },
		{ example_fee: 99 },
	])
		assert.equal(
			parsed({ key_facts: { ...LOAN, ...wrong } }).keyFacts?.example,
			undefined,
			JSON.stringify(wrong),
		);
	assert.equal(parsed({ key_facts: { ...LOAN, amount_min: -5 } }).keyFacts?.amount?.from, undefined);
});

test("the products of a category are shown side by side, without those that have no facts", async () => {
	const loans = (await getProducts()).filter(({ category }) => category === "loans");
	const table = compareProducts("loans", [...loans, parsed({})]);
	assert.equal(table?.rows.length, 5);
	assert.deepEqual(table?.columns, [
		"How much",
		"How long",
		"Example",
		"Fee of the example",
		"APR of the example",
	]);
	for (const { cells, title } of table?.rows ?? []) {
		assert.ok(cells.every(Boolean), title);
		assert.match(
			plain(cells[2]),
			/^GHS [\d,]+ for \d+ months? at \d+% a year \((flat|reducing)\), paid every (day|week|month), costs GHS/,
			title,
		);
	}
	assert.equal(compareProducts("loans", [parsed({})]), undefined);
});

test("the sample figures are labelled as samples, and agree with the company's constants", () => {
	for (const { title, key_facts } of contentProducts.data) {
		assert.equal(key_facts.sample, true, title);
		assert.match(key_facts.published_by, /\(Sample\)/, title);
	}
	const kids = contentProducts.data.find(({ title }) => title === "Mmofra Daakye Account");
	assert.equal(kids?.key_facts.opening_amount, KIDS_ACCOUNT_OPENING_GHS);
});
