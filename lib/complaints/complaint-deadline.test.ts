import assert from "node:assert/strict";
import { test } from "node:test";
import { HOLIDAYS } from "#lib/calendar/holidays";
import { complaintDeadline } from "#lib/complaints/complaint-deadline";

test("a complaint is answered within five working days, not counting weekends and holidays", () => {
	const rows: [moment: string, due: string, latest: string][] = [
		["2026-08-19T23:59:00Z", "2026-08-26", "2026-08-26"],
		["2026-08-21T12:00:00Z", "2026-08-28", "2026-08-28"],
		["2026-08-22T12:00:00Z", "2026-08-28", "2026-08-28"],
		["2026-03-16T12:00:00Z", "2026-03-25", "2026-03-25"],
		["2027-03-05T12:00:00Z", "2027-03-12", "2027-03-17"],
		["2026-03-31T12:00:00Z", "2026-04-09", "2026-04-09"],
		["2026-12-18T12:00:00Z", "2026-12-28", "2026-12-29"],
		// Still the day before in New York, already the day after in Tokyo.
		["2026-08-20T23:00:00-04:00", "2026-08-28", "2026-08-28"],
	];
	for (const [moment, due, latest] of rows) {
		assert.deepEqual(complaintDeadline(new Date(moment), HOLIDAYS), { due, latest }, moment);
	}
});
