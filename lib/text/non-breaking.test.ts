import assert from "node:assert/strict";
import { test } from "node:test";
import { nonBreaking } from "#lib/text/non-breaking";

test("amounts, dates and numbers stay on one line with their units", () => {
	const rows: [text: string, shown: string][] = [
		["Open it with GHS 5.", "Open it with GHS_5."],
		["GHS 5,000.00 over 12 months", "GHS_5,000.00 over 12_months"],
		["24 to 72 hours", "24 to 72_hours"],
		["within 5 working days", "within 5_working days"],
		["on Friday 10 July 2026", "on Friday 10_July_2026"],
		["1 May, 2 Mayors", "1_May, 2 Mayors"],
		["Paid in GHS at 19 branches", "Paid in GHS at 19_branches"],
		["08:00 to 17:00, *277#", "08:00 to 17:00, *277#"],
	];
	for (const [text, shown] of rows) assert.equal(nonBreaking(text), shown.replaceAll("_", "\u00a0"), text);
});
