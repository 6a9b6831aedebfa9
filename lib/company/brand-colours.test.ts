import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { brandColours, checkBrandContrast, themeColour } from "./brand-colours.ts";
import { companyIdentity } from "./identity.ts";

const theme = readFileSync("app/globals.css", "utf8");
/** Those of the other block, tints of the accent and greys, are the same for every company. */
const [, variables = ""] = theme.split("\n@theme {");
const company = (brand: string, accent = "") =>
	companyIdentity({ COMPANY_NAME: "Adom", COMPANY_BRAND_COLOUR: brand, COMPANY_ACCENT_COLOUR: accent });

test("one colour gives every shade of the theme, from light to dark", () => {
	for (const [colours, name] of [
		[brandColours(company("0b5d3b")), "brand"],
		[brandColours(company("", "f2a900")), "gold"],
	] as const) {
		const themed = [...variables.matchAll(new RegExp(`--color-${name}-\\d+(?=:)`, "g"))].map(
			([found]) => found,
		);
		assert.deepEqual(Object.keys(colours).sort(), themed.sort());
	}
	const {
		"--color-brand-50": light,
		"--color-brand-700": own,
		"--color-brand-900": dark,
	} = brandColours(company("0b5d3b")) as Record<string, string>;
	assert.deepEqual([light, own, dark], ["#f5f9f7", "#0b5d3b", "#063622"]);
	assert.equal(themeColour(company("0b5d3b")), "#063622");
	assert.deepEqual(brandColours(company("")), {});
});

test("the sample's colours and common brands can be read; pale ones are refused with the pair and its ratio", () => {
	for (const [brand, accent] of [
		["", ""],
		["0b5d3b", ""],
		["0057b8", "ffd100"],
		["8a1538", "f2a900"],
		["1d1d1b", "cccccc"],
	])
		checkBrandContrast(company(brand ?? "", accent));
	assert.throws(
		() => checkBrandContrast(company("ffe680")),
		/COMPANY_BRAND_COLOUR[\s\S]*text on buttons: #ffffff on #ffe680 is 1\.2\d:1, and must be 4\.5:1/,
	);
	assert.throws(() => checkBrandContrast(company("", "3b1d00")), /text on the accent: #1e1428 on #3b1d00/);
});

test("the shades of the sample that contrast is checked with are those of the style sheet", () => {
	const source = readFileSync("lib/company/brand-colours.ts", "utf8");
	for (const [, name, colour] of source.matchAll(/"((?:brand|gold|ink)-\d+)": "(#\w+)"/g))
		assert.ok(theme.includes(`--color-${name}: ${colour};`), String(name));
});
