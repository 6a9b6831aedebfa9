import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { environment } from "#lib/platform/environment";
import { watchBody, watchConnection, watchRequest } from "#lib/server/connections";
import { registerServer } from "#lib/server/process-state";
import { refuse, refuseMalformedInput } from "#lib/server/refusal";
import { observeRequest } from "#lib/server/request-metrics";
import { planFor, UNREADABLE } from "#lib/server/request-plan";
import { respondToRequest } from "#lib/server/respond";
import { RESPONSE_HEADERS } from "#lib/server/response-headers";

/** A connection idle in both directions for this long is closed: longer than anything here takes to respond. */
const IDLE_TIMEOUT_MS = 60_000;
const HEAD_MAX_MS = 10_000;
/** A CV of 5 MB at 8 KB/s takes eleven minutes. The form reader looks at the pace, and explains its refusal. */
const REQUEST_MAX_MS = 15 * 60_000;
/**
 * Options of the server that `guardRequests` is given. Node's own refusal of a request without `Host` lacks the site's headers;
 * the guard refuses it.
 */
export const SERVER_OPTIONS = { requireHostHeader: false, connectionsCheckingInterval: 1_000 };

/**
 * Guards a server that has no request listener yet, and passes valid requests on to `handle`. Next answers malformed
 * URLs, TRACE and the like with a bare 500 before any code of the site runs; here they get a true 4xx with the site's
 * headers. A post to anything but a form's own URL is refused before Next takes it for a server action. There are
 * none. Each request gets an id, which its response and its log lines carry.
 */
export function guardRequests(server: Server, handle: RequestListener): void {
	setLimits(server);
	registerServer(server, () => server.closeIdleConnections());
	refuseExcessConnections(server);
	server.on("clientError", refuseMalformedInput);
	// Without a listener for upgrades Node ignores the header and answers over HTTP/1.1, as the standard asks.
	server.on("request", (request, response) => guardRequest(request, response, handle));
}

function guardRequest(request: IncomingMessage, response: ServerResponse, handle: RequestListener) {
	// The rest that arrived on a closed connection.
	if (request.socket.destroyed) return;
	const id = idOf(request);
	request.url = withoutHost(request.url ?? "");
	const plan = planFor(request.method ?? "", request.url ?? "");
	const endWatch = watchRequest(request);
	const endObservation = observeRequest(request, response, id, plan);
	response.on("close", () => {
		endWatch();
		endObservation();
	});
	if (request.socket.destroyed) return;
	watchBody(request);
	const whole = isHostWrong(request) ? { ...plan, refused: UNREADABLE } : plan;
	respondToRequest(whole, { request, response, id, handle });
}

/** Node's own listener begins to read, so only connections that may stay reach it. */
function refuseExcessConnections(server: Server) {
	const listeners = server.listeners("connection");
	server.removeAllListeners("connection");
	server.on("connection", (socket: Socket) => {
		if (!watchConnection(socket)) return;
		for (const listen of listeners) listen.call(server, socket);
	});
}

function setLimits(server: Server) {
	server.headersTimeout = HEAD_MAX_MS;
	server.requestTimeout = REQUEST_MAX_MS;
	server.timeout = IDLE_TIMEOUT_MS;
	server.maxConnections = environment().MAX_CONNECTIONS;
	// Without a listener, Node itself answers an unknown `Expect`. Nothing on this site needs one.
	server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
		for (const [name, value] of RESPONSE_HEADERS) response.setHeader(name, value);
		refuse(request, response, { status: 417, title: "This kind of request is not possible here" });
	});
}

/**
 * A request URL without its scheme and host. Every server must accept URLs that have them, as proxies send them (RFC 9112,
 * 3.2.2). The host counts as little as the Host header.
 */
const withoutHost = (url: string) => url.replace(/^https?:\/\/[^/?#]*\/?/i, "/");

/** The id that a proxy of ours set, else a new one. */
function idOf({ headers }: IncomingMessage): string {
	const given = headers["x-request-id"]?.toString() ?? "";
	return environment().TRUST_PROXY > 0 && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Missing, or given twice (RFC 9112, section 3.2). `headersDistinct` would copy all headers of every request. */
const isHostWrong = ({ headers, rawHeaders, httpVersion }: IncomingMessage) =>
	headers.host === undefined
		? httpVersion === "1.1"
		: rawHeaders.filter((text, at) => at % 2 === 0 && /^host$/i.test(text)).length > 1;
