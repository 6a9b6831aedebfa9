import assert from "node:assert/strict";
import { test } from "node:test";
import { holidayCalendar } from "#lib/calendar/holiday-calendar";
import { HOLIDAYS } from "#lib/calendar/holidays";

const FACTS = {
	title: "Holidays; Ghana, 2026",
	page: "https://site.example/holidays",
	asOf: "2026-11-21",
	today: "2026-05-27",
};
const text = holidayCalendar(HOLIDAYS, FACTS);
const unfolded = text.replaceAll("\r\n ", "");

test("lines end as the standard requires, and none is longer than 75 bytes", () => {
	assert.ok(text.endsWith("END:VCALENDAR\r\n"));
	assert.equal(text.replaceAll("\r\n", "").includes("\n"), false);
	for (const line of text.split("\r\n")) assert.ok(Buffer.byteLength(line) <= 75, line);
});

test("each holiday is one all-day event with its own id", () => {
	const events = unfolded.split("BEGIN:VEVENT").slice(1);
	assert.equal(events.length, HOLIDAYS.length);
	assert.equal(new Set(events.map((event) => /UID:(.+)\r/.exec(event)?.[1])).size, HOLIDAYS.length);
	const eid = events.find((event) => event.includes("UID:2027-eid-ul-fitr@site.example")) ?? "";
	assert.match(eid, /DTSTART;VALUE=DATE:20270310\r\nDTEND;VALUE=DATE:20270311\r\n/);
	assert.match(eid, /SUMMARY:Eid-Ul-Fitr\\, expected\r\n/);
	assert.match(eid, /STATUS:TENTATIVE\r\n/);
	const lastDay = events.find((event) => event.includes("UID:2026-new-year-s-day@")) ?? "";
	assert.match(lastDay, /STATUS:CONFIRMED/);
});

test("a day that was only expected is left out once it is past; the others tell customers, and nobody else, what is open", () => {
	const later = holidayCalendar(HOLIDAYS, { ...FACTS, today: "2026-11-27" });
	assert.doesNotMatch(later, /UID:2026-republic-day@/);
	assert.match(later, /UID:2026-farmers-day@/);
	assert.match(later, /UID:2026-boxing-day-moved@/);
	assert.doesNotMatch(unfolded, /owner|confirms it/);
});

test("characters with a meaning in the format are escaped", () => {
	assert.match(unfolded, /X-WR-CALNAME:Holidays\\; Ghana\\, 2026\r\n/);
});
