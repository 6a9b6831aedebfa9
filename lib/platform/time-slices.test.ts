import assert from "node:assert/strict";
import { test } from "node:test";
import { timeSlices } from "#lib/platform/time-slices";

/** Keeps the processor busy without yielding. */
function work(ms: number) {
	const until = performance.now() + ms;
	while (performance.now() < until);
}

test("long work yields to other work, however much of it there is", async () => {
	let turns = 0;
	let isOver = false;
	const others = () => {
		turns += 1;
		if (!isOver) setImmediate(others);
	};
	setImmediate(others);
	const job = async () => {
		const giveWay = timeSlices();
		for (let step = 0; step < 60; step++) {
			work(1);
			await giveWay();
		}
	};
	const jobs = [job(), job(), job()];
	await Promise.all(jobs);
	isOver = true;
	// 180 ms of work in slices of five, one per turn.
	assert.ok(turns > 20, `${turns} turns`);
});

test("short work is not interrupted", () => {
	assert.equal(timeSlices()(), undefined);
});
