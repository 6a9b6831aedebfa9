import type { IncomingMessage, ServerResponse } from "node:http";
import { OPENING_HOURS_TEXT } from "#lib/calendar/opening-hours";
import { companyIdentity, telHref, whatsappHref } from "#lib/company/identity";
import { USSD_CODE, USSD_HREF } from "#lib/company/limits";
import { plainPage } from "#lib/page-cache/plain-page";
import { policyWithoutScripts, REPORTING_ENDPOINTS } from "#lib/page-cache/security-policy";

/**
 * Completes Next's own answers to one request. HTML without a policy is Next's and gets one; if it is an error page (a fault
 * in this site's code), which only script could fill, a plain page that everyone can read takes its place. A range beyond
 * the end of a file is answered 416. No cache keeps the absence of a made-up part of a page.
 */
export function withFallbackPage(request: IncomingMessage, response: ServerResponse) {
	const { writeHead, write, end } = response;
	let replacement: string | undefined;
	response.writeHead = function withPolicy(this: ServerResponse, ...all: unknown[]) {
		const isHtml = String(this.getHeader("content-type") ?? "").startsWith("text/html");
		if (isHtml) this.setHeader("reporting-endpoints", REPORTING_ENDPOINTS);
		// A range beyond the end of the file: Next gives the length of the file, but reports a server error.
		if (this.statusCode === 500 && String(this.getHeader("content-range")).startsWith("bytes */")) {
			replacement = "";
			this.removeHeader("content-length");
			all[0] = 416;
		}
		// A prefetch of a segment that the page does not have. Anyone can make up others, so no cache should keep them.
		if (this.statusCode === 404 && this.getHeader("x-nextjs-postponed") === "2")
			this.setHeader("cache-control", "no-store");
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

function faultPage(): string {
	const company = companyIdentity();
	const call = [company.tollFree, company.phone].filter((number) => number !== undefined);
	const chat = whatsappHref(company);
	const meanwhile = [
		`Dial ${link(USSD_HREF, USSD_CODE)} for your balance, transfers, airtime and bills, at any hour.`,
		call.length > 0 && `Call ${call.map((number) => link(telHref(number), number)).join(" or ")}.`,
		chat && `Write to us on ${link(chat, "WhatsApp")}.`,
		`${link("/locator", "Visit a branch")}: ${OPENING_HOURS_TEXT}.`,
	].filter(Boolean);
	return plainPage(
		"Sorry, this page is not available just now",
		`<p>The fault is ours, not yours. Please ${link("", "try again")} in a few minutes, or start at ${link("/", "the home page")}.</p>
<p>What you can do in the meantime:</p><ul>${meanwhile.map((way) => `<li>${way}</li>`).join("")}</ul>`,
	);
}

const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;
