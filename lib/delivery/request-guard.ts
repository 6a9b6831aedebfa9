import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { policyWithoutScripts } from "#lib/delivery/security-policy";

type Refusal = { status: 400 | 405 | 414; title: string };

const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);
const MAX_URL_LENGTH = 4_096;

/**
 * Stands before Next on every server of this process. Next answers malformed addresses, TRACE and the like with a bare 500
 * before any code of the site runs; here they get a true 4xx with the site's headers. Server actions are not used, so
 * their requests are refused before Next parses them. HTML that leaves without a policy (Next's own error page) gets one
 * that admits no script.
 */
export function guardRequests(): void {
	const emit = Server.prototype.emit;
	Server.prototype.emit = function guarded(this: Server, event: string | symbol, ...rest: unknown[]) {
		if (event === "upgrade") {
			(rest[1] as Duplex).destroy();
			return true;
		}
		if (event === "request") {
			const [request, response] = rest as [IncomingMessage, ServerResponse];
			const refused = refusal(request.method, request.url, request.headers);
			if (refused) {
				refuse(request, response, refused);
				return true;
			}
			withLastResortPolicy(response);
		}
		return Reflect.apply(emit, this, [event, ...rest]);
	} as typeof emit;
}

/** Why a request is not let through; undefined lets it. */
export function refusal(
	method: string | undefined,
	url: string | undefined,
	headers: Record<string, unknown>,
): Refusal | undefined {
	if (!METHODS.has(method ?? "")) return { status: 405, title: "This kind of request is not possible here" };
	if ((url ?? "").length > MAX_URL_LENGTH) return { status: 414, title: "This address is too long" };
	if (headers["next-action"] !== undefined) return { status: 400, title: "This request cannot be read" };
	return isReadable(url ?? "") ? undefined : { status: 400, title: "This address cannot be read" };
}

function isReadable(url: string): boolean {
	if (!url.startsWith("/") || url.startsWith("//") || url.includes("\\")) return false;
	try {
		return !decodeURIComponent(url.split("?", 1)[0] ?? "").includes("\0");
	} catch {
		return false;
	}
}

function refuse(request: IncomingMessage, response: ServerResponse, { status, title }: Refusal) {
	const page = `<!doctype html><html lang="en-GH"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><body><h1>${title}</h1><p>Please check the address, or start at <a href="/">the home page</a>.</p></body></html>`;
	response.writeHead(status, {
		"content-type": "text/html; charset=utf-8",
		"content-security-policy": policyWithoutScripts(),
		"x-content-type-options": "nosniff",
		"cache-control": "no-store",
		connection: "close",
		...(status === 405 && { allow: [...METHODS].join(", ") }),
	});
	response.end(request.method === "HEAD" ? undefined : page);
	request.resume();
}

function withLastResortPolicy(response: ServerResponse) {
	const writeHead = response.writeHead;
	response.writeHead = function withPolicy(this: ServerResponse, ...all: unknown[]) {
		const isHtml = String(this.getHeader("content-type") ?? "").startsWith("text/html");
		if (isHtml && !this.hasHeader("content-security-policy")) {
			this.setHeader("content-security-policy", policyWithoutScripts());
		}
		return writeHead.apply(this, all as Parameters<typeof writeHead>);
	} as typeof writeHead;
}
