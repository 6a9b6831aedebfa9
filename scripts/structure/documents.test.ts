import assert from "node:assert/strict";
import { test } from "node:test";
import { deadReferences, documents } from "./documents.ts";

test("every path, link and npm script that a document names exists", () => {
	const all = documents();
	assert.ok(all.includes("README.md") && all.includes("docs/architecture.md"), all.join(", "));
	assert.deepEqual(
		all.flatMap((document) => deadReferences(document)),
		[],
	);
});

test("a path, link, heading, test or npm script that does not exist is reported", () => {
	const text = `
Read \`lib/company/gone.ts\`, \`gone.spec\` and \`lib/gone.test\`, run \`npm run gone\`.
![A picture](images/gone.webp) and [a heading](behaviour.md#gone); <img src="images/gone-too.webp">.
Fine: \`lib/company/limits.ts\`, \`lib/lists/paginate.test\`, \`every-page.spec\`, \`npm run check\`,
[limits](behaviour.md#9-limits), [here](#fine), https://example.com/gone and \`/content/images/gone.webp\`.
# Fine
`;
	assert.deepEqual(
		deadReferences("docs/sample.md", text).map(({ reference }) => reference),
		[
			"lib/company/gone.ts",
			"gone.spec",
			"lib/gone.test",
			"images/gone.webp",
			"behaviour.md#gone",
			"images/gone-too.webp",
			"gone",
		],
	);
});
