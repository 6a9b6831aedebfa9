import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { test } from "node:test";
import { readAlertsFile } from "#lib/backend/alerts-file";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { readList } from "#lib/server/list-file";
import { HOLIDAYS_FILE } from "#lib/server/operators-lists";
import { currentJson } from "#lib/text/json-file";

const file = join(temporaryFolder(), "written.json");
const TEXT = '[{"text": "é", "date": "2026-12-07", "name": "Election Day"}]';
const readHolidaysFile = (path: string) => readList(HOLIDAYS_FILE, path);
const fromHere = (path: string) => currentJson(relative(process.cwd(), path)).content;

test("a byte order mark before alerts, holidays and content is ignored", () => {
	writeFileSync(file, `\uFEFF${TEXT}`);
	assert.deepEqual(
		readAlertsFile(file).map(({ text }) => text),
		["é"],
	);
	writeFileSync(file, '\uFEFF[{"date": "2026-12-07", "name": "Election Day"}]');
	assert.equal(readHolidaysFile(file).length, 1);
	assert.equal((fromHere(file) as unknown[]).length, 1);
	writeFileSync(file, "\uFEFF");
	assert.deepEqual([readAlertsFile(file), readHolidaysFile(file)], [[], []]);
});

test("a file in UTF-16 is refused by name", () => {
	const [little, marked] = [Buffer.from(TEXT, "utf16le"), Buffer.from(`\uFEFF${TEXT}`, "utf16le")];
	for (const bytes of [little, marked, Buffer.from(little).swap16(), Buffer.from(marked).swap16()]) {
		writeFileSync(file, bytes);
		for (const read of [readAlertsFile, readHolidaysFile])
			assert.throws(() => read(file), /written\.json is in UTF-16/);
	}
});
