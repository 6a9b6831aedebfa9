import assert from "node:assert/strict";
import { test } from "node:test";
import { messageFaults } from "./check-commits.ts";

const BODY = "\n\nThe old one was wrong.";
const CODE = ["lib/text/excerpt.ts"];

test("an imperative subject with a body passes", () => {
	assert.deepEqual(messageFaults(`Cut excerpts at a word${BODY}`, CODE), []);
	assert.deepEqual(messageFaults(`Speed up the search${BODY}`, CODE), []);
});

test("documentation and tests need no body", () => {
	assert.deepEqual(messageFaults("Explain the two stores", ["docs/operation.md", "lib/a.test.ts"]), []);
});

for (const [message, fault] of [
	[`${"Cut ".repeat(16).trim()}${BODY}`, /63 characters/],
	[`Added a search${BODY}`, /imperative/],
	[`Adding a search${BODY}`, /imperative/],
	[`fix the search${BODY}`, /capital/],
	[`Fix the search.${BODY}`, /full stop/],
	["Fix the search", /needs a body/],
	["Fix the search\nBecause.", /blank line/],
] as const) {
	test(`'${message.split("\n")[0]?.slice(0, 30)}' is refused: ${fault.source}`, () => {
		assert.match(messageFaults(message, CODE).join("; "), fault);
	});
}

test("a comment of the editor is not part of the message", () => {
	assert.deepEqual(messageFaults(`Fix the search${BODY}\n# Please enter the commit message`, CODE), []);
});
