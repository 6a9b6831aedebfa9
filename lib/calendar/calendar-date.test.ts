import assert from "node:assert/strict";
import { test } from "node:test";
import { calendarDate, dayText } from "#lib/calendar/calendar-date";

test("the day is Ghana's, in whatever time zone the clock is", () => {
	const rows: [moment: string, text: string, iso: string][] = [
		["2026-08-21T00:00:00Z", "21 August 2026", "2026-08-21"],
		["2026-08-21T23:59:59Z", "21 August 2026", "2026-08-21"],
		["2026-08-22T05:00:00+09:00", "21 August 2026", "2026-08-21"],
		["2026-08-20T22:00:00-04:00", "21 August 2026", "2026-08-21"],
		["2027-01-01T00:00:00Z", "1 January 2027", "2027-01-01"],
	];
	for (const [moment, text, iso] of rows)
		assert.deepEqual(calendarDate(new Date(moment)), { text: text.replace(" ", "\u00a0"), iso }, moment);
});

test("a day with its weekday in words", () => {
	assert.equal(dayText("2026-12-04"), "Friday 4\u00a0December 2026");
	assert.equal(dayText("2027-01-01"), "Friday 1\u00a0January 2027");
});
