import assert from "node:assert/strict";
import { test } from "node:test";
import { cleanLine, cleanLines } from "#lib/submissions/form/clean-text";

test("a line is what a person sees of it", () => {
	for (const [typed, expected] of [
		["\u200eama@example.com\u2069", "ama@example.com"],
		["ama\uff20example.com", "ama@example.com"],
		["a\u200bm\u200ca\u200d@ex\u2060am\u00adple.com\ufeff", "ama@example.com"],
		["\u202a+233\u00a024\u202f123\u2007\u20074567\u202c", "+233 24 123 4567"],
		["\uff10\uff12\uff14 123 4567", "024 123 4567"],
		["a\u061cma\u180e@\u034fexample\ufe0f.\u3164com\u{e0001}", "ama@example.com"],
		[" Ama\r\n\tMensah ", "Ama Mensah"],
		["Ɔkɔmfoɔ Agyéi", "Ɔkɔmfoɔ Agyéi"],
	] as const)
		assert.equal(cleanLine(typed), expected);
});

test("longer texts keep their lines and what joins an emoji, but no marks that turn them round", () => {
	assert.equal(cleanLines("a\r\nb 👩\u200d🌾\u202e"), "a\nb 👩\u200d🌾");
});
