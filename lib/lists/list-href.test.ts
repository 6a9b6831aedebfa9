import assert from "node:assert/strict";
import { test } from "node:test";
import { listHref } from "#lib/lists/list-href";

test("an address names only what differs from the default", () => {
	assert.equal(listHref("/notices", { category: "", q: "", page: "" }), "/notices");
	assert.equal(listHref("/notices", { category: "bog", q: "", page: "2" }), "/notices?category=bog&page=2");
	assert.equal(listHref("/notices", { q: "a&b=c #1" }), "/notices?q=a%26b%3Dc+%231");
});
