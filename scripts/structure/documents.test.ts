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
