import assert from "node:assert/strict";
import { test } from "node:test";
import type { Product } from "#lib/backend/products";
import type { KeyFacts } from "#lib/products/key-facts";
import { productData, structuredDataText } from "#lib/seo/structured-data";

test("no text can end the data block or begin another script", () => {
	const name = '</script><script>alert("x")</script><!--<script>';
	const text = structuredDataText([{ "@type": "Organization", name }]);
	assert.doesNotMatch(text, /</);
	assert.equal((JSON.parse(text) as { name: string }).name, name);
});

test("search engines read the amounts and the term of a loan, never those of a sample", () => {
	const loan = (isSample: boolean) =>
		productData({
			title: "SME Loans",
			category: "loans",
			path: "/products/loans/SME%20Loans",
			features: [],
			keyFacts: { isSample, amount: { from: 1000, to: 200000 }, months: { to: 24 } } as Partial<KeyFacts>,
		} as unknown as Product) as unknown as Record<string, unknown>;
	const { "@type": type, amount, loanTerm } = JSON.parse(JSON.stringify(loan(false)));
	assert.equal(type, "LoanOrCredit");
	assert.deepEqual(amount, { "@type": "MonetaryAmount", currency: "GHS", minValue: 1000, maxValue: 200000 });
	assert.deepEqual(loanTerm, { "@type": "QuantitativeValue", unitCode: "MON", maxValue: 24 });
	assert.equal(loan(true)["@type"], "FinancialProduct");
	assert.equal(loan(true).amount, undefined);
});
