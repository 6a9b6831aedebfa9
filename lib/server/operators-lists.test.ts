import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, test } from "node:test";
import { declareHolidays, HOLIDAYS, holidays, holidaysSoon } from "#lib/calendar/holidays";
import { declareNotOffered, notOffered } from "#lib/help/not-offered";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { readList } from "#lib/server/list-file";
import { HOLIDAYS_FILE, NOT_OFFERED_FILE } from "#lib/server/operators-lists";

const file = join(temporaryFolder(), "holidays.json");
const read = (text: string) => {
	writeFileSync(file, text);
	return readList(HOLIDAYS_FILE, file);
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
		assert.deepEqual(readList(HOLIDAYS_FILE, `${file}.none`), []);
	});
});

describe("the operators' file of what the company does not offer", () => {
	afterEach(() => declareNotOffered([]));

	const lines = (text: string) => {
		writeFileSync(file, text);
		return readList(NOT_OFFERED_FILE, file);
	};
	const shown = (...titles: string[]) => notOffered(titles).map(({ what }) => what);

	test("takes the place of the sample's list", () => {
		assert.ok(shown().includes("A mortgage"));
		declareNotOffered(lines('[{"what": "A gold account", "instead": "Save in cedis."}]'));
		assert.deepEqual(shown(), ["A gold account"]);
	});

	test("does not deny a product that is listed", () => {
		declareNotOffered(
			lines(
				'[{"what": "A joint account", "instead": "…"}, {"what": "An app", "instead": "…", "words": "phone"}]',
			),
		);
		assert.deepEqual(shown("Joint Savings Account"), ["An app"]);
		assert.deepEqual(shown("Savings Account", "Phone"), ["A joint account", "An app"]);
	});

	test("with a line that says nothing to do instead is refused", () => {
		assert.throws(() => lines('[{"what": "A mortgage"}]'), /must contain a list such as[\s\S]*0\.instead/);
	});
});
