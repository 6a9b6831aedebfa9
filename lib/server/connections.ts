import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { environment } from "#lib/platform/environment";
import { counter, gauge } from "#lib/platform/metrics";
import { networkOf } from "#lib/platform/visitor-address";

/** Browsers and proxies send one request at a time. */
const UNANSWERED_MAX = 16;
/**
 * A connection with more is closed alone: half of a city may share its address. An address that has so many closed within this time
 * gets no connection for as long. Node parses all that has arrived before a connection can be closed, 64 KB of requests in a tenth of
 * a second, so clients that reconnect at once would block everyone.
 */
const CLOSED_MAX = 10;
const REFUSED_MS = 10_000;

/**
 * A connection on which less of a body arrives in this time is closed, whether anything reads the body or not. Later than the form
 * reader, which says why.
 */
const BODY_WINDOW_MS = 45_000;
const BODY_MIN_BYTES = 15 * 1024;

/** Open connections, each with its requests that are still unanswered. */
const connections = new Map<Socket, number>();
/** Open connections per address. */
const connectionsByAddress = new Map<string, number>();
/** The connections of each address that were closed in the last ten seconds for too many requests. */
const closedByAddress = new Map<string, number>();
/** Addresses that get no connection for a while. */
const refused = new Set<string>();
const cut = counter(
	"http_connections_cut_total",
	"Connections cut, because an address had too many of them, or one had too many requests or too slow a body.",
);

/** Watches a connection from its start. Returns false, and closes it, if its address already holds too many. */
export function watchConnection(socket: Socket): boolean {
	const address = networkOf(socket.remoteAddress ?? "unknown");
	const count = connectionsByAddress.get(address) ?? 0;
	if (refused.has(address) || count >= maxPerAddress()) {
		cut.add({ what: "too many" });
		socket.destroy();
		return false;
	}
	change(connectionsByAddress, address, 1);
	connections.set(socket, 0);
	socket.once("close", () => {
		connections.delete(socket);
		change(connectionsByAddress, address, -1);
	});
	return true;
}

/** Changes the count of an address, and returns it. */
function change(counts: Map<string, number>, address: string, by: 1 | -1): number {
	const count = (counts.get(address) ?? 0) + by;
	if (count > 0) counts.set(address, count);
	else counts.delete(address);
	return count;
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
 * Records that the head of a request is complete. Call the result once the response has ended. Closes a connection with too many
 * unanswered requests, because clients that send without reading would fill the memory with responses.
 */
export function watchRequest({ socket }: IncomingMessage): () => void {
	const count = (by: 1 | -1) => {
		const inFlight = connections.get(socket);
		if (inFlight !== undefined) connections.set(socket, inFlight + by);
	};
	count(1);
	if ((connections.get(socket) ?? 0) > UNANSWERED_MAX) {
		cut.add({ what: "too many requests" });
		noteClosed(networkOf(socket.remoteAddress ?? "unknown"));
		socket.destroy();
	}
	return () => count(-1);
}

/** Watches the body of a request until it is complete, also after the response. */
export function watchBody(request: IncomingMessage): void {
	const { socket, headers } = request;
	if (!headers["transfer-encoding"] && !Number(headers["content-length"])) return;
	let before = socket.bytesRead;
	const timer = setInterval(() => {
		const isTooSlow = socket.bytesRead - before < BODY_MIN_BYTES;
		before = socket.bytesRead;
		if (!request.complete && !isTooSlow) return;
		clearInterval(timer);
		if (request.complete) return;
		cut.add({ what: "slow body" });
		socket.destroy();
	}, BODY_WINDOW_MS);
	const end = () => {
		clearInterval(timer);
		// Otherwise a connection that stays open would hold every request that it has carried.
		socket.off("close", end);
	};
	request.once("end", end);
	socket.once("close", end);
}

/** Connections that a refused address has stay open, and go on counting. Behind a proxy all visitors have one address. */
function noteClosed(address: string) {
	if (!Number.isFinite(maxPerAddress())) return;
	const closed = change(closedByAddress, address, 1);
	setTimeout(() => change(closedByAddress, address, -1), REFUSED_MS).unref();
	if (closed < CLOSED_MAX || refused.has(address)) return;
	refused.add(address);
	setTimeout(() => refused.delete(address), REFUSED_MS).unref();
}

gauge("http_connections", "Open connections: busy with a request, or idle.", () => {
	const busy = [...connections.values()].filter((inFlight) => inFlight > 0).length;
	return [
		{ labels: { state: "busy" }, value: busy },
		{ labels: { state: "idle" }, value: connections.size - busy },
	];
});
