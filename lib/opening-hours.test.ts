import assert from "node:assert/strict";
import { test } from "node:test";
import { OPENING_HOURS_TEXT, openingState } from "#lib/opening-hours";

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
		const state = openingState(new Date(moment));
		assert.equal(`${state.label}, ${state.next}`, expected, moment);
		assert.equal(state.isOpen, state.label === "Open");
	}
});

test("the hours in words", () => {
	assert.equal(OPENING_HOURS_TEXT, "Monday to Friday, 08:00 to 17:00");
});
