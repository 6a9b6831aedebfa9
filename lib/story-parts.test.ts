import assert from "node:assert/strict";
import { test } from "node:test";
import { storyParts } from "#lib/story-parts";

test("a story is cut between its paragraphs, and nothing of it is lost", () => {
	const rows: [story: string | undefined, parts: string[]][] = [
		["1\n\n2\n\n3\n\n4\n\n5\n\n6\n\n7", ["1\n\n2\n\n3", "4\n\n5\n\n6", "7"]],
		["1\n\n2\n\n3", ["1", "2", "3"]],
		["1\n\n2", ["1", "2"]],
		["1", ["1"]],
		["1\\n\\n2\\nstill 2", ["1", "2\nstill 2"]],
		["", []],
		[" \n\n ", []],
		[undefined, []],
	];
	for (const [story, parts] of rows) assert.deepEqual(storyParts(story), parts, story);
});
