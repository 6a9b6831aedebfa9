import assert from "node:assert/strict";
import { test } from "node:test";
import { contactHref, requestedAmount } from "#lib/contact/contact-request";
import { amountText } from "#lib/text/cedis";

test("an amount from a URL is read like a typed one, and nothing else is taken for one", () => {
	for (const [text, amount] of [
		["5000", 5_000],
		["GHS 5,000.50", 5_000.5],
		["0", undefined],
		["-5", undefined],
		["much", undefined],
		["99999999", undefined],
		["", undefined],
		[undefined, undefined],
		[null, undefined],
	] as const)
		assert.equal(requestedAmount(text), amount, String(text));
	assert.equal(requestedAmount("900000", { from: 200, to: 3_000 }), undefined, "more than the product lends");
	assert.equal(requestedAmount("3000", { from: 200, to: 3_000 }), 3_000);
	assert.equal(amountText(5_000.5), "GHS\u00a05,000.50");
});

test("the URL of the contact form carries what is known, and nothing else", () => {
	assert.equal(contactHref({}), "/contact");
	assert.equal(contactHref({ tab: "enquiry" }), "/contact");
	assert.equal(
		contactHref({ tab: "loan", product: "Loan (SME) & more", amount: 5_000 }),
		"/contact?tab=loan&product=Loan+%28SME%29+%26+more&amount=5000",
	);
});
