import assert from "node:assert/strict";
import { test } from "node:test";
import { countValues } from "#lib/text/json";

test("the values of a text are counted outside its strings alone", () => {
	for (const [value, count] of [
		["{[,", 0],
		['quote " and , and \\', 0],
		["\\\\,", 0],
		[[{ a: 1, b: "x,{" }, []], 5],
		[[{}, {}, {}], 6],
	] as const)
		assert.equal(countValues(JSON.stringify(value)), count, JSON.stringify(value));
});
