import { calendarDate, momentText } from "#lib/calendar/calendar-date";
import { holidays } from "#lib/calendar/holidays";
import { type CompanyIdentity, companyIdentity, phoneToCall, whatsappHref } from "#lib/company/identity";
import type { ContactTopic } from "#lib/contact/contact-form-page";
import { environment } from "#lib/platform/environment";
import type { ApplicationProblem } from "#lib/submissions/form/application";
import type { AcceptedContact } from "#lib/submissions/form/contact";
import type { BodyFailure } from "#lib/submissions/form/form-body";
import type { ForeignForm } from "#lib/submissions/form/own-form";
import type { QuotaExceeded } from "#lib/submissions/form/quota";
import { answerDue } from "#lib/submissions/model/answer-due";
import {
	APPLICATION_ALERTS,
	APPLICATION_RECEIVED,
	APPLICATION_SUCCESS,
} from "#lib/submissions/model/application-fields";
import { ACCOUNT_TYPES } from "#lib/submissions/model/contact-fields";
import type { Receipt } from "#lib/submissions/model/receipt";
import type { Reply } from "#lib/submissions/model/reply";
import type { SubmissionKind } from "#lib/submissions/model/submission";
import type { KeyReuse, OutcomeUnknown } from "#lib/submissions/outbox";
import { APPLICATION_STEPS, contactSteps } from "#lib/submissions/response/next-steps";
import { amountText } from "#lib/text/cedis";

/** Everything that visitors are told after they have sent a form (behaviour §8). */

type SentContact = Pick<AcceptedContact, "topic" | "value" | "wish"> & {
	/** The product and the amount in GHS that it is about. */
	values?: { product?: string; amount?: string };
};

/** The site's own summary of the request. */
type Listed = {
	product?: string | undefined;
	/** If the chosen branch is closed, until when, and where to go instead. */
	closedBranch?: string | undefined;
};

/**
 * The reply to an accepted contact request; `wish` says when and how its sender wants to be called. A receipt has a URL to pass on, so
 * it repeats nothing that anybody could have typed, only what is listed.
 */
export function contactReply(
	receipt: Receipt,
	{ topic, value, values, wish }: SentContact,
	company: CompanyIdentity,
	{ product = "", closedBranch }: Listed = {},
): Reply {
	const { accountType, phone } = value.formData;
	const steps = contactSteps(receipt, topic, { product: values?.product, accountType });
	const reply = replyTo(receipt, WORDS.contact, steps, company);
	const about = aboutText(topic, [product, accountName(accountType)], values?.amount);
	const isAnonymous = phone === "";
	const isPromised = receipt.delivery.outcome === "delivered";
	const due = isAnonymous ? undefined : answerDue({ topic, isPromised }, receipt.receivedAt, holidays());
	return reply.receipt
		? { ...reply, receipt: { ...reply.receipt, due, about, wish, isAnonymous, closedBranch } }
		: reply;
}

/** 'Susu Account', as products are called; empty without a type. */
function accountName(accountType: string): string {
	const type = ACCOUNT_TYPES.find(({ value }) => value === accountType);
	return type ? `${type.label} Account` : "";
}

/** 'Loan request about Susu Loans, GHS 1,800'; empty if it is about no product, no account and no amount. */
function aboutText(topic: ContactTopic, names: readonly string[], amount = ""): string {
	const product = [...new Set(names)].filter(Boolean).join(", ");
	const about = [product, amount && amountText(Number(amount))].filter(Boolean).join(", ");
	return about && `${REQUESTS[topic] ?? "Message"} ${product ? "about" : "for"} ${about}`;
}

const REQUESTS: Partial<Record<ContactTopic, string>> = {
	enquiry: "Enquiry",
	loan: "Loan request",
	account: "Account request",
};

/** The reply to an accepted application; `hasScript` if the browser keeps the form's file. */
export function applicationReply(receipt: Receipt, company: CompanyIdentity, hasScript: boolean): Reply {
	const reply = replyTo(receipt, WORDS.application, APPLICATION_STEPS, company);
	return reply.receipt || hasScript ? reply : withFileLost(reply);
}

