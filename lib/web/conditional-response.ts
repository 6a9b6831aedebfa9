import { createHash } from "node:crypto";

/**
 * A text response with ETag revalidation: a request that names the current tag gets 304. The tag is weak, because the text may be
 * compressed in transit. There is no `Last-Modified`, because by date a list looks unchanged after an item was withdrawn. Caches
 * may store the response for `maxAge` seconds; with 0 they revalidate every time.
 */
export function conditionalResponse(
	request: Request,
	text: string,
	{ type, maxAge }: { type: string; maxAge: number },
): Response {
	const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
	const headers = { "cache-control": maxAge === 0 ? "no-cache" : `public, max-age=${maxAge}`, etag };
	return isKnown(request.headers.get("if-none-match"), etag)
		? new Response(null, { status: 304, headers })
		: new Response(text, { headers: { ...headers, "content-type": `${type}; charset=utf-8` } });
}

/** Whether a request's `If-None-Match` names this tag; the comparison is the weak one (RFC 9110 §13.1.2). */
export const isKnown = (tags: string | null, etag: string): boolean =>
	tags !== null && (tags.trim() === "*" || tags.split(",").some((tag) => opaque(tag) === opaque(etag)));

const opaque = (tag: string) => tag.trim().replace(/^W\//, "");

/** For content that is unavailable at the moment: a true status, so that no client takes it for empty. */
export const unavailableResponse = () =>
	new Response("Not available at the moment. Please try again in a few minutes.\n", {
		status: 503,
		headers: {
			"content-type": "text/plain; charset=utf-8",
			"cache-control": "no-store",
			"retry-after": "60",
		},
	});
