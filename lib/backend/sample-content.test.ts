import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

test("the sample promises nothing at a number of branches: each branch says what it offers", () => {
	for (const name of ["carousel", "products", "products/featured", "content/articles"])
		assert.doesNotMatch(readFileSync(`content/${name}.json`, "utf8"), /\b\d+ branches/, name);
});
