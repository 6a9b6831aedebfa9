import assert from "node:assert/strict";
import { test } from "node:test";
import { numberError, numberMeant, parseNumber, typedFields } from "#lib/tools/parse-number";

test("a number is read in the spellings that people use", () => {
	const rows: [text: string, expected: number | undefined][] = [
		["5000", 5000],
		["5,000", 5000],
		["5\u00a0000", 5000],
		["1,250,000.50", 1_250_000.5],
		["GHS 5,000.00", 5000],
		["GH₵5,000", 5000],
		["₵ 20", 20],
		["50 cedis", 50],
		["50 Ghana cedis", 50],
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
		assert.equal(parseNumber(text, { min: 0, max: 10_000_000, unit: "GHS" }), expected, `'${text}'`);
});

test("limits apply, and whole numbers must be whole", () => {
	assert.equal(parseNumber("99.99", { min: 100, max: 200, unit: "GHS" }), undefined);
	assert.equal(parseNumber("100", { min: 100, max: 200, unit: "GHS" }), 100);
	assert.equal(parseNumber("200.01", { min: 100, max: 200, unit: "GHS" }), undefined);
	for (const unit of ["months", "days"] as const) {
		assert.equal(parseNumber("12", { min: 1, max: 120, unit }), 12);
		assert.equal(parseNumber("12.0", { min: 1, max: 120, unit }), 12);
		assert.equal(parseNumber("12.5", { min: 1, max: 120, unit }), undefined);
	}
});

test("a number with another unit is never guessed, and the error says what is wrong", () => {
	for (const [text, unit, expected] of [
		["36%", "%", 36],
		["36 percent", "%", 36],
		["36 months", "months", 36],
		["30 days", "days", 30],
		["GHS 50", "%", /^This is money, not %/],
		["50 cedis", "%", /^This is money, not %/],
		["₵50", "%", /^This is money, not %/],
		["36,5", "%", /^Write a point instead of the comma, like 36\.5\./],
		["5.000,00", "GHS", /^Write a point instead of the comma, like 5000\.00\./],
		["4% a month", "%", /^4% a month is 48% a year\. Correct it/],
		["4% p.m.", "%", /^4% a month is 48% a year/],
		["30% per year", "%", /^Type only the number: 30\./],
		["0.35 per week", "%", /^0\.35% a week is 18\.2% a year/],
		["0.1% daily", "%", /^0\.1% a day is 36\.5% a year/],
		["three percent a month", "%", /^Multiply a rate per month by 12/],
		["50%", "GHS", /^This is %, not money/],
		["500,50", "GHS", /^Write a point/],
		["3 years", "months", /^3 years is 36 months/],
		["1 year 6 months", "months", /^One year is 12 months/],
		["52 weeks", "months", /^52 weeks is 12 months/],
		["16 wks", "months", /^16 weeks is about 4 months/],
		["90 days", "months", /^90 days is about 3 months/],
		["a few weeks", "months", /^This is not in months/],
		["GHS 36", "months", /^Correct it/],
		["2 months", "days", /^2 months is about 61 days/],
		["1 week", "days", /^1 week is 7 days/],
		["two months", "days", /^Count the days/],
		["500", "%", /^Correct it/],
	] as const) {
		const number = parseNumber(text, { min: 0, max: 120, unit });
		if (typeof expected === "number") assert.equal(number, expected, text);
		else {
			assert.equal(number, undefined, text);
			assert.match(numberError(text, unit, "Correct it."), expected, text);
		}
	}
});

test("a number with another unit is offered in the field's own where that is certain", () => {
	for (const [text, unit, meant] of [
		["10% per month", "%", 120],
		["0.35 per week", "%", 18.2],
		["30% flat", "%", 30],
		["three percent a month", "%", undefined],
		["GHS 50", "%", undefined],
		["36,5", "%", undefined],
		["3 years", "months", 36],
		["90 days", "months", 3],
		["a year", "months", undefined],
		["2 months", "days", 61],
		["120", "%", undefined],
	] as const)
		assert.equal(numberMeant(text, unit), meant, text);
});

test("a URL fills its own fields, and no others", () => {
	const parameters = new URLSearchParams(`amount=5,000&utm_source=x&months=${"9".repeat(99)}`);
	assert.deepEqual(typedFields(parameters, ["amount", "months", "rate"]), {
		amount: "5,000",
		months: "9".repeat(24),
		rate: "",
	});
});
