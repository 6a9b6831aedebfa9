import assert from "node:assert/strict";
import { test } from "node:test";
import { bearerToken, secretMatches } from "#lib/server/secret-gate";

test("only the whole secret matches", () => {
	const secret = "correct horse battery staple";
	const rows: [given: string | undefined, matches: boolean][] = [
		[secret, true],
		[secret.slice(0, -1), false],
		[`${secret} `, false],
		["", false],
		[undefined, false],
	];
	for (const [given, matches] of rows) assert.equal(secretMatches(given, secret), matches, String(given));
	assert.equal(secretMatches(undefined, ""), false);
});

test("a token is read from a bearer header and from no other", () => {
	const rows: [header: string | null, token: string | undefined][] = [
		["Bearer abc", "abc"],
		["bearer  abc", "abc"],
		["Bearer", undefined],
		["Bearer a b", "a b"],
		["Bearer  ", undefined],
		["Basic abc", undefined],
		[null, undefined],
	];
	for (const [header, token] of rows) assert.equal(bearerToken(header), token, String(header));
});
