import assert from "node:assert/strict";
import { test } from "node:test";
import { calendarDate, dayText, momentText } from "#lib/calendar/calendar-date";
import { OPENING_TIME_ZONE } from "#lib/company/limits";

test("every day and hour is what the time zone of the opening hours says", () => {
	const options = { timeZone: OPENING_TIME_ZONE } as const;
	const inWords = new Intl.DateTimeFormat("en-GB", { ...options, dateStyle: "long" });
	const inDigits = new Intl.DateTimeFormat("en-CA", options);
	const inHours = new Intl.DateTimeFormat("en-GB", { ...options, hour: "2-digit", hourCycle: "h23" });
	for (let at = Date.UTC(2020, 0, 1); at < Date.UTC(2040, 0, 1); at += 7 * 3_600_000) {
		const day = new Date(at);
		const { text, iso } = calendarDate(day);
		assert.equal(text.replace("\u00a0", " "), inWords.format(day));
		assert.equal(iso, inDigits.format(day));
		assert.equal(day.getUTCHours(), Number(inHours.format(day)));
	}
});

test("a day and a moment with the weekday in words", () => {
	assert.equal(dayText("2026-12-04"), "Friday 4\u00a0December 2026");
	assert.equal(dayText("2027-01-01"), "Friday 1\u00a0January 2027");
	assert.equal(momentText(new Date("2026-01-01T00:00:59+01:00")), "Wednesday 31\u00a0December 2025 at 23:00");
});
