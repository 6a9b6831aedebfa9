import assert from "node:assert/strict";
import { test } from "node:test";
import {
	closedText,
	hoursText,
	OPENING_HOURS_TEXT,
	type Opening,
	openingLine,
	openingState,
	USUAL_HOURS,
	unusualText,
	usualHoursFrom,
	type WeekHours,
} from "#lib/calendar/opening-hours";
import { allDeclared, type HolidayMark } from "#lib/calendar/working-days";

test("branches are open Monday to Friday from 08:00 until just before 17:00 in Accra", () => {
	const rows: [moment: string, expected: string][] = [
		["2026-08-21T07:59:59Z", "Closed, opens today at 08:00"],
		["2026-08-21T08:00:00Z", "Open, until 17:00"],
		["2026-08-21T16:59:59Z", "Open, until 17:00"],
		["2026-08-21T17:00:00Z", "Closed, opens Monday at 08:00"],
		["2026-08-22T12:00:00Z", "Closed, opens Monday at 08:00"],
		["2026-08-23T12:00:00Z", "Closed, opens tomorrow at 08:00"],
		["2026-08-23T23:59:59Z", "Closed, opens tomorrow at 08:00"],
		["2026-08-24T00:00:00Z", "Closed, opens today at 08:00"],
		["2026-08-24T07:59:59Z", "Closed, opens today at 08:00"],
		["2026-08-24T08:00:00Z", "Open, until 17:00"],
		["2026-08-24T17:00:00Z", "Closed, opens tomorrow at 08:00"],
		["2026-08-27T23:59:59Z", "Closed, opens tomorrow at 08:00"],
		// The same moments as clocks abroad write them.
		["2026-08-21T12:59:59-04:00", "Open, until 17:00"],
		["2026-08-24T17:00:00+09:00", "Open, until 17:00"],
		["2026-08-24T08:00:00+09:00", "Closed, opens tomorrow at 08:00"],
	];
	for (const [moment, expected] of rows) {
		const state = openingState({}, new Date(moment));
		assert.equal(`${state.badge}, ${state.next}`, expected, moment);
	}
});

const HOLIDAYS: HolidayMark[] = [
	{ date: "2026-01-07", name: "Constitution Day", status: "expected" },
	{ date: "2026-03-20", name: "Eid ul-Fitr", status: "expected" },
	{ date: "2026-03-21", name: "Shaqq Day", status: "expected" },
	{ date: "2026-03-23", name: "Shaqq Day, in place of Saturday", status: "expected" },
	{ date: "2026-04-03", name: "Good Friday", status: "confirmed" },
	{ date: "2026-04-06", name: "Easter Monday", status: "confirmed" },
];

test("an expected holiday adds a warning, and closes nothing", () => {
	const rows: [moment: string, expected: string][] = [
		["2026-01-06T12:00:00Z", "Open now, until 17:00"],
		[
			"2026-01-06T17:00:00Z",
			"Closed now, opens tomorrow at 08:00. Constitution Day is expected that day: call before you come.",
		],
		[
			"2026-01-07T07:00:00Z",
			"Closed now, opens today at 08:00. Constitution Day is expected today: call before you come.",
		],
		["2026-01-07T08:00:00Z", "May be closed now, call before you come. Constitution Day is expected today."],
		["2026-01-07T17:00:00Z", "Closed now, opens tomorrow at 08:00"],
		["2026-01-08T12:00:00Z", "Open now, until 17:00"],
		["2026-01-09T12:00:00Z", "Open now, until 17:00"],
		["2026-03-20T12:00:00Z", "May be closed now, call before you come. Eid ul-Fitr is expected today."],
		[
			"2026-03-21T12:00:00Z",
			"Closed now, opens Monday at 08:00. Shaqq Day, in place of Saturday is expected that day: call before you come.",
		],
		["2026-03-24T08:00:00Z", "Open now, until 17:00"],
	];
	for (const [moment, expected] of rows) {
		const state = openingState({}, new Date(moment), HOLIDAYS);
		assert.equal(openingLine(state), expected, moment);
	}
});

test("a confirmed holiday is a closed day", () => {
	const moved: HolidayMark[] = [{ date: "2026-01-09", name: "Constitution Day", status: "confirmed" }];
	const rows: [moment: string, holidays: HolidayMark[], expected: string][] = [
		["2026-01-07T12:00:00Z", moved, "Open now, until 17:00"],
		["2026-01-08T17:00:00Z", moved, "Closed now, opens Monday at 08:00"],
		["2026-01-09T12:00:00Z", moved, "Closed now, opens Monday at 08:00. Today is Constitution Day."],
		["2026-03-19T17:00:00Z", allDeclared(HOLIDAYS), "Closed now, opens Tuesday at 08:00"],
		[
			"2026-03-20T07:00:00Z",
			allDeclared(HOLIDAYS),
			"Closed now, opens Tuesday at 08:00. Today is Eid ul-Fitr.",
		],
		["2026-03-21T12:00:00Z", allDeclared(HOLIDAYS), "Closed now, opens Tuesday at 08:00"],
		["2026-03-22T12:00:00Z", allDeclared(HOLIDAYS), "Closed now, opens Tuesday at 08:00"],
		["2026-04-02T17:00:00Z", HOLIDAYS, "Closed now, opens Tuesday at 08:00"],
		["2026-04-03T12:00:00Z", HOLIDAYS, "Closed now, opens Tuesday at 08:00. Today is Good Friday."],
		["2026-04-06T12:00:00Z", HOLIDAYS, "Closed now, opens tomorrow at 08:00. Today is Easter Monday."],
	];
	for (const [moment, holidays, expected] of rows) {
		assert.equal(openingLine(openingState({}, new Date(moment), holidays)), expected, moment);
	}
});

