import assert from "node:assert/strict";
import { test } from "node:test";
import { Linter } from "eslint";
import { START_PAGE } from "#lib/browser/compiled";

test("every browser can parse the script in the head", () => {
	const errors = (code: string) =>
		new Linter()
			.verify(code, { languageOptions: { ecmaVersion: 5, sourceType: "script" } })
			.map(({ message }) => message);
	assert.deepEqual(errors(START_PAGE), []);
});
