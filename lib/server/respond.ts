import type { IncomingMessage, ServerResponse } from "node:http";
import { isDevelopment } from "#lib/platform/development";
import { environment } from "#lib/platform/environment";
import { addressOf, networkOf } from "#lib/platform/visitor-address";
import { missingPage } from "#lib/response-cache/error-page";
import { type FileOnDisk, sendFile } from "#lib/response-cache/file-on-disk";
import { type CacheResult, sendResponse, withoutSharedCopy } from "#lib/response-cache/finished-response";
import { renderFile } from "#lib/response-cache/render-file";
import { errorResponse, renderPage } from "#lib/response-cache/render-page";
import { renderRouteHandler } from "#lib/response-cache/render-route-handler";
import { responseFor } from "#lib/response-cache/response-cache";
import { policyWithoutScripts } from "#lib/response-cache/security-policy";
import { logError } from "#lib/server/error-log";
import { processResponse, sendProcessResponse } from "#lib/server/operation";
import { passToNext } from "#lib/server/pass-to-next";
import { renderPosted } from "#lib/server/posted-page";
import { isStopping } from "#lib/server/process-state";
import { refuse } from "#lib/server/refusal";
import type { RouteClass } from "#lib/server/request-metrics";
import type { Exchange, Plan } from "#lib/server/request-plan";
import { RESPONSE_HEADERS } from "#lib/server/response-headers";
import { isRespelt } from "#lib/site/entry-path";
import { within } from "#lib/web/deadline";

/** Each of these could ask for a part of a file, which is read from the disk. */
const PARTIAL = ["range", "if-range", "if-match", "if-unmodified-since"];

/** Longer than nginx waits, and than any page takes unless the machine is overloaded; in development Next compiles it first. */
const PAGE_MAX_MS = isDevelopment ? 300_000 : 20_000;

/** Responds as the plan says: by itself, from the response cache or the disk, with a refusal or redirect, or by Next. */
export function respondToRequest(plan: Plan, exchange: Exchange): void {
	const { request, response } = exchange;
	const { refused, redirectTo, source } = plan;
	const isWhole = !PARTIAL.some((name) => name in request.headers);
	const isInCache = source === "page" || source === "cached handler" || (source === "memory file" && isWhole);
	if (!refused && !redirectTo && isInCache) {
		respondFromCache(plan, exchange);
		return;
	}
	if (!refused && !redirectTo && plan.file) {
		respondFromDisk(plan.file, plan, exchange);
		return;
	}
	setOwnHeaders(plan, exchange);
	if (refused) refuse(request, response, refused, plan.methods);
	else if (plan.isOptions) sendAllowedMethods(request, response, plan.methods);
	else if (redirectTo) redirect(request, response, redirectTo);
	else if (plan.postedTo) respondToPost(plan.postedTo, exchange);
	else if (source === "process") respondByItself(plan, exchange);
	// A file of the embedded content that there cannot be.
	else if (source === "file") sendMissing(exchange);
	else passToNext(plan, exchange);
}

function setOwnHeaders(plan: Plan, { response, id }: Exchange) {
	response.setHeader("x-request-id", id);
	for (const [name, value] of [...RESPONSE_HEADERS, ...connectionHeader(), ...proxyHeader(plan)])
		response.setHeader(name, value);
	response.setHeader(POLICY_NAME, resourcePolicy(plan.route));
}

function respondByItself(plan: Plan, exchange: Exchange) {
	const { request, response } = exchange;
	processResponse(request.url ?? "", request.headers)
		.then((made) => sendProcessResponse(request, response, made))
		.catch((error: unknown) => {
			logError(error, plan.logPath);
			return sendResponse(request, response, errorResponse(500), []);
		})
		.catch((error: unknown) => logError(error, plan.logPath));
	request.resume();
}

function respondFromDisk(file: FileOnDisk, plan: Plan, exchange: Exchange) {
	const { request, response, id } = exchange;
	sendFile(request, response, file, ownHeaders(plan, id))
		.then((isSent) => {
			if (isSent) return;
			setOwnHeaders(plan, exchange);
			sendMissing(exchange);
		})
		.catch((error: unknown) => logError(error, plan.logPath));
	request.resume();
}

function sendMissing({ request, response }: Exchange) {
	response.writeHead(404, {
		"content-type": "text/html; charset=utf-8",
		"content-security-policy": policyWithoutScripts(),
		"cache-control": "no-store",
	});
	response.end(request.method === "HEAD" ? undefined : missingPage());
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

function respondFromCache(plan: Plan, { request, response, id, handle }: Exchange) {
	const { source, requestUrl, isListed, file, logPath } = plan;
	const render = (isWanted: () => boolean) => {
		if (file) return renderFile(requestUrl, file);
		const visit = { id, network: networkOf(addressOf(request)), isListed, isWanted };
		return source === "page"
			? renderPage(handle, requestUrl, visit)
			: renderRouteHandler(handle, requestUrl, visit);
	};
	const found = responseFor(requestUrl, render, () => !response.destroyed);
	const send = ({ response: cached, status }: CacheResult) => {
		const isMadeUp = cached.itemPath !== undefined && isRespelt(request.url ?? "", cached.itemPath);
		const result = { response: isMadeUp ? withoutSharedCopy(cached) : cached, status };
		return sendResponse(request, response, result, ownHeaders(plan, id));
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

/** The headers of one response, as alternating names and values. */
const ownHeaders = (plan: Plan, id: string): string[] => [
	"x-request-id",
	id,
	...[...connectionHeader(), ...proxyHeader(plan)].flat(),
	...(plan.route === "picture" ? PICTURE_HEADERS : PAGE_HEADERS),
];

/** Next answers `OPTIONS` for a file with a bare 500. */
function sendAllowedMethods(request: IncomingMessage, response: ServerResponse, methods: readonly string[]) {
	response.writeHead(204, {
		allow: methods.join(", "),
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
