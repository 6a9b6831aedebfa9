import type { ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { networkOf } from "#lib/submissions/form/visitor-address";

/** Fifty posts a second from one network: more than half of Accra sends through one address. */
const EVERY_MS = 20;
/** So many at once wait for nobody. */
const BURST = 10;
/** Nobody waits longer, so that a slow turn is never mistaken for a dead server. */
const WAIT_MAX_MS = 5_000;
const NETWORKS_MAX = 10_000;

/** When each network's next post would be due if its posts came evenly (`performance.now()`). */
const dueAt = new LRUCache<string, number>({ max: NETWORKS_MAX });

/**
 * Runs the posts of one network at an even pace. One address that sends as fast as it can would otherwise take all of the event loop,
 * even if every post is refused, and the pages of all other visitors would wait. A post whose sender has left meanwhile is dropped.
 */
export function inTurn(address: string, response: ServerResponse, run: () => void): void {
	const wait = turnAfterMs(networkOf(address), performance.now());
	const runUnlessGone = () => {
		if (!response.destroyed) run();
	};
	if (wait === 0) runUnlessGone();
	else setTimeout(runUnlessGone, wait);
}

/** How long a post of this network waits for its turn, in milliseconds. `now` is a reading of `performance.now()`. */
export function turnAfterMs(network: string, now: number): number {
	const due = Math.max(now, dueAt.get(network) ?? 0);
	const wait = Math.ceil(Math.max(0, due - now - BURST * EVERY_MS));
	// A longest wait bounds the debt of a network, too.
	if (wait < WAIT_MAX_MS) dueAt.set(network, due + EVERY_MS);
	return Math.min(wait, WAIT_MAX_MS);
}
