import { type CompanyIdentity, companyIdentity } from "#lib/company/identity";
import { plainPage } from "#lib/delivery/plain-page";
import { policyWithoutScripts } from "#lib/delivery/security-policy";
import { log } from "#lib/log";
import { BodyFailure } from "#lib/submissions/form-body";
import type { KeptReplies, KeptReply } from "#lib/submissions/kept-reply";
import { isKeyReuse } from "#lib/submissions/outbox";
import { isOwnForm, rateVerdict } from "#lib/submissions/post-office";
import type { Reply } from "#lib/submissions/reply";
import type { SubmissionKind } from "#lib/submissions/submission";

/** Whether the form was sent by a script, which asks for JSON; a browser without script asks for a page. */
export const wantsJson = (headers: Headers): boolean =>
	headers.get("accept")?.split(/[;,]/, 1)[0]?.trim() === "application/json";

/**
 * Answers a form: JSON with that status to a script; without one a redirect (303) to the page that shows the reply, so that a
 * refresh sends nothing again.
 */
export async function answerForm(
	request: Request,
	status: number,
	kept: KeptReply,
	{ replies, page, form }: { replies: KeptReplies; page: string; form: string },
): Promise<Response> {
	if (wantsJson(request.headers)) return jsonReply(status, kept.reply);
	// The fragment leads sight and focus to the message.
	const location = `${page}/reply/${await replies.keep(kept)}#${form}-message`;
	return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

/** The refusal that needs no look into the form: of another site's form, and of a flood. `isSuspicious` when it may pass. */
export async function judgeSender(
	kind: SubmissionKind,
	request: Request,
): Promise<{ refusal: Response } | { refusal?: undefined; isSuspicious: boolean }> {
	if (!isOwnForm(request.headers)) {
		return { refusal: plainAnswer(request, 403, "This form was sent from another website.") };
	}
	const verdict = await rateVerdict(kind, request.headers);
	if (verdict !== "refused") return { isSuspicious: verdict === "suspicious" };
	return {
		refusal: plainAnswer(request, 429, "Too many messages came from your network in the last minutes."),
	};
}

/** The answer to a form that could not be received: what was thrown decides. Says truly that nothing was received. */
export function failureAnswer(request: Request, error: unknown): Response {
	if (isKeyReuse(error)) {
		return plainAnswer(request, 409, "This form was sent before, with something else in it.");
	}
	if (error instanceof BodyFailure && error.status !== 503) {
		return plainAnswer(request, error.status, BODY_FAULTS[error.status]);
	}
	log.error({ reason: (error as NodeJS.ErrnoException).code ?? "unknown" }, "form not received");
	return plainAnswer(request, 503, "We could not save your message.");
}

const BODY_FAULTS = {
	400: "Only a part of your message arrived.",
	408: "The connection was too slow, and only a part of your message arrived.",
	413: "Your message is too long.",
	415: "Your browser sent the form in a way that we cannot read.",
};

/** The same words as JSON, or as a plain page: nothing is redrawn, and the browser's way back keeps what was typed. */
function plainAnswer(request: Request, status: number, cause: string): Response {
	const company = companyIdentity();
	const message = `${cause} Nothing was received. Please try again in a few minutes${orCall(company)}.`;
	if (wantsJson(request.headers)) return jsonReply(status, { outcome: "failure", message });
	const html = plainPage(
		"Your message was not received",
		`<p>${message}</p><p>Go back in your browser: what you typed is still there.</p>`,
	);
	return new Response(html, {
		status,
		headers: {
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": policyWithoutScripts(),
			"cache-control": "no-store",
		},
	});
}

const jsonReply = (status: number, reply: Reply) =>
	Response.json(reply, { status, headers: { "cache-control": "no-store" } });

function orCall({ phone, tollFree }: CompanyIdentity): string {
	const number = tollFree ?? phone;
	return number ? `, or call ${number}` : "";
}
