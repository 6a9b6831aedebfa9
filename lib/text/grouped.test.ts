import assert from "node:assert/strict";
import { test } from "node:test";
import { grouped } from "#lib/text/grouped";

test("thousands are set apart as Intl does it, and decimals are left alone", () => {
	for (const value of [0, 7, 999, 1_000, 12_345.5, 999_999, 1_234_567.89, 100_000_000])
		assert.equal(grouped(value), value.toLocaleString("en"));
	assert.equal(grouped("1234.50"), "1,234.50");
});
