import assert from "node:assert/strict";
import { test } from "node:test";
import { decodedText } from "#lib/text/decoded-text";

test("text is read as UTF-8, whatever the response calls it, and else as Latin", () => {
	for (const [name, bytes, contentType] of [
		["UTF-8", Buffer.from("Café"), "application/json"],
		["UTF-8 with its mark", Buffer.from("\ufeffCafé"), "application/json; charset=utf-8"],
		["UTF-8 under another name", Buffer.from("Café"), "text/html; charset=iso-8859-1"],
		["Latin", Buffer.from("Café", "latin1"), "application/json"],
		["Latin by name", Buffer.from("Café", "latin1"), 'application/json; charset="ISO-8859-1"'],
		["Latin called UTF-8", Buffer.from("Café", "latin1"), "application/json; charset=utf-8"],
		["a charset that nobody knows", Buffer.from("Café", "latin1"), "application/json; charset=x-none"],
	] as const)
		assert.equal(decodedText(bytes, contentType), "Café", name);
});
