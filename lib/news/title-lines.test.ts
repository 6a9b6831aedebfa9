import assert from "node:assert/strict";
import { test } from "node:test";
import { titleLines } from "#lib/news/title-lines";

test("a title is split into two lines by its words", () => {
	const rows: [title: string, first: string, second: string | undefined][] = [
		["A new branch opens", "A new", "branch opens"],
		["A new branch opens today", "A new branch", "opens today"],
		["Two words", "Two", "words"],
		["One", "One", undefined],
		["  spaces \n everywhere ", "spaces", "everywhere"],
		["", "", undefined],
	];
	for (const [title, ...lines] of rows) assert.deepEqual(titleLines(title), lines, title);
});
