import assert from "node:assert/strict";
import { test } from "node:test";
import { distinctNames } from "#lib/lists/distinct-names";

test("equal names get numbers, and none is given twice", () => {
	const rows: [names: string[], distinct: string[]][] = [
		[[], []],
		[
			["a", "b"],
			["a", "b"],
		],
		[
			["a", "a", "a"],
			["a", "a-2", "a-3"],
		],
		[
			["a-2", "a", "a", "a-2"],
			["a-2", "a", "a-3", "a-2-2"],
		],
	];
	for (const [names, distinct] of rows) assert.deepEqual(distinctNames(names), distinct);
});
