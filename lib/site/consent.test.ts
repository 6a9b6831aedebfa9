import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL_COOKIES, NECESSARY_ONLY, storedPreferences } from "./consent.ts";

test("a stored choice is read back", () => {
	for (const choice of [NECESSARY_ONLY, ALL_COOKIES, { ...NECESSARY_ONLY, analytics: true }])
		assert.deepEqual(storedPreferences("true", JSON.stringify(choice)), choice);
});

test("without a valid choice there is none, so that the banner asks again", () => {
	const valid = JSON.stringify(ALL_COOKIES);
	const cases: [string | undefined, string | undefined][] = [
		[undefined, undefined],
		[undefined, valid],
		["false", valid],
		["", valid],
		["true", undefined],
		["true", ""],
		["true", "{"],
		["true", "null"],
		["true", "[]"],
		["true", "42"],
		["true", '{"necessary":true}'],
		["true", '{"analytics":"yes","marketing":true,"preferences":true}'],
	];
	for (const [consent, preferences] of cases)
		assert.equal(storedPreferences(consent, preferences), undefined, `${consent} ${preferences}`);
});

test("necessary cookies cannot be refused by a cookie that says so", () => {
	const tampered = JSON.stringify({ ...ALL_COOKIES, necessary: false });
	assert.deepEqual(storedPreferences("true", tampered), ALL_COOKIES);
});
