import assert from "node:assert/strict";
import { test } from "node:test";
import { marked, passage } from "#lib/search/search-highlight";

const HITS = new Set(["loan", "nkosuo"]);

test("every second piece is a matching word, and together they make up the text", () => {
	const rows: [text: string, pieces: string[]][] = [
		["Susu and Nkosuo Loans", ["Susu and ", "Nkosuo", " ", "Loans", ""]],
		["Loan", ["", "Loan", ""]],
		["Nkosuɔ!", ["", "Nkosuɔ", "!"]],
		["Nothing here", ["Nothing here"]],
		["", [""]],
		["a <b>loan</b>", ["a <b>", "loan", "</b>"]],
	];
	for (const [text, pieces] of rows) {
		assert.deepEqual(marked(text, HITS), pieces);
		assert.equal(marked(text, HITS).join(""), text);
	}
});

test("the matching passage of a long text is shown, in whole words", () => {
	const before = "word ".repeat(60);
	const far = passage(`${before}a loan for you. ${"more ".repeat(60)}`, HITS);
	assert.match(far, /^… (word )+a loan for you\. (more )+more…$/);
	assert.ok(far.length <= 175, `${far.length}`);
	assert.match(passage(`A loan. ${before}`, HITS), /^A loan\. (word )+word…$/);
	assert.match(passage(before, HITS), /^(word )+word…$/);
	assert.match(passage(`${before}at the end a loan`, HITS), /^… (word )+at the end a loan$/);
	assert.equal(passage("short\\ntext", HITS), "short text");
	assert.equal(passage("x".repeat(400), HITS).length, 171);
});
