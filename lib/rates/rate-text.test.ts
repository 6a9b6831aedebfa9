import assert from "node:assert/strict";
import { test } from "node:test";
import { rateText, yearlyPercent } from "#lib/rates/rate-text";

test("a rate reads as people say it", () => {
	const rows: [value: string, unit: string | undefined, text: string][] = [
		["36", "% a year", "36% a year"],
		["2.5", "% of the amount", "2.5% of the amount"],
		["5.00", "GHS", "GHS\u00a05.00"],
		["5", "ghs", "GHS\u00a05"],
		["2", "contributions a month", "2 contributions a month"],
		["Free", undefined, "Free"],
	];
	for (const [value, unit, text] of rows) assert.equal(rateText(value, unit), text);
});

test("only a rate per year goes to the calculators", () => {
	const rows: [value: string, unit: string | undefined, percent: number | undefined][] = [
		["36", "% a year", 36],
		["36.5", "% per annum", 36.5],
		["36", "% p.a.", 36],
		["36", "%/year", 36],
		["3", "% a month", undefined],
		["2", "%", undefined],
		["2", "% of the amount", undefined],
		["30 to 36", "% a year", undefined],
		["36", undefined, undefined],
	];
	for (const [value, unit, percent] of rows)
		assert.equal(yearlyPercent(value, unit), percent, `${value} ${unit}`);
});
