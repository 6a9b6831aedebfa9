import assert from "node:assert/strict";
import { test } from "node:test";
import { readingMinutes } from "#lib/news/reading-time";

test("reading takes a minute for every 200 words begun", () => {
	const words = (count: number) => Array.from({ length: count }, () => "susu").join(" ");
	const rows: [text: string | undefined, minutes: number | undefined][] = [
		[undefined, undefined],
		["", undefined],
		[" \n ", undefined],
		["\\n\\n", undefined],
		["— … –", undefined],
		["Akwaaba", 1],
		[words(200), 1],
		[words(201), 2],
		[words(1000), 5],
		[words(200).replaceAll(" ", "\\n"), 1],
		[words(201).replaceAll(" ", "  \n\n\t"), 2],
		[`${words(200)} — –`, 1],
	];
	for (const [text, minutes] of rows) assert.equal(readingMinutes(text), minutes, String(text).slice(0, 40));
});
