import assert from "node:assert/strict";
import { test } from "node:test";
import { phoneParts } from "#lib/text/phone-parts";

const cut = (text: string, ...numbers: string[]) =>
	phoneParts(text, numbers).map(({ text, isPhone }) => (isPhone ? `[${text}]` : text));

test("phone numbers in a text become separate parts", () => {
	assert.deepEqual(cut("Call 0800 000 000 now.", "0800 000 000"), ["Call ", "[0800 000 000]", " now."]);
	assert.deepEqual(cut("292 or 050 160 3111", "292", "050 160 3111"), ["[292]", " or ", "[050 160 3111]"]);
	assert.deepEqual(cut("+233 30 000 0000", "+233 30 000 0000"), ["[+233 30 000 0000]"]);
});

test("a number inside a longer one, or a company without numbers, changes nothing", () => {
	assert.deepEqual(cut("Case 12921", "292"), ["Case 12921"]);
	assert.deepEqual(cut("Go to any branch."), ["Go to any branch."]);
	assert.deepEqual(cut("Go to any branch.", ""), ["Go to any branch."]);
});
