import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Linter } from "eslint";
import { START_PAGE } from "#lib/browser/compiled";
import { COMPILED, compiledModule } from "../../scripts/browser-scripts.ts";

test("the compiled scripts are those of the sources (npm run browser-scripts writes them)", async () => {
	assert.equal(readFileSync(COMPILED, "utf8"), await compiledModule());
});

test("every browser can parse the script in the head", () => {
	const faults = (code: string) =>
		new Linter()
			.verify(code, { languageOptions: { ecmaVersion: 5, sourceType: "script" } })
			.map(({ message }) => message);
	assert.deepEqual(faults(START_PAGE), []);
});
