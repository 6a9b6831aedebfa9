import assert from "node:assert/strict";
import { test } from "node:test";
import { matchesText } from "#lib/text/text-match";

test("a search finds texts that have all of its words", () => {
	const rows: [search: string, texts: (string | undefined)[], matches: boolean][] = [
		["", ["anything"], true],
		["fraud", ["Fraud alert"], true],
		["alert fraud", ["Fraud alert"], true],
		["frau", ["Fraud alert"], true],
		["fraud notice", ["Fraud alert"], false],
		["fraud notice", ["Fraud alert", "A notice to the public"], true],
		["cafe", ["Café"], true],
		["nkosuo ɔdɔ", ["Nkosuo odo"], true],
		["don't", ["Don’t share your PIN"], true],
		["second", ["first\\nsecond"], true],
		["nsecond", ["first\\nsecond"], false],
		[".*", ["anything"], false],
		["(", ["an open ( bracket"], true],
		["undefined", [undefined, "text"], false],
	];
	for (const [search, texts, matches] of rows) {
		assert.equal(
			matchesText(search, texts),
			matches,
			`${JSON.stringify(search)} in ${JSON.stringify(texts)}`,
		);
	}
});
