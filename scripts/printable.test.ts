import assert from "node:assert/strict";
import { test } from "node:test";
import { printable } from "./printable.ts";

test("terminal codes and marks of reading order are shown, not obeyed", () => {
	assert.equal(printable("\u001b[2Jgone\u0007"), "\\u001b[2Jgone\\u0007");
	assert.equal(printable("\u009b31m\r\u007f\t\u0000"), "\\u009b31m\\u000d\\u007f\\u0009\\u0000");
	assert.equal(printable("cv\u202efdp.exe\u2069\u200f\u2028"), "cv\\u202efdp.exe\\u2069\\u200f\\u2028");
	assert.equal(printable("Ɛte sɛn?\n👩🏾‍🌾 ₵5"), "Ɛte sɛn?\n👩🏾‍🌾 ₵5");
});
