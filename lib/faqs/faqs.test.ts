import assert from "node:assert/strict";
import { test } from "node:test";
import { FAQS } from "#lib/faqs/faqs";

test("there are ten questions, each with its own address", () => {
	assert.equal(FAQS.length, 10);
	assert.equal(new Set(FAQS.map(({ id }) => id)).size, 10);
	assert.equal(new Set(FAQS.map(({ question }) => question)).size, 10);
	for (const { id, question, answer, link } of FAQS) {
		assert.match(id, /^[a-z-]+$/);
		assert.match(question, /\?$/);
		assert.ok(answer.length > 0 && link.href.startsWith("/"), id);
	}
});

test("the answers state the company's facts", () => {
	const answerTo = (id: string) => FAQS.find((faq) => faq.id === id)?.answer.join(" ") ?? "";
	const rows: [id: string, fact: RegExp][] = [
		["open-online", /^No\..*branch/],
		["who-can-open", /resident.*18.*national ID.*guardian/],
		["kids-account", /GHS 5 to open it\./],
		["loan-time", /usually takes 24 to 72 hours, once requirements are met/],
		["repay-early", /^Yes\. You may repay early\. Your loan agreement says what that costs/],
		["mobile-banking", /\*277#/],
		["opening-hours", /Monday to Friday, 08:00 to 17:00.*our branches/],
		["complaints", /within 5 working days/],
	];
	for (const [id, fact] of rows) assert.match(answerTo(id), fact, id);
});
