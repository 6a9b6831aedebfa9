import assert from "node:assert/strict";
import { test } from "node:test";
import { awardHref, chosenAward } from "#lib/awards/award-choice";

test("an address chooses the award that it names, and the first one otherwise", () => {
	const awards = [{ id: "a" }, { id: "b" }];
	const rows: [id: string | undefined, chosen: string][] = [
		["b", "b"],
		["a", "a"],
		["1", "a"],
		["", "a"],
		[undefined, "a"],
	];
	for (const [id, chosen] of rows) assert.equal(chosenAward(awards, id)?.id, chosen, id);
	assert.equal(chosenAward([], "a"), undefined);
});

test("an id of any letters makes one part of an address", () => {
	assert.equal(awardHref("Best bank 2025/26"), "/awards/Best%20bank%202025%2F26");
});
