import assert from "node:assert/strict";
import { test } from "node:test";
import { lineOfJsonError } from "#lib/text/json-error";

test("the line of an error in JSON is found", () => {
	const rows: [string, number][] = [
		['{\n  "data": [\n    { "id": 1 },\n  ]\n}', 4],
		['{\n  "a": 1,\n}', 3],
		['{\n  "a": 1\n  "b": 2\n}', 3],
		['{\n  "a" 1\n}', 2],
		["[\n1,\n\n'two'\n]", 4],
		['[\n"half\n]', 2],
		['{\n"a": [1, 2\n}', 3],
		['{"a": [', 1],
		['{"a": "b\\"c", "d": -1.5e3, "e": [true, null, {}]}\n{}', 2],
		["", 1],
		["[1]\n]", 2],
	];
	for (const [text, line] of rows) {
		assert.throws(() => JSON.parse(text), text);
		assert.equal(lineOfJsonError(text), line, text);
	}
});
