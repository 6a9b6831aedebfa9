import assert from "node:assert/strict";
import { test } from "node:test";
import { BRANCHES_PER_PAGE } from "#lib/company/limits";
import { branchQuery } from "#lib/locator/branch-query";
import { foundBranches, regionsWithoutBranch } from "#lib/locator/nearest-branches";

const branch = (region: string, name: string, lat: number, lng: number) => ({
	region,
	name,
	position: { lat, lng },
});
const branches = [
	{
		...branch("Greater Accra", "Kaneshie Branch", 5.5663, -0.2352),
		hours: { 6: { opens: 540, closes: 780 } },
	},
	branch("Greater Accra", "Madina Branch", 5.6701, -0.1659),
	branch("Ashanti", "Kumasi Adum Branch", 6.6905, -1.6249),
	{ ...branch("Bono East", "Techiman Branch", 7.5861, -1.9354), hours: { 6: { opens: 540, closes: 780 } } },
	branch("Northern Region", "Tamale Branch", 9.4035, -0.8423),
	branch("Upper West", "Wa Branch", 10.0606, -2.5019),
	{ region: "Volta", name: "Ho Branch" },
];
const all = branches.map(({ name }) => name.replace(" Branch", ""));
const found = (search: string) => {
	const { items, nearest, region } = foundBranches(branches, branchQuery(new URLSearchParams(search)));
	return { names: items.map(({ name }) => name.replace(" Branch", "")).join(", "), nearest, region };
};

test("a town or region of Ghana without a branch leads to the three nearest branches, spelling forgiven by one letter", () => {
	const rows: [search: string, names: string, reason: string | undefined][] = [
		["town=Yendi", "Tamale, Wa, Techiman", "We have no branch in Yendi."],
		["town=yendy", "Tamale, Wa, Techiman", "We have no branch in Yendi."],
		["town=yen", "Tamale, Wa, Techiman", "We have no branch in Yendi."],
		["town=Kete-Krachi", "Tamale, Techiman, Kumasi Adum", "We have no branch in Kete Krachi."],
		["town=krachi", "Tamale, Techiman, Kumasi Adum", "We have no branch in Kete Krachi."],
		["town=tamle", "Tamale, Wa, Techiman", ""],
		["town=savannah+region", "Tamale, Wa, Techiman", "We have no branch in Savannah Region."],
		["region=savannah", "Tamale, Wa, Techiman", "We have no branch in Savannah Region."],
		["region=Volta&saturday=yes", "Kaneshie, Techiman", "No branch in Volta Region has all that you chose."],
		["town=Tamale&saturday=yes", "Techiman, Kaneshie", "No branch in Tamale has all that you chose."],
		["town=yendi&region=Ashanti", "Tamale, Wa, Techiman", "We have no branch in Yendi."],
		["town=yendi&access=yes", "", undefined],
		["town=Tamale", "Tamale", undefined],
		["town=Lagos", "", undefined],
		["town=Lome", "", undefined],
		["town=ye", "", undefined],
		["town=Lagos&region=Savannah", "", undefined],
		["region=Volta", "Ho", undefined],
		["region=Atlantis", all.slice(0, BRANCHES_PER_PAGE).join(", "), undefined],
	];
	for (const [search, names, reason] of rows) {
		const page = found(search);
		assert.deepEqual([page.names, page.nearest?.reason], [names, reason], search);
	}
	assert.equal(found("region=savannah").region, "Savannah", "stays chosen");
	assert.deepEqual(found("town=Yendi").nearest?.from, { lat: 9.443, lng: -0.01 });
	assert.equal(found("region=savannah").nearest?.from, undefined, "a region is too large to measure from");
});

test("the regions without a branch are those of the sixteen that the list of branches lacks", () => {
	const missing = regionsWithoutBranch(branches);
	assert.equal(missing.length, 16 - 6);
	assert.deepEqual(
		missing
			.filter(({ name }) => ["Savannah", "Oti", "Northern"].includes(name))
			.map(({ name, nearest }) => [name, nearest.name]),
		[
			["Oti", "Tamale Branch"],
			["Savannah", "Tamale Branch"],
		],
	);
	assert.deepEqual(regionsWithoutBranch([{ region: "Volta", name: "Ho Branch" }]), [], "none has a place");
});
