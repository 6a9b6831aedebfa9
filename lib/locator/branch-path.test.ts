import assert from "node:assert/strict";
import { test } from "node:test";
import { branchKey, branchPath, branchPaths } from "#lib/locator/branch-path";

test("a branch has a readable URL", () => {
	const rows: [region: string, name: string, expected: string][] = [
		["Greater Accra", "Makola Branch", "/locator/greater-accra/makola-branch"],
		["Bono East", "Kɛtɛ-Krachi (main)", "/locator/bono-east/kete-krachi-main"],
		["Côte", "Nana’s  Market", "/locator/cote/nanas-market"],
		["", "…", "/locator/region/branch"],
		["greater-accra", "MAKOLA-branch", "/locator/greater-accra/makola-branch"],
	];
	for (const [region, name, expected] of rows) assert.equal(branchPath(region, name), expected);
});

test("two branches with the same name have different URLs", () => {
	const makola = { region: "Greater Accra", name: "Makola" };
	assert.deepEqual(branchPaths([makola, makola, { ...makola, region: "Volta" }, makola]), [
		"/locator/greater-accra/makola",
		"/locator/greater-accra/makola-2",
		"/locator/volta/makola",
		"/locator/greater-accra/makola-3",
	]);
});

test("a query names a branch by the last parts of its URL", () => {
	assert.equal(branchKey({ path: "/locator/volta/ho-branch" }), "volta/ho-branch");
});