/** A contact form shows the words of the delivery target, if it sends any. */
const WORDS = {
	contact: {
		noun: "message",
		delivered: (targets?: string) => targets ?? "Message sent successfully!",
		rejected: "Submission failed",
		pending: "Message was received but we encountered a response issue",
	},
	application: {
		noun: "application",
		delivered: () => APPLICATION_SUCCESS,
		rejected: APPLICATION_ALERTS.failed,
		pending: APPLICATION_RECEIVED,
	},
};

/** Never promises more than will happen: a dead letter stays here until staff handle it. */
function replyTo(
	{ reference, receivedAt, delivery }: Receipt,
	words: (typeof WORDS)[keyof typeof WORDS],
	steps: readonly string[],
	company: CompanyIdentity,
): Reply {
	const { outcome } = delivery;
	const receipt = (nextSteps: readonly string[]) => ({
		reference,
		received: momentText(receivedAt),
		nextSteps,
		whatsapp: whatsappHref({ ...company, whatsappGreeting: `Hello, my reference is ${reference}.` }),
	});
	switch (outcome) {
		case "delivered":
			return { outcome, message: words.delivered(delivery.message), receipt: receipt(steps) };
		case "rejected":
			return { outcome, message: delivery.message ?? words.rejected };
		case "pending":
			return {
				outcome,
				message: words.pending,
				detail: "We have saved it and will pass it on to our team. You do not need to send it again.",
				receipt: receipt(steps),
			};
		case "dead-letter":
			return {
				outcome,
				message: words.pending,
				detail: "We have saved it, and our staff have it. You do not need to send it again.",
				receipt: receipt(
					stepsWithStaff("It could not be passed on automatically, so our staff will look at it.", company),
				),
			};
		case "quarantined":
			return {
				outcome,
				message: `We have received your ${words.noun} (${reference}). We look at it before it goes on.`,
				receipt: receipt(
					stepsWithStaff("Our staff are looking at it. You do not need to send it again.", company),
				),
			};
	}
}

/** The reply to a contact request in which something must be corrected, or is asked about; see `checkContact`. */
export const contactCorrection = ({
	errors,
	isQuestion,
}: {
	errors: Readonly<Record<string, string>>;
	isQuestion: boolean;
}): Reply =>
	isQuestion
		? questionReply(errors)
		: {
				outcome: "invalid",
				message: "Please check these fields. Nothing was sent yet, and what you typed is kept.",
				errors,
			};

/** The reply to an application that cannot be accepted as it is; `hasScript` if the browser keeps the form's file. */
export function applicationCorrection(problem: ApplicationProblem, hasScript: boolean): Reply {
	const toForm = (reply: Reply) => (hasScript ? reply : withFileLost(reply));
	switch (problem.kind) {
		case "gone":
			return {
				outcome: "invalid",
				message:
					"This role is no longer open, so your application was not sent. Please look at our open roles.",
			};
		case "closed": {
			const day = calendarDate(new Date(problem.closesOn)).text;
			const message = `Applications for this role closed on ${day}, so yours was not sent. Please look at our open roles.`;
			return { outcome: "invalid", message };
		}
		case "upload": {
			const detail = "Nothing was received. What you typed is still here.";
			return toForm({ outcome: "invalid", message: problem.alert, detail });
		}
		case "question":
			return toForm(questionReply(problem.errors));
		case "fields":
			return toForm({ outcome: "invalid", message: problem.alert, errors: problem.errors });
	}
}

/** The reply when something is possible but unlikely. The same sent again with `CONFIRMATION_FIELD` is accepted. */
function questionReply(errors: Readonly<Record<string, string>>): Reply {
	const [only = "", another] = Object.values(errors);
	return {
		outcome: "question",
		message: another === undefined ? only : "Is this right?",
		detail: "If it is, send the form again. If not, correct it. Nothing was sent yet.",
		errors,
	};
}

