import { once } from "node:events";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { availableParallelism } from "node:os";
import { environment } from "#lib/platform/environment";
import { type Pause, withRequestContext } from "#lib/platform/request-context";
import { withoutSharedCopy } from "#lib/response-cache/finished-response";
import { renderFile } from "#lib/response-cache/render-file";
import { errorResponse, renderPage, renders } from "#lib/response-cache/render-page";
import { createRenderQueue, RenderRefused } from "#lib/response-cache/render-queue";
import { type CacheResult, responseFor } from "#lib/response-cache/response-cache";
import { policyWithoutScripts } from "#lib/response-cache/security-policy";
import { sendResponse } from "#lib/response-cache/send-response";
import { logError } from "#lib/server/error-log";
import { IMAGE_PREFIX } from "#lib/server/image-url";
import { completeNextResponse } from "#lib/server/next-response";
import { renderPosted } from "#lib/server/posted-page";
import { watchProxies } from "#lib/server/proxy-watch";
import { refuse } from "#lib/server/refusal";
import type { RouteClass } from "#lib/server/request-metrics";
import { methodsOf, type Plan } from "#lib/server/request-plan";
import { RESPONSE_HEADERS } from "#lib/server/response-headers";
import { isStopping } from "#lib/server/shutdown-state";
import { isRespelt } from "#lib/site/entry-url";
import { appendPeer, networkOf, visitorAddress } from "#lib/submissions/form/visitor-address";
import { within } from "#lib/web/deadline";

const LISTENERS_MAX = 40;
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

/** One request and its response. `handle` passes it to Next. */
type Exchange = {
	request: IncomingMessage;
	response: ServerResponse;
	id: string;
	handle: RequestListener;
};

/** Responds as the plan says: from the response cache, with a refusal or redirect, or by Next. */
export function respond(plan: Plan, exchange: Exchange): void {
	const { request, response, id } = exchange;
	const { refused, redirectTo, route } = plan;
	if (!refused && !redirectTo && isServedFromCache(plan, request)) {
		respondFromCache(plan, exchange);
		return;
	}
	// Next and this guard add more listeners for the end of a response than the ten that Node takes for a leak.
	response.setMaxListeners(LISTENERS_MAX);
	response.setHeader("x-request-id", id);
	for (const [name, value] of RESPONSE_HEADERS) response.setHeader(name, value);
	response.setHeader(POLICY_NAME, resourcePolicy(route));
	// Otherwise clients that keep their connection would be cut off with it.
	if (isStopping()) response.setHeader("connection", "close");
	if (refused) refuse(request, response, refused, methodsOf(request.url));
	else if (request.method === "OPTIONS" && !request.url?.startsWith("/api/"))
		sendAllowedMethods(request, response);
	else if (redirectTo) redirect(request, response, redirectTo);
	else if (plan.postedTo) respondToPost(plan.postedTo, exchange);
	else passToNext(plan, exchange);
}

/** Responds with a page that replies to its own form, or says why it does not. */
function respondToPost(page: string, { request, response, id, handle }: Exchange) {
	const visit = { id, address: addressOf(request) };
	renderPosted(handle, page, request, visit)
		.then((result) =>
			"title" in result ? refuse(request, response, result) : sendResponse(request, response, result, []),
		)
		.catch((error: unknown) => {
			logError(error, page);
			return sendResponse(request, response, errorResponse(500), []);
		})
		.catch((error: unknown) => logError(error, page));
}

function passToNext(plan: Plan, { request, response, id, handle }: Exchange) {
	if (plan.route !== "operation") watchProxies(request);
	// A probe must not wait for one of the threads that compress.
	else delete request.headers["accept-encoding"];
	request.headers["x-forwarded-for"] = forwardedFor(request);
	// Next would take these for its own URL and, if `https`, request itself over TLS. This site's URL is `SITE_URL`.
	for (const name of FORWARDED) delete request.headers[name];
	// HEAD has no parts (RFC 9110, section 14.2).
	if (request.method === "HEAD" || PRECONDITIONS.some((name) => name in request.headers)) {
		for (const name of [...PRECONDITIONS, "range"]) delete request.headers[name];
	}
	for (const name of POLICIES) delete request.headers[name];
	request.url = plan.requestUrl;
	if (request.url.startsWith(IMAGE_PREFIX)) request.headers.accept = acceptedPictures(request.headers.accept);
	const { url } = request;
	const pass = (pauseRender?: Pause) =>
		withRequestContext(
			id,
			() => {
				completeNextResponse(request, response);
				handle(request, response);
			},
			{ url, pauseRender },
		);
	if (url.startsWith(IMAGE_PREFIX)) passInTurn(pictures, pass, { request, response });
	// Searches cost as much as pages, and take turns with them.
	else if (plan.route === "data" && plan.isRead) passInTurn(renders, pass, { request, response });
	else pass();
}

/**
 * Pictures in other sizes: each takes a thread and tens of megabytes, for up to a second. One processor stays free. Pages have up to
 * fifty pictures, so many may wait.
 */
const pictures = createRenderQueue({ atATime: Math.max(1, availableParallelism() - 1), waitingMax: 500 });

function passInTurn(
	queue: typeof renders,
	pass: (pauseRender: Pause) => void,
	{ request, response }: Pick<Exchange, "request" | "response">,
) {
	queue
		.run({ network: networkOf(addressOf(request)), isListed: false }, async (pauseRender) => {
			if (response.destroyed) return;
			pass(pauseRender);
			await once(response, "close");
		})
		.catch((error: unknown) => {
			if (!(error instanceof RenderRefused)) throw error;
			return sendResponse(request, response, errorResponse(503), []);
		})
		.catch((error: unknown) => logError(error, request.url ?? ""));
}

/** Appends only what this server saw itself; `TRUST_PROXY` says how many of the other entries are believed. */
const forwardedFor = ({ headers, socket }: IncomingMessage) =>
	appendPeer(headers["x-forwarded-for"]?.toString(), socket.remoteAddress);

const addressOf = (request: IncomingMessage) =>
	visitorAddress(forwardedFor(request), environment().TRUST_PROXY);

const isServedFromCache = ({ cached }: Plan, { headers }: IncomingMessage): boolean =>
	cached === "file" ? !PARTIAL.some((name) => name in headers) : cached !== undefined;

function respondFromCache(
	{ cached, requestUrl, isListed, route }: Plan,
	{ request, response, id, handle }: Exchange,
) {
	const found = responseFor(requestUrl, () =>
		cached === "page"
			? renderPage(handle, requestUrl, { id, network: networkOf(addressOf(request)), isListed })
			: renderFile(handle, requestUrl),
	);
	const send = ({ response: cached, status }: CacheResult) => {
		const isMadeUp = cached.itemPath !== undefined && isRespelt(request.url ?? "", cached.itemPath);
		const result = { response: isMadeUp ? withoutSharedCopy(cached) : cached, status };
		// Otherwise clients that keep their connection would be cut off with it.
		const own = isStopping() ? ["x-request-id", id, "connection", "close"] : ["x-request-id", id];
		return sendResponse(request, response, result, own.concat(ownHeaders(route)));
	};
	if (!(found instanceof Promise)) return void send(found);
	// Once rendered, the page is cached for the next visitor.
	within(found, PAGE_MAX_MS, () => errorResponse(503))
		.catch((error: unknown) => {
			logError(error, requestUrl);
			return errorResponse(500);
		})
		.then(send)
		.catch((error: unknown) => logError(error, requestUrl));
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
