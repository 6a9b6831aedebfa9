import assert from "node:assert/strict";
import { test } from "node:test";
import { branchQuery } from "#lib/locator/branch-query";

test("an address may carry anything", () => {
	const rows: [search: string, region: string, page: string][] = [
		["region=Ashanti&page=2", "Ashanti", "2"],
		["region=+Ashanti+&page=1", "Ashanti", ""],
		["page=minus&utm_source=x", "", ""],
		["", "", ""],
	];
	for (const [search, region, page] of rows) {
		const query = branchQuery(new URLSearchParams(search));
		assert.deepEqual([query.region, query.page], [region, page], search);
		assert.ok([query.service, query.language, query.access, query.cash].every((value) => value === ""));
	}
});
