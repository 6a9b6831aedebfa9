import type { RequestListener } from "node:http";
import { calendarDate } from "#lib/calendar/calendar-date";
import { requestContext, withRequestContext } from "#lib/platform/request-context";
import { finishedResponse } from "#lib/response-cache/finished-response";
import { errorResponse, renders } from "#lib/response-cache/render-page";
import { RenderRefused, type Waiter } from "#lib/response-cache/render-queue";
import { renderWithNext } from "#lib/response-cache/render-with-next";
import type { Rendered } from "#lib/response-cache/response-cache";
import { policyOfType } from "#lib/response-cache/security-policy";

const HEADERS = ["content-type", "cache-control", "retry-after"];

/**
 * Has a route handler make a text that is the same for everybody (a feed, the sitemap, a calendar), in its turn among the pages. What
 * it was made from is known from the request context, as of a page. It may name the day, so it is cached until that ends.
 */
export async function renderRouteHandler(
	handle: RequestListener,
	url: string,
	{ id, network, isWanted }: Omit<Waiter, "isListed"> & { id: string },
): Promise<Rendered> {
	try {
		return await renders.run({ network, isListed: true, isWanted }, (pauseRender) =>
			withRequestContext(id, () => renderInContext(handle, url), { url, network, pauseRender }),
		);
	} catch (error) {
		if (error instanceof RenderRefused) return { response: errorResponse(503).response, isFailed: true };
		throw error;
	}
}

async function renderInContext(handle: RequestListener, url: string): Promise<Rendered> {
	const { reads } = requestContext() ?? {};
	const day = calendarDate(new Date()).iso;
	const { status, header, body } = await renderWithNext(handle, url);
	// Next says nothing about an error of ours.
	if (status === 500 || !reads) return { response: errorResponse(500).response, isFailed: true };
	const given = HEADERS.flatMap((name) => [[name, header(name)] as const]).filter(([, value]) => value);
	const response = finishedResponse({
		status,
		headers: {
			...(Object.fromEntries(given) as Record<string, string>),
			vary: "Accept-Encoding",
			"content-security-policy": policyOfType(header("content-type")),
		},
		body,
		etag: header("etag") ?? null,
	});
	const cached = { renderedAt: performance.now(), partition: "pages", reads, day } as const;
	return { response, cached: status === 200 ? cached : undefined, isFailed: status !== 200 };
}
