import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { LRUCache } from "lru-cache";
import { environment } from "#lib/platform/environment";
import { withRequestContext } from "#lib/platform/request-context";
import { dictionaryAddress } from "#lib/response-cache/dictionary";
import { drawDictionary, prepareDictionary } from "#lib/response-cache/draw-dictionary";
import { drawFile } from "#lib/response-cache/draw-file";
import { drawPage, faultAnswer } from "#lib/response-cache/draw-page";
import { plainPage } from "#lib/response-cache/plain-page";
import { answerFor, type Found } from "#lib/response-cache/response-cache";
import { policyWithoutScripts } from "#lib/response-cache/security-policy";
import { sendAnswer } from "#lib/response-cache/send-answer";
import { askedAddress, isPage, MISSING_PAGE } from "#lib/server/asked-address";
import { isBuildFile, isKeptFile } from "#lib/server/build-files";
import { canonicalAddress } from "#lib/server/canonical-address";
import { closeSilentConnections, watchConnection, watchRequest } from "#lib/server/connections";
import { logFault } from "#lib/server/fault-log";
import { IMAGE_PREFIX, mayAskForImage } from "#lib/server/image-address";
import { completeNextAnswer } from "#lib/server/next-answer";
import { observeRequest, type RouteClass, routeClass } from "#lib/server/request-metrics";
import { RESPONSE_HEADERS } from "#lib/server/response-headers";
import { isStopping, registerServer } from "#lib/server/shutdown-state";
import { redirectOf } from "#lib/site/redirects";
import { appendPeer } from "#lib/submissions/form/visitor-address";

type Refusal = { status: 400 | 405 | 414 | 417; title: string };

const READS = new Set(["GET", "HEAD"]);
const PAGE_METHODS = ["GET", "HEAD", "OPTIONS"];
const API_METHODS = [...PAGE_METHODS, "POST"];
const LISTENERS_MAX = 40;
const PLANS_MAX = 2_000;
const PLANNED_MAX_LENGTH = 512;
const MAX_URL_LENGTH = 4_096;
/** Only a proxy of ours could know these, and nothing here needs them. */
const FORWARDED = ["x-forwarded-proto", "x-forwarded-host", "x-forwarded-port", "forwarded"];
/** From the first, Next takes a nonce for its scripts. */
const POLICIES = ["content-security-policy", "content-security-policy-report-only"];
/** Next answers these with a bare 500 if a file does not meet them. Sending the whole file is also correct. */
const PRECONDITIONS = ["if-match", "if-unmodified-since"];
/** Each of these could ask for a part of a file, so Next handles the request. */
const PARTIAL = ["range", "if-range", "if-modified-since", ...PRECONDITIONS];

/** Longer than nginx waits, and than any page takes unless the machine is overloaded. */
const PAGE_MAX_MS = 20_000;

/** Of the body of a refused request, more than nginx passes on, and for how long it is read. */
const REFUSED_BODY_MAX_BYTES = 16_000_000;
const REFUSED_BODY_MAX_MS = 10_000;

/** A connection idle in both directions for this long is closed: longer than anything here takes to answer. */
const IDLE_TIMEOUT_MS = 60_000;
const HEAD_MAX_MS = 10_000;
/** A CV of 5 MB at 8 KB/s takes eleven minutes. The form reader looks at the pace, and explains its refusal. */
const REQUEST_MAX_MS = 15 * 60_000;
/**
 * Options of the server that `guardRequests` is given. Node's own refusal of a request without `Host` lacks the site's headers;
 * the guard refuses it.
 */
export const SERVER_OPTIONS = { requireHostHeader: false, connectionsCheckingInterval: 1_000 };

/** Draws the frame that pages are compressed against. Before the first visitor comes, so that every page names its address. */
export const drawFrame = (handle: RequestListener): Promise<void> =>
	prepareDictionary(() => drawPage(handle, MISSING_PAGE, randomUUID()));

/**
 * Guards a server that has no request listener yet, and passes valid requests on to `handle`. Next answers malformed
 * addresses, TRACE and the like with a bare 500 before any code of the site runs; here they get a true 4xx with the site's
 * headers. Forms post only to `/api`, so a post to a page is refused before Next takes it for a server action. There are
 * none. Each request gets an id, which its answer and its log lines carry.
 */
export function guardRequests(server: Server, handle: RequestListener): void {
	setLimits(server);
	registerServer(server, () => {
		server.closeIdleConnections();
		closeSilentConnections();
	});
	refuseExcessConnections(server);
	server.on("clientError", refuseMalformedInput);
	// Without a listener for upgrades Node ignores the header and answers over HTTP/1.1, as the standard asks.
	server.on("request", (request, response) => guardRequest(request, response, handle));
}

