import assert from "node:assert/strict";
import { test } from "node:test";
import { answerToInput, loadingTasks, type TraceEvent } from "./main-thread.ts";

const FRAME = "PAGE";
const MAIN = { pid: 7, tid: 7 };

const task = (ts: number, dur: number, tdur: number, thread = MAIN): TraceEvent => ({
	name: "RunTask",
	ph: "X",
	...thread,
	ts: ts * 1_000,
	dur: dur * 1_000,
	tdur: tdur * 1_000,
});

const load = (ts: number, frame = FRAME): TraceEvent => ({
	name: "loadEventStart",
	ph: "R",
	...MAIN,
	ts: ts * 1_000,
	args: { frame },
});

const input = (type: string, ts: number, duration: number, frame = FRAME): TraceEvent => ({
	name: "EventTiming",
	ph: "b",
	...MAIN,
	ts: ts * 1_000,
	args: { data: { type, duration, frame } },
});

test("tasks are counted before and after the page's own load event, with their processor time", () => {
	const events = [
		load(50, "A PICTURE"),
		task(900, 100, 40),
		task(0, 80, 70),
		load(100),
		task(110, 60, 55),
		task(200, 20, 20),
	];
	assert.deepEqual(loadingTasks(events, FRAME), {
		before: { elapsed: 80, processor: 70 },
		after: { elapsed: 100, processor: 55 },
		allAfter: { elapsed: 180, processor: 115 },
	});
});

test("a task within another and tasks of other threads are not counted twice", () => {
	const events = [load(0), task(10, 100, 90), task(20, 50, 50), task(20, 500, 500, { pid: 7, tid: 8 })];
	assert.deepEqual(loadingTasks(events, FRAME).allAfter, { elapsed: 100, processor: 90 });
});

test("the answer to an interaction is the slowest of its events, with the work until the paint", () => {
	const events = [
		input("pointerdown", 100, 40),
		input("click", 150, 100),
		input("pointerover", 100, 900),
		input("click", 100, 900, "ANOTHER"),
		task(140, 20, 20),
		task(200, 40, 30),
		task(240, 60, 60),
		task(400, 200, 180),
	];
	assert.deepEqual(answerToInput(events, FRAME), {
		// Half of the first task, all of the second, and a sixth of the third.
		answer: { elapsed: 100, processor: 50 },
		task: { elapsed: 200, processor: 180 },
	});
});

test("a trace without the page's load event or an input is an error, not a zero", () => {
	assert.throws(() => loadingTasks([task(0, 10, 10), load(5, "A PICTURE")], FRAME), /load event/);
	assert.throws(() => answerToInput([task(0, 10, 10)], FRAME), /no input/);
});
