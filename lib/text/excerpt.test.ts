import assert from "node:assert/strict";
import { test } from "node:test";
import { excerpt } from "#lib/text/excerpt";
import { metaDescription } from "#lib/text/meta-description";

const EXCERPTS: readonly [text: string, words: number, expected: string][] = [
	["one two three", 3, "one two three"],
	["one two three four", 3, "one two three…"],
	["one two. three", 2, "one two…"],
	["one two – three", 3, "one two…"],
	["one two.", 2, "one two."],
	["one", 10, "one"],
	["", 10, ""],
	["  one\n\ttwo  ", 10, "one two"],
	["one\\ntwo\\n\\nthree", 2, "one two…"],
];

for (const [text, words, expected] of EXCERPTS) {
	test(`the first ${words} words of '${JSON.stringify(text)}'`, () => {
		assert.equal(excerpt(text, words), expected);
	});
}

test("a short text is a description unchanged, on one line", () => {
	assert.equal(metaDescription("One.\n\nTwo.\\nThree."), "One. Two. Three.");
});

test("no text is no description", () => {
	assert.equal(metaDescription(undefined), undefined);
	assert.equal(metaDescription(" \n "), undefined);
});

test("155 characters stay whole, 156 are cut after a word", () => {
	const whole = `${"abcd ".repeat(30)}abcde`;
	assert.equal(whole.length, 155);
	assert.equal(metaDescription(whole), whole);
	const cut = metaDescription(`${whole}f`) ?? "";
	assert.equal(cut, `${"abcd ".repeat(30).trim()}…`);
});

test("a long description ends with a sentence, where whole ones say enough", () => {
	const sentence = "Mr. Mensah pays GHS 5.00 a day, and at the end he takes GHS 150.";
	assert.equal(sentence.length, 64);
	const cut = metaDescription(`${sentence} ${sentence} ${sentence}`);
	assert.equal(cut, `${sentence} ${sentence}`);
	assert.equal(metaDescription(`${"a".repeat(154)}. And more.`), `${"a".repeat(154)}.`, "155 characters");
	assert.match(metaDescription(`Too short. ${"word ".repeat(60)}`) ?? "", /^Too short\. word .*word…$/);
});

test("a cut description never ends in a comma or dash, nor is longer than 155 characters", () => {
	const cut = metaDescription(`${"word ".repeat(29)}comma, – and so much more text`) ?? "";
	assert.ok(cut.length <= 155);
	assert.match(cut, /\w…$/);
	assert.ok((metaDescription("x".repeat(400)) ?? "").length <= 155);
});
