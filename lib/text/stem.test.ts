import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsOf } from "#lib/text/stem";

test("a text is split into comparable words", () => {
	const rows: [text: string, words: string][] = [
		["Salary Loans", "salary loan"],
		["Dial *277# now!", "dial 277 now"],
		["Nkosuɔ, ɛna Sika Dua", "nkosuo ena sika dua"],
		["Café ŋ", "cafe n"],
		["Farmers’ Day, a baker's story", "farmer day a baker story"],
		["branches addresses salaries business status bus", "branch address salary business status bus"],
		["first\\nsecond\n\nthird", "first second third"],
		["SIM-swap GHS 5.00", "sim swap ghs 5 00"],
		["<img src=x onerror=alert(1)>", "img src x onerror alert 1"],
		["  ", ""],
	];
	for (const [text, words] of rows) assert.equal(wordsOf(text).join(" "), words, text);
});
