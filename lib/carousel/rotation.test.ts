import assert from "node:assert/strict";
import { test } from "node:test";
import { ringOffset, wrapIndex } from "#lib/carousel/rotation";

test("an index wraps at both ends", () => {
	const rows: [index: number, count: number, place: number][] = [
		[0, 5, 0],
		[4, 5, 4],
		[5, 5, 0],
		[-1, 5, 4],
		[-6, 5, 4],
		[12, 5, 2],
		[3, 1, 0],
		[-3, 1, 0],
		[2, 0, 0],
	];
	for (const [index, count, place] of rows) {
		assert.equal(wrapIndex(index, count), place, `${index} of ${count}`);
	}
});

test("cards are placed around the centre by the shorter way", () => {
	const rows: [count: number, centre: number, offsets: number[]][] = [
		[1, 0, [0]],
		[2, 0, [0, 1]],
		[2, 1, [1, 0]],
		[3, 0, [0, 1, -1]],
		[4, 0, [0, 1, 2, -1]],
		[5, 0, [0, 1, 2, -2, -1]],
		[5, 4, [1, 2, -2, -1, 0]],
		[6, 2, [-2, -1, 0, 1, 2, 3]],
		[7, 0, [0, 1, 2, 3, -3, -2, -1]],
	];
	for (const [count, centre, offsets] of rows) {
		assert.deepEqual(
			Array.from({ length: count }, (_, index) => ringOffset(index, centre, count)),
			offsets,
			`${count} around ${centre}`,
		);
	}
});
