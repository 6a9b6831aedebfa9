import type { IncomingMessage, ServerResponse } from "node:http";
import { errorPage } from "#lib/response-cache/error-page";
import { policyWithoutScripts } from "#lib/response-cache/security-policy";

/**
 * Completes Next's response to a request for anything but a page. HTML is Next's own and gets a policy. After an error in this site's
 * code Next sends an error page that only script could fill, or nothing at all; a plain page that everyone can read takes its place.
 * A range beyond the end of a file is answered 416.
 */
export function completeNextResponse(request: IncomingMessage, response: ServerResponse) {
	const { writeHead, write, end } = response;
	let replacement: string | undefined;
	response.writeHead = function withPolicy(this: ServerResponse, ...all: unknown[]) {
		const type = String(this.getHeader("content-type") ?? "");
		const isHtml = type.startsWith("text/html");
		// A range beyond the end of a file: Next gives the length of the file, but reports a server error.
		const isBeyond =
			this.statusCode === 500 && String(this.getHeader("content-range")).startsWith("bytes */");
		const isOwn = this.hasHeader("content-security-policy");
		const isError = this.statusCode >= 500 && !isBeyond && !isOwn && (isHtml || type === "");
		if (isBeyond) {
			replacement = "";
			this.removeHeader("content-length");
			all[0] = 416;
		}
		if (isError) {
			replacement = request.method === "HEAD" ? "" : errorPage();
			this.setHeader("content-type", "text/html; charset=utf-8");
			for (const header of ["content-encoding", "transfer-encoding", "etag", "content-length"])
				this.removeHeader(header);
		}
		// A tag of Next's pictures has no quotes, which every tag needs (RFC 9110, section 8.8.3).
		const tag = String(this.getHeader("etag") ?? '"');
		if (!tag.includes('"')) this.setHeader("etag", `"${tag}"`);
		const isPage = isHtml || isError;
		if (!isOwn) {
			this.setHeader("content-security-policy", isPage ? policyWithoutScripts() : "frame-ancestors 'none'");
			// Nobody has looked at it: it may be one visitor's own.
			if (isPage) this.setHeader("cache-control", "no-store");
		}
		return Reflect.apply(writeHead, this, all);
	} as typeof writeHead;
	response.write = function withoutReplaced(this: ServerResponse, ...all: unknown[]) {
		if (!this.headersSent) this.writeHead(this.statusCode);
		return replacement === undefined ? Reflect.apply(write, this, all) : true;
	} as typeof write;
	response.end = function replaced(this: ServerResponse, ...all: unknown[]) {
		if (!this.headersSent) this.writeHead(this.statusCode);
		return Reflect.apply(end, this, replacement === undefined ? all : [replacement]);
	} as typeof end;
}
