import { processWide } from "./process-wide.ts";

/** How long a piece of work may hold up everything else. Ten of them in a row are still below what a visitor notices. */
const SLICE_MS = 5;

const queue = processWide("time-slices", () => ({ waiting: [] as (() => void)[], isRunning: false }));

/**
 * For long work on the event loop: call it between small steps. It returns undefined while the current slice of a few milliseconds
 * lasts, otherwise a promise to await, until whatever else is due has been done. Of all long work in the process, one piece runs
 * between two turns of the event loop.
 */
export function timeSlices(): () => Promise<void> | undefined {
	let startedAt = performance.now();
	return () => {
		if (performance.now() - startedAt < SLICE_MS) return undefined;
		return nextTurn().then(() => {
			startedAt = performance.now();
		});
	};
}

function nextTurn(): Promise<void> {
	return new Promise((resolve) => {
		queue.waiting.push(resolve);
		if (queue.isRunning) return;
		queue.isRunning = true;
		setImmediate(runNext);
	});
}

function runNext() {
	queue.waiting.shift()?.();
	queue.isRunning = queue.waiting.length > 0;
	if (queue.isRunning) setImmediate(runNext);
}
