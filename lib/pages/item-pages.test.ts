import assert from "node:assert/strict";
import { test } from "node:test";
import type { Branch } from "#lib/backend/locator";
import { publicBranchPage } from "#lib/pages/item-pages";

test("a shared link to a closed branch says until when, and names hours once it is open", () => {
	const branch = {
		name: "Wa Branch",
		location: "Market Road, Wa",
		closedUntil: "2027-06-01",
		notice: "we are rebuilding",
	} as Branch;
	const said = (day: string) => publicBranchPage(branch, new Date(day)).description;
	assert.equal(
		said("2026-11-28"),
		"Market Road, Wa. Closed until Tuesday 1 June 2027: we are rebuilding. Phone number, directions, and what to bring.",
	);
	assert.match(said("2027-06-02") ?? "", / Open Monday to Friday, 08:00 to 17:00\./);
});
