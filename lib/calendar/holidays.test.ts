import assert from "node:assert/strict";
import { test } from "node:test";
import { HOLIDAYS } from "#lib/calendar/holidays";
import { isWeekday } from "#lib/calendar/working-days";

const weekday = (day: string) =>
	new Date(day).toLocaleDateString("en-GB", { weekday: "long", timeZone: "UTC" });
const dayOf = (name: string, year: number) =>
	HOLIDAYS.find((holiday) => holiday.name === name && holiday.date.startsWith(String(year)))?.date ?? "";

const isMovedForGood = (name: string, year: number) =>
	HOLIDAYS.some(
		(holiday) =>
			holiday.name === `${name} (moved)` &&
			holiday.date.startsWith(String(year)) &&
			holiday.status === "confirmed",
	);

test("every date exists, and the days are in order", () => {
	const dates = HOLIDAYS.map(({ date }) => date);
	for (const date of dates) assert.equal(new Date(date).toISOString().slice(0, 10), date);
	assert.deepEqual(dates, dates.toSorted());
});

test("a holiday's name is unique in its year, so that calendars recognise it", () => {
	const ids = HOLIDAYS.map(({ date, name }) => `${date.slice(0, 4)} ${name}`);
	assert.equal(new Set(ids).size, ids.length);
});

test("an expected holiday says why, and a moved one falls on a weekday", () => {
	for (const { date, name, status, note } of HOLIDAYS) {
		if (status === "expected") assert.ok(note, `${date} ${name}`);
		if (name.endsWith("(moved)")) assert.ok(isWeekday(date), `${date} ${name}`);
	}
});

test("a day of the law in the middle of the week names the weekday to which it may be moved", () => {
	for (const { date, name, note } of HOLIDAYS.filter(({ note }) =>
		note?.startsWith("It falls in the middle"),
	))
		assert.ok(dayOf(`${name} (moved)`, Number(date.slice(0, 4))), `${date} ${name}: ${note}`);
});

test("the holidays with dates fixed by law are on those dates in both years", () => {
	const fixed: [name: string, date: string][] = [
		["New Year’s Day", "01-01"],
		["Constitution Day", "01-07"],
		["Independence Day", "03-06"],
		["May Day (Workers’ Day)", "05-01"],
		["Republic Day", "07-01"],
		["Founder’s Day", "09-21"],
		["Christmas Day", "12-25"],
		["Boxing Day", "12-26"],
	];
	for (const year of [2026, 2027]) {
		for (const [name, date] of fixed) {
			// A day that has been moved for good stands on its new date only.
			if (isMovedForGood(name, year)) assert.equal(dayOf(name, year), "", name);
			else assert.equal(dayOf(name, year), `${year}-${date}`, name);
		}
		assert.equal(weekday(dayOf("Good Friday", year)), "Friday");
		assert.equal(weekday(dayOf("Easter Monday", year)), "Monday");
		assert.equal(weekday(dayOf("Farmers’ Day", year)), "Friday");
		assert.match(dayOf("Farmers’ Day", year), /-12-0[1-7]$/, "the first Friday of December");
		for (const name of ["Eid-Ul-Fitr", "Shaqq Day", "Eid-Ul-Adha"]) assert.ok(dayOf(name, year), name);
	}
});
