import assert from "node:assert/strict";
import { test } from "node:test";
import { HOLIDAYS_UNTIL } from "#lib/calendar/holidays";
import { addDays } from "#lib/calendar/working-days";
import { holidayDaysLeft } from "#lib/server/holiday-watch";

test("the days that the list of holidays still covers are counted", () => {
	const rows: [day: string, left: number][] = [
		[HOLIDAYS_UNTIL, 0],
		[addDays(HOLIDAYS_UNTIL, 1), -1],
		[addDays(HOLIDAYS_UNTIL, -59), 59],
		[addDays(HOLIDAYS_UNTIL, -60), 60],
	];
	for (const [day, left] of rows) assert.equal(holidayDaysLeft(new Date(`${day}T12:00:00Z`)), left, day);
});
