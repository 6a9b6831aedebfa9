import assert from "node:assert/strict";
import { test } from "node:test";
import {
	addDays,
	addWorkingDays,
	allDeclared,
	type HolidayMark,
	holidayOn,
	holidaysAhead,
	isWorkingDay,
} from "#lib/calendar/working-days";

const holiday = (date: string, name: string, status: HolidayMark["status"]): HolidayMark => ({
	date,
	name,
	status,
});

/** Before anything is declared, and after Constitution Day was moved to the Friday and Eid was confirmed. */
const EXPECTED = [
	holiday("2026-01-01", "New Year’s Day", "confirmed"),
	holiday("2026-01-07", "Constitution Day", "expected"),
	holiday("2026-03-20", "Eid ul-Fitr", "expected"),
	holiday("2026-03-21", "Shaqq Day", "expected"),
	holiday("2026-03-23", "Shaqq Day, in place of Saturday", "expected"),
];
const DECLARED = [
	holiday("2026-01-01", "New Year’s Day", "confirmed"),
	holiday("2026-01-09", "Constitution Day", "confirmed"),
	...allDeclared(EXPECTED.slice(2)),
];

test("a working day is a weekday that is not a confirmed holiday", () => {
	const rows: [day: string, expected: boolean, declared: boolean][] = [
		["2026-01-01", false, false],
		["2026-01-06", true, true],
		["2026-01-07", true, true],
		["2026-01-08", true, true],
		["2026-01-09", true, false],
		["2026-01-10", false, false],
		["2026-03-19", true, true],
		["2026-03-20", true, false],
		["2026-03-21", false, false],
		["2026-03-22", false, false],
		["2026-03-23", true, false],
		["2026-03-24", true, true],
	];
	for (const [day, expected, declared] of rows) {
		assert.equal(isWorkingDay(day, EXPECTED), expected, `${day}, expected`);
		assert.equal(isWorkingDay(day, DECLARED), declared, `${day}, declared`);
	}
});

test("adding working days skips weekends and confirmed holidays", () => {
	const rows: [day: string, count: number, expected: string, declared: string][] = [
		["2026-01-06", 0, "2026-01-06", "2026-01-06"],
		["2026-01-06", 1, "2026-01-07", "2026-01-07"],
		["2026-01-06", 3, "2026-01-09", "2026-01-12"],
		["2026-01-06", 5, "2026-01-13", "2026-01-14"],
		["2026-03-19", 1, "2026-03-20", "2026-03-24"],
		["2026-03-20", 1, "2026-03-23", "2026-03-24"],
		["2026-03-21", 1, "2026-03-23", "2026-03-24"],
		["2026-03-22", 1, "2026-03-23", "2026-03-24"],
		["2026-03-16", 5, "2026-03-23", "2026-03-25"],
		["2025-12-31", 1, "2026-01-02", "2026-01-02"],
	];
	for (const [day, count, expected, declared] of rows) {
		assert.equal(addWorkingDays(day, count, EXPECTED), expected, `${day} + ${count}, expected`);
		assert.equal(addWorkingDays(day, count, DECLARED), declared, `${day} + ${count}, declared`);
	}
});

test("adding days crosses months, years and 29 February", () => {
	const rows: [day: string, count: number, expected: string][] = [
		["2026-12-31", 1, "2027-01-01"],
		["2027-01-01", -1, "2026-12-31"],
		["2028-02-28", 1, "2028-02-29"],
		["2026-03-28", 3, "2026-03-31"],
	];
	for (const [day, count, expected] of rows) assert.equal(addDays(day, count), expected, day);
});

test("of two holidays on one day the confirmed one counts", () => {
	const two = [
		holiday("2028-03-06", "Some Eid", "expected"),
		holiday("2028-03-06", "Independence Day", "confirmed"),
	];
	assert.equal(holidayOn("2028-03-06", two)?.name, "Independence Day");
	assert.equal(holidayOn("2028-03-07", two), undefined);
});

test("a page includes the holidays from yesterday on", () => {
	const dates = (today: string, days: number) => holidaysAhead(EXPECTED, today, days).map(({ date }) => date);
	assert.deepEqual(dates("2026-01-02", 30), ["2026-01-01", "2026-01-07"]);
	assert.deepEqual(dates("2026-01-03", 4), ["2026-01-07"]);
	assert.deepEqual(dates("2026-03-24", 90), ["2026-03-23"]);
	const [first] = holidaysAhead(
		[{ ...holiday("2026-01-01", "N", "confirmed"), source: "s" } as HolidayMark],
		"2026-01-01",
		1,
	);
	assert.deepEqual(first, holiday("2026-01-01", "N", "confirmed"));
});
