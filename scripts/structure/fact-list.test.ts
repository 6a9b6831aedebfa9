import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FACTS } from "#lib/company/facts";
import { FACT_LIST, factList, pageText, withoutPages } from "./fact-list.ts";

const listed = readFileSync(FACT_LIST, "utf8");

test(`${FACT_LIST} has every fact with its value, source, day and owner (npm run facts writes it)`, () => {
	assert.equal(withoutPages(listed), withoutPages(factList([])));
	for (const [name, { source, checkedOn, owner }] of Object.entries(FACTS)) {
		const row = listed.split("\n").find((line) => line.startsWith(`| ${name} |`));
		for (const part of [source, checkedOn, owner]) assert.ok(row?.includes(part), `${name}: ${part}`);
	}
});

test("every fact, charge and product in the list is stated by a page", () => {
	const orphans = listed.split("\n").filter((line) => line.endsWith("| none |"));
	assert.deepEqual(orphans, []);
});

test("a page counts by what stands in its own part, the frame for itself", () => {
	const page = (path: string, words: string) =>
		pageText(
			path,
			`<body><header>Menu</header><main><h1>Loans</h1><p>${words}</p><script>5 working days</script></main><footer>Dial *277#</footer></body>`,
		);
	const list = factList([page("/a", "It takes 24\u00a0to 72\nhours."), page("/b/1", "Nothing.")]);
	const placesOf = (fact: string) =>
		list
			.split("\n")
			.find((line) => line.startsWith(`| ${fact} |`))
			?.split(" | ")
			.at(-1);
	assert.equal(placesOf("loanTime"), "/a |");
	assert.equal(placesOf("ussdCode"), "the frame |");
	assert.equal(placesOf("complaintTime"), "none |");
});
