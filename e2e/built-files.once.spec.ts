import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

/** Every style sheet of the build, those that are loaded later included. */
const SHEETS = globSync(".next/static/**/*.css");

test("no style sheet has @starting-style, which crashes Chrome 117 to 121 on the second page view", () => {
	expect(SHEETS.length, "the build has style sheets").toBeGreaterThan(0);
	const found = SHEETS.filter((path) => readFileSync(path, "utf8").includes("@starting-style"));
	expect(found).toEqual([]);
});
