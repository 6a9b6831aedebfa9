import assert from "node:assert/strict";
import { test } from "node:test";
import { type Block, inThirds, plainBlocks, textOfBlocks } from "#lib/text/blocks";

test("a story is cut between paragraphs, and nothing is lost", () => {
	const rows: [story: string, parts: string[]][] = [
		["1\n\n2\n\n3\n\n4\n\n5\n\n6\n\n7", ["1\n\n2\n\n3", "4\n\n5\n\n6", "7"]],
		["1\n\n2\n\n3", ["1", "2", "3"]],
		["1\n\n2", ["1", "2"]],
		["1", ["1"]],
		["1\\n\\n2\\nstill 2", ["1", "2\nstill 2"]],
		["", []],
		[" \n\n ", []],
	];
	for (const [story, parts] of rows)
		assert.deepEqual(inThirds(plainBlocks(story)).map(textOfBlocks), parts, story);
});

test("a heading stays with its text", () => {
	const spans = (text: string) => [{ kind: "text" as const, text }];
	const heading = (text: string): Block => ({ kind: "heading", level: 3, spans: spans(text) });
	const paragraph = (text: string): Block => ({ kind: "paragraph", spans: spans(text) });
	const all = [paragraph("a"), heading("b"), paragraph("c"), heading("d"), heading("e"), paragraph("f")];
	const parts = inThirds(all);
	assert.deepEqual(parts.flat(), all);
	assert.deepEqual(parts.map(textOfBlocks), ["a", "b\n\nc", "d\n\ne\n\nf"]);
	assert.deepEqual(inThirds([heading("a"), heading("b"), paragraph("c")]).map(textOfBlocks), ["a\n\nb\n\nc"]);
});
