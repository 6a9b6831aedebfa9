import assert from "node:assert/strict";
import { test } from "node:test";
import { alert } from "#lib/backend/alerts";
import { datesOf, day, isNoDate, moment, newestFirst } from "#lib/backend/dates";

test("a time may be a date, a date with time or milliseconds, and is undefined otherwise", () => {
	const rows: [value: unknown, expected: string | undefined][] = [
		["2026-07-10", "2026-07-10T00:00:00.000Z"],
		["2026-07-10T08:30:00+01:00", "2026-07-10T07:30:00.000Z"],
		["2026-07-10 08:30:00", "2026-07-10T08:30:00.000Z"],
		["2026-07-10T08:30:00", "2026-07-10T08:30:00.000Z"],
		["2026-07-10 08:30:00+00", "2026-07-10T08:30:00.000Z"],
		["2026-07-10 08:30:00.123456-05", "2026-07-10T13:30:00.123Z"],
		["2026-07-10T08:30+01", "2026-07-10T07:30:00.000Z"],
		[1783641600000, "2026-07-10T00:00:00.000Z"],
		[1783641600, "2026-07-10T00:00:00.000Z"],
		[1e300, undefined],
		[{ $date: "2026-07-10" }, "2026-07-10T00:00:00.000Z"],
		[{ $date: { $numberLong: "1783641600000" } }, "2026-07-10T00:00:00.000Z"],
		["1783641600", "2026-07-10T00:00:00.000Z"],
		[{ day: 10 }, undefined],
		[`2026-07-10T08:30:00${":".repeat(100_000)}`, undefined],
		["10 July 2026", undefined],
		["2026-13-45", undefined],
		["2026-11-31", undefined],
		["2026-02-30T08:00:00Z", undefined],
		[0, undefined],
		["0", undefined],
		[1, undefined],
		[-62_135_596_800_000, undefined],
		["0000-00-00", undefined],
		["0000-00-00 00:00:00", undefined],
		["0001-01-01T00:00:00Z", undefined],
		["1970-01-01", undefined],
		["1970-01-01T00:00:00.000Z", undefined],
		["9999-12-31", undefined],
		[20_261_211, undefined],
		["1998-05-01", "1998-05-01T00:00:00.000Z"],
		["", undefined],
		[null, undefined],
		[undefined, undefined],
	];
	for (const [value, expected] of rows) assert.equal(moment.parse(value), expected, String(value));
});

test("dates that the backend does not send are absent", () => {
	assert.deepEqual(datesOf({}), {});
	assert.deepEqual(datesOf({ created_at: "a" }), { publishedAt: "a", changedAt: "a" });
	assert.deepEqual(datesOf({ published_at: "a", created_at: "b", updated_at: "c" }), {
		publishedAt: "a",
		changedAt: "c",
		updatedAt: "c",
	});
});

test("a day is the day as it is written, whatever time and zone follow it", () => {
	for (const [value, expected] of [
		["2026-12-11", "2026-12-11"],
		["2026-12-11T23:59:59-05:00", "2026-12-11"],
		["2026-12-11T00:00:00+05:30", "2026-12-11"],
		["2026-12-11 23:59:59.999999+00", "2026-12-11"],
		[1_797_033_600_000, "2026-12-12"],
		[{ $date: "2026-12-11T00:00:00Z" }, "2026-12-11"],
		["2026-11-31", undefined],
		["2026-02-29", undefined],
		["2028-02-29", "2028-02-29"],
		["1970-01-01T00:00:00Z", undefined],
		["31/12/2026", undefined],
		[0, undefined],
		[null, undefined],
	] as const)
		assert.equal(day.parse(value), expected, JSON.stringify(value));
});

test("an alert whose end says nothing is shown until it is deleted, and one with a typing error is refused", () => {
	for (const end of [0, "0", "0000-00-00 00:00:00", "0001-01-01T00:00:00Z", "1970-01-01T00:00:00Z", "null"]) {
		assert.equal(alert.parse({ text: "A", level: "urgent", end }).endsAt, undefined, String(end));
	}
	for (const end of ["2026-02-30", "soon"])
		assert.equal(alert.safeParse({ text: "A", end }).success, false, end);
	assert.equal(isNoDate("2026-02-30"), false);
});

test("news comes newest first, if every item says when it was published", () => {
	const [old, recent] = [
		{ publishedAt: "2026-01-01T00:00:00.000Z" },
		{ publishedAt: "2026-02-01T00:00:00.000Z" },
	];
	assert.deepEqual(newestFirst([old, recent], "/notices"), [recent, old]);
	assert.deepEqual(
		newestFirst([old, {}, recent], "/notices"),
		[old, {}, recent],
		"otherwise as the backend sends it",
	);
});
