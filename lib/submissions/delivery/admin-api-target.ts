import { Agent, errors, request } from "undici";
import { z } from "zod";
import { log } from "#lib/platform/log";
import {
	DeliveryFailure,
	type DeliveryTarget,
	retriesAfterStatus,
} from "#lib/submissions/delivery/delivery-target";
import type { TargetResponse } from "#lib/submissions/model/receipt";
import type { CvFile, Submission } from "#lib/submissions/model/submission";
import { jsonOf } from "#lib/text/json";

const RESPONSE_MAX_BYTES = 256 * 1024;
/** The backend's message for visitors is one line; anything longer is something else. */
const MESSAGE_MAX = 500;
/**
 * How long a target may take to respond. Longer than any visitor waits: clients that give up earlier resend what a slow server, such
 * as one that must first be started, has usually accepted.
 */
export const POST_DEADLINE_MS = 60_000;
/** The file's way to the image host and then the post, with time to begin both. */
const DELIVERY_MAX_MS = 2 * POST_DEADLINE_MS + 5_000;
const APPLICATION_PATH = "/submit-application";

const agent = new Agent({ connect: { timeout: 3_000 }, maxResponseSize: RESPONSE_MAX_BYTES });

type ApiSettings = {
	/** Without a trailing slash. */
	baseUrl: string;
	contactPath: string;
	/** For connecting, waiting and reading together; tests shorten it. */
	deadlineMs?: number;
	/** A URL where the target of an application can fetch its file; may forward the file first. */
	fileUrlOf: (submission: Submission & { file: CvFile }, signal: AbortSignal) => Promise<string>;
};

/**
 * Delivery to the company's admin API (behaviour §7). The header `Idempotency-Key` is the submission's id on every attempt, so
 * that the API can recognise a repeat; `Submission-Reference` is the visitor's reference. The bodies follow behaviour §7 word
 * for word. Any 2xx accepts an application; a contact request needs a clear response (see `contactResponse`).
 */
export function adminApiTarget({
	baseUrl,
	contactPath,
	deadlineMs = POST_DEADLINE_MS,
	fileUrlOf,
}: ApiSettings): DeliveryTarget {
	/** The body of a 2xx response. */
	async function post(
		path: string,
		{ id, reference }: Submission,
		body: unknown,
		signal: AbortSignal,
	): Promise<string> {
		try {
			const response = await request(baseUrl + path, {
				method: "POST",
				dispatcher: agent,
				headers: {
					"content-type": "application/json",
					accept: "application/json",
					"idempotency-key": id,
					"submission-reference": reference,
				},
				body: JSON.stringify(body),
				signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
			});
			if (response.statusCode < 200 || response.statusCode > 299) {
				await response.body.dump();
				throw statusFailure(response.statusCode);
			}
			return await response.body.text();
		} catch (error) {
			throw transportFailure(error);
		}
	}

	return {
		deliveryMaxMs: DELIVERY_MAX_MS,
		deliver: async (submission, signal) => {
			if (submission.kind === "contact") {
				return contactResponse(await post(contactPath, submission, submission.payload, signal));
			}
			const { name, phone, email, career } = submission.payload;
			const fileUrl = await fileUrlOf(submission, signal);
			noteResponse(
				submission.reference,
				await post(APPLICATION_PATH, submission, { name, phone, email, fileUrl, career }, signal),
			);
			return { outcome: "delivered" };
		},
	};
}

/** `success` and `message`, wherever they are; values of another type count as absent. */
const verdict = z.object({
	success: z.boolean().optional().catch(undefined),
	message: z.string().optional().catch(undefined),
});

const envelope = z.object({ data: z.unknown().optional() }).and(verdict);

/** `success` and `message` from `data`, otherwise from the root. */
function verdictIn(text: string): z.infer<typeof verdict> {
	const { data, success, message } = envelope.safeParse(jsonOf(text)).data ?? {};
	const inner = verdict.safeParse(data).data;
	return { success: inner?.success ?? success, message: inner?.message ?? message };
}

/**
 * The response to a contact request. Without a JSON object that says `success`, it is an 'Invalid API response': nobody knows whether
 * the message was taken, so it is sent once more and then left to the staff.
 */
function contactResponse(text: string): TargetResponse {
	const { success, message } = verdictIn(text);
	if (success === undefined) throw new DeliveryFailure("Invalid API response", { retries: "one" });
	return { outcome: success ? "delivered" : "rejected", message: messageOf(message) };
}

/** The response to an application is only logged (behaviour §7): that it contradicts its status, not its words, which may name people. */
function noteResponse(reference: string, text: string): void {
	if (verdictIn(text).success !== false) return;
	log.warn({ reference }, "application accepted by status, although the response says otherwise");
}

const messageOf = (message: string | undefined) => message?.trim().slice(0, MESSAGE_MAX) || undefined;

const statusFailure = (status: number) =>
	new DeliveryFailure(`status ${status}`, { retries: retriesAfterStatus(status) });

function transportFailure(error: unknown): DeliveryFailure {
	if (error instanceof DeliveryFailure) return error;
	const isTimeout =
		error instanceof errors.ConnectTimeoutError || (error instanceof Error && error.name === "TimeoutError");
	return new DeliveryFailure(isTimeout ? "timeout" : "unreachable", { cause: error });
}
