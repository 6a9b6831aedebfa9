import assert from "node:assert/strict";
import { test } from "node:test";
import { careersHref, JOB_CATEGORIES, jobCategory, jobsIn } from "#lib/careers/job-category";

test("a URL names one of the six categories or means all roles", () => {
	const rows: [value: string | null | undefined, expected: string][] = [
		["HR", "HR"],
		["hr", "HR"],
		[" corporate  communication ", "Corporate Communication"],
		["IT", "IT"],
		["all roles", "All Roles"],
		["Treasury", "All Roles"],
		["", "All Roles"],
		[null, "All Roles"],
		[undefined, "All Roles"],
	];
	for (const [value, expected] of rows) assert.equal(jobCategory(value), expected, `${value}`);
});

test("a category shows its own jobs, however the backend spells it", () => {
	const jobs = [
		{ id: 1, category: "audit" },
		{ id: 2, category: "IT" },
		{ id: 3 },
		{ id: 4, category: "Treasury" },
		{ id: 5, category: " Audit" },
	];
	const ids = (category: (typeof JOB_CATEGORIES)[number]) => jobsIn(jobs, category).map(({ id }) => id);
	assert.deepEqual(ids("All Roles"), [1, 2, 3, 4, 5]);
	assert.deepEqual(ids("Audit"), [1, 5]);
	assert.deepEqual(ids("IT"), [2]);
	assert.deepEqual(ids("HR"), []);
});

test("each filter has one URL, and all roles is the plain one", () => {
	assert.equal(careersHref("All Roles"), "/careers");
	assert.equal(careersHref("Corporate Communication"), "/careers?category=Corporate+Communication");
	for (const category of JOB_CATEGORIES) {
		const query = new URL(careersHref(category), "http://site.invalid").searchParams;
		assert.equal(jobCategory(query.get("category")), category);
	}
});
