import type { IncomingMessage, ServerResponse } from "node:http";
import { environment } from "#lib/platform/environment";
import { withoutSharedCopy } from "#lib/response-cache/finished-response";
import { renderFile } from "#lib/response-cache/render-file";
import { errorResponse, renderPage } from "#lib/response-cache/render-page";
import { LISTENERS_MAX } from "#lib/response-cache/render-with-next";
import { type CacheResult, responseFor } from "#lib/response-cache/response-cache";
import { policyWithoutScripts } from "#lib/response-cache/security-policy";
import { sendResponse } from "#lib/response-cache/send-response";
import { logError } from "#lib/server/error-log";
import { addressOf, type Exchange, PRECONDITIONS, passToNext } from "#lib/server/pass-to-next";
import { renderPosted } from "#lib/server/posted-page";
import { refuse } from "#lib/server/refusal";
import type { RouteClass } from "#lib/server/request-metrics";
import { methodsOf, type Plan } from "#lib/server/request-plan";
import { RESPONSE_HEADERS } from "#lib/server/response-headers";
import { isStopping } from "#lib/server/shutdown-state";
import { isRespelt } from "#lib/site/entry-path";
import { networkOf } from "#lib/submissions/form/visitor-address";
import { within } from "#lib/web/deadline";

/** Each of these could ask for a part of a file, so Next handles the request. */
const PARTIAL = ["range", "if-range", "if-modified-since", ...PRECONDITIONS];

/** Longer than nginx waits, and than any page takes unless the machine is overloaded. */
const PAGE_MAX_MS = 20_000;

/** Responds as the plan says: from the response cache, with a refusal or redirect, or by Next. */
export function respond(plan: Plan, exchange: Exchange): void {
	const { request, response, id } = exchange;
	const { refused, redirectTo, route } = plan;
	if (!refused && !redirectTo && isServedFromCache(plan, request)) {
		respondFromCache(plan, exchange);
		return;
	}
	response.setMaxListeners(LISTENERS_MAX);
	response.setHeader("x-request-id", id);
	for (const [name, value] of [...RESPONSE_HEADERS, ...connectionHeader(), ...proxyHeader(plan)])
		response.setHeader(name, value);
	response.setHeader(POLICY_NAME, resourcePolicy(route));
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

const isServedFromCache = ({ cached }: Plan, { headers }: IncomingMessage): boolean =>
	cached === "file" ? !PARTIAL.some((name) => name in headers) : cached !== undefined;

function respondFromCache(plan: Plan, { request, response, id, handle }: Exchange) {
	const { cached, requestUrl, isListed, route, logPath } = plan;
	const found = responseFor(requestUrl, () =>
		cached === "page"
			? renderPage(handle, requestUrl, { id, network: networkOf(addressOf(request)), isListed })
			: renderFile(handle, requestUrl),
	);
	const send = ({ response: cached, status }: CacheResult) => {
		const isMadeUp = cached.itemPath !== undefined && isRespelt(request.url ?? "", cached.itemPath);
		const result = { response: isMadeUp ? withoutSharedCopy(cached) : cached, status };
		const own = [
			"x-request-id",
			id,
			...[...connectionHeader(), ...proxyHeader(plan)].flat(),
			...ownHeaders(route),
		];
		return sendResponse(request, response, result, own);
	};
	if (!(found instanceof Promise)) return void send(found);
	// Once rendered, the page is cached for the next visitor.
	within(found, PAGE_MAX_MS, () => errorResponse(503))
		.catch((error: unknown) => {
			logError(error, logPath);
			return errorResponse(500);
		})
		.then(send)
		.catch((error: unknown) => logError(error, logPath));
}

/** Set while the process stops; otherwise clients that keep their connection would be cut off with it. */
const connectionHeader = (): [name: string, value: string][] =>
	isStopping() ? [["connection", "close"]] : [];

/** Tells a proxy of ours what its logs may contain. It passes the header on to nobody. */
const proxyHeader = ({ logPath }: Plan): [name: string, value: string][] =>
	environment().TRUST_PROXY > 0 ? [["x-log-path", logPath]] : [];

/** Feed readers, and pages that show a link to us, embed its picture. */
const resourcePolicy = (route: RouteClass) => (route === "picture" ? "cross-origin" : "same-origin");

const POLICY_NAME = "Cross-Origin-Resource-Policy";
const PAGE_HEADERS = [...RESPONSE_HEADERS.flat(), POLICY_NAME, resourcePolicy("page")];
const PICTURE_HEADERS = [...RESPONSE_HEADERS.flat(), POLICY_NAME, resourcePolicy("picture")];
const ownHeaders = (route: RouteClass) => (route === "picture" ? PICTURE_HEADERS : PAGE_HEADERS);

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
