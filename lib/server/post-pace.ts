import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { counter, gauge } from "#lib/platform/metrics";
import { networkOf } from "#lib/submissions/form/visitor-address";
import { refusalOfCrowd } from "#lib/submissions/form-refusal";

/** Twenty-five posts a second from one network: more than half of Accra would send through one address. */
const EVERY_MS = 40;
/** This many posts at once do not wait. */
const BURST = 10;
/** The longest wait, so that a slow turn is never mistaken for a dead server. So at most 125 posts of one network wait. */
const WAIT_MAX_MS = 5_000;
/** Posts of all networks that wait at once. Beyond it, only those that need not wait are let in. */
const WAITING_MAX = 2_000;
const NETWORKS_MAX = 10_000;

/** When each network's next post would be due if its posts were evenly spaced (`performance.now()`). */
const dueAt = new LRUCache<string, number>({ max: NETWORKS_MAX });
let waiting = 0;

const refused = counter("posts_refused_total", "Posts refused because too many were waiting.");
gauge("posts_waiting", "Posts waiting for their turn.", () => [{ value: waiting }]);

/**
 * Runs the posts of one network at an even pace. Otherwise one address that sends as fast as it can would take the whole
 * event loop, even if every post is refused, and everybody's pages would wait. A post whose sender has left is dropped. If too
 * many wait, the answer is 429, before anything of the post is read.
 */
export function runPaced(
	{ request, response, address }: { request: IncomingMessage; response: ServerResponse; address: string },
	run: () => void,
): void {
	const { socket } = request;
	if (socket.destroyed) return;
	const wait = postDelayMs(networkOf(address), performance.now(), waiting < WAITING_MAX ? WAIT_MAX_MS : 0);
	if (wait === undefined) refuse(request, response);
	else if (wait === 0) run();
	else {
		waiting += 1;
		setTimeout(() => {
			waiting -= 1;
			if (!socket.destroyed) run();
		}, wait);
	}
}

/**
 * How long a post from this network waits for its turn, in milliseconds; undefined if that is longer than `maxMs`. `now` is a
 * reading of `performance.now()`.
 */
export function postDelayMs(network: string, now: number, maxMs = WAIT_MAX_MS): number | undefined {
	const due = Math.max(now, dueAt.get(network) ?? 0);
	const wait = Math.ceil(Math.max(0, due - now - BURST * EVERY_MS));
	if (wait > maxMs) return undefined;
	dueAt.set(network, due + EVERY_MS);
	return wait;
}

function refuse(request: IncomingMessage, response: ServerResponse) {
	refused.add();
	// The answer would have to wait for those to earlier posts on the connection, and what follows would fill the memory. Browsers
	// and proxies send one post at a time.
	if (!response.socket) {
		request.socket.destroy();
		return;
	}
	const accepted = new Headers({ accept: request.headers.accept ?? "" });
	const { headers, body } = refusalOfCrowd(request.url ?? "", accepted, WAIT_MAX_MS / 1_000);
	response
		.writeHead(429, { "content-security-policy": "frame-ancestors 'none'", ...headers, connection: "close" })
		.end(body);
	request.resume();
}
