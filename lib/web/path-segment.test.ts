import assert from "node:assert/strict";
import { test } from "node:test";
import { decodedSegment } from "#lib/web/path-segment";

const SEGMENTS: readonly [segment: string, text: string][] = [
	["plain", "plain"],
	["Sika%20Dua", "Sika Dua"],
	["Sika Dua", "Sika Dua"],
	["%C3%A9", "é"],
	["a%2Fb", "a/b"],
	["100% savings", "100% savings"],
	["%E0%A4%A", "%E0%A4%A"],
	["%ff", "%ff"],
	["", ""],
];

for (const [segment, text] of SEGMENTS) {
	test(`'${segment}' stands for '${text}'`, () => assert.equal(decodedSegment(segment), text));
}
