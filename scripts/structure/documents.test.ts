import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { deadFileNames, deadReferences, documents, sources } from "./documents.ts";

test("every path, link and npm script that a document names exists", () => {
	const all = documents();
	assert.ok(all.includes("README.md") && all.includes("docs/architecture.md"), all.join(", "));
	assert.deepEqual(
		all.flatMap((document) => deadReferences(document)),
		[],
	);
});

test("every file that a comment names exists", () => {
	assert.deepEqual(deadFileNames(sources()), []);
});

test("every decision has a number of its own, in its file name and its title", () => {
	const decisions = documents().filter((document) => document.startsWith("docs/decisions/0"));
	assert.ok(decisions.length > 0);
	const numbers = decisions.map((document) => document.slice("docs/decisions/".length).split("-")[0] ?? "");
	assert.deepEqual(
		numbers.filter((number, place) => numbers.indexOf(number) !== place),
		[],
	);
	for (const [place, document] of decisions.entries())
		assert.match(readFileSync(document, "utf8"), new RegExp(`^# ${Number(numbers[place])}\\. `), document);
});

test("the index of decisions names each of them by its title", () => {
	const index = readFileSync("docs/decisions/README.md", "utf8");
	for (const document of documents().filter((path) => path.startsWith("docs/decisions/0"))) {
		const [, title = ""] = /^# \d+\. (.*)/.exec(readFileSync(document, "utf8")) ?? [];
		assert.ok(index.includes(`[${title}](${document.slice("docs/decisions/".length)})`), document);
	}
});
