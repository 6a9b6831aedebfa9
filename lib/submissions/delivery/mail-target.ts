import { createTransport } from "nodemailer";
import { companyIdentity } from "#lib/company/identity";
import type { ContactTopic } from "#lib/contact/contact-form-page";
import { DeliveryFailure, type DeliveryTarget } from "#lib/submissions/delivery/delivery-target";
import { findingIn, scanText } from "#lib/submissions/model/cv-scan";
import { labelledFields } from "#lib/submissions/model/labelled-fields";
import type { CvFile, Submission } from "#lib/submissions/model/submission";
import { visibleLine } from "#lib/text/visible-line";

export type MailSettings = {
	/** `smtp://…` or `smtps://…`. */
	url: string;
	from: string;
	to: string;
	/** Addresses of their own for some submissions; else `to`. */
	desks?: { applications?: string; complaints?: string };
	/** Whether to send only over encrypted connections; see `needsTls`. */
	requireTls: boolean;
	/** Tests shorten them. */
	limits?: typeof MAIL_LIMITS;
	/** The host part of message ids. */
	host: string;
	readFile: (id: string) => Promise<Uint8Array | undefined>;
	/** The URL of the page that says what the virus scanner found in a file. */
	linkOf: (id: string) => string;
};

/**
 * A server may inspect a mail for minutes before it confirms it, and RFC 5321 (4.5.3.2.6) asks clients to wait for ten. Clients
 * that give up earlier resend what the server has usually accepted.
 */
export const MAIL_LIMITS = {
	/** For connecting, the greeting and encryption together. */
	connectMs: 30_000,
	/** For each of the server's responses. */
	responseMs: 10 * 60_000,
	deliveryMs: 12 * 60_000,
};

/**
 * Delivery by mail to the company's own address. Headers contain nothing that a visitor typed, except the reply address, which was
 * checked and is encoded by the mailer. The message id is the submission's, so that a repeat can be recognised. A permanent
 * refusal of the mail server (5xx to the message or its recipient) is final.
 */
export function mailTarget(settings: MailSettings): DeliveryTarget {
	const { host, readFile, linkOf, limits = MAIL_LIMITS } = settings;
	const transport = mailer(settings, limits);

	return {
		deliveryMaxMs: limits.deliveryMs,
		deliver: async (submission, signal) => {
			// Some mail servers would refuse a file in which a scanner finds something, and staff should read of it first.
			const { file } = submission;
			const attachments = file && !findingIn(file) ? [await attachment(file, readFile)] : [];
			const replyTo =
				submission.kind === "contact" ? submission.payload.formData.email : submission.payload.email;
			try {
				await transport.sendMail({
					to: recipientOf(submission, settings),
					// A report of a fake may have none.
					...(replyTo && { replyTo: { name: "", address: replyTo } }),
					messageId: `<${submission.id}@${host}>`,
					subject: `${subjectOf(submission)} ${submission.reference}`,
					text: textOf(submission, linkOf),
					attachments,
					signal,
				});
				return { outcome: "delivered" };
			} catch (error) {
				throw mailFailure(error);
			}
		},
	};
}

function mailer({ url, from, requireTls }: MailSettings, { connectMs, responseMs }: typeof MAIL_LIMITS) {
	// The mailer reads connection options from the URL.
	const options = new URL(url);
	options.searchParams.set("connectionTimeout", String(connectMs));
	options.searchParams.set("greetingTimeout", String(connectMs));
	options.searchParams.set("socketTimeout", String(responseMs));
	if (requireTls) {
		options.searchParams.delete("ignoreTLS");
		options.searchParams.set("requireTLS", "true");
	}
	return createTransport(options.href, { from, disableFileAccess: true, disableUrlAccess: true });
}

/**
 * Whether mail to this server must be encrypted: always, except to this machine, or when the operator disables it.
 * `smtps://` is encrypted from its first byte; `smtp://` by STARTTLS, without which nothing is sent.
 */
export function needsTls(url: string, choice: "on" | "off"): boolean {
	const host = new URL(url).hostname.toLowerCase();
	const isThisMachine = host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
	return choice === "on" && !isThisMachine;
}

async function attachment(file: CvFile, readFile: MailSettings["readFile"]) {
	const content = await readFile(file.id);
	if (!content) throw new DeliveryFailure("file missing", { retries: "none" });
	return { filename: `cv.${file.type}`, content: Buffer.from(content) };
}

function recipientOf(submission: Submission, { to, desks = {} }: MailSettings): string {
	const { kind, topic } = submission;
	if (kind === "application") return desks.applications ?? to;
	return ((topic === "complaint" || topic === "fake") && desks.complaints) || to;
}

const SUBJECTS: Record<ContactTopic, string> = {
	enquiry: "Enquiry",
	loan: "Loan request",
	account: "Account request",
	complaint: "Complaint",
	fake: "Report of a fake",
};

const subjectOf = ({ topic }: Submission): string => (topic ? SUBJECTS[topic] : "Job application");

function textOf(submission: Submission, linkOf: MailSettings["linkOf"]): string {
	const lines = [...labelledFields(submission), ["CV, named by the applicant", submission.file?.name]];
	return [
		`${subjectOf(submission)} ${submission.reference}, sent through the website of ${companyIdentity().name}.`,
		"",
		...lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
		"",
		"What follows each label was typed by a visitor. Do not follow links in it that you do not expect.",
		...(submission.file ? ["", ...cvLines(submission.file, linkOf)] : []),
	].join("\n");
}

/** The scanner's verdict on a CV, and the CV's URL if it is not attached. */
const cvLines = (file: CvFile, linkOf: MailSettings["linkOf"]): string[] => [
	`The CV: ${scanText(file.scan)}`,
	...(findingIn(file) ? [`It is not attached, but here: ${linkOf(file.id)}`] : []),
];

const SENTENCE_MAX = 200;

function mailFailure(error: unknown): DeliveryFailure {
	const { code, responseCode, response } = error as Record<"code" | "response", string | undefined> & {
		responseCode?: number;
	};
	// The server's sentence says more than its number. Without addresses, because it stands in lists.
	const sentence =
		response &&
		visibleLine(response)
			.replace(/\S+@\S+/g, "…")
			.slice(0, SENTENCE_MAX);
	const isRefused = code === "EENVELOPE" || code === "EMESSAGE";
	return new DeliveryFailure(`mail: ${sentence || (responseCode ?? code ?? "failed")}`, {
		retries: isRefused && (responseCode ?? 0) >= 500 ? "none" : "unlimited",
		cause: error,
	});
}
