import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { environment } from "#lib/platform/environment";
import { counter, gauge } from "#lib/platform/metrics";
import { RESPONSE_HEADERS } from "#lib/server/response-headers";
import { networkOf } from "#lib/submissions/form/visitor-address";

/** Time limit for the head of a request. */
const HEAD_MS = 10_000;
/** A body that brings fewer bytes than this per window is cut. The form reader is stricter and explains its refusal. */
const BODY_WINDOW_MS = 45_000;
const BODY_MIN_BYTES = 15 * 1024;
/** Time limit for the rest of a body that nothing read. */
const UNREAD_BODY_MS = 5_000;
const CHECK_INTERVAL_MS = 1_000;
/** Browsers and proxies send one request at a time. */
const UNANSWERED_MAX = 16;

type ConnectionState = {
	/** Requests on this connection that are still unanswered. */
	underWay: number;
	last: { request: IncomingMessage; response: ServerResponse } | undefined;
	/** Whether unreadable input has arrived. The connection then closes when all its requests are answered. */
	isEnding: boolean;
	/** When the current request head began to arrive; undefined between heads. */
	headSince: number | undefined;
	/** Bytes read when the last request was answered. */
	bytesAtRest: number;
	windowSince: number;
	bytesAtWindow: number;
	answeredAt: number;
};

const connections = new Map<Socket, ConnectionState>();
/** Open connections per address. */
const connectionsByAddress = new Map<string, number>();
const cut = counter(
	"http_connections_cut_total",
	"Connections cut, by what was too slow, or because there were too many.",
);
let isWatching = false;

/**
 * Watches a connection from its start. Returns false, and closes it, if its address already holds too many.
 *
 * Slow attackers and visitors on slow lines differ in rate, not in total time: a CV of 5 MB at 8 KB/s takes eleven minutes
 * and is fine, a head that takes ten seconds is not. Node's own limits know only totals and are checked every thirty
 * seconds.
 */
export function watchConnection(socket: Socket): boolean {
	const address = networkOf(socket.remoteAddress ?? "unknown");
	const count = connectionsByAddress.get(address) ?? 0;
	if (count >= maxPerAddress()) {
		cut.add({ what: "too many" });
		socket.destroy();
		return false;
	}
	connectionsByAddress.set(address, count + 1);
	const now = performance.now();
	connections.set(socket, {
		underWay: 0,
		last: undefined,
		isEnding: false,
		headSince: now,
		bytesAtRest: 0,
		windowSince: now,
		bytesAtWindow: 0,
		answeredAt: now,
	});
	socket.once("close", () => {
		connections.delete(socket);
		const left = (connectionsByAddress.get(address) ?? 1) - 1;
		if (left > 0) connectionsByAddress.set(address, left);
		else connectionsByAddress.delete(address);
	});
	// After a turn of the event loop, so that a process that was held up has read what came meanwhile.
	if (!isWatching) setInterval(() => setImmediate(closeSlowConnections), CHECK_INTERVAL_MS).unref();
	isWatching = true;
	return true;
}

/**
 * Closes the connections on which nothing has arrived. Browsers open some ahead, and `closeIdleConnections` of Node 24.21 leaves
 * them open.
 */
export function closeSilentConnections(): void {
	for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy();
}

/**
 * One client must not take the connections of all others. A quarter of them is far more than a carrier's network needs at
 * once. Behind our own proxy every connection comes from the proxy, so no limit applies.
 */
function maxPerAddress(): number {
	const { TRUST_PROXY, MAX_CONNECTIONS, MAX_CONNECTIONS_PER_ADDRESS } = environment();
	return TRUST_PROXY > 0
		? Number.POSITIVE_INFINITY
		: (MAX_CONNECTIONS_PER_ADDRESS ?? Math.ceil(MAX_CONNECTIONS / 4));
}

/**
 * Records that the head of a request is complete. Call the result once the answer has ended. Closes a connection with too many
 * unanswered requests: whoever sends without reading would fill the memory with answers.
 */
export function watchRequest(request: IncomingMessage, response: ServerResponse): () => void {
	const { socket } = request;
	const watched = connections.get(socket);
	if (!watched) return () => {};
	watched.underWay += 1;
	if (watched.underWay > UNANSWERED_MAX) {
		cut.add({ what: "too many requests" });
		socket.destroy();
	}
	watched.last = { request, response };
	watched.headSince = undefined;
	watched.windowSince = performance.now();
	watched.bytesAtWindow = socket.bytesRead;
	return () => {
		watched.underWay -= 1;
		watched.answeredAt = performance.now();
		watched.bytesAtRest = socket.bytesRead;
		if (watched.isEnding && watched.underWay === 0) socket.destroySoon();
	};
}

/**
 * Ends a connection on which something unreadable arrived. Earlier requests get their answers first, and nothing more: the
 * client would take another answer for that to its next request. A request whose own body is unreadable never ends, so it
 * gets this answer, unless its own has begun.
 */
export function closeAfterMalformedInput(socket: Socket, status: string): void {
	const watched = connections.get(socket);
	if (!watched?.last || watched.underWay === 0) return void socket.end(rawResponse(status));
	const { request, response } = watched.last;
	if (!request.complete) {
		if (watched.underWay === 1 && !response.headersSent) socket.write(rawResponse(status));
		socket.destroySoon();
		return;
	}
	watched.isEnding = true;
	if (!response.headersSent) response.setHeader("connection", "close");
}

/** An answer to input that never became a request, with the headers of every other answer. */
const rawResponse = (status: string): string =>
	[
		`HTTP/1.1 ${status}`,
		"Connection: close",
		"Content-Length: 0",
		"Cache-Control: no-store",
		"Content-Security-Policy: frame-ancestors 'none'",
		...RESPONSE_HEADERS.map(([name, value]) => `${name}: ${value}`),
		"",
		"",
	].join("\r\n");

gauge("http_connections", "Open connections: busy with a request, or idle.", () => {
	const busy = [...connections.values()].filter(({ underWay }) => underWay > 0).length;
	return [
		{ labels: { state: "busy" }, value: busy },
		{ labels: { state: "idle" }, value: connections.size - busy },
	];
});

function closeSlowConnections() {
	const now = performance.now();
	for (const [socket, watched] of connections) {
		const slow = slowPart(socket, watched, now);
		if (!slow) continue;
		cut.add({ what: slow });
		if (slow === "head") socket.write(rawResponse("408 Request Timeout"));
		socket.destroySoon();
	}
}

function slowPart(
	socket: Socket,
	watched: ConnectionState,
	now: number,
): "head" | "body" | "leftover" | undefined {
	const isBodyComplete = watched.last?.request.complete ?? true;
	if (watched.underWay > 0) {
		if (isBodyComplete || now - watched.windowSince < BODY_WINDOW_MS) return undefined;
		const isSlow = socket.bytesRead - watched.bytesAtWindow < BODY_MIN_BYTES;
		watched.windowSince = now;
		watched.bytesAtWindow = socket.bytesRead;
		return isSlow ? "body" : undefined;
	}
	if (!isBodyComplete) {
		watched.bytesAtRest = socket.bytesRead;
		return now - watched.answeredAt > UNREAD_BODY_MS ? "leftover" : undefined;
	}
	if (watched.headSince === undefined && socket.bytesRead > watched.bytesAtRest) watched.headSince = now;
	return watched.headSince !== undefined && now - watched.headSince > HEAD_MS ? "head" : undefined;
}
