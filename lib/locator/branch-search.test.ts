import assert from "node:assert/strict";
import { test } from "node:test";
import {
	branchesBeside,
	branchPage,
	branchQuery,
	namesByRegion,
	regionsOf,
} from "#lib/locator/branch-search";

const branches = [
	...Array.from({ length: 6 }, (_, index) => ({ id: `a${index + 1}`, region: "Greater Accra" })),
	{ id: "k1", region: "Ashanti" },
	{ id: "k2", region: "Ashanti" },
];
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(" ");

test("the locator starts with all regions, five branches a page", () => {
	const first = branchPage(branches, { region: "", page: "" });
	assert.equal(ids(first.items), "a1 a2 a3 a4 a5");
	assert.deepEqual([first.region, first.page, first.pages, first.total], ["", 1, 2, 8]);
	assert.equal(ids(branchPage(branches, { region: "", page: "2" }).items), "a6 k1 k2");
	assert.deepEqual(regionsOf(branches), ["Greater Accra", "Ashanti"]);
});

test("a region shows its own branches, however it is spelt; an unknown one shows all", () => {
	const rows: [asked: string, region: string, total: number][] = [
		["Ashanti", "Ashanti", 2],
		[" ashanti ", "Ashanti", 2],
		["GREATER  ACCRA", "Greater Accra", 6],
		["Atlantis", "", 8],
		["constructor", "", 8],
		["", "", 8],
	];
	for (const [asked, region, total] of rows) {
		const page = branchPage(branches, { region: asked, page: "" });
		assert.deepEqual([page.region, page.total], [region, total], asked);
	}
});

test("a page beyond the end is the last, and no branches make one empty page", () => {
	assert.equal(branchPage(branches, { region: "", page: "99" }).page, 2);
	assert.equal(branchPage(branches, { region: "Ashanti", page: "2" }).page, 1);
	assert.deepEqual(branchPage([], { region: "Ashanti", page: "4" }), {
		items: [],
		page: 1,
		pages: 1,
		total: 0,
		region: "",
	});
});

test("an address may carry anything", () => {
	const rows: [search: string, region: string, page: string][] = [
		["region=Ashanti&page=2", "Ashanti", "2"],
		["region=+Ashanti+&page=1", "Ashanti", ""],
		["page=minus&utm_source=x", "", ""],
		["", "", ""],
	];
	for (const [search, region, page] of rows) {
		assert.deepEqual(branchQuery(new URLSearchParams(search)), { region, page }, search);
	}
});

test("beside a branch are the three nearest, or others of its region", () => {
	const at = (name: string, region: string, lat?: number) => ({
		name,
		region,
		position: lat === undefined ? undefined : { lat, lng: 0 },
	});
	const [here, unplaced] = [at("Here", "A", 5), at("Unplaced", "B")];
	const all = [
		here,
		at("Far", "A", 9),
		unplaced,
		at("Near", "B", 5.1),
		at("Nearer", "C", 5.05),
		at("Next", "B", 6),
	];
	const names = (branch: (typeof all)[number]) => branchesBeside(branch, all).map(({ name }) => name);
	assert.deepEqual(names(here), ["Nearer", "Near", "Next"]);
	assert.deepEqual(names(unplaced), ["Near", "Next"]);
});

test("names stand under their region, each once", () => {
	const branches = [
		{ region: "A", name: "One" },
		{ region: "B", name: "Two" },
		{ region: "A", name: "Three" },
		{ region: "A", name: "One" },
	];
	assert.deepEqual(namesByRegion(branches), [
		{ region: "A", names: ["One", "Three"] },
		{ region: "B", names: ["Two"] },
	]);
});
