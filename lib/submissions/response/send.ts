import { escapeUTF8 } from "entities";
import { companyIdentity, whatsappHref } from "#lib/company/identity";
import { errorName } from "#lib/platform/error-name";
import { log } from "#lib/platform/log";
import { plainPage } from "#lib/response-cache/plain-page";
import { policyWithoutScripts } from "#lib/response-cache/security-policy";
import { consumeQuota } from "#lib/submissions/form/quota";
import type { Reply } from "#lib/submissions/model/reply";
import type { SubmissionKind } from "#lib/submissions/model/submission";
import { refusalOf } from "#lib/submissions/response/texts";
import { submissionService } from "#lib/submissions/service";

/** How a reply reaches its visitor: as JSON, as a redirect to a page that shows it, or as a plain page. */

/** Where the reply to a form is shown. */
type Place = {
	/** The path of the page with the form. */
	page: string;
	/** The name of the form on it. */
	form: string;
	/** The id of the stored page that asked for this correction, if any; the reply takes its place. */
	replyPageId: string | undefined;
};

/**
 * The response to a form: JSON with that status for a script, with the URL of the receipt if there is one; otherwise a redirect (303)
 * to the page with the reply, so that a refresh sends nothing again. `values` refill the fields.
 */
export async function formResponse(
	request: Request,
	status: number,
	{ reply, values }: { reply: Reply; values: Readonly<Record<string, string>> },
	{ page, form, replyPageId }: Place,
): Promise<Response> {
	const isScript = wantsJson(request.headers);
	if (isScript && !reply.receipt) return jsonResponse(status, reply);
	const { replyPages } = await submissionService();
	// The receipt of what was received needs no more of it.
	const content = { reply, values: reply.receipt ? {} : values };
	const id = await consumeQuota("reply", request.headers, content)
		.then(() => replyPages.store(content))
		.catch((error) => log.warn({ reason: errorName(error) }, "reply page not stored"));
	// Its text has been received, or is on the new page.
	if (id || reply.receipt) await replyPages.remove(replyPageId);
	if (!id) return isScript ? jsonResponse(status, reply) : plainReplyPage(status, reply);
	const stored = `${page}/reply/${id}`;
	if (isScript) return jsonResponse(status, { ...reply, page: stored });
	// The fragment scrolls to the message and focuses it.
	const location = `${stored}#${form}-message`;
	return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

/**
 * The response to a form that was not received, by the error thrown: as JSON, or as a plain page, from which the browser's back button
 * restores what was typed.
 */
export function respondToError(request: Request, kind: SubmissionKind, error: unknown): Response {
	const { status, title, reply, wayBack, retryAfterSeconds } = refusalOf(error, kind);
	if (status === 503) {
		const isUnknown = error instanceof Error && error.name === "OutcomeUnknown";
		if (isUnknown) log.error({ reason: errorName(error.cause) }, "unknown whether a form was received");
		else log.error({ reason: errorName(error) }, "form not received");
	}
	const retry: Record<string, string> =
		retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
	if (wantsJson(request.headers)) return jsonResponse(status, reply, retry);
	const chat = whatsappHref(companyIdentity());
	const lines = [
		reply.message,
		reply.detail,
		chat && `<a href="${chat}">Write to us on WhatsApp</a>`,
		wayBack,
	];
	const html = plainPage(title, lines.map((line) => line && `<p>${line}</p>`).join(""));
	return htmlResponse(status, html, retry);
}

/** Whether a script sent the form, which accepts JSON; a browser without script accepts a page. */
export const wantsJson = (headers: Headers): boolean =>
	headers.get("accept")?.split(/[;,]/, 1)[0]?.trim() === "application/json";

/** A reply, perhaps in the words of the delivery target, as a page that is not stored, for when it may not be stored any more. */
function plainReplyPage(status: number, { message, detail, errors = {}, receipt }: Reply): Response {
	const corrections = Object.values(errors).map((error) => `<li>${escapeUTF8(error)}</li>`);
	const html = plainPage(
		"Your message",
		[
			`<p>${escapeUTF8(message)}</p>`,
			detail ? `<p>${escapeUTF8(detail)}</p>` : "",
			corrections.length > 0 ? `<ul>${corrections.join("")}</ul>` : "",
			receipt
				? `<p>Your reference: ${escapeUTF8(receipt.reference)}</p>`
				: "<p>Go back in your browser: what you typed is still there.</p>",
		].join(""),
	);
	return htmlResponse(status, html);
}

const jsonResponse = (status: number, reply: Reply, headers: Record<string, string> = {}) =>
	new Response(JSON.stringify(reply), {
		status,
		headers: { "content-type": "application/json", "cache-control": "no-store", ...headers },
	});

const htmlResponse = (status: number, html: string, headers: Record<string, string> = {}) =>
	new Response(html, {
		status,
		headers: {
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": policyWithoutScripts(),
			"cache-control": "no-store",
			...headers,
		},
	});
