import assert from "node:assert/strict";
import { test } from "node:test";
import { paragraphs } from "#lib/text/paragraphs";

const TEXTS: readonly [name: string, text: string, expected: string[][]][] = [
	["one line", "One.", [["One."]]],
	["a real newline parts lines", "One.\nTwo.", [["One.", "Two."]]],
	["a blank line parts paragraphs", "One.\n\nTwo.", [["One."], ["Two."]]],
	["escaped newlines do the same", "One.\\nTwo.\\n\\nThree.", [["One.", "Two."], ["Three."]]],
	["Windows and old Mac newlines", "One.\r\n\r\nTwo.\rThree.", [["One."], ["Two.", "Three."]]],
	["escaped Windows newlines", "One.\\r\\n\\r\\nTwo.", [["One."], ["Two."]]],
	["blank lines may hold white space", "One.\n \t\n\n\nTwo.", [["One."], ["Two."]]],
	["white space around lines goes", "  One. \n  Two. ", [["One.", "Two."]]],
	["nothing at the ends", "\n\nOne.\n\n", [["One."]]],
	["no text, no paragraphs", " \n\\n ", []],
	["markup is text", "<b>One</b>", [["<b>One</b>"]]],
];

for (const [name, text, expected] of TEXTS) {
	test(name, () => assert.deepEqual(paragraphs(text), expected));
}
