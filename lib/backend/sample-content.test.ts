import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

test("what the sample offers names no number of branches: which offer it, branches say themselves", () => {
	for (const name of ["carousel", "products", "products/featured", "content/articles"])
		assert.doesNotMatch(readFileSync(`content/${name}.json`, "utf8"), /\b\d+ branches/, name);
});