test("a branch with hours of its own follows them", () => {
	const rows: [moment: string, hours: WeekHours, expected: string][] = [
		["2026-08-22T08:59:59Z", MARKET, "Closed now, opens today at 09:30"],
		["2026-08-22T09:30:00Z", MARKET, "Open now, until 13:00"],
		["2026-08-22T13:00:00Z", MARKET, "Closed now, opens Wednesday at 08:00"],
		["2026-08-26T16:59:59Z", MARKET, "Closed now, opens Saturday at 09:30"],
		["2026-08-22T13:00:00Z", { 6: MARKET[6] }, "Closed now, opens Saturday 29\u00a0August at 09:30"],
		["2026-03-21T10:00:00Z", MARKET, "May be closed now, call before you come. Shaqq Day is expected today."],
		["2026-04-02T17:00:00Z", USUAL_HOURS, "Closed now, opens Tuesday at 08:00"],
	];
	for (const [moment, hours, expected] of rows)
		assert.equal(openingLine(openingState({ hours }, new Date(moment), HOLIDAYS)), expected, moment);
});

const MARKET: WeekHours = { 3: { opens: 480, closes: 720 }, 6: { opens: 570, closes: 780 } };

test("the hours in words", () => {
	assert.equal(hoursText(MARKET), "Wednesday, 08:00 to 12:00; Saturday, 09:30 to 13:00");
	assert.equal(OPENING_HOURS_TEXT, "Monday to Friday, 08:00 to 17:00");
	assert.equal(closedText(USUAL_HOURS), "Closed on Saturday and Sunday");
	assert.equal(closedText(MARKET), "Closed on Monday, Tuesday, Thursday, Friday and Sunday");
	const daily = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, { opens: 480, closes: 720 }]));
	assert.equal(closedText(daily), undefined);
});

test("a branch that is closed until a day opens again then, at its hour", () => {
	const moving = { closedUntil: "2026-08-28", opensAt: 600, notice: "we are moving" };
	const rows: [moment: string, branch: Opening, badge: string, next: string][] = [
		["2026-08-24T10:00:00Z", moving, "Closed until Friday", "opens at 10:00"],
		["2026-08-27T10:00:00Z", moving, "Closed until tomorrow", "opens at 10:00"],
		["2026-08-28T09:59:59Z", moving, "Closed", "opens today at 10:00"],
		["2026-08-28T10:00:00Z", moving, "Open", "until 17:00"],
		[
			"2026-08-10T10:00:00Z",
			{ closedUntil: "2026-08-28" },
			"Closed until Friday 28\u00a0August",
			"opens at 08:00",
		],
		[
			"2026-08-24T10:00:00Z",
			{ closedUntil: "2026-08-29" },
			"Closed until Saturday",
			"opens Monday 31\u00a0August at 08:00",
		],
		["2026-08-24T10:00:00Z", { closedUntil: "2026-08-24" }, "Open", "until 17:00"],
		["2026-08-24T10:00:00Z", { ...moving, alert: "Ho Branch is open again" }, "See notice", ""],
	];
	for (const [moment, branch, badge, next] of rows) {
		const state = openingState(branch, new Date(moment));
		assert.deepEqual([state.badge, state.next], [badge, next], moment);
	}
});

test("visitors read in words what is unusual at a branch, until it is over", () => {
	const moving = { closedUntil: "2026-12-04", opensAt: 600, notice: "we are moving" };
	const rows: [moment: string, branch: Opening, text: string | undefined][] = [
		["2026-11-27T12:00:00Z", moving, "Closed until Friday 4\u00a0December at 10:00: we are moving"],
		["2026-11-27T12:00:00Z", { closedUntil: "2026-12-04" }, "Closed until Friday 4\u00a0December"],
		["2026-05-01T12:00:00Z", { closedUntil: "2026-12-04" }, "Closed until Friday 4\u00a0December 2026"],
		["2026-12-04T09:00:00Z", moving, "Closed until Friday 4\u00a0December at 10:00: we are moving"],
		["2026-12-04T10:00:00Z", moving, "We are moving"],
		["2026-12-04T00:00:00Z", { closedUntil: "2026-12-04" }, undefined],
		["2026-11-27T12:00:00Z", { ...moving, alert: "Ho Branch is open again" }, "Ho Branch is open again"],
		["2026-11-27T12:00:00Z", {}, undefined],
	];
	for (const [moment, branch, text] of rows)
		assert.equal(unusualText(branch, new Date(moment)), text, moment);
});

test("the usual hours of a branch that is closed begin on the first day that has them", () => {
	const rows: [branch: Opening, from: string | undefined][] = [
		[{ closedUntil: "2026-12-04" }, "2026-12-04"],
		[{ closedUntil: "2026-12-03", opensAt: 480 }, "2026-12-03"],
		[{ closedUntil: "2026-12-03", opensAt: 600 }, "2026-12-04"],
		[{ closedUntil: "2026-12-04", opensAt: 600 }, "2026-12-07"],
		[{ closedUntil: "2026-12-03", opensAt: 1200 }, "2026-12-04"],
		[{ closedUntil: "2026-12-05" }, "2026-12-07"],
		[{ closedUntil: "2026-12-03", hours: MARKET }, "2026-12-05"],
		[{ closedUntil: "2026-11-27" }, undefined],
		[{ closedUntil: "2026-12-04", alert: "Ho Branch is open again" }, undefined],
	];
	for (const [branch, from] of rows)
		assert.equal(usualHoursFrom(branch, new Date("2026-11-27T12:00:00Z")), from, JSON.stringify(branch));
});
