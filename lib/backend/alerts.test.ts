import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { alert } from "#lib/backend/alerts";
import { parseAlertsFile, readAlertsFile } from "#lib/backend/alerts-file";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";

test("reads an alert in every form that the backend may send", () => {
	assert.deepEqual(
		{
			...alert.parse({
				_id: 7,
				level: "URGENT",
				text: " Tema\nis closed. ",
				link: "locator",
				pages: "/news",
			}),
			id: "",
		},
		{
			id: "",
			level: "urgent",
			text: "Tema is closed.",
			link: { href: "/locator", label: "Read more about it" },
			startsAt: undefined,
			endsAt: undefined,
			pages: ["/news"],
			isDismissible: true,
		},
	);
	assert.equal(alert.parse({ text: "A" }).level, "information");
	assert.equal(alert.parse({ text: "A", level: "red" }).level, "information");
	assert.equal(alert.parse({ text: "A", link: "javascript:alert(1)" }).link, undefined);
	assert.deepEqual(
		alert.parse({ text: "A", pages: ["https://www.example.com/news", "faqs", "/tools/*"] }).pages,
		["/news", "/faqs", "/tools/"],
	);
});

test("times are in Ghana's zone, and an end date includes the whole day", () => {
	const rows: [start: unknown, end: unknown, startsAt: string, endsAt: string][] = [
		["2026-11-21", "2026-11-21", "2026-11-21T00:00:00.000Z", "2026-11-22T00:00:00.000Z"],
		["2026-11-21 08:00", "2026-11-21T17:30", "2026-11-21T08:00:00.000Z", "2026-11-21T17:30:00.000Z"],
		["2026-11-21T09:00+01:00", 1795282200, "2026-11-21T08:00:00.000Z", "2026-11-21T17:30:00.000Z"],
	];
	for (const [start, end, startsAt, endsAt] of rows) {
		const parsed = alert.parse({ text: "A", start, end });
		assert.deepEqual([parsed.startsAt, parsed.endsAt], [startsAt, endsAt]);
	}
});

test("an alert with any unreadable field is rejected", () => {
	const rows: [wire: unknown, field: string][] = [
		[{ level: "information" }, "text"],
		[{ text: "  " }, "text"],
		[{ text: "A", start: "tomorrow" }, "start"],
		[{ text: "A", end: "2026-13-01" }, "end"],
		[{ text: "A", end: "21/11/2026" }, "end"],
		[{ text: "A", start: "2026-11-21 17:00", end: "2026-11-21 08:00" }, "end"],
	];
	for (const [wire, field] of rows)
		assert.deepEqual(
			alert.safeParse(wire).error?.issues.map(({ path }) => path.join(".")),
			[field],
			JSON.stringify(wire),
		);
});

test("only an urgent alert may be made undismissible", () => {
	const rows: [level: string, dismissible: unknown, isDismissible: boolean][] = [
		["urgent", false, false],
		["urgent", "false", false],
		["urgent", undefined, true],
		["urgent", true, true],
		["warning", false, true],
	];
	for (const [level, dismissible, isDismissible] of rows)
		assert.equal(alert.parse({ text: "A", level, dismissible }).isDismissible, isDismissible);
});

test("a new text, or the same text under a new id, is a new alert", () => {
	const idOf = (wire: object) => alert.parse({ text: "A", ...wire }).id;
	assert.equal(idOf({}), idOf({ end: "2026-11-21" }));
	const others = [{}, { id: 1 }, { id: 2 }, { text: "B" }, { level: "urgent" }].map(idOf);
	assert.equal(new Set(others).size, others.length);
	for (const id of others) assert.match(id, /^[\w-]{10}$/);
});

test("the operators' file may be missing, empty, a list, or in the backend's envelope", () => {
	const file = join(temporaryFolder(), "alerts.json");
	assert.deepEqual(readAlertsFile(file), []);
	for (const [text, count] of [
		["", 0],
		["[]", 0],
		['[{"text": "A"}, {"text": "B"}]', 2],
		['{"data": [{"text": "A"}]}', 1],
	] as const) {
		writeFileSync(file, text);
		assert.equal(readAlertsFile(file).length, count, text);
	}
});

test("the error about a faulty file names the file and every error", () => {
	const rows: [text: string, told: RegExp][] = [
		['[{"text": "A",}]', /alerts\.json is not JSON/],
		['{"text": "A"}', /alerts\.json must contain a list/],
		[
			'[{"text": "A"}, {"text": "B", "level": "red", "end": "soon"}]',
			/alert 2, level: "red" cannot be used: it is one of information, warning, urgent\n {2}alert 2, end: /,
		],
		['["A"]', /alert 1, itself: /],
	];
	for (const [text, told] of rows) assert.throws(() => parseAlertsFile(text, "data/alerts.json"), told, text);
});
