import type { ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { networkOf } from "#lib/submissions/form/visitor-address";

/** Twenty-five posts a second from one network: more than half of Accra would send through one address. */
const EVERY_MS = 40;
/** This many posts at once do not wait. */
const BURST = 10;
/** The longest wait, so that a slow turn is never mistaken for a dead server. */
const WAIT_MAX_MS = 5_000;
const NETWORKS_MAX = 10_000;

/** When each network's next post would be due if its posts were evenly spaced (`performance.now()`). */
const dueAt = new LRUCache<string, number>({ max: NETWORKS_MAX });

/**
 * Runs the posts of one network at an even pace. Otherwise one address that sends as fast as it can would take the whole
 * event loop, even if every post is refused, and everybody's pages would wait. A post whose sender has left is dropped.
 */
export function runPaced(address: string, response: ServerResponse, run: () => void): void {
	const wait = postDelayMs(networkOf(address), performance.now());
	const runUnlessGone = () => {
		if (!response.destroyed) run();
	};
	if (wait === 0) runUnlessGone();
	else setTimeout(runUnlessGone, wait);
}

/** How long a post from this network waits for its turn, in milliseconds. `now` is a reading of `performance.now()`. */
export function postDelayMs(network: string, now: number): number {
	const due = Math.max(now, dueAt.get(network) ?? 0);
	const wait = Math.ceil(Math.max(0, due - now - BURST * EVERY_MS));
	// The longest wait also bounds a network's debt.
	if (wait < WAIT_MAX_MS) dueAt.set(network, due + EVERY_MS);
	return Math.min(wait, WAIT_MAX_MS);
}
