import assert from "node:assert/strict";
import { test } from "node:test";
import { parseFeedback, searchedWords } from "#lib/submissions/form/feedback";

const PAGES = ["/help", "/products/loans/SME%20Loans"];
const parsed = (fields: Record<string, string>) => parseFeedback(new URLSearchParams(fields), PAGES);

test("only pages that ask, and only yes and no, are comments", () => {
	for (const page of PAGES)
		assert.deepEqual(parsed({ page, answer: "yes" }), { kind: "yes", about: page, line: "" });
	for (const page of [
		"",
		"/",
		"//evil.example",
		"/help?x",
		"https://evil.example/help",
		"/products/call/0244123456",
		"/products/loans/ama@example.com",
		"/products/x/\0",
		"/tools/none",
	])
		assert.equal(parsed({ page, answer: "yes" }), undefined, page);
	assert.equal(parsed({ page: "/help", answer: "maybe" }), undefined);
});

test("a line is stored without what could tell who wrote it", () => {
	for (const [line, stored] of [
		["The fee is missing", "The fee is missing"],
		["After 12 months at 36%?", "After 12 months at 36%?"],
		["Call me: 024 412 3456", ""],
		["write to ama@example.com", ""],
		["GHA-123456789-0", ""],
		["x".repeat(300), "x".repeat(200)],
	] as const)
		assert.equal(parsed({ page: "/help", answer: "no", line })?.line, stored, line);
});

test("a search is counted by its words, without numbers", () => {
	assert.deepEqual(searchedWords("Car loan car 0244123456 x"), ["car", "loan"]);
	assert.deepEqual(searchedWords("a b c"), []);
	assert.equal(searchedWords("one two three four five six seven").length, 5);
});
