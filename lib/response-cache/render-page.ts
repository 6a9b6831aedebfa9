import type { RequestListener } from "node:http";
import { LRUCache } from "lru-cache";
import { log } from "#lib/platform/log";
import { counter } from "#lib/platform/metrics";
import { type RequestContext, requestContext, withRequestContext } from "#lib/platform/request-context";
import { type Answer, answerOf } from "#lib/response-cache/answer";
import { faultPage, missingPage } from "#lib/response-cache/fault-page";
import { finishedPage, PASSES, UnfinishedPage } from "#lib/response-cache/finished-page";
import { CACHE_CONTROL, noteFault } from "#lib/response-cache/kept-answers";
import { createRenderQueue, RenderRefused, type Waiter } from "#lib/response-cache/render-queue";
import { type NextResult, renderWithNext } from "#lib/response-cache/render-with-next";
import type { Found, Rendered } from "#lib/response-cache/response-cache";
import { policyWithoutScripts } from "#lib/response-cache/security-policy";

const HTML = "text/html; charset=utf-8";
const RETRY_SECONDS = "30";
const FAULT = "website; fwd=miss";
const FOUND_MAX = 5_000;

const faults = counter(
	"response_cache_faults_total",
	"Pages that left unfinished: unkept and without script, by what failed.",
);
// From the start: in a figure that begins with 1 Prometheus sees no increase.
for (const step of ["context", ...PASSES.map(({ name }) => name), "answer"]) faults.labels({ step });

/** One queue for all pages. */
const renders = createRenderQueue();
/** Pages with one item that have been found: the site lists them. */
const found = new LRUCache<string, true>({ max: FOUND_MAX });

/** The request that a page is first rendered for. */
type Visit = Waiter & { id: string };

/**
 * Has Next render the page of this address in its turn, and finishes it. Status, privacy and lifetime are what the page itself has told
 * the request's context. A page that told nothing, because its context was lost, or that a pass could not finish, leaves as Next rendered
 * it: unkept, and with no script allowed to run. If too many pages wait, a page that says so comes instead.
 */
export async function renderPage(
	handle: RequestListener,
	url: string,
	{ id, network, isListed }: Visit,
): Promise<Rendered> {
	try {
		return await renders.run({ network, isListed: isListed || found.has(url) }, (pauseRender) =>
			withRequestContext(id, () => renderInContext(handle, url), { url, network, pauseRender }),
		);
	} catch (error) {
		if (error instanceof RenderRefused) return { answer: faultOf(503), isFailed: true };
		throw error;
	}
}

async function renderInContext(handle: RequestListener, url: string): Promise<Rendered> {
	const context = requestContext();
	const rendered = await renderWithNext(handle, url);
	const location = rendered.header("location");
	if (location) return redirection(rendered.status, location);
	const isHtml = rendered.header("content-type")?.startsWith("text/html");
	if (!isHtml || rendered.status >= 500) return { answer: faultOf(500), isFailed: true };
	const page = pageOf(url, rendered, context);
	if (page.kept?.partition === "pages") found.set(url, true);
	return page;
}

function pageOf(
	url: string,
	{ status: renderedStatus, body }: NextResult,
	context: RequestContext | undefined,
): Rendered {
	const { isMissing, isPersonal, ...told } = context?.told ?? {};
	const html = body.toString();
	const isPageFailed = told.isFailed && !isPersonal;
	const isFailed = Boolean(told.isFailed || told.hasFailedPart) && !isPersonal;
	const status = isPageFailed ? 503 : isMissing ? 404 : renderedStatus;
	const headers = {
		"content-type": HTML,
		vary: "Accept-Encoding",
		...(isPageFailed && { "retry-after": RETRY_SECONDS }),
	};
	try {
		if (!context?.told.isRendered) throw new UnfinishedPage("context");
		const page = finishedPage(html);
		const isKept = !isPersonal && !isFailed;
		const cacheControl = isPersonal ? "private, no-store" : isFailed ? "no-store" : CACHE_CONTROL;
		const answer = answerOf({
			status,
			headers: {
				...headers,
				"cache-control": cacheControl,
				"content-security-policy": page.policy,
			},
			body: Buffer.from(page.html),
			etag: isKept ? undefined : null,
		});
		const isArbitrary = status === 404 || told.isAddressArbitrary || url.includes("?");
		const partition = isArbitrary ? "arbitrary" : "pages";
		const { reads } = context;
		const kept = { renderedAt: performance.now(), partition, reads, day: told.validOn } as const;
		return { answer, kept: isKept ? kept : undefined, isFailed };
	} catch (error) {
		countFault(error);
		const answer = answerOf({
			status,
			headers: {
				...headers,
				"cache-control": "private, no-store",
				"content-security-policy": policyWithoutScripts(),
			},
			// Next's own page for what is missing is filled by script alone.
			body: !context?.told.isRendered && status === 404 ? Buffer.from(missingPage()) : body,
			etag: null,
		});
		return { answer, isFailed: !isPersonal };
	}
}

/** Counts a page that could not be finished, and logs it without the error's message, which may quote the page. */
function countFault(error: unknown) {
	const step = error instanceof UnfinishedPage ? error.step : "answer";
	const { name, code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
	faults.add({ step });
	noteFault(step);
	log.error({ step, name, code }, "a page left unfinished");
}

/** A page that everyone can read, in place of one that could not be rendered (500) or takes too long (503). */
export const faultAnswer = (status: 500 | 503): Found => ({ answer: faultOf(status), status: FAULT });

function faultOf(status: number): Answer {
	return answerOf({
		status,
		headers: {
			"content-type": HTML,
			vary: "Accept-Encoding",
			"cache-control": "no-store",
			"content-security-policy": policyWithoutScripts(),
			...(status === 503 && { "retry-after": RETRY_SECONDS }),
		},
		body: Buffer.from(faultPage()),
		etag: null,
	});
}

function redirection(status: number, location: string): Rendered {
	const headers = {
		location,
		"cache-control": "no-store",
		"content-security-policy": policyWithoutScripts(),
	};
	return { answer: answerOf({ status, headers, body: Buffer.alloc(0), etag: null }), isFailed: false };
}
