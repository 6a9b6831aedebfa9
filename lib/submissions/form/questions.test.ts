import assert from "node:assert/strict";
import { test } from "node:test";
import { birthDateQuestion, phoneQuestion } from "#lib/submissions/form/questions";

test("a phone number that can be called is not asked about, however it is written", () => {
	for (const phone of [
		"024 123 4567",
		"0241234567",
		"+233 24 123 4567",
		"(024) 123-4567",
		"+44 20 7946 0958",
	])
		assert.equal(phoneQuestion(phone), undefined, phone);
});

test("one that cannot is asked about in the sender's own writing", () => {
	for (const phone of ["abc", "1", "024 123", "024 123 456O", "0241234567 / 0201234567", "ama@example.com"])
		assert.equal(phoneQuestion(phone), `We call ‘${phone}’. Is that right?`);
});

test("a date of birth is asked about under 18, over 110 and in the future", () => {
	const now = new Date("2026-11-25T23:00:00Z");
	for (const date of ["2008-11-25", "1990-12-24", "1916-11-25"])
		assert.equal(birthDateQuestion(date, now), undefined, date);
	for (const [date, text] of [
		["2008-11-26", "You were born on 26 November 2008. Is that right?"],
		["2031-01-01", "You were born on 1 January 2031. Is that right?"],
		["1915-11-25", "You were born on 25 November 1915. Is that right?"],
		["0090-12-24", "You were born on 24 December 90. Is that right?"],
	] as const)
		assert.equal(birthDateQuestion(date, now), text);
});
