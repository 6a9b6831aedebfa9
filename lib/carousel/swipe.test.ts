import assert from "node:assert/strict";
import { test } from "node:test";
import { swipeStep } from "#lib/carousel/swipe";

test("a swipe counts if it is longer than 50 px and horizontal", () => {
	const rows: [across: number, down: number, step: number][] = [
		[-51, 0, 1],
		[51, 0, -1],
		[-50, 0, 0],
		[50, 0, 0],
		[0, 0, 0],
		[-120, 119, 1],
		[-120, 120, 0],
		[120, -300, 0],
	];
	for (const [across, down, step] of rows) assert.equal(swipeStep(across, down), step, `${across} ${down}`);
});
