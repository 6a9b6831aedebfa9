import { availableParallelism } from "node:os";
import { type Pause, withRequestContext } from "#lib/platform/request-context";
import { addressOf, forwardedFor, networkOf } from "#lib/platform/visitor-address";
import { sendResponse } from "#lib/response-cache/finished-response";
import { errorResponse, renders } from "#lib/response-cache/render-page";
import { createRenderQueue, RenderRefused } from "#lib/response-cache/render-queue";
import { askNext } from "#lib/response-cache/render-with-next";
import { logError } from "#lib/server/error-log";
import { IMAGE_PREFIX } from "#lib/server/image-url";
import { sendNextResult } from "#lib/server/next-response";
import { watchProxies } from "#lib/server/proxy-watch";
import type { Exchange, Plan } from "#lib/server/request-plan";

/** Only a proxy of ours could know these, and nothing here needs them. */
const FORWARDED = ["x-forwarded-proto", "x-forwarded-host", "x-forwarded-port", "forwarded"];
/** From the first, Next takes a nonce for its scripts. */
const POLICIES = ["content-security-policy", "content-security-policy-report-only"];

/** Has Next respond: removes what it must not read, and lets everything take turns but what visitors send. */
export function passToNext(plan: Plan, { request, response, id, handle }: Exchange) {
	watchProxies(request);
	const network = networkOf(addressOf(request));
	request.headers["x-forwarded-for"] = forwardedFor(request);
	// Next would take these for its own URL and, if `https`, request itself over TLS. This site's URL is `SITE_URL`.
	for (const name of FORWARDED) delete request.headers[name];
	for (const name of POLICIES) delete request.headers[name];
	request.url = plan.requestUrl;
	if (request.url.startsWith(IMAGE_PREFIX)) {
		request.headers.accept = acceptedPictures(request.headers.accept);
		// Next makes tags of pictures without quotes, and knows them only so.
		const known = request.headers["if-none-match"];
		if (known) request.headers["if-none-match"] = known.replaceAll('"', "");
	}
	const { url } = request;
	const ask = (pauseRender?: Pause) =>
		withRequestContext(id, () => askNext(handle, request, response), { url, pauseRender });
	const queue = plan.source === "picture" ? pictures : plan.source === "handler" ? renders : undefined;
	const asked = queue
		? queue.run({ network, isListed: false, isWanted: () => !response.destroyed }, ask)
		: ask();
	asked
		.then((result) => result && sendNextResult(request, response, result))
		.catch((error: unknown) => {
			if (!(error instanceof RenderRefused)) throw error;
			return sendResponse(request, response, errorResponse(503), []);
		})
		.catch((error: unknown) => logError(error, plan.logPath));
}

/**
 * Pictures in other sizes: each takes a thread and tens of megabytes, for up to a second. One processor stays free. Pages have up to
 * fifty pictures, so many may wait.
 */
const pictures = createRenderQueue({ atATime: Math.max(1, availableParallelism() - 1), waitingMax: 500 });

/** The formats of pictures that a client takes, spelt in one way: Next answers what it cannot read with a bare 500. */
function acceptedPictures(accept = ""): string {
	const taken = accept
		.split(",")
		.map((part) => part.replaceAll(/\s/g, "").toLowerCase().split(";"))
		.filter((part) => !part.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)))
		.map(([type]) => type);
	return [...["image/avif", "image/webp"].filter((type) => taken.includes(type)), "*/*"].join();
}
