import assert from "node:assert/strict";
import { test } from "node:test";
import { isOneErrorApart } from "#lib/text/typing-error";

test("one typing error is forgiven, two are not", () => {
	const rows: [typed: string, meant: string, isOne: boolean][] = [
		["kumasi", "kumasi", true],
		["kumsi", "kumasi", true],
		["kumaasi", "kumasi", true],
		["kumesi", "kumasi", true],
		["kuamsi", "kumasi", true],
		["kumas", "kumasi", true],
		["kumaass", "kumasi", false],
		["kuamis", "kumasi", false],
		["kums", "kumasi", false],
		["loan", "lone", false],
		["", "a", true],
		["", "ab", false],
		["abab", "ab", false],
	];
	for (const [typed, meant, isOne] of rows) {
		assert.equal(isOneErrorApart(typed, meant), isOne, `${typed} for ${meant}`);
		assert.equal(isOneErrorApart(meant, typed), isOne, `${meant} for ${typed}`);
	}
});
