import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { USSD_CODE, USSD_HREF } from "#lib/company/constants";
import { companyIdentity, telHref } from "#lib/company/identity";
import { policyWithoutScripts } from "#lib/delivery/security-policy";
import { appendPeer } from "#lib/submissions/visitor-address";

type Refusal = { status: 400 | 405 | 414; title: string };

const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);
const MAX_URL_LENGTH = 4_096;

/**
 * Stands before Next on every server of this process. Next answers malformed addresses, TRACE and the like with a bare 500
 * before any code of the site runs; here they get a true 4xx with the site's headers. Server actions are not used, so
 * their requests are refused before Next parses them.
 */
export function guardRequests(): void {
	const emit = Server.prototype.emit;
	Server.prototype.emit = function guarded(this: Server, event: string | symbol, ...rest: unknown[]) {
		if (event === "upgrade") {
			(rest[1] as Duplex).destroy();
			return true;
		}
		// A CV over a slow line takes longer than Node's five minutes; what reads the body cuts one that stalls.
		this.requestTimeout = 0;
		if (event === "request") {
			const [request, response] = rest as [IncomingMessage, ServerResponse];
			const refused = refusal(request.method, request.url, request.headers);
			if (refused) {
				refuse(request, response, refused);
				return true;
			}
			// Only what this server saw itself is added; `TRUST_PROXY` says how many of the others are believed.
			request.headers["x-forwarded-for"] = appendPeer(
				request.headers["x-forwarded-for"]?.toString(),
				request.socket.remoteAddress,
			);
			withLastResort(request, response);
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
	const page = plainPage(
		title,
		'<p>Please check the address, or start at <a href="/">the home page</a>.</p>',
	);
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

/**
 * HTML that leaves without a policy is Next's own. When it is an error (a fault of this site's code), it is a document that
 * only script could fill: a plain page takes its place, which everyone can read.
 */
function withLastResort(request: IncomingMessage, response: ServerResponse) {
	const { writeHead, write, end } = response;
	let replacement: string | undefined;
	response.writeHead = function withPolicy(this: ServerResponse, ...all: unknown[]) {
		const isHtml = String(this.getHeader("content-type") ?? "").startsWith("text/html");
		if (isHtml && !this.hasHeader("content-security-policy")) {
			this.setHeader("content-security-policy", policyWithoutScripts());
			if (this.statusCode >= 500) {
				replacement = request.method === "HEAD" ? "" : faultPage();
				for (const header of ["content-encoding", "transfer-encoding", "etag", "content-length"])
					this.removeHeader(header);
				this.setHeader("cache-control", "no-store");
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

function faultPage(): string {
	const { phone, tollFree } = companyIdentity();
	const numbers = [tollFree, phone].filter((number) => number !== undefined);
	const call = numbers.map((number) => `<a href="${telHref(number)}">${number}</a>`).join(" or ");
	return plainPage(
		"Sorry, this page is not available just now",
		`<p>The fault is ours, not yours. Please <a href="">try again</a> in a few minutes, or start at <a href="/">the home page</a>.</p>
<p>Meanwhile: dial <a href="${USSD_HREF}">${USSD_CODE}</a> for your balance, transfers, airtime and bills, at any hour${call && `, or call ${call}`}.</p>`,
	);
}

const plainPage = (title: string, content: string) =>
	`<!doctype html><html lang="en-GH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>body{font:18px/1.6 system-ui,sans-serif;color:#312640;max-width:34em;margin:12vh auto;padding:0 20px}h1{color:#32144d;line-height:1.2}a{color:#561f85}</style></head><body><h1>${title}</h1>${content}</body></html>`;
