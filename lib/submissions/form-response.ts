import { escapeUTF8 } from "entities";
import { environment } from "#lib/platform/environment";
import { errorName } from "#lib/platform/error-name";
import { log } from "#lib/platform/log";
import { plainPage } from "#lib/response-cache/plain-page";
import { BodyFailure } from "#lib/submissions/form/form-body";
import type { KeptReplies, KeptReply } from "#lib/submissions/form/kept-reply";
import type { RateVerdict } from "#lib/submissions/form/rate-limit";
import type { Reply } from "#lib/submissions/form/reply";
import {
	htmlHeaders,
	JSON_HEADERS,
	NOUNS,
	type Refused,
	refusalOf,
	TOO_MANY,
	wantsJson,
} from "#lib/submissions/form-refusal";
import { APPLICATION_ALERTS } from "#lib/submissions/model/application-fields";
import type { SubmissionKind } from "#lib/submissions/model/submission";
import { isAcceptError } from "#lib/submissions/outbox";
import { checkQuota, consumeQuota, isOwnForm } from "#lib/submissions/service";

/** Anybody can post with invented ones: the first of a process are logged, each once. */
const FOREIGN_ORIGINS_LOGGED = 20;
const foreignOrigins = new Set<string>();

/**
 * The response to a form: JSON with that status for a script, with the address of the receipt if there is one; otherwise a redirect
 * (303) to the page with the reply, so that a refresh sends nothing again. `returned` is the id of the page that asked for this
 * correction, if any; the reply takes its place.
 */
export async function answerForm(
	request: Request,
	status: number,
	kept: KeptReply,
	{ replies, page, form, returned }: { replies: KeptReplies; page: string; form: string; returned: unknown },
): Promise<Response> {
	const isScript = wantsJson(request.headers);
	if (isScript && !kept.reply.receipt) return jsonReply(status, kept.reply);
	const quota = await consumeQuota("reply", request.headers, Buffer.byteLength(JSON.stringify(kept)));
	const isStored = quota.verdict !== "refused";
	// What was typed there has been received, or is on the new page.
	if (isStored || kept.reply.receipt) await replies.remove(returned);
	if (!isStored) return (isScript ? jsonReply : replyPage)(status, kept.reply);
	const own = `${page}/reply/${await replies.keep(kept)}`;
	if (isScript) return jsonReply(status, { ...kept.reply, page: own });
	// The fragment scrolls to the message and focuses it.
	const location = `${own}#${form}-message`;
	return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

/** The refusal that does not require reading the form: of another site's form, or of a flood. Costs other visitors nothing. */
export async function refusalOfSender(kind: SubmissionKind, request: Request): Promise<Response | undefined> {
	if (!isOwnForm(request.headers)) {
		return plainAnswer(request, 403, { cause: foreignFormText(request.headers) });
	}
	return refusalOfRate(request, await checkQuota(kind, request.headers));
}

/**
 * Visitors of a second host name, or of plain HTTP, that does not lead to `SITE_URL` read where to send the form instead. An address is
 * named only if a browser can have written it: a page shows these words.
 */
function foreignFormText(headers: Headers): string {
	const origin = headers.get("origin") ?? "";
	const { SITE_URL } = environment();
	if (!/^https?:\/\/[a-z\d.:[\]-]{1,200}$/.test(origin)) return "This form was sent from another website.";
	if (!foreignOrigins.has(origin) && foreignOrigins.size < FOREIGN_ORIGINS_LOGGED) {
		foreignOrigins.add(origin);
		log.warn({ origin, SITE_URL }, "form of another address refused: if it is ours, redirect it to SITE_URL");
	}
	return `This form was opened at ${origin}, but our website is ${SITE_URL}: please open it there.`;
}

/**
 * Counts a valid submission just before it is stored. Returns the refusal if its quota is used up, otherwise whether it goes
 * into quarantine.
 */
export async function quotaVerdict(
	kind: SubmissionKind,
	request: Request,
	{ payload, file }: { payload: unknown; file?: { bytes: number } },
): Promise<{ refusal: Response } | { refusal?: undefined; isSuspicious: boolean }> {
	const bytes = Buffer.byteLength(JSON.stringify(payload)) + (file?.bytes ?? 0);
	const verdict = await consumeQuota(kind, request.headers, bytes);
	const refusal = refusalOfRate(request, verdict);
	return refusal ? { refusal } : { isSuspicious: verdict.verdict === "quarantined" };
}

function refusalOfRate(request: Request, verdict: RateVerdict): Response | undefined {
	if (verdict.verdict !== "refused") return undefined;
	const { because, retryAfterSeconds } = verdict;
	return plainAnswer(request, 429, { cause: TOO_MANY[because], retryAfterSeconds });
}

/**
 * The response to a form that could not be received, by the error thrown. It says that nothing was received, unless nobody knows;
 * for a fault of ours or of the connection, the words of behaviour §8 come first.
 */
export function failureAnswer(request: Request, kind: SubmissionKind, error: unknown): Response {
	if (isAcceptError(error, "KeyReuse")) {
		return plainAnswer(request, 409, {
			kind,
			cause: "This form was sent before with different content.",
		});
	}
	const headline = APPLICATION_ALERTS.failed;
	if (error instanceof BodyFailure && error.status !== 503) {
		const isCut = error.status === 400 || error.status === 408;
		const cause = BODY_FAULTS[error.status];
		return plainAnswer(request, error.status, { kind, cause, ...(isCut && { headline }) });
	}
	if (isAcceptError(error, "OutcomeUnknown")) {
		log.error({ reason: errorName(error.cause) }, "unknown whether a form was received");
		return plainAnswer(request, 503, { kind, headline });
	}
	log.error({ reason: errorName(error) }, "form not received");
	return plainAnswer(request, 503, { kind, headline, cause: `We could not save your ${NOUNS[kind]}.` });
}

const BODY_FAULTS = {
	400: "Only part of what you sent arrived.",
	408: "The connection was too slow, and only part of what you sent arrived.",
	413: "Your message is too long.",
	415: "Your browser sent the form in a way that we cannot read.",
};

const plainAnswer = (request: Request, status: number, what: Refused): Response => {
	const { headers, body } = refusalOf(request.headers, what);
	return new Response(body, { status, headers });
};

/** A reply, perhaps in the receiver's words, as a page that is not stored, for when it may not be stored any more. */
function replyPage(status: number, { message, detail, errors = {}, receipt }: Reply): Response {
	const faults = Object.values(errors).map((fault) => `<li>${escapeUTF8(fault)}</li>`);
	const html = plainPage(
		"Your message",
		[
			`<p>${escapeUTF8(message)}</p>`,
			detail ? `<p>${escapeUTF8(detail)}</p>` : "",
			faults.length > 0 ? `<ul>${faults.join("")}</ul>` : "",
			receipt
				? `<p>Your reference: ${escapeUTF8(receipt.reference)}</p>`
				: "<p>Go back in your browser: what you typed is still there.</p>",
		].join(""),
	);
	return new Response(html, { status, headers: htmlHeaders() });
}

const jsonReply = (status: number, reply: Reply) =>
	new Response(JSON.stringify(reply), { status, headers: JSON_HEADERS });
