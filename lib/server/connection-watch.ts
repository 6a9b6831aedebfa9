import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { environment } from "#lib/platform/environment";
import { counter, gauge } from "#lib/platform/metrics";
import { RESPONSE_HEADERS } from "#lib/server/response-headers";
import { networkOf } from "#lib/submissions/form/visitor-address";

/** The head of a request must have come in this time. */
const HEAD_MS = 10_000;
/** A body that brings less than this in that time is cut. What reads a form is stricter, and answers in words. */
const BODY_WINDOW_MS = 45_000;
const BODY_MIN_BYTES = 15 * 1024;
/** How long the rest of a body may take that nobody wanted to read. */
const LEFTOVER_MS = 5_000;
const LOOK_EVERY_MS = 1_000;

type Watched = {
	/** Requests of this connection that are being answered. */
	underWay: number;
	last: { request: IncomingMessage; response: ServerResponse } | undefined;
	/** Whether what came in cannot be read: the connection closes when all its requests are answered. */
	isEnding: boolean;
	/** Since when the head of a request has been coming in; undefined while none is. */
	headSince: number | undefined;
	/** What had been read when the last request was answered. */
	bytesAtRest: number;
	windowSince: number;
	bytesAtWindow: number;
	answeredAt: number;
};

const connections = new Map<Socket, Watched>();
/** How many of them each address holds. */
const held = new Map<string, number>();
const cut = counter("http_connections_cut_total", "Connections cut, by what was too slow or too many.");
let isWatching = false;

/**
 * Watches a connection from its start. Slow clients are told from clients on slow lines by rate, never by total time: a CV of
 * 5 MB at 8 KB/s takes eleven minutes and is welcome, a head that takes ten seconds is not. Node's own limits look once in
 * thirty seconds and know only totals. False when its address holds too many already: then it is closed.
 */
export function watchConnection(socket: Socket): boolean {
	const address = networkOf(socket.remoteAddress ?? "unknown");
	const count = held.get(address) ?? 0;
	if (count >= maxPerAddress()) {
		cut.add({ what: "too many" });
		socket.destroy();
		return false;
	}
	held.set(address, count + 1);
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
		const left = (held.get(address) ?? 1) - 1;
		if (left > 0) held.set(address, left);
		else held.delete(address);
	});
	if (!isWatching) setInterval(cutSlowOnes, LOOK_EVERY_MS).unref();
	isWatching = true;
	return true;
}

/**
 * One client must not hold the connections of all others. A quarter is far more than a carrier's network needs at once, and
 * proxies of our own hold them all.
 */
function maxPerAddress(): number {
	const { TRUST_PROXY, MAX_CONNECTIONS, MAX_CONNECTIONS_PER_ADDRESS } = environment();
	return TRUST_PROXY > 0
		? Number.POSITIVE_INFINITY
		: (MAX_CONNECTIONS_PER_ADDRESS ?? Math.ceil(MAX_CONNECTIONS / 4));
}

/** Notes that the head of a request is complete, and when it will have been answered. */
export function watchRequest(request: IncomingMessage, response: ServerResponse): void {
	const { socket } = request;
	const watched = connections.get(socket);
	if (!watched) return;
	watched.underWay += 1;
	watched.last = { request, response };
	watched.headSince = undefined;
	watched.windowSince = performance.now();
	watched.bytesAtWindow = socket.bytesRead;
	response.once("close", () => {
		watched.underWay -= 1;
		watched.answeredAt = performance.now();
		watched.bytesAtRest = socket.bytesRead;
		if (watched.isEnding && watched.underWay === 0) socket.destroySoon();
	});
}

/**
 * Ends a connection on which something unreadable came in. Requests before it get their answers first, and only those: another
 * answer behind them would be taken for that to the next request. A request whose own body is unreadable never ends, so it gets
 * this answer, unless its own has begun.
 */
export function endUnreadable(socket: Socket, status: string): void {
	const watched = connections.get(socket);
	if (!watched?.last || watched.underWay === 0) return void socket.end(rawAnswer(status));
	const { request, response } = watched.last;
	if (!request.complete) {
		if (watched.underWay === 1 && !response.headersSent) socket.write(rawAnswer(status));
		socket.destroySoon();
		return;
	}
	watched.isEnding = true;
	if (!response.headersSent) response.setHeader("connection", "close");
}

/** An answer to what never became a request, with the headers of every other answer. */
const rawAnswer = (status: string): string =>
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

gauge("http_connections", "Open connections, with a request under way and without.", () => {
	const busy = [...connections.values()].filter(({ underWay }) => underWay > 0).length;
	return [
		{ labels: { state: "busy" }, value: busy },
		{ labels: { state: "idle" }, value: connections.size - busy },
	];
});

function cutSlowOnes() {
	const now = performance.now();
	for (const [socket, watched] of connections) {
		const slow = whatIsSlow(socket, watched, now);
		if (!slow) continue;
		cut.add({ what: slow });
		if (slow === "head") socket.write(rawAnswer("408 Request Timeout"));
		socket.destroySoon();
	}
}

function whatIsSlow(socket: Socket, watched: Watched, now: number): "head" | "body" | "leftover" | undefined {
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
		return now - watched.answeredAt > LEFTOVER_MS ? "leftover" : undefined;
	}
	if (watched.headSince === undefined && socket.bytesRead > watched.bytesAtRest) watched.headSince = now;
	return watched.headSince !== undefined && now - watched.headSince > HEAD_MS ? "head" : undefined;
}