/** A reply that brings the form back to a browser without script, which does not keep the file. One about the file says so itself. */
const withFileLost = (reply: Reply): Reply =>
	reply.errors?.file
		? reply
		: {
				...reply,
				detail: [reply.detail, "Your browser did not keep your CV."].filter(Boolean).join(" "),
				errors: { ...reply.errors, file: "Choose your CV again." },
			};

function stepsWithStaff(first: string, company: CompanyIdentity): readonly string[] {
	const number = phoneToCall(company);
	return [
		first,
		number ? `To ask about it, call ${number}.` : "To ask about it, go to any of our branches.",
		"Tell us your reference, so that you do not have to give your details again.",
	];
}

/** The reply to a form that did not become a submission. */
export type FormRefusal = {
	status: number;
	title: string;
	reply: Reply;
	wayBack: string;
	retryAfterSeconds?: number;
};

const NOUNS: Record<SubmissionKind, string> = { contact: "message", application: "application" };

/** The refusal of a form, by the error thrown. It says that nothing was received, unless nobody knows. */
export function refusalOf(error: unknown, kind: SubmissionKind): FormRefusal {
	const company = companyIdentity();
	const noun = NOUNS[kind];
	const { status, cause, headline, retryAfterSeconds } = causeOf(error, noun);
	const consequence =
		cause === undefined
			? `We do not know whether we received your ${noun}. Send the same again within ten minutes, and it is taken only once${otherWays(company)}.`
			: `${cause} Nothing was received. Please try again ${waitText(retryAfterSeconds)}${otherWays(company)}.`;
	return {
		status,
		title: `Your ${noun} ${cause === undefined ? "may not have been" : "was not"} received`,
		reply: headline
			? { outcome: "invalid", message: headline, detail: consequence }
			: { outcome: "invalid", message: consequence },
		// Browsers restore typed text, but not all of them restore the chosen file.
		wayBack: `Go back in your browser: what you typed is still there.${kind === "application" ? " Check whether you need to choose your CV again." : ""}`,
		retryAfterSeconds,
	};
}

/**
 * Why nothing was received; `cause` is undefined if it is unknown whether anything was. For an error of ours or of the connection,
 * the words of behaviour §8 come first.
 */
type Cause = { status: number; cause?: string; headline?: string; retryAfterSeconds?: number };

function causeOf(error: unknown, noun: string): Cause {
	const headline = APPLICATION_ALERTS.failed;
	if (isNamed<ForeignForm>(error, "ForeignForm")) return { status: 403, cause: foreignText(error.origin) };
	if (isNamed<QuotaExceeded>(error, "QuotaExceeded")) {
		return { status: 429, cause: TOO_MANY[error.because], retryAfterSeconds: error.retryAfterSeconds };
	}
	if (isNamed<KeyReuse>(error, "KeyReuse")) {
		return { status: 409, cause: "This form was sent before with different content." };
	}
	if (isNamed<OutcomeUnknown>(error, "OutcomeUnknown")) return { status: 503, headline };
	if (isNamed<BodyFailure>(error, "BodyFailure") && error.status !== 503) {
		const isCut = error.status === 400 || error.status === 408;
		return { status: error.status, cause: BODY_CAUSES[error.status], ...(isCut && { headline }) };
	}
	return { status: 503, headline, cause: `We could not save your ${noun}.` };
}

/** Visitors of a second host name of ours read where to send the form instead. */
const foreignText = (origin: string | undefined): string =>
	origin
		? `This form was opened at ${origin}, but our website is ${environment().SITE_URL}: please open it there.`
		: "This form was sent from another website.";

const TOO_MANY = {
	network: "Too many messages came from your network in the last minutes.",
	flood: "Our website is receiving far more messages than usual.",
};

const BODY_CAUSES = {
	400: "Only part of what you sent arrived.",
	408: "The connection was too slow, and only part of what you sent arrived.",
	413: "Your message is too long.",
	415: "Your browser sent the form in a way that we cannot read.",
};

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

/** By name: the start of the server may have opened the submission service, and Next bundles it separately, with its own classes. */
const isNamed = <Named extends Error>(error: unknown, name: Named["name"]): error is Named =>
	error instanceof Error && error.name === name;
