import assert from "node:assert/strict";
import { test } from "node:test";
import { neededCandidates } from "./picture-widths.ts";

const candidates = (widths: readonly number[]) => widths.map((width) => `/p?w=${width} ${width}w`).join(", ");
const ALL = candidates([96, 160, 240, 360, 480, 720, 960, 1280, 1600]);

const CASES: [sizes: string, pictureWidth: number, expected: number[]][] = [
	["96px", 700, [96, 160, 240]],
	["3.5rem", 200, [96, 160]],
	["(min-width: 48rem) 300px, 160px", 2_000, [160, 240, 360, 480, 720]],
	["(min-width: 80rem) 290px, (min-width: 48rem) 33vw, 56vw", 2_000, [240, 360, 480, 720, 960]],
	["(min-width: 48rem) 1px, 92vw", 2_000, [96, 360, 480, 720, 960, 1280, 1600]],
	["100vw", 2_000, [360, 480, 720, 960, 1280, 1600]],
	["100vw", 700, [360, 480, 720]],
	["min(20rem, 78vw)", 700, [360, 480, 720]],
	["96px", 80, [96]],
];

for (const [sizes, pictureWidth, expected] of CASES) {
	test(`a picture ${pictureWidth} wide at ${sizes} needs ${expected.join(", ")}`, () => {
		assert.equal(neededCandidates(ALL, sizes, pictureWidth), candidates(expected));
	});
}
