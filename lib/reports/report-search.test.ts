import assert from "node:assert/strict";
import { test } from "node:test";
import { searchReports } from "#lib/reports/report-search";

const reports = [
	{ title: "Annual Report 2022", excerpt: "Branches and people", year: 2022 },
	{ title: "Undated report", excerpt: "From the archive" },
	{ title: "Annual Report 2024", excerpt: "Digital savings", year: 2024 },
	{ title: "Financial statements 2022", year: 2022 },
	{ title: "Annual Report 2023", excerpt: "Savings grew", year: 2023 },
];

test("reports come newest first, undated ones last, equal years in the backend's order", () => {
	const titles = searchReports(reports, { q: "", page: "" }).map(({ title }) => title);
	assert.deepEqual(titles, [
		"Annual Report 2024",
		"Annual Report 2023",
		"Annual Report 2022",
		"Financial statements 2022",
		"Undated report",
	]);
	assert.equal(reports[0]?.title, "Annual Report 2022", "the list itself stays as it was");
});

test("a search covers title and excerpt", () => {
	const rows: [q: string, years: (number | undefined)[]][] = [
		["savings", [2024, 2023]],
		["2022", [2022, 2022]],
		["annual people", [2022]],
		["archive", [undefined]],
		["2019", []],
	];
	for (const [q, years] of rows) {
		assert.deepEqual(
			searchReports(reports, { q, page: "" }).map(({ year }) => year),
			years,
			q,
		);
	}
});
