import assert from "node:assert/strict";
import { test } from "node:test";
import { hasClosed, openJobs } from "#lib/careers/closing-date";

test("a job takes applications until the end of its closing date in Ghana", () => {
	const closesOn = "2026-11-25";
	for (const [now, expected] of [
		["2026-11-24T12:00:00Z", false],
		["2026-11-25T23:59:59Z", false],
		["2026-11-26T00:00:00Z", true],
		["2027-01-01T00:00:00Z", true],
	] as const) {
		assert.equal(hasClosed({ closesOn }, new Date(now)), expected, now);
	}
	assert.equal(hasClosed({}, new Date("2099-01-01")), false, "a job without a date stays open");
});

test("only open jobs are listed", () => {
	const jobs = [{ id: 1, closesOn: "2026-11-24" }, { id: 2 }, { id: 3, closesOn: "2026-11-25" }];
	const listed = openJobs(jobs, new Date("2026-11-25T10:00:00Z"));
	assert.deepEqual(
		listed.map(({ id }) => id),
		[2, 3],
	);
});
