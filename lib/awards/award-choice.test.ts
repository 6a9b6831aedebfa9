import assert from "node:assert/strict";
import { test } from "node:test";
import { awardHref, awardsHref, chosenAward, pageWithAward } from "#lib/awards/award-choice";
import { AWARDS_PER_PAGE } from "#lib/company/limits";

test("a URL shows the award that it names, and 1 or no id the first one", () => {
	const awards = [{ id: "a" }, { id: "b" }];
	const rows: [id: string | undefined, chosen: string | undefined][] = [
		["b", "b"],
		["a", "a"],
		["1", "a"],
		[undefined, "a"],
		["2", undefined],
		["made-up", undefined],
	];
	for (const [id, chosen] of rows) assert.equal(chosenAward(awards, id)?.id, chosen, String(id));
	assert.equal(chosenAward([{ id: "2" }, { id: "1" }], "1")?.id, "1");
	assert.equal(chosenAward([], "1"), undefined);
});

test("an id of any characters becomes one part of a URL", () => {
	assert.equal(awardHref("Best bank 2025/26"), "/awards/Best%20bank%202025%2F26");
});

test("an award is found on its page of the list, an unknown one on the first", () => {
	const last = 2 * AWARDS_PER_PAGE + 1;
	const awards = Array.from({ length: last }, (_, at) => ({ id: `${at + 1}` }));
	const rows: [id: string, page: number, first: string | undefined][] = [
		["1", 1, "1"],
		[`${AWARDS_PER_PAGE}`, 1, "1"],
		[`${AWARDS_PER_PAGE + 1}`, 2, `${AWARDS_PER_PAGE + 1}`],
		[`${last}`, 3, `${last}`],
		["other", 1, "1"],
	];
	for (const [id, number, first] of rows) {
		const { page, items } = pageWithAward(awards, id);
		assert.deepEqual([page, items[0]?.id], [number, first], id);
	}
	assert.equal(pageWithAward([], "1").total, 0);
	assert.deepEqual([awardsHref(1), awardsHref(2)], ["/awards", "/awards?page=2"]);
});
