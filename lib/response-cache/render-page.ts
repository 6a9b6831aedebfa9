import type { RequestListener } from "node:http";
import { LRUCache } from "lru-cache";
import { isDevelopment } from "#lib/platform/development";
import { log } from "#lib/platform/log";
import { counter } from "#lib/platform/metrics";
import { type RequestContext, requestContext, withRequestContext } from "#lib/platform/request-context";
import { CACHE_CONTROL, noteUnfinished } from "#lib/response-cache/cache-store";
import { errorPage, missingPage, thrownPage } from "#lib/response-cache/error-page";
import { finishedPage, PASSES, UnfinishedPage } from "#lib/response-cache/finished-page";
import {
	type CacheResult,
	type FinishedResponse,
	finishedResponse,
	NO_SHARED_COPY,
} from "#lib/response-cache/finished-response";
import { createRenderQueue, RenderRefused, type Waiter } from "#lib/response-cache/render-queue";
import { type NextResult, renderWithNext } from "#lib/response-cache/render-with-next";
import { CACHE_STATUS_MISS, type Rendered } from "#lib/response-cache/response-cache";
import { policyWithoutScripts } from "#lib/response-cache/security-policy";

const HTML = "text/html; charset=utf-8";
const RETRY_SECONDS = "30";
const FOUND_MAX = 5_000;

const unfinished = counter(
	"response_cache_unfinished_total",
	"Pages sent without post-processing: uncached, scripts blocked, by what failed.",
);
// From the start: Prometheus sees no increase in a counter that begins with 1.
for (const step of ["context", ...PASSES.map(({ name }) => name), "response"]) unfinished.add({ step }, 0);

/** One queue for pages, feeds and what every other route handler answers to GET. */
export const renders = createRenderQueue();
/** Pages with one item that have been found: the site lists them. */
const found = new LRUCache<string, true>({ max: FOUND_MAX });

/** The request that a page is first rendered for, with what its own form has posted. */
type Visit = Waiter & { id: string; posted?: URLSearchParams };

/**
 * Has Next render the page at this URL in its turn, and post-processes it. The page itself signals its status, privacy and lifetime
 * by the request context. A page that signals nothing, because its context was lost, or that a pass could not finish, is sent as
 * Next rendered it: uncached, scripts blocked. If too many pages wait, the busy page is sent instead.
 */
export async function renderPage(
	handle: RequestListener,
	url: string,
	{ id, network, isListed, isWanted, posted }: Visit,
): Promise<Rendered> {
	try {
		const waiter = { network, isListed: isListed || found.has(url), isWanted };
		return await renders.run(waiter, (pauseRender) =>
			withRequestContext(id, () => renderInContext(handle, url), { url, network, pauseRender, posted }),
		);
	} catch (error) {
		if (error instanceof RenderRefused) return { response: errorWith(503), isFailed: true };
		throw error;
	}
}

async function renderInContext(handle: RequestListener, url: string): Promise<Rendered> {
	const context = requestContext();
	const rendered = await renderWithNext(handle, url);
	const location = rendered.header("location");
	if (location) return redirection(rendered.status, location);
	const isHtml = rendered.header("content-type")?.startsWith("text/html");
	if (!isHtml || rendered.status >= 500)
		return { response: isDevelopment ? thrown(context) : errorWith(500), isFailed: true };
	const page = pageOf(url, rendered, context);
	if (page.cached?.partition === "pages") found.set(url, true);
	return page;
}

function pageOf(
	url: string,
	{ status: renderedStatus, body }: NextResult,
	context: RequestContext | undefined,
): Rendered {
	const { isMissing, isPersonal, ...signals } = context?.signals ?? {};
	const html = body.toString();
	const isPageFailed = signals.isFailed && !isPersonal;
	const isFailed = Boolean(signals.isFailed || signals.hasFailedPart) && !isPersonal;
	const status = isPageFailed ? 503 : isMissing ? 404 : renderedStatus;
	const headers = {
		"content-type": HTML,
		vary: "Accept-Encoding",
		...(isPageFailed && { "retry-after": RETRY_SECONDS }),
	};
	try {
		if (!context?.signals.isRendered) throw new UnfinishedPage("context");
		const page = finishedPage(html);
		const isCached = !isPersonal && !isFailed;
		const cacheControl = isPersonal ? "private, no-store" : isFailed ? "no-store" : CACHE_CONTROL;
		const isMadeUp = isCached && status === 404;
		const response = finishedResponse({
			status,
			headers: {
				...headers,
				"cache-control": isMadeUp ? NO_SHARED_COPY : cacheControl,
				"content-security-policy": page.policy,
			},
			itemPath: signals.itemPath,
			body: Buffer.from(page.html),
			etag: isCached ? undefined : null,
		});
		const isArbitrary = status === 404 || url.includes("?");
		const partition = isArbitrary ? "arbitrary" : "pages";
		const { reads } = context;
		const cached = { renderedAt: performance.now(), partition, reads, day: signals.validOn } as const;
		return { response, cached: isCached ? cached : undefined, isFailed };
	} catch (error) {
		countUnfinished(error);
		const response = finishedResponse({
			status,
			headers: {
				...headers,
				"cache-control": "private, no-store",
				"content-security-policy": policyWithoutScripts(),
			},
			// Next's own page for what is missing is filled by script alone.
			body: !context?.signals.isRendered && status === 404 ? Buffer.from(missingPage()) : body,
			etag: null,
		});
		return { response, isFailed: !isPersonal };
	}
}

/** Counts a page that could not be finished, and logs it without the error's message, which may quote the page. */
function countUnfinished(error: unknown) {
	const step = error instanceof UnfinishedPage ? error.step : "response";
	const { name, code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
	unfinished.add({ step });
	noteUnfinished(step);
	log.error({ step, name, code }, "page sent without post-processing");
}

/** A page that everyone can read, in place of one that could not be rendered (500) or takes too long (503). */
export const errorResponse = (status: 500 | 503): CacheResult => ({
	response: errorWith(status),
	status: CACHE_STATUS_MISS,
});

/** Made once, with its compressed copies: a flood gets many of them. */
const errorPages = new Map<number, FinishedResponse>();

function errorWith(status: 500 | 503): FinishedResponse {
	const known = errorPages.get(status);
	if (known) return known;
	const response = finishedResponse({
		status,
		headers: {
			"content-type": HTML,
			vary: "Accept-Encoding",
			"cache-control": "no-store",
			"content-security-policy": policyWithoutScripts(),
			...(status === 503 && { "retry-after": RETRY_SECONDS }),
		},
		body: Buffer.from(errorPage()),
		etag: null,
	});
	errorPages.set(status, response);
	return response;
}

/** In development, the error in place of the page that threw it. */
const thrown = (context: RequestContext | undefined) =>
	finishedResponse({
		status: 500,
		headers: { "content-type": HTML, "cache-control": "no-store" },
		body: Buffer.from(thrownPage(context?.signals.thrown)),
		etag: null,
	});

function redirection(status: number, location: string): Rendered {
	const headers = {
		location,
		"cache-control": "no-store",
		"content-security-policy": policyWithoutScripts(),
	};
	return {
		response: finishedResponse({ status, headers, body: Buffer.alloc(0), etag: null }),
		isFailed: false,
	};
}
