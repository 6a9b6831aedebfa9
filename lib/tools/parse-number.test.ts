import assert from "node:assert/strict";
import { test } from "node:test";
import { parseNumber, typedFields } from "#lib/tools/parse-number";

test("a number is read in the spellings that people use", () => {
	const rows: [text: string, expected: number | undefined][] = [
		["5000", 5000],
		["5,000", 5000],
		["5\u00a0000", 5000],
		["1,250,000.50", 1_250_000.5],
		["GHS 5,000.00", 5000],
		["GH₵5,000", 5000],
		["₵ 20", 20],
		["36%", 36],
		["２４", 24],
		[".5", 0.5],
		["0", 0],
		["", undefined],
		["2,5", undefined],
		["-5", undefined],
		["1e5", undefined],
		["0x10", undefined],
		["5 0", undefined],
		["five", undefined],
		["10000001", undefined],
	];
	for (const [text, expected] of rows)
		assert.equal(parseNumber(text, { min: 0, max: 10_000_000 }), expected, `'${text}'`);
});

test("limits apply, and whole numbers must be whole", () => {
	assert.equal(parseNumber("99.99", { min: 100, max: 200 }), undefined);
	assert.equal(parseNumber("100", { min: 100, max: 200 }), 100);
	assert.equal(parseNumber("200.01", { min: 100, max: 200 }), undefined);
	assert.equal(parseNumber("12", { min: 1, max: 120, isWhole: true }), 12);
	assert.equal(parseNumber("12.0", { min: 1, max: 120, isWhole: true }), 12);
	assert.equal(parseNumber("12.5", { min: 1, max: 120, isWhole: true }), undefined);
});

test("a URL fills its own fields, and no others", () => {
	const parameters = new URLSearchParams(`amount=5,000&utm_source=x&months=${"9".repeat(99)}`);
	assert.deepEqual(typedFields(parameters, ["amount", "months", "rate"]), {
		amount: "5,000",
		months: "9".repeat(24),
		rate: "",
	});
});
