import { type CompanyIdentity, companyIdentity, phoneToCall, whatsappHref } from "#lib/company/identity";
import { plainPage } from "#lib/response-cache/plain-page";
import { policyWithoutScripts } from "#lib/response-cache/security-policy";
import type { Reply } from "#lib/submissions/form/reply";
import type { SubmissionKind } from "#lib/submissions/model/submission";

export type Refused = {
	/** Why nothing was received; undefined if it is unknown whether anything was. */
	cause?: string;
	/** The text before the cause. */
	headline?: string;
	kind?: SubmissionKind;
	retryAfterSeconds?: number;
};

type Refusal = { headers: Record<string, string>; body: string };

/** The same words as JSON or as a plain page, from which the browser's back button restores what was typed. */
export function refusalOf(
	accepted: Headers,
	{ cause, headline, kind = "contact", retryAfterSeconds }: Refused,
): Refusal {
	const company = companyIdentity();
	const noun = NOUNS[kind];
	const ways = otherWays(company);
	const consequence =
		cause === undefined
			? `We do not know whether we received your ${noun}. Send the same again within ten minutes, and it is taken only once${ways}.`
			: `${cause} Nothing was received. Please try again ${waitText(retryAfterSeconds)}${ways}.`;
	const retry: Record<string, string> =
		retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
	const reply: Reply = headline
		? { outcome: "failure", message: headline, detail: consequence }
		: { outcome: "failure", message: consequence };
	if (wantsJson(accepted)) {
		return { headers: { ...JSON_HEADERS, ...retry }, body: JSON.stringify(reply) };
	}
	const chat = whatsappHref(company);
	const html = plainPage(
		cause === undefined ? `Your ${noun} may not have been received` : `Your ${noun} was not received`,
		[reply.message, reply.detail, chat && `<a href="${chat}">Write to us on WhatsApp</a>`, WAY_BACK[kind]]
			.map((line) => line && `<p>${line}</p>`)
			.join(""),
	);
	return { headers: { ...htmlHeaders(), ...retry }, body: html };
}

/** Whether a script sent the form, which accepts JSON; a browser without script accepts a page. */
export const wantsJson = (headers: Headers): boolean =>
	headers.get("accept")?.split(/[;,]/, 1)[0]?.trim() === "application/json";

export const TOO_MANY = {
	network: "Too many messages came from your network in the last minutes.",
	flood: "Our website is receiving far more messages than usual.",
};

export const NOUNS: Record<SubmissionKind, string> = { contact: "message", application: "application" };

/** Browsers restore typed text, but not all of them restore the chosen file. */
const WAY_BACK: Record<SubmissionKind, string> = {
	contact: "Go back in your browser: what you typed is still there.",
	application:
		"Go back in your browser: what you typed is still there. Check whether you need to choose your CV again.",
};

export const JSON_HEADERS = { "content-type": "application/json", "cache-control": "no-store" };

export const htmlHeaders = () => ({
	"content-type": "text/html; charset=utf-8",
	"content-security-policy": policyWithoutScripts(),
	"cache-control": "no-store",
});

function waitText(seconds: number | undefined): string {
	if (seconds === undefined) return "in a few minutes";
	const minutes = Math.ceil(seconds / 60);
	return minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
}

function otherWays(company: CompanyIdentity): string {
	const { whatsapp } = company;
	const number = phoneToCall(company);
	const ways = [number && `call ${number}`, whatsapp && `write to us on WhatsApp (+${whatsapp})`].filter(
		Boolean,
	);
	return ways.length > 0 ? `, or ${ways.join(" or ")}` : "";
}
