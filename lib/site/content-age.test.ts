import assert from "node:assert/strict";
import { test } from "node:test";
import { recordRead, withRequestContext } from "#lib/platform/request-context";
import { oldContentAt } from "#lib/site/content-age";

const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

test("content is old if the oldest part has not been confirmed for a quarter of an hour", () => {
	const rows: [ages: number[], old: number | undefined][] = [
		[[], undefined],
		[[0, 14], undefined],
		[[15], undefined],
		[[16], 16],
		[[0, 300, 20], 300],
	];
	for (const [ages, old] of rows) {
		withRequestContext("x", () => {
			for (const [at, age] of ages.entries()) recordRead(`r${at}`, 0, NOON - age * MINUTE);
			assert.equal(oldContentAt(NOON)?.getTime(), old && NOON - old * MINUTE, String(ages));
		});
	}
	assert.equal(oldContentAt(NOON), undefined, "outside of a request");
});