function guardRequest(request: IncomingMessage, response: ServerResponse, handle: RequestListener) {
	// What else arrived on a connection that was closed.
	if (request.socket.destroyed) return;
	const id = idOf(request);
	request.url = withoutHost(request.url ?? "");
	const plan = planFor(request.method ?? "", request.url ?? "");
	const { route } = plan;
	const endWatch = watchRequest(request);
	const endObservation = observeRequest(request, response, id, route);
	response.on("close", () => {
		endWatch();
		endObservation();
	});
	if (request.socket.destroyed) return;
	const refused = isHostMissing(request) ? UNREADABLE : plan.refused;
	const { meant } = plan;
	if (!refused && !meant && isAnsweredFromCache(plan, request)) {
		answerFromCache(plan, { request, response, id, handle });
		return;
	}
	// Next and this guard add more listeners for the end of an answer than the ten that Node takes for a leak.
	response.setMaxListeners(LISTENERS_MAX);
	response.setHeader("x-request-id", id);
	for (const [name, value] of RESPONSE_HEADERS) response.setHeader(name, value);
	response.setHeader(POLICY_NAME, resourcePolicy(route));
	// Otherwise clients that keep their connection would be cut off with it.
	if (isStopping()) response.setHeader("connection", "close");
	if (refused) return refuse(request, response, refused);
	if (request.method === "OPTIONS" && !request.url?.startsWith("/api/"))
		return sendAllowedMethods(request, response);
	if (meant) return redirect(request, response, meant);
	// Appends only what this server saw itself; `TRUST_PROXY` says how many of the other entries are believed.
	request.headers["x-forwarded-for"] = appendPeer(
		request.headers["x-forwarded-for"]?.toString(),
		request.socket.remoteAddress,
	);
	// Next would take these for its own address and, if `https`, request itself over TLS. This site's address is `SITE_URL`.
	for (const name of FORWARDED) delete request.headers[name];
	if (PRECONDITIONS.some((name) => name in request.headers)) {
		for (const name of [...PRECONDITIONS, "range"]) delete request.headers[name];
	}
	for (const name of POLICIES) delete request.headers[name];
	request.url = plan.asked;
	if (request.url.startsWith(IMAGE_PREFIX)) request.headers.accept = acceptedPictures(request.headers.accept);
	withRequestContext(
		id,
		() => {
			completeNextAnswer(request, response);
			handle(request, response);
		},
		request.url,
	);
}

const isAnsweredFromCache = ({ cached }: Plan, { headers }: IncomingMessage): boolean =>
	cached === "file" ? !PARTIAL.some((name) => name in headers) : cached !== undefined;

type Exchange = { request: IncomingMessage; response: ServerResponse; id: string; handle: RequestListener };

function answerFromCache({ cached, asked, route }: Plan, { request, response, id, handle }: Exchange) {
	const found = answerFor(asked, () => {
		if (cached === "dictionary") return drawDictionary();
		return cached === "page" ? drawPage(handle, asked, id) : drawFile(handle, asked);
	});
	const send = (answer: Found) => {
		// Otherwise clients that keep their connection would be cut off with it.
		const own = isStopping() ? ["x-request-id", id, "connection", "close"] : ["x-request-id", id];
		return sendAnswer(request, response, answer, own.concat(ownHeaders(route)));
	};
	if (!(found instanceof Promise)) return void send(found);
	let limit: NodeJS.Timeout | undefined;
	// Once drawn, the page is kept for the next visitor.
	const late = new Promise<Found>((resolve) => {
		limit = setTimeout(() => resolve(faultAnswer(503)), PAGE_MAX_MS);
	});
	Promise.race([found, late])
		.catch((error: unknown) => {
			logFault(error, asked);
			return faultAnswer(500);
		})
		.then(send)
		.catch((error: unknown) => logFault(error, asked))
		.finally(() => clearTimeout(limit));
}

/** Feed readers, and pages that show a link to us, embed its picture. */
const resourcePolicy = (route: RouteClass) => (route === "picture" ? "cross-origin" : "same-origin");

const POLICY_NAME = "Cross-Origin-Resource-Policy";
const PAGE_HEADERS = [...RESPONSE_HEADERS.flat(), POLICY_NAME, resourcePolicy("page")];
const PICTURE_HEADERS = [...RESPONSE_HEADERS.flat(), POLICY_NAME, resourcePolicy("picture")];
const ownHeaders = (route: RouteClass) => (route === "picture" ? PICTURE_HEADERS : PAGE_HEADERS);

/** The formats of pictures that a client takes, spelt in one way: Next answers what it cannot read with a bare 500. */
function acceptedPictures(accept = ""): string {
	const taken = accept
		.split(",")
		.map((part) => part.replaceAll(/\s/g, "").toLowerCase().split(";"))
		.filter((part) => !part.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)))
		.map(([type]) => type);
	return [...["image/avif", "image/webp"].filter((type) => taken.includes(type)), "*/*"].join();
}

/** What follows from method and address alone. Visitors request the same addresses again and again. */
type Plan = {
	route: RouteClass;
	refused: Refusal | undefined;
	/** The address that the visitor is redirected to. */
	meant: string | undefined;
	/** What the response cache is asked for, if it answers. */
	cached: "page" | "file" | "dictionary" | undefined;
	/** The address that Next is asked for. */
	asked: string;
};
const plans = new LRUCache<string, Plan>({ max: PLANS_MAX });

