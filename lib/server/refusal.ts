import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { escapeUTF8 } from "entities";
import { companyIdentity, phoneToCall } from "#lib/company/identity";
import { plainPage } from "#lib/response-cache/plain-page";
import { policyWithoutScripts } from "#lib/response-cache/security-policy";
import { RESPONSE_HEADERS } from "#lib/server/response-headers";
import { TOP_LINKS } from "#lib/site/main-menu";
import { telHref } from "#lib/web/tel-href";

export type Refusal = {
	status: 400 | 403 | 405 | 413 | 414 | 417 | 429;
	title: string;
	/** Advice for the visitor; by default, to check the address. */
	advice?: string;
};

/** Of the body of a refused request, more than nginx passes on, and for how long it is read. */
const REFUSED_BODY_MAX_BYTES = 16_000_000;
const REFUSED_BODY_MAX_MS = 10_000;

/** Sends a page that says why a request is refused, and closes the connection. `methods` are those that its URL allows. */
export function refuse(
	request: IncomingMessage,
	response: ServerResponse,
	{ status, title, advice = CHECK_ADDRESS }: Refusal,
	methods: readonly string[] = [],
): void {
	const page = plainPage(title, `<p>${advice}</p>${callText()}`, header());
	response.writeHead(status, {
		"content-type": "text/html; charset=utf-8",
		"content-security-policy": policyWithoutScripts(),
		"cache-control": "no-store",
		connection: "close",
		...(status === 405 && { allow: methods.join(", ") }),
	});
	endAfterBody(request, response, request.method === "HEAD" ? "" : page);
}

/** Logo and menu, as on other pages. */
const header = () =>
	`<header><p><a href="/"><img src="/logo.svg" alt="${escapeUTF8(companyIdentity().shortName)}" width="40" height="40"></a></p><nav>${TOP_LINKS.map(({ href, label }) => `<a href="${href}">${label}</a>`).join(" · ")}</nav></header>`;

function callText() {
	const number = phoneToCall(companyIdentity());
	return number ? `<p>Call us: <a href="${telHref(number)}">${number}</a>.</p>` : "";
}

const CHECK_ADDRESS = 'Please check the address, or start at <a href="/">the home page</a>.';

/**
 * Ends a refusal once the request's body has come, unless that takes too long. A connection that closes while something still arrives
 * is reset, and its other end, such as nginx, may never read the response.
 */
function endAfterBody(request: IncomingMessage, response: ServerResponse, text: string) {
	const end = () => {
		if (!response.writableEnded) response.end(text);
	};
	const { "content-length": length = "0", "transfer-encoding": coding, expect } = request.headers;
	if (expect || (Number(length) === 0 && !coding)) {
		end();
		request.resume();
		return;
	}
	let bytes = 0;
	request.on("data", (piece: Buffer) => {
		bytes += piece.length;
		if (bytes > REFUSED_BODY_MAX_BYTES) end();
	});
	const timer = setTimeout(end, REFUSED_BODY_MAX_MS);
	request.once("end", end).once("error", end);
	response.once("close", () => clearTimeout(timer));
}

/**
 * Responds to input that is no request, or too large a one. Node's own response would have a status and nothing else. Once something was
 * sent on the connection it only closes, because the client would take this for the response to another request.
 */
export function refuseMalformedInput({ code }: NodeJS.ErrnoException, socket: Socket): void {
	if (code === "ECONNRESET" || !socket.writable) socket.destroy();
	else if (socket.bytesWritten > 0) socket.destroySoon();
	else socket.end(rawResponse(RAW_REFUSALS[code ?? ""] ?? UNREADABLE_REQUEST));
}

type RawRefusal = { status: string; title: string; advice: string };

/** A response to input that never became a request, with the headers of every other response. */
function rawResponse({ status, title, advice }: RawRefusal): string {
	const page = plainPage(title, `<p>${advice}</p>${callText()}`, header());
	return [
		`HTTP/1.1 ${status}`,
		"Connection: close",
		`Content-Length: ${Buffer.byteLength(page)}`,
		"Content-Type: text/html; charset=utf-8",
		"Cache-Control: no-store",
		`Content-Security-Policy: ${policyWithoutScripts()}`,
		...RESPONSE_HEADERS.map(([name, value]) => `${name}: ${value}`),
		"",
		page,
	].join("\r\n");
}

const UNREADABLE_REQUEST: RawRefusal = {
	status: "400 Bad Request",
	title: "This request cannot be read",
	advice: CHECK_ADDRESS,
};
const RAW_REFUSALS: Record<string, RawRefusal> = {
	HPE_HEADER_OVERFLOW: {
		status: "431 Request Header Fields Too Large",
		title: "Your browser sent more than this site reads",
		advice: "Please delete the cookies of this site in your browser, then try again.",
	},
	ERR_HTTP_REQUEST_TIMEOUT: {
		status: "408 Request Timeout",
		title: "Your request took too long to arrive",
		advice: "Please try again, perhaps where your connection is better.",
	},
};
