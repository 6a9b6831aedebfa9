import assert from "node:assert/strict";
import { test } from "node:test";
import type { Unusual } from "#lib/calendar/opening-hours";
import { branchQuery } from "#lib/locator/branch-query";
import {
	branchChoices,
	branchesBeside,
	branchFacets,
	branchInstead,
	branchPage,
	closedChoiceText,
	matchingBranches,
	regionsOf,
} from "#lib/locator/branch-search";
import { drawnPins } from "#lib/locator/ghana-map";

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

test("a region shows its branches, however it is spelt, and an unknown one shows all", () => {
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

test("a town finds the branches whose name or address has words that begin so, without accents", () => {
	const places = [
		{ region: "Ashanti", name: "Kumasi Adum Branch", location: "Adum, Kumasi" },
		{ region: "Western", name: "Takoradi Branch", location: "Harbour Road", area: "Near the Market Circle" },
	];
	for (const [town, found] of [
		["kum", "Kumasi Adum Branch"],
		["ADUM kumasi", "Kumasi Adum Branch"],
		["market", "Takoradi Branch"],
		["Taꞌkoradi", ""],
		["kɔmasi", ""],
		["kumasi harbour", ""],
		[" ", "Kumasi Adum Branch, Takoradi Branch"],
	] as const) {
		const names = branchPage(places, { town }).items.map(({ name }) => name);
		assert.equal(names.join(", "), found, town);
	}
});

test("a narrowed list names the pins of its branches on all pages, in the order of the branches", () => {
	const placed = [
		...Array.from({ length: 6 }, (_, at) => ({
			region: "Northern",
			position: { lat: 9 + at / 10, lng: -0.8 },
		})),
		{ region: "Volta", position: { lat: 6.6, lng: 0.47 } },
		{ region: "Northern", position: undefined },
	];
	const pins = drawnPins(placed);
	assert.equal(pins.length, 7);
	assert.deepEqual(branchPage(placed, { region: "Northern", page: "2" }).pins, pins.slice(0, 6));
	assert.deepEqual(branchPage(placed, { region: "Volta" }).pins, pins.slice(6));
	assert.equal("pins" in branchPage(placed, {}), false);
});

test("services, languages, access and cash machines narrow the list, alone and together", () => {
	const offers = [
		{
			id: "1",
			region: "Ashanti",
			services: ["Loans"],
			languages: ["Twi", "English"],
			hasWheelchairAccess: true,
		},
		{
			id: "2",
			region: "Ashanti",
			services: ["loans", "Mobile money"],
			languages: ["English"],
			hasCashMachine: true,
		},
		{ id: "3", region: "Volta", services: [], languages: ["Ewe"], hasWheelchairAccess: false },
		{ id: "4", region: "Volta", hours: { 6: { opens: 540, closes: 780 } } },
	];
	const rows: [search: string, found: string][] = [
		["service=LOANS", "1 2"],
		["language=english", "1 2"],
		["access=yes", "1"],
		["cash=yes", "2"],
		["saturday=yes", "4"],
		["service=loans&cash=yes", "2"],
		["language=Ewe&access=yes", ""],
		["region=volta&service=loans", ""],
		["service=Gold", "1 2 3 4"],
		["access=maybe&cash=1&saturday=1", "1 2 3 4"],
		["service=Loans&service=Gold", "1 2 3 4"],
	];
	for (const [search, found] of rows)
		assert.equal(ids(matchingBranches(offers, branchQuery(new URLSearchParams(search)))), found, search);
	assert.deepEqual(branchFacets(offers), {
		services: ["loans", "Mobile money"],
		languages: ["English", "Ewe", "Twi"],
		access: true,
		cash: true,
		saturday: true,
	});
	assert.deepEqual(branchFacets([offers[3] ?? {}]), {
		services: [],
		languages: [],
		access: false,
		cash: false,
		saturday: true,
	});
});

test("a branch is shown with the three nearest, or with others in its region", () => {
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

test("names are listed under their region, each once", () => {
	const branches = [
		{ region: "A", name: "One" },
		{ region: "B", name: "Two" },
		{ region: "A", name: "Three" },
		{ region: "A", name: "One" },
	];
	assert.deepEqual(branchChoices(branches), [
		{
			region: "A",
			choices: [
				{ name: "One", value: "One, A" },
				{ name: "Three", value: "Three, A" },
			],
		},
		{ region: "B", choices: [{ name: "Two", value: "Two, B" }] },
	]);
});

test("a branch that is closed, or that an alert names, says so where it is chosen, and is sent as ever", () => {
	const at = new Date("2026-11-27T12:00:00Z");
	const [{ choices = [] } = {}] = branchChoices(
		[
			{ region: "A", name: "One", closedUntil: "2026-12-04", notice: "we are moving" },
			{ region: "A", name: "Two", closedUntil: "2026-11-27", notice: "ring the bell" },
			{ region: "A", name: "Three", closedUntil: "2026-12-04", alert: "Three is open again." },
		],
		at,
	);
	assert.deepEqual(choices, [
		{ name: "One – Closed until Friday 4 December: we are moving", value: "One, A" },
		{ name: "Two", value: "Two, A" },
		{ name: "Three – Three is open again.", value: "Three, A" },
	]);
});

test("instead of a closed branch, visitors are sent to the nearest that is open as usual", () => {
	const at = new Date("2026-11-27T12:00:00Z");
	const branch = (name: string, lat: number | undefined, unusual: Unusual = {}) => ({
		name,
		region: "A",
		position: lat === undefined ? undefined : { lat, lng: 0 },
		...unusual,
	});
	const closed = branch("Wa", 5, { closedUntil: "2026-12-04", opensAt: 600, notice: "we are moving" });
	const unplaced = branch("Nowhere", undefined, { closedUntil: "2026-12-04" });
	const branches = [
		closed,
		unplaced,
		branch("Far", 9),
		branch("Next", 6),
		branch("Shut", 5.1, { closedUntil: "2026-12-04" }),
		branch("Alerted", 5.2, { alert: "Alerted has no power." }),
	];
	assert.equal(branchInstead(closed, branches, at)?.name, "Next");
	assert.equal(branchInstead(unplaced, branches, at), undefined);
	const rows: [chosen: string, text: string][] = [
		[
			"Wa, A",
			"Wa is closed until Friday 4\u00a0December at 10:00: we are moving. Until then, the nearest branch is Next.",
		],
		["Nowhere, A", "Nowhere is closed until Friday 4\u00a0December."],
		["Next, A", ""],
		["Alerted, A", ""],
		["Send me money", ""],
	];
	for (const [chosen, text] of rows) assert.equal(closedChoiceText(branches, chosen, at), text, chosen);
});

test("if there are too many branches for a list, none is offered to choose from", () => {
	const of = (count: number) => Array.from({ length: count }, (_, at) => ({ region: "A", name: `${at}` }));
	assert.equal(branchChoices(of(100))[0]?.choices.length, 100);
	assert.deepEqual(branchChoices(of(101)), []);
});
