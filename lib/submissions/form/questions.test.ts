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
		"+233 (0) 24 123 4567",
		"00233241234567",
		"24 123 4567",
	])
		assert.equal(phoneQuestion(phone), undefined, phone);
});

test("one that cannot is asked about in the sender's own writing, with what is doubtful about it", () => {
	for (const [phone, doubt] of [
		["abc", "has letters in it"],
		["024 123 456O", "has letters in it"],
		["ama@example.com", "has letters in it"],
		["1", "is too short for a phone number"],
		["12345", "is too short for a phone number"],
		["--", "is too short for a phone number"],
		["024 123 456", "has too few digits for a number in Ghana"],
		["024 123 45678", "has too many digits for a number in Ghana"],
		["+233 24 123 456", "has too few digits for a number in Ghana"],
		["+233 24 123 45678", "has too many digits for a number in Ghana"],
		["0241234567 / 0201234567", "is too long for one phone number"],
	] as const)
		assert.equal(phoneQuestion(phone), `‘${phone}’ ${doubt}. Is the number right?`);
});

test("a date of birth is asked about under 18, over 110 and in the future", () => {
	const now = new Date("2026-11-25T23:00:00Z");
	for (const date of ["2008-11-25", "1990-12-24", "1916-11-25"])
		assert.equal(birthDateQuestion(date, now), undefined, date);
	for (const [date, text] of [
		["2008-11-26", "If you were born on 26 November 2008, you are under 18."],
		["2026-11-25", "If you were born on 25 November 2026, you are under 18."],
		["2026-11-26", "26 November 2026 is still to come."],
		["2031-01-01", "1 January 2031 is still to come."],
		["1915-11-25", "If you were born on 25 November 1915, you are over 110."],
		["0090-12-24", "If you were born on 24 December 90, you are over 110."],
	] as const)
		assert.equal(birthDateQuestion(date, now), `${text} Is the date of birth right?`);
});
