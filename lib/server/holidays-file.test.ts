import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, test } from "node:test";
import { declareHolidays, HOLIDAYS, holidays, holidaysSoon } from "#lib/calendar/holidays";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { readHolidaysFile } from "./holidays-file.ts";

const file = join(temporaryFolder(), "holidays.json");
const read = (text: string) => {
	writeFileSync(file, text);
	return readHolidaysFile(file);
};

describe("the operators' file of holidays", () => {
	afterEach(() => declareHolidays([]));

	test("adds, moves and cancels days without a build", () => {
		assert.deepEqual(holidays(), HOLIDAYS);
		const days = read(
			'[{"date":"2026-12-07","name":"Election Day"},{"date":"2026-12-28","name":"Boxing Day (moved)","status":"confirmed"},{"date":"2026-12-04","name":"Farmers’ Day","status":"cancelled"}]',
		);
		declareHolidays(days);
		assert.deepEqual(holidaysSoon(new Date("2026-12-01T12:00:00Z"), 30), [
			{ date: "2026-12-07", name: "Election Day", status: "confirmed" },
			{ date: "2026-12-25", name: "Christmas Day", status: "confirmed" },
			{ date: "2026-12-26", name: "Boxing Day", status: "confirmed" },
			{ date: "2026-12-28", name: "Boxing Day (moved)", status: "confirmed" },
		]);
	});

	test("with an error is refused by the day and the reason; blank or missing it has no days", () => {
		assert.throws(
			() => read('[{"date":"2026-02-30","name":"No day"}]'),
			/holidays\.json must contain[\s\S]*0\.date/,
		);
		assert.throws(() => read('[{"date":"2026-12-07"}]'), /0\.name/);
		assert.throws(() => read("{"), /holidays\.json/);
		assert.deepEqual(read(" "), []);
		assert.deepEqual(readHolidaysFile(`${file}.none`), []);
	});
});
