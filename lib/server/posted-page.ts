import type { IncomingMessage, RequestListener } from "node:http";
import { networkOf } from "#lib/platform/visitor-address";
import type { CacheResult } from "#lib/response-cache/finished-response";
import { renderPage } from "#lib/response-cache/render-page";
import { boundedText } from "#lib/server/bounded-text";
import type { Refusal } from "#lib/server/refusal";
import { reportLimit } from "#lib/server/report-limit";
import { isOwnForm } from "#lib/submissions/form/own-form";

/** A message of 2,000 characters, URL-encoded, takes 18 KB. */
const BODY_MAX_BYTES = 32 * 1024;
/** Half of Accra may share one address. */
const allows = reportLimit({ points: 30, seconds: 60, fromAllPerMinute: 600 });

/**
 * The page with its reply to what its own form has posted, which nobody stores, or why there is no reply: another website posted it, too
 * much came from the sender's network, or it is too long. Rejects if the sender leaves.
 */
export async function renderPosted(
	handle: RequestListener,
	page: string,
	request: IncomingMessage,
	{ id, address }: { id: string; address: string },
): Promise<CacheResult | Refusal> {
	const headerOf = (name: string) => request.headers[name]?.toString() ?? null;
	if (!isOwnForm({ get: headerOf }))
		return { status: 403, title: "This form was sent from another website", advice: BACK };
	if (!(await allows(address))) return TOO_MANY;
	const body = boundedText(request.iterator({ destroyOnReturn: false }), BODY_MAX_BYTES);
	const text = await body.catch((error: unknown) => {
		if (error instanceof RangeError) return undefined;
		throw error;
	});
	if (text === undefined) return TOO_LONG;
	const visit = { id, network: networkOf(address), isListed: true, posted: new URLSearchParams(text) };
	const { response } = await renderPage(handle, page, visit);
	return { response, status: "website; fwd=method" };
}

const BACK = "Please go back in your browser: what you typed is still there.";
const TOO_MANY: Refusal = {
	status: 429,
	title: "Too many forms came from your network",
	advice: `Please wait a minute, then send it again. ${BACK}`,
};
const TOO_LONG: Refusal = {
	status: 413,
	title: "What you sent is too long",
	advice: `Please send less. ${BACK}`,
};
