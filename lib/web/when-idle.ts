/**
 * Runs `run` once the page is idle, or after `withinMs` milliseconds if it is busy for that long. Safari has no idle
 * callbacks: there it runs in the next task.
 */
export function whenIdle(run: () => void, withinMs: number): void {
	if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: withinMs });
	else setTimeout(run);
}
