import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { errorPage } from "#lib/response-cache/error-page";
import type { NextResult } from "#lib/response-cache/render-with-next";
import { policyOfType } from "#lib/response-cache/security-policy";

/**
 * Sends Next's response to a request for anything but a page. HTML is Next's own and gets a policy. After an error in this site's
 * code Next sends an error page that only script could fill, or nothing at all; a plain page that everyone can read takes its place.
 */
export function sendNextResult(
	{ method }: IncomingMessage,
	response: ServerResponse,
	result: NextResult,
): void {
	const { headers, body } = completed(result);
	response.statusCode = result.status;
	for (const [name, value] of Object.entries(headers))
		if (value !== undefined) response.setHeader(name, value);
	response.end(method === "HEAD" ? undefined : body);
}

const NEXT_BODY_HEADERS = ["content-encoding", "transfer-encoding", "etag", "content-length"];

function completed({ status, headers, body }: NextResult): {
	headers: OutgoingHttpHeaders;
	body: Buffer | string;
} {
	const type = String(headers["content-type"] ?? "");
	const isOwn = "content-security-policy" in headers;
	const isError = status >= 500 && !isOwn && (type.startsWith("text/html") || type === "");
	if (isError) {
		const kept = Object.entries(headers).filter(([name]) => !NEXT_BODY_HEADERS.includes(name));
		return {
			headers: {
				...Object.fromEntries(kept),
				...NOT_STORED,
				"content-security-policy": policyOfType(HTML),
				"content-type": HTML,
			},
			body: errorPage(),
		};
	}
	// A tag of Next's pictures has no quotes, which every tag needs (RFC 9110, section 8.8.3).
	const tag = String(headers.etag ?? '"');
	const tagged = tag.includes('"') ? headers : { ...headers, etag: `"${tag}"` };
	if (isOwn) return { headers: tagged, body };
	// Nobody has looked at HTML of Next: it may be one visitor's own.
	const isHtml = type.startsWith("text/html");
	const added = { "content-security-policy": policyOfType(type), ...(isHtml && NOT_STORED) };
	return { headers: { ...tagged, ...added }, body };
}

const HTML = "text/html; charset=utf-8";
const NOT_STORED = { "cache-control": "no-store" };
