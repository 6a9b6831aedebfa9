import type { IncomingMessage, ServerResponse } from "node:http";
import { faultPage } from "#lib/response-cache/fault-page";
import { policyWithoutScripts } from "#lib/response-cache/security-policy";

/**
 * Completes Next's answer to a request for anything but a page. HTML is Next's own and gets a policy; if it is an error page (a
 * fault in this site's code), which only script could fill, a plain page that everyone can read takes its place. A range beyond
 * the end of a file is answered 416.
 */
export function completeNextAnswer(request: IncomingMessage, response: ServerResponse) {
	const { writeHead, write, end } = response;
	let replacement: string | undefined;
	response.writeHead = function withPolicy(this: ServerResponse, ...all: unknown[]) {
		const isHtml = String(this.getHeader("content-type") ?? "").startsWith("text/html");
		// A range beyond the end of the file: Next gives the length of the file, but reports a server error.
		if (this.statusCode === 500 && String(this.getHeader("content-range")).startsWith("bytes */")) {
			replacement = "";
			this.removeHeader("content-length");
			all[0] = 416;
		}
		if (!this.hasHeader("content-security-policy")) {
			this.setHeader("content-security-policy", isHtml ? policyWithoutScripts() : "frame-ancestors 'none'");
			// Nobody has looked at it: it may be one visitor's own.
			if (isHtml) this.setHeader("cache-control", "no-store");
			if (isHtml && this.statusCode >= 500) {
				replacement = request.method === "HEAD" ? "" : faultPage();
				for (const header of ["content-encoding", "transfer-encoding", "etag", "content-length"])
					this.removeHeader(header);
			}
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
