import { processWide } from "./process-wide.ts";

/** How long a piece of work may block everything else. Even ten in a row stay below what a visitor notices. */
const SLICE_MS = 5;

const queue = processWide("time-slices", () => ({ waiting: [] as (() => void)[], isRunning: false }));

/**
 * For long work on the event loop: call it between small steps. It returns undefined while the current slice of a few
 * milliseconds lasts, then a promise to await until everything else that is due has run. Between two turns of the event
 * loop, only one piece of all long work in the process runs.
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
