import assert from "node:assert/strict";
import { test } from "node:test";
import { branchPage, locatorHref, regionsOf } from "#lib/branch-search";

const branches = [
	...Array.from({ length: 6 }, (_, index) => ({ id: `a${index + 1}`, region: "Greater Accra" })),
	{ id: "k1", region: "Ashanti" },
	{ id: "k2", region: "Ashanti" },
];
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(" ");

test("the locator starts with all regions, five branches a page", () => {
	const first = branchPage(branches, { page: 1 });
	assert.equal(ids(first.items), "a1 a2 a3 a4 a5");
	assert.deepEqual([first.region, first.page, first.pageCount, first.total], ["", 1, 2, 8]);
	assert.equal(ids(branchPage(branches, { page: 2 }).items), "a6 k1 k2");
	assert.deepEqual(regionsOf(branches), ["Greater Accra", "Ashanti"]);
});

test("a region shows its own branches, however it is spelt; an unknown one shows all", () => {
	const rows: [asked: string | null | undefined, region: string, total: number][] = [
		["Ashanti", "Ashanti", 2],
		[" ashanti ", "Ashanti", 2],
		["GREATER  ACCRA", "Greater Accra", 6],
		["Atlantis", "", 8],
		["", "", 8],
		[null, "", 8],
		[undefined, "", 8],
		["constructor", "", 8],
	];
	for (const [asked, region, total] of rows) {
		const page = branchPage(branches, { region: asked, page: 1 });
		assert.deepEqual([page.region, page.total], [region, total], `${asked}`);
	}
});

test("a page beyond the end is the last, and no branches make one empty page", () => {
	assert.equal(branchPage(branches, { page: 99 }).page, 2);
	assert.equal(branchPage(branches, { region: "Ashanti", page: 2 }).page, 1);
	assert.deepEqual(branchPage([], { region: "Ashanti", page: 4 }), {
		items: [],
		page: 1,
		pageCount: 1,
		region: "",
		total: 0,
	});
});

test("each page has one address", () => {
	assert.equal(locatorHref({ page: 1 }), "/locator");
	assert.equal(locatorHref({ page: 3 }), "/locator?page=3");
	assert.equal(locatorHref({ region: "Greater Accra", page: 1 }), "/locator?region=Greater+Accra");
	assert.equal(locatorHref({ region: "Ashanti", page: 2 }), "/locator?region=Ashanti&page=2");
});