function planFor(method: string, url: string): Plan {
	const isRead = READS.has(method);
	const known = isRead ? plans.get(url) : undefined;
	if (known) return known;
	const refused = refusal(method, url);
	const asked = !refused && isRead ? askedAddress(url, isFile) : url;
	const plan = {
		route: routeClass(method, url),
		refused,
		meant: !refused && isRead ? (redirectOf(url) ?? canonicalAddress(url)) : undefined,
		cached: isRead ? cachedKind(asked) : undefined,
		asked,
	};
	if (isRead && url.length <= PLANNED_MAX_LENGTH) plans.set(url, plan);
	return plan;
}

const pathOf = (url: string) => url.replace(/[?#].*$/s, "");

const isFile = (path: string) => isBuildFile(path) || path === dictionaryAddress();

function cachedKind(asked: string): Plan["cached"] {
	if (asked === dictionaryAddress()) return "dictionary";
	if (isKeptFile(asked)) return "file";
	return isPage(pathOf(asked)) ? "page" : undefined;
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
 * An address without its scheme and host. Every server must accept addresses that have them, as proxies send them (RFC 9112,
 * 3.2.2). The host counts as little as the Host header.
 */
const withoutHost = (url: string) => url.replace(/^https?:\/\/[^/?#]*\/?/i, "/");

/** The id that a proxy of ours set, else a new one. */
function idOf({ headers }: IncomingMessage): string {
	const given = headers["x-request-id"]?.toString() ?? "";
	return environment().TRUST_PROXY > 0 && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Why a request is refused; undefined if it may pass. */
export function refusal(method = "", url = ""): Refusal | undefined {
	if (!methodsOf(url).includes(method))
		return { status: 405, title: "This kind of request is not possible here" };
	if (url.length > MAX_URL_LENGTH) return { status: 414, title: "This address is too long" };
	return isReadable(url) && mayAskForImage(url) ? undefined : UNREADABLE;
}

const UNREADABLE: Refusal = { status: 400, title: "This address cannot be read" };

const isHostMissing = ({ headers, httpVersion }: IncomingMessage) =>
	headers.host === undefined && httpVersion === "1.1";

const methodsOf = (url = "") => (url.startsWith("/api/") ? API_METHODS : PAGE_METHODS);

function isReadable(url: string): boolean {
	if (!url.startsWith("/") || url.startsWith("//") || url.includes("\\")) return false;
	try {
		return !decodeURIComponent(url.split("?", 1)[0] ?? "").includes("\0");
	} catch {
		return false;
	}
}

/**
 * Answers input that is no request, or too large a one. Node's own answer would have a status and nothing else. Once something was
 * answered on the connection it only closes, because the client would take this for the answer to another request.
 */
function refuseMalformedInput({ code }: NodeJS.ErrnoException, socket: Socket) {
	if (code === "ECONNRESET" || !socket.writable) socket.destroy();
	else if (socket.bytesWritten > 0) socket.destroySoon();
	else socket.end(rawResponse(RAW_STATUS[code ?? ""] ?? "400 Bad Request"));
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

const RAW_STATUS: Record<string, string> = {
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
	ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

function refuse(request: IncomingMessage, response: ServerResponse, { status, title }: Refusal) {
	const page = plainPage(
		title,
		'<p>Please check the address, or start at <a href="/">the home page</a>.</p>',
	);
	response.writeHead(status, {
		"content-type": "text/html; charset=utf-8",
		"content-security-policy": policyWithoutScripts(),
		"cache-control": "no-store",
		connection: "close",
		...(status === 405 && { allow: methodsOf(request.url).join(", ") }),
	});
	endAfterBody(request, response, request.method === "HEAD" ? "" : page);
}

/**
 * Ends a refusal once the request's body has come, unless that takes too long. A connection that closes while something still arrives
 * is reset, and its other end, such as nginx, may never read the answer.
 */
function endAfterBody(request: IncomingMessage, response: ServerResponse, text: string) {
	const end = () => {
		if (!response.writableEnded) response.end(text);
	};
	const { "content-length": length = "0", "transfer-encoding": coding, expect } = request.headers;
	if (expect || (Number(length) === 0 && !coding)) {
		end();
		request.resume();
		return;
	}
	let bytes = 0;
	request.on("data", (piece: Buffer) => {
		bytes += piece.length;
		if (bytes > REFUSED_BODY_MAX_BYTES) end();
	});
	const timer = setTimeout(end, REFUSED_BODY_MAX_MS);
	request.once("end", end).once("error", end);
	response.once("close", () => clearTimeout(timer));
}

/** Next answers `OPTIONS` for a file with a bare 500. */
function sendAllowedMethods(request: IncomingMessage, response: ServerResponse) {
	response.writeHead(204, {
		allow: methodsOf(request.url).join(", "),
		"content-security-policy": policyWithoutScripts(),
		"cache-control": "no-store",
	});
	response.end();
	request.resume();
}

function redirect(request: IncomingMessage, response: ServerResponse, location: string) {
	response.writeHead(308, {
		location,
		"content-security-policy": policyWithoutScripts(),
		"content-length": 0,
	});
	response.end();
	request.resume();
}
